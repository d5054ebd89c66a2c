"""Garbage is collected in the window's thread alone, when it has nothing else to do.

WORKAROUND: Python collects in whatever thread happens to fill its count. One that paints or reads would then free an
object of Qt that hangs on a cycle: it holds a lock of Qt and waits for Python, while the window holds Python and waits
for that lock, and the program stands still for ever.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QAbstractEventDispatcher

# So many new objects make it worth while; so many times the young before the middle-aged, and these before the old.
_WORTH_WHILE, _YOUNG, _MIDDLE = 5_000, 10, 50


def collect_when_idle() -> None:
    """From now on, before the event loop of this thread goes to sleep."""
    gc.disable()
    QAbstractEventDispatcher.instance().aboutToBlock.connect(_collect)


def stop_collecting_when_idle() -> None:
    QAbstractEventDispatcher.instance().aboutToBlock.disconnect(_collect)
    gc.enable()


def _collect() -> None:
    new, young, middle = gc.get_count()
    if new > _WORTH_WHILE:
        gc.collect(2 if middle > _MIDDLE else 1 if young > _YOUNG else 0)
