"""The Vanguard, seen from the side: a long hull, a turning ring where the crew lives, a warm flame behind."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen

from ..theme import look, night_of
from ..tokens import tokens
from .painted import faded, paint_disk
from .svg_path import svg_path

_FLAME = "M-150 118L46 106v28z"
_FLAME_CORE = "M-64 119.500L46 113v14z"
_NOZZLES = "M34 101h12v38H34zM49 97h8v46h-8z"
_ENGINE = "M44 99l24-8h70v58H68l-24-8z"
_FIN_ABOVE = "M86 68h40l15 26H74z"
_FIN_BELOW = "M86 172h40l15-26H74z"
_RADIATORS = "M94 74h28M91 80h35M88 86h42M94 166h28M91 160h35M88 154h42"
_HULL = "M136 99h244c44 0 88 6 116 21c-28 15-72 21-116 21H136z"
_HULL_SHADE = "M136 127h258c38 0 70-3 102-7c-28 15-72 21-116 21H136z"
_BRIDGE_DECK = "M222 99l14-22h74l20 22z"
_CARGO = "M244 141l10 17h54l14-17z"
_COCKPIT = "M404 105c30 1 54 6 72 13l-50 2c-12-3-19-8-22-15z"
_COCKPIT_GLINT = "M413 108c20 1 33 3 49 8"
_SPOKES = "M178 99V32M178 141v67"
_RING_BACK = "M178 24c-18 0-31 42-31 96s13 96 31 96"
_RING_FRONT = "M178 24c18 0 31 42 31 96s-13 96-31 96"
_RING_LIGHTS = "M192 60c6 16 9 38 9 60s-3 44-9 60"
_MAST = "M338 77v-27M330 58h16M430 141v14"


def paint_ship(painter: QPainter, rect: QRectF) -> None:
    """Draw the ship flying to the right in `rect`; its flame reaches out of it to the left."""
    figure = tokens().figure
    light, mid, dark = QColor(figure.light), QColor(figure.mid), QColor(figure.dark)
    deep = QColor(figure.visor)
    lamp = night_of("accent")
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / 520, rect.height() / 240)
    flame = QLinearGradient(-150, 0, 46, 0)
    flame.setColorAt(0, faded(lamp, 0))
    flame.setColorAt(1, faded(lamp, 0.75))
    painter.fillPath(svg_path(_FLAME), flame)
    core = QLinearGradient(-64, 0, 46, 0)
    core.setColorAt(0, faded(light, 0))
    core.setColorAt(1, faded(light, 0.95))
    painter.fillPath(svg_path(_FLAME_CORE), core)
    _line(painter, _RING_BACK, dark.darker(320), 15)
    engine = _down(88, 150, mid, dark.darker(190))
    painter.fillPath(svg_path(_ENGINE), engine)
    painter.fillPath(svg_path(_NOZZLES), deep)
    painter.fillPath(svg_path(_FIN_ABOVE), engine)
    painter.fillPath(svg_path(_FIN_BELOW), engine)
    _line(painter, _RADIATORS, faded(deep, 0.75), 2.4)
    painter.fillPath(svg_path(_BRIDGE_DECK), _down(77, 99, mid, dark))
    painter.fillPath(svg_path(_CARGO), _down(141, 158, dark, dark.darker(170)))
    hull = QLinearGradient(0, 99, 0, 141)
    for at, color in ((0.0, light), (0.45, mid), (1.0, dark.darker(140))):
        hull.setColorAt(at, color)
    painter.fillPath(svg_path(_HULL), hull)
    painter.fillPath(svg_path(_HULL_SHADE), faded(deep, 0.34))
    painter.fillPath(svg_path(_COCKPIT), deep)
    _line(painter, _COCKPIT_GLINT, QColor(figure.glint), 2.4)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(lamp)
    for window in range(8):
        painter.drawRoundedRect(QRectF(222 + window * 21, 107, 11, 4.5), 2, 2)
    for window in range(4):
        painter.drawRoundedRect(QRectF(248 + window * 15, 85, 8, 4), 2, 2)
    _line(painter, _SPOKES, dark, 7)
    _line(painter, _RING_FRONT, light.darker(104), 15)
    ribs = QPen(dark.darker(170), 15)
    ribs.setCapStyle(Qt.PenCapStyle.FlatCap)
    ribs.setDashPattern([2 / 15, 26 / 15])
    painter.strokePath(svg_path(_RING_FRONT), ribs)
    lights = QPen(lamp, 3)
    lights.setDashPattern([5 / 3, 3])
    painter.strokePath(svg_path(_RING_LIGHTS), lights)
    _line(painter, _MAST, mid, 2.6)
    paint_disk(painter, QPointF(338, 48), 3.5, fill=lamp)
    _paint_name(painter, deep)
    painter.restore()


def _paint_name(painter: QPainter, ink: QColor) -> None:
    """The name on the hull; it is painted on, so it keeps its size whatever the text size is."""
    font = look().font("label")
    font.setPixelSize(15)
    font.setLetterSpacing(font.SpacingType.AbsoluteSpacing, 5)
    name = QPainterPath()
    name.addText(QPointF(256, 132), font, "VANGUARD")
    painter.fillPath(name, ink)


def _line(painter: QPainter, data: str, color: QColor, width: float) -> None:
    pen = QPen(color, width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.strokePath(svg_path(data), pen)


def _down(top: float, bottom: float, first: QColor, last: QColor) -> QBrush:
    gradient = QLinearGradient(0, top, 0, bottom)
    gradient.setColorAt(0, first)
    gradient.setColorAt(1, last)
    return QBrush(gradient)
