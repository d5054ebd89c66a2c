"""What is seen of a passage at each of its moments: the ship, the lander on its way, and the planet below."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPixmap, QRadialGradient

from vanguard_desktop.models.common.passages import Passage, PassageKind

from ..look import night_of
from ..look.paint.figures import LANDER_SHAPE, paint_lander
from ..look.paint.kept import paint_kept
from ..look.paint.painted import faded, paint_disk
from ..look.paint.relief import relief_seed, render_relief
from ..look.paint.ship import paint_ship
from ..look.tokens import tokens

_STARS, _GLOBE = 150, 560
_SHIP_SHAPE = 520 / 240


def paint_passage(painter: QPainter, place: QRectF, passage: Passage, at: float) -> None:
    """`at` runs from 0 to 1."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    _SCENES[passage.kind](painter, place, passage, at)


def _launch(painter: QPainter, place: QRectF, passage: Passage, at: float) -> None:
    """Away from the ship, ever smaller, towards the planet."""
    _space(painter, place, passage)
    _ship(painter, place, drift=-0.02 * at)
    way = _ease(at)
    _lander(painter, place, _along(way), 0.15 - 0.105 * way, turn=-24 * way, flame=0.5 if at < 0.3 else 0.0)


def _lift_off(painter: QPainter, place: QRectF, passage: Passage, at: float) -> None:
    """Up from the planet to the ship, on a flame."""
    _space(painter, place, passage)
    _ship(painter, place, drift=0.0)
    way = 1 - _ease(at)
    _lander(painter, place, _along(way), 0.15 - 0.105 * way, turn=-24 * way, flame=1.0 - 0.6 * at)


def _evacuation(painter: QPainter, place: QRectF, passage: Passage, at: float) -> None:
    """The same in haste, under an alarm."""
    _lift_off(painter, place, passage, min(at * 1.25, 1.0))
    strong = 0.30 + 0.22 * math.cos(at * math.tau * 3)
    alarm = QRadialGradient(place.center(), math.hypot(place.width(), place.height()) / 2)
    alarm.setColorAt(0.45, faded(night_of("bad"), 0.0))
    alarm.setColorAt(1.0, faded(night_of("bad"), strong))
    painter.fillRect(place, alarm)


def _landing(painter: QPainter, place: QRectF, passage: Passage, at: float) -> None:
    """Down onto the land, and the dust it raises."""
    sky = QLinearGradient(place.topLeft(), place.bottomLeft())
    sky.setColorAt(0.0, night_of("space"))
    sky.setColorAt(1.0, night_of("raised"))
    painter.fillRect(place, sky)
    _stars(painter, place, passage.world, 0.5)
    ground = place.top() + place.height() * 0.66
    land = QPainterPath(QPointF(place.left(), place.bottom()))
    land.lineTo(place.left(), ground + place.height() * 0.05)
    third, rise = place.width() / 3, place.height() * 0.08
    land.cubicTo(place.left() + third, ground - rise, place.left() + 2 * third, ground + rise, place.right(), ground)
    land.lineTo(place.right(), place.bottom())
    picture = _land(passage.world, passage.relief)
    painter.save()
    painter.setClipPath(land)
    strip = QRectF(place.left(), ground - rise, place.width(), place.bottom() - ground + rise)
    painter.drawPixmap(strip, picture, QRectF(0, 0, picture.width(), picture.height() * 0.45))
    shade = QLinearGradient(strip.topLeft(), strip.bottomLeft())
    shade.setColorAt(0.0, faded(night_of("space"), 0.10))
    shade.setColorAt(1.0, faded(night_of("space"), 0.75))
    painter.fillRect(strip, shade)
    painter.restore()
    way = _ease(at)
    feet = ground + place.height() * 0.05
    middle = QPointF(place.center().x() + place.width() * 0.16 * (1 - way), feet - place.height() * 0.62 * (1 - way))
    near = max((way - 0.6) / 0.4, 0.0)
    for side in (-1, 1):
        for puff in range(4):
            reach = place.height() * (0.04 + 0.03 * puff) * near
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(night_of("text_soft"), 0.14 - 0.03 * puff))
            where = QPointF(middle.x() + side * reach * (1.4 + 0.7 * puff), feet - reach * 0.2)
            painter.drawEllipse(where, reach * 1.3, reach * 0.42)
    high = place.height() * 0.2
    body = QRectF(middle.x() - high * LANDER_SHAPE / 2, middle.y() - high, high * LANDER_SHAPE, high)
    if way < 0.97:
        _flame(painter, QPointF(middle.x(), middle.y() - high * 0.16), high * 0.5, 1.0)
    paint_kept(painter, body, "passage/lander", paint_lander)


def _docking(painter: QPainter, place: QRectF, passage: Passage, at: float) -> None:
    """Close to the hull: the lander comes up to the light of its door."""
    painter.fillRect(place, night_of("space"))
    _stars(painter, place, passage.world, 1.0)
    wide = place.width() * 1.15
    ship = QRectF(place.left() - wide * 0.05, place.top() - place.height() * 0.1, wide, wide / _SHIP_SHAPE)
    paint_kept(painter, ship, "passage/ship", paint_ship, reach=wide * 0.3)
    way = _ease(at)
    door = QPointF(ship.left() + wide * 0.53, ship.top() + ship.height() * 0.66)
    glow = QRadialGradient(door, place.height() * 0.35)
    glow.setColorAt(0.0, faded(night_of("accent"), 0.25 + 0.5 * way))
    glow.setColorAt(1.0, faded(night_of("accent"), 0.0))
    painter.fillRect(place, QBrush(glow))
    high = place.height() * 0.2
    below = place.height() * 0.42 * (1 - way)
    middle = QPointF(door.x() + place.width() * 0.2 * (1 - way), door.y() + high * 0.68 + below)
    for light in range(5):
        lit = int(at * 15) % 5 == light
        where = QPointF(door.x() + (light - 2) * high * 0.5, door.y() + 4)
        paint_disk(painter, where, 4.0 if lit else 2.5, fill=night_of("accent" if lit else "text_mute"), line=None)
    if way < 0.9:
        _flame(painter, QPointF(middle.x(), middle.y() - high * 0.16), high * 0.3, 0.6)
    body = QRectF(middle.x() - high * LANDER_SHAPE / 2, middle.y() - high, high * LANDER_SHAPE, high)
    paint_kept(painter, body, "passage/lander", paint_lander)


