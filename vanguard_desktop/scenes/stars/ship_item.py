"""The Vanguard on the star map: it waits at the ring of our system, or flies along a lane."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from vanguard_desktop.widgets.look.paint.ship import paint_ship

from ..items.steady import SteadyItem
from ..z_order import Z

_SIZE = (66.0, 30.5)


class ShipItem(SteadyItem):
    """`home` is where it is when nothing moves."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(Z.PAWN)
        self.home = QPointF()
        self.heading = 0.0
        self.measure()

    def head(self, degrees: float) -> None:
        """Turn the nose there, clockwise from the right; it never flies upside down."""
        if degrees != self.heading:
            self.heading = degrees
            self.update()

    def measure(self) -> None:
        reach = _SIZE[0] * 0.85
        self._set_body(QRectF(-reach, -reach, 2 * reach, 2 * reach))

    def shape(self) -> QPainterPath:
        return QPainterPath()  # the pointer reaches what lies below

    def draw(self, painter: QPainter) -> None:
        left = abs(self.heading) > 90
        painter.rotate(self.heading)
        if left:
            painter.scale(1, -1)
        painter.translate(_SIZE[0] * 0.1, 0)
        paint_ship(painter, QRectF(-_SIZE[0] / 2, -_SIZE[1] / 2, *_SIZE))
