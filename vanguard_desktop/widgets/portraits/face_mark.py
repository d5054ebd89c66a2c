"""A small round face beside words that name the crewmember."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from vanguard_desktop.widgets.look.theme import look
from vanguard_desktop.widgets.portraits.portrait import paint_portrait


class FaceMark(QWidget):
    """Like a sign before a line, it has no name of its own: the words beside it say who it is."""

    def __init__(self, member: str = "", section: str = "", *, size: int = 32) -> None:
        super().__init__()
        self.member, self.section, self._size = member, section, size
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_member(self, member: str, section: str) -> None:
        """Show somebody else, or the same in the suit of another section."""
        if (member, section) != (self.member, self.section):
            self.member, self.section = member, section
            self.update()

    def sizeHint(self) -> QSize:
        side = look().scaled(self._size)
        return QSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.member:
            place = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            paint_portrait(QPainter(self), place, self.member, self.section, round_edge=True, sign=False)
