"""The ground of a world that was built: halls where the sectors are, belts between them, and lamps over both.

In the manner of the relief it is cut paper, every layer with its shadow and a light edge; here the layers are floors.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from random import Random

import attrs
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPainterPathStroker, QPen, QRadialGradient

from vanguard_desktop.core import go_on
from vanguard_desktop.widgets.look import night_of
from vanguard_desktop.widgets.look.paint.painted import faded
from vanguard_desktop.widgets.look.paint.relief import darken_rim
from vanguard_desktop.widgets.look.tokens import tokens

from ..geometry import LAND
from .path_layout import Curve

_HALL = QSizeF(250, 176)
_FLOORS = (66, 46, 28, 12)  # how far each floor reaches beyond the one on top, the lowest first
_CORRIDOR = 66.0
_TILE = 25.0
_BELT, _CHUTE = 50.0, 38.0
_SHADOW = QPointF(1.6, 2.6)
_LIGHT = 190.0  # how far a lamp is seen
_RACK = QSizeF(150, 96)
_ALLEY = 26.0
_PARCEL = QSizeF(22, 16)


@attrs.frozen
class Belt:
    """A way that carries: `curve` is given by its three points, so that two buildings can be compared."""

    start: tuple[float, float]
    bend: tuple[float, float]
    end: tuple[float, float]
    one_way: bool = False

    @classmethod
    def along(cls, curve: Curve, *, one_way: bool) -> Belt:
        return cls(curve.start.toTuple(), curve.bend.toTuple(), curve.end.toTuple(), one_way)

    @property
    def curve(self) -> Curve:
        return Curve(QPointF(*self.start), QPointF(*self.bend), QPointF(*self.end))


@attrs.frozen
class Building:
    """Where its halls stand and which belts run between them."""

    halls: tuple[tuple[float, float], ...]
    belts: tuple[Belt, ...]

    def render(self, seed: int, palette: str, scale: float, beyond: QSize) -> QImage:
        """On the land of the map."""
        return render_building(self, seed, tokens().relief[palette], LAND, scale, beyond)


def render_building(
    building: Building, seed: int, layers: tuple[str, ...], land: QRectF, scale: float, beyond: QSize
) -> QImage:
    """Paint the building on its `land` and, `beyond` that, the dark racks around it; `scale` pixels to each unit."""
    whole = land.adjusted(-beyond.width(), -beyond.height(), beyond.width(), beyond.height())
    # Before anything is painted: it may be given up.
    floors = [_floor(building, reach) for reach in _FLOORS]
    image = QImage((whole.size() * scale).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(layers[0]))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(image.width() / whole.width(), image.height() / whole.height())
    painter.translate(-whole.topLeft())
    _racks(painter, seed, layers, whole)
    for floor, color in zip(floors, layers[3:], strict=False):
        _sheet(painter, floor, QColor(color))
    for hall in building.halls:
        _tiles(painter, hall, layers)
    draw = Random(seed)
    for belt in building.belts:
        _belt(painter, belt, layers)
        _parcels(painter, belt, layers, draw)
    for lamp in _lamps(building):
        _lamp(painter, lamp, QColor(layers[-1]))
    painter.translate(land.topLeft())
    darken_rim(painter, QRectF(QPointF(), land.size()), beyond)
    painter.end()
    return image


def _racks(painter: QPainter, seed: int, layers: tuple[str, ...], whole: QRectF) -> None:
    """Pigeonholes in the dark, row after row; `seed` says which of them are lit a little."""
    draw = Random(seed)
    columns = math.ceil(whole.width() / (_RACK.width() + _ALLEY))
    rows = math.ceil(whole.height() / (_RACK.height() + _ALLEY))
    holes = QPen(faded(QColor(layers[0]), 0.9), 2)
    for row in range(rows):
        for column in range(columns):
            corner = QPointF(column * (_RACK.width() + _ALLEY), row * (_RACK.height() + _ALLEY))
            rack = QRectF(whole.topLeft() + corner, _RACK)
            path = QPainterPath()
            path.addRoundedRect(rack, 4, 4)
            _sheet(painter, path, QColor(layers[draw.choice((1, 1, 1, 2))]))
            painter.setPen(holes)
            for hole in range(1, 5):
                x = rack.left() + rack.width() * hole / 5
                painter.drawLine(QPointF(x, rack.top() + 8), QPointF(x, rack.bottom() - 8))
            for shelf in (1, 2):
                y = rack.top() + rack.height() * shelf / 3
                painter.drawLine(QPointF(rack.left() + 8, y), QPointF(rack.right() - 8, y))


def _floor(building: Building, reach: float) -> QPainterPath:
    """Everything so near to a hall or a corridor."""
    floor = QPainterPath()
    floor.setFillRule(Qt.FillRule.WindingFill)
    for x, y in building.halls:
        hall = QRectF(QPointF(), _HALL).adjusted(-reach, -reach, reach, reach)
        hall.moveCenter(QPointF(x, y))
        floor.addRoundedRect(hall, 14 + reach / 3, 14 + reach / 3)
    stroker = QPainterPathStroker()
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setWidth(_CORRIDOR + reach)
    for belt in building.belts:
        go_on()
        floor = floor.united(stroker.createStroke(belt.curve.line()))
    return floor.simplified()


def _tiles(painter: QPainter, hall: tuple[float, float], layers: tuple[str, ...]) -> None:
    """The floor of a hall, laid in squares."""
    floor = QRectF(QPointF(), _HALL)
    floor.moveCenter(QPointF(*hall))
    path = QPainterPath()
    path.addRoundedRect(floor, 14, 14)
    _sheet(painter, path, QColor(layers[3 + len(_FLOORS)]))
    painter.setPen(QPen(faded(QColor(layers[5]), 0.55), 1.2))
    for column in range(1, round(_HALL.width() / _TILE)):
        x = floor.left() + column * _TILE
        painter.drawLine(QPointF(x, floor.top() + 3), QPointF(x, floor.bottom() - 3))
    for row in range(1, round(_HALL.height() / _TILE)):
        y = floor.top() + row * _TILE
        painter.drawLine(QPointF(floor.left() + 3, y), QPointF(floor.right() - 3, y))


def _sheet(painter: QPainter, path: QPainterPath, color: QColor) -> None:
    painter.translate(_SHADOW)
    painter.fillPath(path, night_of("halo", 0.30))
    painter.translate(-_SHADOW)
    painter.fillPath(path, color)
    painter.strokePath(path, QPen(faded(QColor(Qt.GlobalColor.white), 0.06), 1))


def _belt(painter: QPainter, belt: Belt, layers: tuple[str, ...]) -> None:
    """Rollers between two rails; a chute has no rollers, and its sides come together."""
    width = _CHUTE if belt.one_way else _BELT
    line = belt.curve.line()
    stroker = QPainterPathStroker()
    stroker.setCapStyle(Qt.PenCapStyle.FlatCap)
    stroker.setWidth(width)
    _sheet(painter, stroker.createStroke(line), QColor(layers[1 if belt.one_way else 2]))
    if not belt.one_way:
        rollers = QPen(QColor(layers[5]), width - 10, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
        rollers.setDashPattern([2.5 / rollers.widthF(), 11 / rollers.widthF()])
        painter.strokePath(line, rollers)
    rails = QPainterPathStroker()
    rails.setCapStyle(Qt.PenCapStyle.FlatCap)
    rails.setWidth(3)
    painter.fillPath(rails.createStroke(stroker.createStroke(line)), QColor(layers[6]))


def _parcels(painter: QPainter, belt: Belt, layers: tuple[str, ...], draw: Random) -> None:
    """A few on each belt, beside its sign and the plates at its ends."""
    for t in (0.33, 0.40, 0.62, 0.69):
        color, aslant, lies = draw.choice(layers[-4:-1]), draw.uniform(-14, 14), draw.random() < 0.6
        if not lies:
            continue
        painter.save()
        painter.translate(belt.curve.at(t))
        painter.rotate(belt.curve.angle(t) + aslant)
        painter.translate(0, aslant)  # to either side of those who walk there
        box = QPainterPath()
        box.addRoundedRect(QRectF(QPointF(-_PARCEL.width() / 2, -_PARCEL.height() / 2), _PARCEL), 2, 2)
        _sheet(painter, box, QColor(color))
        painter.setPen(QPen(QColor(layers[6]), 1.5))
        painter.drawLine(QPointF(0, -_PARCEL.height() / 2), QPointF(0, _PARCEL.height() / 2))
        painter.restore()


def _lamps(building: Building) -> Iterator[QPointF]:
    """One over each end of a hall, one over each belt."""
    for x, y in building.halls:
        yield QPointF(x - 0.62 * _HALL.width(), y - 0.55 * _HALL.height())
        yield QPointF(x + 0.62 * _HALL.width(), y + 0.55 * _HALL.height())
    for belt in building.belts:
        yield belt.curve.at(0.5) + QPointF(0, -58)


def _lamp(painter: QPainter, place: QPointF, color: QColor) -> None:
    light = QRadialGradient(place, _LIGHT)
    for far, alpha in ((0.0, 0.50), (0.12, 0.30), (0.45, 0.12), (1.0, 0.0)):
        light.setColorAt(far, faded(color, alpha))
    painter.fillRect(QRectF(place, place).adjusted(-_LIGHT, -_LIGHT, _LIGHT, _LIGHT), light)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(color, 0.95))
    painter.drawEllipse(place, 4.5, 4.5)
