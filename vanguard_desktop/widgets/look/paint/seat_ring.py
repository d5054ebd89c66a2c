"""The ring of a seat: color, letter and a line of its own (solid, dashed, dotted, double), so no two look alike."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from ..icons import paint_icon
from ..theme import color_of
from ..tokens import tokens
from .painted import paint_disk, square
from .text_paint import CENTER, draw_text


def paint_seat_ring(painter: QPainter, rect: QRectF, seat: int, letter: str, *, agreed: bool = False) -> None:
    """Draw the ring of seat 1 to 4 in the square `rect`."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    color = color_of(f"seat_{seat}")
    line = tokens().seat_ring[str(seat)]
    width = rect.width() / 13
    middle, radius = rect.center(), rect.width() / 2 - width
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = QPen(color, width)
    if line == "dashed":
        pen.setDashPattern([2.6, 1.7])
    elif line == "dotted":
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setDashPattern([0.01, 1.9])
    elif line == "double":
        pen.setWidthF(width / 2.4)
        painter.setPen(pen)
        painter.drawEllipse(middle, radius - width * 0.85, radius - width * 0.85)
    painter.setPen(pen)
    painter.drawEllipse(middle, radius, radius)
    draw_text(painter, rect, letter, "number", color, CENTER)
    if agreed:
        badge = QPointF(rect.right() - rect.width() * 0.16, rect.bottom() - rect.height() * 0.16)
        reach = rect.width() * 0.22
        paint_disk(painter, badge, reach, fill=color_of("good"))
        paint_icon(painter, "check", square(badge, reach * 1.5), color_of("space"))
    painter.restore()
