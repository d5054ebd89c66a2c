"""A track of numbered spaces with its marker, such as the supplies of the lander."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy

from ...look import Painted, color_of, name_it, scaled
from ...look.paint.painted import paint_box
from ...look.paint.text_paint import CENTER, draw_text

_SPACE_W, _NARROWEST, _SPACE_H, _GAP = 28, 20, 24, 4


class Track(Painted):
    """Spaces from 1 on; those up to the marker are filled, the marker's own stands out."""

    def __init__(self) -> None:
        super().__init__()
        self._value, self._most = 0, 1
        self.grow_down(QSizePolicy.Policy.Expanding)

    def show_value(self, value: int, most: int, spoken: str) -> None:
        name_it(self, spoken)
        if (value, most) != (self._value, self._most):
            self._value, self._most = value, most
            self.updateGeometry()
            self.update()

    def _space(self, width: int) -> float:
        """How wide a space is: all of them in one line if they can be, or as many lines as it takes."""
        one_line = (width + _GAP) / self._most - _GAP
        return min(max(one_line, scaled(_NARROWEST)), scaled(_SPACE_W))

    def _in_line(self, width: int) -> int:
        return max(int((width + _GAP + 0.01) / (self._space(width) + _GAP)), 1)

    def heightForWidth(self, width: int) -> int:
        lines = -(-self._most // self._in_line(width))
        return lines * (scaled(_SPACE_H) + _GAP) - _GAP

    def sizeHint(self) -> QSize:
        width = self._most * (scaled(_SPACE_W) + _GAP)
        return QSize(width, scaled(_SPACE_H))

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(_SPACE_W), scaled(_SPACE_H))

    def paint(self, painter: QPainter) -> None:
        in_line, wide, high = self._in_line(self.width()), self._space(self.width()), scaled(_SPACE_H)
        for space in range(1, self._most + 1):
            line, place = divmod(space - 1, in_line)
            rect = QRectF(place * (wide + _GAP), line * (high + _GAP), wide, high)
            if space == self._value:
                fill, edge, ink = "accent", "accent", "on_accent"
            elif space < self._value:
                fill, edge, ink = "accent_soft", "accent_text", "text"
            else:
                fill, edge, ink = "well", "line", "text_mute"
            paint_box(painter, rect, 6, fill=color_of(fill), line=color_of(edge))
            draw_text(painter, rect, str(space), "label", color_of(ink), CENTER)
