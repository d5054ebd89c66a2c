"""What is drawn around a die: the ring of a legal or selected one, its owner's ring, the row it is assigned to."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from ..icons import paint_icon
from ..theme import color_of, look
from ..tokens import tokens
from .kept import paint_kept
from .painted import paint_disk
from .svg_path import svg_path


def paint_ring(painter: QPainter, outline: QPainterPath, color: QColor, scale: float, width: float) -> None:
    """Draw the die's own outline enlarged, around the origin."""
    around = QTransform().scale(scale, scale).translate(-32, -32)
    painter.strokePath(around.map(outline), QPen(color, width))


def paint_legal_ring(painter: QPainter, outline: QPainterPath, breath: float = 0.0) -> None:
    """Draw the mark of a die or slot that may be used right now; `breath` makes the outer ring swell and fade."""
    thicker = 1.0 if look().reduced_motion else 0.0
    paint_ring(painter, outline, color_of("legal", 0.28 + 0.22 * breath), 1.31, 6)
    paint_ring(painter, outline, color_of("legal"), 1.19, 3 + thicker)


def paint_assisting(painter: QPainter, outline: QPainterPath, section: str) -> None:
    """Draw the ring and glyph of the section whose member lends the die."""
    color = color_of(f"section_{section}")
    paint_ring(painter, outline, color, 1.16, 3)
    badge = QPointF(27, 27)
    paint_disk(painter, badge, 11.5, fill=color_of("well"), line=color, width=2.5)
    paint_icon(painter, f"section_{section}", QRectF(badge.x() - 7.5, badge.y() - 7.5, 15, 15), color)


def paint_row_number(painter: QPainter, row: int) -> None:
    """Draw on the corner which outcome row the die is spent on."""
    badge = QRectF(-46, -42, 30, 30)
    paint_disk(painter, badge.center(), 15, fill=color_of("accent"))
    font = look().font("number")
    font.setPixelSize(18)  # units of the die, not of the text: it grows with the die
    painter.setFont(font)
    painter.setPen(color_of("on_accent"))
    painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, str(row))


def paint_slot(
    painter: QPainter, rect: QRectF, color: str, *, legal: bool = False, rank: int = 0, expects_die: bool = False
) -> None:
    """Draw the empty place of a die; `rank` is the rank that opens it, if the member's is too low."""
    paint_kept(
        painter,
        rect,
        ("slot", color, legal, rank, expects_die),
        lambda inside, place: _paint_slot(inside, place, color, legal, rank, expects_die),
        reach=rect.width() * 0.2,
    )


def _paint_slot(painter: QPainter, rect: QRectF, color: str, legal: bool, rank: int, expects_die: bool) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    painter.scale(rect.width() / 64, rect.height() / 64)
    outline = svg_outline(color)
    if legal:
        paint_ring(painter, outline, color_of("legal"), 1.16, 3.5 + (1 if look().reduced_motion else 0))
    painter.translate(-32, -32)
    painter.fillPath(outline, color_of("well"))
    pen = QPen(color_of(f"die_{color}_edge", 0.28 if rank else 0.55), 2)
    if rank:
        pen.setDashPattern([2.5, 3])
    painter.strokePath(outline, pen)
    middle = QRectF(20, 20, 24, 24)
    if rank:
        paint_icon(painter, f"rank_{rank}", middle, color_of("line_strong"))
    elif expects_die:
        paint_icon(painter, "dice_check", middle, color_of(f"die_{color}_edge", 0.5))
    painter.restore()


def paint_ghost(painter: QPainter, rect: QRectF, color: str) -> None:
    """Draw what a die leaves behind while it is on its way: its dashed outline."""
    paint_kept(painter, rect, ("ghost", color), lambda inside, place: _paint_ghost(inside, place, color), reach=2)


def _paint_ghost(painter: QPainter, rect: QRectF, color: str) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    painter.scale(rect.width() / 70, rect.height() / 70)
    painter.translate(-32, -32)
    width = 5.0 if rect.width() < 28 else 2.5
    pen = QPen(color_of(f"die_{color}_edge", 0.6), width)
    pen.setDashPattern([9 / 5, 7 / 5] if width == 5 else [3, 2.4])
    painter.strokePath(svg_outline(color), pen)
    painter.restore()


def svg_outline(color: str) -> QPainterPath:
    """The outline of a die on its square of 64 units."""
    return svg_path(tokens().die_outline_64[color])
