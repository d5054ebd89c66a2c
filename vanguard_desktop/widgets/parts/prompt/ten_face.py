"""A face of the ten-sided die of a landing, to be pressed as it lies on the players' table."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from ...look import NO_RING, RING_RADIUS, color_of, look, name_it, paint_focus_ring, scaled
from ...look.controls.pressable import Pressable

_SIDE, _ROOM = 60, 6


class TenFace(Pressable):
    """A kite with its number, which is its key as well."""

    def __init__(self, value: int, name: str) -> None:
        super().__init__()
        self.value = value
        self.keep_size()
        self.setProperty(RING_RADIUS, NO_RING)
        name_it(self, name)

    def sizeHint(self) -> QSize:
        side = scaled(_SIDE) + 2 * _ROOM
        return QSize(side, side)

    def paint(self, painter: QPainter) -> None:
        side = float(scaled(_SIDE))
        place = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)
        kite = QPainterPath(QPointF(place.center().x(), place.top()))
        for x, y in ((0.98, 0.58), (0.5, 1.0), (0.02, 0.58)):
            kite.lineTo(place.left() + side * x, place.top() + side * y)
        kite.closeSubpath()
        painter.fillPath(kite, color_of("raised" if self.underMouse() else "card"))
        pen = QPen(color_of("legal"), 2.0)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(kite, pen)
        painter.setFont(look().font("heading"))
        painter.setPen(color_of("text"))
        painter.drawText(place.adjusted(0, side * 0.1, 0, 0), Qt.AlignmentFlag.AlignCenter, str(self.value))
        if self.hasFocus():
            paint_focus_ring(painter, place, 8)
