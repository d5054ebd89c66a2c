"""The figures on the map: members of the away team, the lander and a threat, all lit from the left."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPen

from ..theme import color_of, night_of
from ..tokens import tokens
from .painted import faded, paint_disk
from .svg_path import svg_path

PAWN_SHAPE = 44 / 58  # width to height
LANDER_SHAPE = 70 / 64

_LEGS = "M15.5 48.5c0-5 .5-8 1-11h11c.5 3 1 6 1 11-2.5 1.6-10.5 1.6-13 0z"
_BETWEEN_LEGS = "M21.3 40h1.4v9.4h-1.4z"
_LEFT_ARM = "M12.8 27.5c-3.4 2.2-4.3 7.2-3.6 11.2"
_RIGHT_ARM = "M31.2 27.5c3.4 2.2 4.3 7.2 3.6 11.2"
_TORSO = "M12.5 38.5c-1-8 .8-15 9.5-15s10.5 7 9.5 15c-3 1.8-16 1.8-19 0z"
_STRIPE = "M14 30.5c5 1.6 11 1.6 16 0v3.2c-5 1.6-11 1.6-16 0z"
_VISOR = "M13.5 14.5c0-5 3.5-6.5 8.5-6.5s8.5 1.5 8.5 6.5-3.5 7-8.5 7-8.5-2-8.5-7z"
_GLINT = "M15.5 13c.6-2.4 2.6-3.2 5-3.4"

_LANDER_LEGS = "M17 42L8 57M53 42l9 15M24 44l-4 13M46 44l4 13"
_LANDER_FEET = "M3 57.5h10M57 57.5h10M17 57.5h6M47 57.5h6"
_LANDER_HULL = "M35 4c14 0 20 13 21 28l-3 12H17l-3-12C15 17 21 4 35 4z"
_LANDER_BAND = "M14 32h42l-1 5H15z"
_LANDER_WINDOW = "M25 19c0-5 4.5-7.5 10-7.5S45 14 45 19s-4 6.5-10 6.5S25 24 25 19z"
_LANDER_GLINT = "M27.5 18c.6-2.6 3-4 6-4.2"
_LANDER_ENGINE = "M29 44h12l2 8H27z"

_THREAT = "M28 2l6 11 12-4-3 12 10 6-9 6 4 12-12-3-8 9-8-9-12 3 4-12-9-6 10-6-3-12 12 4z"
_THREAT_EYES = "M17 24l9 4.5-8 2.5zM39 24l-9 4.5 8 2.5z"
_THREAT_MOUTH = "M20 38c3-3 13-3 16 0"


def paint_pawn(painter: QPainter, rect: QRectF, section: str, *, active: bool = False, legal: bool = False) -> None:
    """Draw a member of the away team standing in `rect`; the ring and stripe have the color of the section."""
    _begin(painter, rect, 44, 58)
    color = color_of(f"section_{section}")
    visor = QColor(tokens().figure.visor)
    _ellipse(painter, 22, 53, 20, 6.5, _black(0.45))
    if active or legal:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(color_of("accent" if active else "legal"), 2.6))
        painter.drawEllipse(QPointF(22, 50.5), 23.5, 8.8)
    _ellipse(painter, 22, 51, 18, 6, color.darker(154))
    _ellipse(painter, 22, 48.6, 18, 6, color)
    _ellipse(painter, 22, 48.6, 13.5, 4.2, night_of("well", 0.45))
    suit = _suit(0.55)
    painter.fillPath(svg_path(_LEGS), _across(suit, 15.5, 28.5))
    painter.fillPath(svg_path(_BETWEEN_LEGS), night_of("well", 0.35))
    _stroke(painter, _LEFT_ARM, QColor(tokens().figure.mid), 4.6)
    _stroke(painter, _RIGHT_ARM, QColor(tokens().figure.dark), 4.6)
    painter.fillPath(svg_path(_TORSO), _across(suit, 12, 32))
    painter.fillPath(svg_path(_STRIPE), color)
    paint_disk(painter, QPointF(22, 14), 11.5, fill=_across(suit, 10.5, 33.5))
    painter.fillPath(svg_path(_VISOR), visor)
    _stroke(painter, _GLINT, QColor(tokens().figure.glint), 1.8)
    painter.restore()


def paint_lander(painter: QPainter, rect: QRectF) -> None:
    """Draw the lander standing in `rect`."""
    _begin(painter, rect, 70, 64)
    figure = tokens().figure
    _ellipse(painter, 35, 59, 30, 6, _black(0.45))
    _stroke(painter, _LANDER_LEGS, QColor(figure.dark), 3)
    _stroke(painter, _LANDER_FEET, QColor(figure.mid), 3)
    painter.fillPath(svg_path(_LANDER_HULL), _across(_suit(0.6), 14, 56))
    painter.fillPath(svg_path(_LANDER_BAND), night_of("accent"))
    painter.fillPath(svg_path(_LANDER_WINDOW), QColor(figure.visor))
    _stroke(painter, _LANDER_GLINT, QColor(figure.glint), 2)
    painter.fillPath(svg_path(_LANDER_ENGINE), QColor(figure.dark).darker(165))
    painter.restore()


def paint_threat(painter: QPainter, rect: QRectF) -> None:
    """Draw the token of a threat in the square `rect`."""
    _begin(painter, rect, 56, 56)
    rim = color_of("die_danger_edge")
    _ellipse(painter, 28, 51, 20, 5.5, _black(0.5))
    body = svg_path(_THREAT)
    pen = QPen(rim, 2.6)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.fillPath(body, color_of("die_danger"))
    painter.strokePath(body, pen)
    painter.fillPath(svg_path(_THREAT_EYES), rim)
    _stroke(painter, _THREAT_MOUTH, rim, 2.4)
    painter.restore()


def _begin(painter: QPainter, rect: QRectF, width: float, height: float) -> None:
    """Take up the figure's own units, standing in the middle of `rect`, with its feet at the bottom."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scale = min(rect.width() / width, rect.height() / height)
    painter.translate(rect.center().x() - width * scale / 2, rect.bottom() - height * scale)
    painter.scale(scale, scale)


def _ellipse(painter: QPainter, x: float, y: float, reach_x: float, reach_y: float, color: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    painter.drawEllipse(QPointF(x, y), reach_x, reach_y)


def _stroke(painter: QPainter, data: str, color: QColor, width: float) -> None:
    pen = QPen(color, width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.strokePath(svg_path(data), pen)


def _suit(middle: float) -> tuple[tuple[float, str], ...]:
    figure = tokens().figure
    return ((0.0, figure.light), (middle, figure.mid), (1.0, figure.dark))


def _across(stops: tuple[tuple[float, str], ...], left: float, right: float) -> QBrush:
    gradient = QLinearGradient(left, 0, right, 0)
    for at, color in stops:
        gradient.setColorAt(at, QColor(color))
    return QBrush(gradient)


def _black(alpha: float) -> QColor:
    return faded(QColor(Qt.GlobalColor.black), alpha)
