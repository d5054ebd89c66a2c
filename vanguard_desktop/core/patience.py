"""Long reckonings in a thread of their own: they ask now and then whether anybody still waits for the answer."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar


class NobodyWaits(Exception):
    """The question is out of date: another one was asked, or the window is closed."""


# Whoever asks for something that takes long says here, for its own thread, how to find out.
still_waiting: ContextVar[Callable[[], bool] | None] = ContextVar("still_waiting", default=None)


def go_on() -> None:
    """Called between two steps of a long reckoning; raises `NobodyWaits` if there is no use in the next one."""
    asked = still_waiting.get()
    if asked is not None and not asked():
        raise NobodyWaits


_at_work: list[bool] = []


@contextmanager
def leaving_garbage() -> Iterator[None]:
    """Python collects no garbage while a thread beside the window works.

    WORKAROUND: it collects in whatever thread happens to fill its count. That thread would free an object of Qt that
    hangs on a cycle: it holds a lock of Qt and waits for Python, while the window holds Python and waits for that lock,
    and the program stands still for ever.
    """
    _at_work.append(gc.isenabled() or any(_at_work))
    gc.disable()
    try:
        yield
    finally:
        was_on = _at_work.pop()
        if was_on and not _at_work:
            gc.freeze()  # what has gathered is no longer counted, so that the next object made here sets nothing off
            gc.unfreeze()
            gc.enable()


@contextmanager
def beside_the_window(wanted: Callable[[], bool]) -> Iterator[None]:
    """Reckon in this thread as long as it is `wanted`; then it just ends."""
    token = still_waiting.set(wanted)
    try:
        with leaving_garbage(), suppress(NobodyWaits):
            yield
    finally:
        still_waiting.reset(token)
