"""Pictures that take longer than a frame of the screen are painted in a thread, one after the other."""

from __future__ import annotations

import queue
import threading
from collections.abc import Iterable
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from vanguard_desktop.core import beside_the_window, go_on

P = TypeVar("P")
_LOOK_EVERY_MS = 15


class PaintedAside(QObject, Generic[P]):
    """`done` brings each picture as it is finished; `waiting` tells that there are more to come."""

    done = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pictures: queue.SimpleQueue[P | None] = queue.SimpleQueue()
        # The painter's thread touches no object of Qt but its images; the window looks for what is done.
        self._look = QTimer(self, interval=_LOOK_EVERY_MS)
        self._look.timeout.connect(self._take)

    @property
    def waiting(self) -> bool:
        return self._look.isActive()

    def begin(self, pictures: Iterable[P]) -> None:
        """Have them painted: the thread runs through `pictures`, which paint when they are asked for."""
        gone = threading.Event()

        def give_up() -> None:
            gone.set()

        # WORKAROUND: not `gone.set`, as PySide holds methods of plain objects weakly. The thread may be the last to
        # hold the event; it would then change what PySide knows of all connections while the window makes one, and
        # the program would crash or stand still for ever.
        self.destroyed.connect(give_up)
        threading.Thread(target=_paint, args=(pictures, self._pictures, gone), name="painter").start()
        self._look.start()

    def _take(self) -> None:
        while not self._pictures.empty():
            picture = self._pictures.get()
            if picture is None:
                self._look.stop()
            else:
                self.done.emit(picture)


def _paint(pictures: Iterable[P], done: queue.SimpleQueue[P | None], gone: threading.Event) -> None:
    try:
        with beside_the_window(lambda: not gone.is_set()):
            for picture in pictures:
                done.put(picture)
                go_on()
    finally:
        done.put(None)
