"""The upper edge of a small card or panel: its kind without a word, and without its color."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from vanguard_desktop.dice.faces import Section
from vanguard_desktop.models.common.card_dress import CardKind

from ..look import color_of
from ..look.paint.painted import clip_round
from .shapes import banner, cut_header, hexagon, saw

_TOOTH, _SEGMENT, _RIBBON = 9.0, 14.0, 6.0


def paint_edge(
    painter: QPainter, rect: QRectF, kind: CardKind, radius: float, *, high: float, section: Section | None = None
) -> None:
    """Draw the edge into the upper `high` units of a card; a ribbon goes down its left side."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    clip_round(painter, rect.adjusted(1, 1, -1, -1), radius)
    top = QRectF(rect.left() + 1, rect.top() + 1, rect.width() - 2, high)
    ink = edge_color(kind, section)
    match kind:
        case CardKind.THREAT:
            painter.fillPath(saw(top.adjusted(0, 0, 0, 2), _TOOTH), ink)
        case CardKind.EQUIPMENT:
            painter.fillPath(cut_header(top.adjusted(0, 0, 0, 4)), ink)
        case CardKind.EVENT:
            _segments(painter, top, ink)
        case CardKind.DISCOVERY | CardKind.UNIQUE:
            _hung(painter, top, ink, 1 if kind is CardKind.DISCOVERY else 2)
        case CardKind.CONDITION:
            _circles(painter, top, ink)
        case CardKind.MISSION:
            painter.fillRect(QRectF(rect.left() + 1, rect.top(), _RIBBON, rect.height()), ink)
        case CardKind.RANK_UP:
            painter.fillRect(QRectF(top.left(), top.top(), top.width(), 2), ink)
            painter.fillPath(banner(QRectF(top.right() - 34, top.top(), 18, high + 5)), ink)
        case CardKind.CREW | CardKind.SKILL:
            for at in (0.0, high * 0.62):
                painter.fillRect(QRectF(top.left(), top.top() + at, top.width(), high * 0.38), ink)
        case _:
            painter.fillRect(top, ink)
    painter.restore()


def edge_color(kind: CardKind, section: Section | None) -> QColor:
    """The color of its edge; the shape says the same."""
    if section is not None and kind in (CardKind.SECTION, CardKind.SKILL, CardKind.CREW):
        return color_of(f"section_{section.value}")
    match kind:
        case CardKind.INJURY:
            return color_of("die_injury")
        case CardKind.THREAT | CardKind.DANGER:
            return color_of("die_danger_edge")
        case _:
            return color_of("line_strong")


def _segments(painter: QPainter, top: QRectF, ink: QColor) -> None:
    """As many boxes as there is room for, like the row of biomes on a whole event."""
    left = top.left()
    while left < top.right():
        painter.fillRect(QRectF(left, top.top(), _SEGMENT, top.height() * 0.7), ink)
        left += _SEGMENT + 3


def _hung(painter: QPainter, top: QRectF, ink: QColor, count: int) -> None:
    """Half hexagons under a thin line."""
    painter.fillRect(QRectF(top.left(), top.top(), top.width(), 2), ink)
    for number in range(count):
        middle = QPointF(top.right() - 16 - number * 18, top.top())
        painter.fillPath(hexagon(middle, top.height() + 3), ink)


def _circles(painter: QPainter, top: QRectF, ink: QColor) -> None:
    """Half of a double circle under a thin line."""
    painter.fillRect(QRectF(top.left(), top.top(), top.width(), 2), ink)
    painter.setPen(QPen(ink, 1.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    middle = QPointF(top.right() - 20, top.top())
    for reach in (top.height(), top.height() + 4):
        painter.drawEllipse(middle, reach, reach)