_SCENES: dict[PassageKind, Callable[[QPainter, QRectF, Passage, float], None]] = {
    PassageKind.LAUNCH: _launch,
    PassageKind.LANDING: _landing,
    PassageKind.LIFT_OFF: _lift_off,
    PassageKind.EVACUATION: _evacuation,
    PassageKind.DOCKING: _docking,
}


def _space(painter: QPainter, place: QRectF, passage: Passage) -> None:
    def paint(inside: QPainter, room: QRectF) -> None:
        inside.fillRect(room, night_of("space"))
        _stars(inside, room, passage.world, 1.0)
        reach = room.width() * 0.62
        globe = QRectF(room.left() + room.width() * 0.30, room.top() + room.height() * 0.56, reach * 1.5, reach * 1.5)
        air = QRadialGradient(globe.center(), globe.width() * 0.56)
        air.setColorAt(0.86, faded(night_of("legal"), 0.34))
        air.setColorAt(1.0, faded(night_of("legal"), 0.0))
        inside.fillRect(room, QBrush(air))
        round_path = QPainterPath()
        round_path.addEllipse(globe)
        inside.save()
        inside.setClipPath(round_path)
        land = _land(passage.world, passage.relief)
        inside.drawPixmap(globe, land, QRectF(land.rect()))
        shade = QLinearGradient(globe.topLeft(), globe.topRight())
        shade.setColorAt(0.0, faded(night_of("space"), 0.05))
        shade.setColorAt(0.7, faded(night_of("space"), 0.8))
        inside.fillRect(globe, shade)
        inside.restore()

    paint_kept(painter, place, ("passage/space", passage.world, passage.relief), paint)


def _stars(painter: QPainter, place: QRectF, seed: str, share: float) -> None:
    number = relief_seed(f"{seed}/sky")
    for star in range(_STARS):
        number = (number * 6364136223846793005 + 1442695040888963407 + star) % (1 << 64)
        x, y = ((number >> 16) % 1000) / 1000, ((number >> 32) % 1000) / 1000
        if y <= share:
            where = QPointF(place.left() + place.width() * x, place.top() + place.height() * y)
            paint_disk(painter, where, 0.6 + ((number >> 48) % 10) / 9, fill=night_of("text", 0.6), line=None)


@lru_cache(maxsize=4)
def _land(world: str, relief: str) -> QPixmap:
    palette = relief if relief in tokens().relief else next(iter(tokens().relief))
    return QPixmap.fromImage(render_relief(relief_seed(world), palette, QSize(_GLOBE, _GLOBE), 1.0, vignette=False))


def _ship(painter: QPainter, place: QRectF, *, drift: float) -> None:
    wide = min(place.width() * 0.34, place.height() * 0.8)
    left = place.left() + place.width() * (0.12 + drift)
    ship = QRectF(left, place.top() + place.height() * 0.12, wide, wide / _SHIP_SHAPE)
    painter.save()
    painter.translate(ship.topLeft())
    paint_kept(painter, QRectF(0, 0, ship.width(), ship.height()), "passage/ship", paint_ship, reach=wide * 0.3)
    painter.restore()


def _along(way: float) -> tuple[float, float]:
    """The lander's way from below the ship to the planet, in shares of width and height."""
    start, over, end = (0.28, 0.40), (0.50, 0.30), (0.64, 0.74)
    rest = 1 - way
    return (
        rest * rest * start[0] + 2 * rest * way * over[0] + way * way * end[0],
        rest * rest * start[1] + 2 * rest * way * over[1] + way * way * end[1],
    )


def _lander(
    painter: QPainter, place: QRectF, spot: tuple[float, float], size: float, *, turn: float, flame: float
) -> None:
    high = place.height() * size
    painter.save()
    painter.translate(place.left() + place.width() * spot[0], place.top() + place.height() * spot[1])
    painter.rotate(turn)
    if flame > 0:
        _flame(painter, QPointF(0, high * 0.36), high * 0.9, flame)
    paint_lander(painter, QRectF(-high * LANDER_SHAPE / 2, -high / 2, high * LANDER_SHAPE, high))
    painter.restore()


def _flame(painter: QPainter, top: QPointF, length: float, strong: float) -> None:
    """Downwards, warm at its root."""
    half = length * 0.22
    path = QPainterPath(QPointF(top.x() - half, top.y()))
    path.quadTo(QPointF(top.x() - half * 0.6, top.y() + length * 0.6), QPointF(top.x(), top.y() + length))
    path.quadTo(QPointF(top.x() + half * 0.6, top.y() + length * 0.6), QPointF(top.x() + half, top.y()))
    fire = QLinearGradient(top, QPointF(top.x(), top.y() + length))
    light = QColor(tokens().figure.light)
    fire.setColorAt(0.0, faded(light, 0.95 * strong))
    fire.setColorAt(0.35, faded(night_of("accent"), 0.8 * strong))
    fire.setColorAt(1.0, faded(night_of("accent"), 0.0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(path, fire)


def _ease(at: float) -> float:
    """Slowly away, slowly there."""
    return at * at * (3 - 2 * at)
