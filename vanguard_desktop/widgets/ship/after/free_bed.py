"""A bed in which nobody lies: seen as free, or the answer to where somebody lies down."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter

from vanguard_desktop.models.ship.answers import AnswerRow

from ...look import RING_RADIUS, Painted, color_of, name_it, paint_icon, scaled
from ...look.controls.pressable import Pressable
from ...look.paint.painted import paint_box, paint_key_cap, square
from ...look.tokens import tokens

_ICON, _CAP = 26, 8


class EmptyBed(Painted):
    """Nobody lies there."""

    def __init__(self, size: QSize, spoken: str) -> None:
        super().__init__()
        self._size = size
        self.keep_size()
        name_it(self, spoken)

    def sizeHint(self) -> QSize:
        return QSize(scaled(self._size.width()), scaled(self._size.height()))

    def paint(self, painter: QPainter) -> None:
        paint_box(painter, self.area, tokens().radius.slot, fill=None, line=color_of("line"), dashed=True)
        paint_icon(painter, "barracks", square(self.area.center(), scaled(_ICON)), color_of("line_strong"))


class FreeBed(Pressable):
    """Somebody may lie down there: pressed, by its digit, or by carrying them there."""

    def __init__(self, size: QSize, row: AnswerRow) -> None:
        super().__init__()
        self._size, self._key = size, row.key
        self.keep_size()
        self.setProperty(RING_RADIUS, tokens().radius.slot)
        name_it(self, row.label)

    def sizeHint(self) -> QSize:
        return QSize(scaled(self._size.width()), scaled(self._size.height()))

    def paint(self, painter: QPainter) -> None:
        lit = self.underMouse() or self.hasFocus()
        fill = color_of("raised" if lit else "card")
        paint_box(painter, self.area, tokens().radius.slot, fill=fill, line=color_of("legal"), width=2.2)
        paint_icon(painter, "barracks", square(self.area.center(), scaled(_ICON)), color_of("text"))
        if self._key:
            right = QPointF(self.width() - _CAP, self.area.center().y())
            paint_key_cap(painter, right, self._key, color_of("text"))


class Arrow(Painted):
    """Everybody moves one bed to the right."""

    def __init__(self) -> None:
        super().__init__()
        self.keep_size()

    def sizeHint(self) -> QSize:
        return QSize(scaled(22), scaled(22))

    def paint(self, painter: QPainter) -> None:
        paint_icon(painter, "chevron_right", self.area, color_of("text_mute"))
