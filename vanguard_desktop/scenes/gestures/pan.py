"""Push the map with the hand."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint


class PanGesture:
    """The land follows the pointer."""

    def __init__(self, start: QPoint, push: Callable[[QPoint], None]) -> None:
        self._start = self._last = start
        self._push = push

    def move(self, to: QPoint) -> None:
        self._push(to - self._last)
        self._last = to

    def end(self, at: QPoint) -> None:
        self.move(at)

    def cancel(self) -> None:
        """The map goes back to where it was."""
        self.move(self._start)
