"""A relief of the first screen, found in another thread; only a QImage may be painted there."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QRunnable, QSize, QThreadPool, Signal
from PySide6.QtGui import QImage

from vanguard_desktop.core import beside_the_window


class _Finished(QObject):
    painted = Signal(QImage)


class ReliefAside(QRunnable):
    """Calls `then` with the picture, unless it is given up before."""

    def __init__(self, seed: int, palette: str, size: QSize, scale: float, then: Callable[[QImage], None]) -> None:
        super().__init__()
        self._land = (seed, palette, size, scale)
        self._wanted = True
        self._finished = _Finished()
        self._finished.painted.connect(then)
        self.setAutoDelete(False)  # its signal must outlive its run
        QThreadPool.globalInstance().start(self)

    def give_up(self) -> None:
        """It stops at its next step."""
        self._wanted = False

    def run(self) -> None:
        from ..look.paint.relief import render_relief

        with beside_the_window(lambda: self._wanted):
            self._finished.painted.emit(render_relief(*self._land, vignette=False))
