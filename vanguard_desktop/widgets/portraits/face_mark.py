"""A small round face beside words that name the crewmember."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter

from ..look import Painted, scaled
from .portrait import paint_portrait


class FaceMark(Painted):
    """Like a sign before a line, it has no name of its own: the words beside it say who it is."""

    def __init__(self, member: str = "", section: str = "", *, size: int = 32) -> None:
        super().__init__()
        self.member, self.section, self._size = member, section, size
        self.keep_size()

    def show_member(self, member: str, section: str) -> None:
        """Show somebody else, or the same in the suit of another section."""
        if (member, section) != (self.member, self.section):
            self.member, self.section = member, section
            self.update()

    def sizeHint(self) -> QSize:
        side = scaled(self._size)
        return QSize(side, side)

    def paint(self, painter: QPainter) -> None:
        if self.member:
            place = self.area.adjusted(1, 1, -1, -1)
            paint_portrait(painter, place, self.member, self.section, round_edge=True, sign=False)
