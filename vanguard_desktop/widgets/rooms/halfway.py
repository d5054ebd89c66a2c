"""Halfway, seen from the flats: the base under its cliff, at any hour of the sol and in any weather."""

from __future__ import annotations

import math
from collections.abc import Callable

import attrs
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QRadialGradient

from .brush import Brush, down, shade

# The picture is as high as that, or so wide at least; where the place is higher there is more sky, and more cliff.
HIGH, _NARROWEST = 110.0, 205.0
GROUND = 88.0
# Windows are lit, and the sky is seen through, from this hour on.
_DUSK = 0.55
_DOME = "M-19 0c0-14 8-20 19-20s19 6 19 20z"
_DOME_LIGHT = "M-15 -3c0-9 5-13.500 11-14.500-6 4-8 8-8 14.500z"
_TUNNEL = "M-11 0v-7c0-3 22-3 22 0v7z"
GREENHOUSE = "M-25 0v-5c0-12 9-16 25-16s25 4 25 16v5z"
RIBS = "M-15 0v-16M-5 0v-20.500M5 0v-20.500M15 0v-16M-25 -6h50"
ROVER = "M-11 -5v-7c0-2 1-3 3-3h10l6 6h2c1 0 2 1 2 2v2z"
ROVER_WINDOW = "M1 -13.500h2l4.500 4.500h-6.500z"
_MAST = "M0 0v-44M-6 0L0 -30 6 0M-4 -10h8M-2.500 -20h5"
# From the top of the cliff to its foot.
_EDGE = "c-6 4-4 9-10 13-9 4-7 9-5 13-10 5-5 11-12 15-5 5 2 9-3 14-6 5-1 10-7 14-4 6-2 13-8"
_DISH = "M-6 -6a8.500 8.500 0 0 0 12 0z"


@attrs.frozen(kw_only=True)
class BaseSeen:
    """When and how it is seen: `hour` runs from morning (0) to night (1), `dust` hides what is far, `number` is the
    picture's own: it moves the sun and the clouds a little, and says which windows are lit.
    """

    hour: float = 0.3
    dust: float = 0.0
    number: int = 0


def paint_base(painter: QPainter, rect: QRectF, seen: BaseSeen) -> None:
    """Fill `rect`: the cliff keeps its place at the right, however wide the flats are."""
    scale = min(rect.height() / HIGH, rect.width() / _NARROWEST)
    wide, above = rect.width() / scale, rect.height() / scale - HIGH
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.translate(rect.left(), rect.top() + above * scale)
    painter.scale(scale, scale)
    brush = Brush(painter)
    paint_flats(brush, wide, above, seen, lambda: _cliff(brush, wide, above, seen))
    _buildings(brush, wide, seen)
    _near(brush, wide, seen)
    painter.restore()


def paint_flats(
    brush: Brush, wide: float, above: float, seen: BaseSeen, before_ground: Callable[[], None] = lambda: None
) -> None:
    """Sky, hills and ground, with nothing of ours on them."""
    _sky(brush, wide, above, seen)
    _hills(brush, wide, seen)
    before_ground()
    _ground(brush, wide, seen.hour)


def _mixed(one: QColor, other: QColor, share: float) -> QColor:
    pairs = ((one.redF(), other.redF()), (one.greenF(), other.greenF()), (one.blueF(), other.blueF()))
    return QColor.fromRgbF(*(a + (b - a) * share for a, b in pairs))


def _sky_color(hour: float, row: int) -> QColor:
    """Rust by day, blue around a setting sun, as on Mars, and then the dark."""
    if hour < _DUSK:
        return _mixed(shade("mars_day", row), shade("mars_dusk", row), max(0.0, hour - 0.3) / (_DUSK - 0.3) * 0.5)
    late = min((hour - _DUSK) / (0.9 - _DUSK), 1.0)
    return _mixed(shade("mars_dusk", row), shade("mars_night", row), late)


def _light(color: QColor, hour: float) -> QColor:
    """How a thing looks at this hour: nights here are dark, and cold."""
    return _mixed(color, shade("mars_night", 1), 0.66 * max(0.0, hour - 0.25) / 0.75)


def _sky(brush: Brush, wide: float, above: float, seen: BaseSeen) -> None:
    colors = [_sky_color(seen.hour, row) for row in range(3)]
    brush.box(0, -above, wide, above + HIGH, down(-above, GROUND - 6, *colors))
    stars = max(0.0, (seen.hour - _DUSK) / (1 - _DUSK)) * (1 - seen.dust)
    if stars:
        white = shade("white", 0, 0.75 * stars)
        for number in range(round(wide * (above + 66) / 264)):
            across, high = number * number * 7919 % 1009 / 1009, (number + 5) ** 3 * 31 % 613 / 613
            brush.disk(across * wide, high * (above + 66) - above, 0.3 + number % 4 * 0.18, white)
    if seen.hour < 0.85:
        left, high = wide * (0.12 + seen.number % 5 * 0.045), 20 + 62 * seen.hour
        low = seen.hour > 0.45
        halo = QRadialGradient(left, high, 46)
        for place, alpha in ((0.0, 0.85), (0.25, 0.32), (1.0, 0.0)):
            halo.setColorAt(place, shade("mars_sun", 1 if low else 0, alpha * (1 - seen.dust * 0.7)))
        brush.disk(left, high, 46, halo)
        brush.disk(left, high, 3.2, shade("mars_sun", 0, 1 - seen.dust * 0.5))
    else:  # the moons are small
        brush.disk(wide * 0.3, 18 + seen.number % 3 * 5, 1.8, shade("mars_sun", 1, 0.9 - seen.dust * 0.6))
    for number in range(3):
        at = (seen.number * 37 + number * 61) % 100 / 100 * wide
        long = 46 + number * 17
        cloud = f"M0 0q{long / 2:g} -5 {long:g} 0q-{long / 2:g} 2.500 -{long:g} 0z"
        brush.fill(cloud, shade("mars_sun", 0, 0.10), at - long / 2, 14 + number * 11)


def _ridge(wide: float, base: float, height: float, seed: int) -> str:
    """A row of worn hills from one side to the other; always the same for the same place."""
    points = [f"M-4 {HIGH:g}V{base:g}"]
    x, number = -4.0, 0
    while x < wide + 8:
        step = 13 + (number * 37 + seed * 11) % 17
        rise = height * (0.35 + 0.65 * abs(math.sin(number * 1.7 + seed)))
        points.append(f"Q{x + step / 2:g} {base - rise:g} {x + step:g} {base - rise * 0.25:g}")
        x, number = x + step, number + 1
    return "".join(points) + f"V{HIGH:g}z"


def _hills(brush: Brush, wide: float, seen: BaseSeen) -> None:
    haze = _sky_color(seen.hour, 2)
    for number, (base, height, far) in enumerate(((76.0, 20.0, 0.62), (82.0, 15.0, 0.3))):
        share = min(1.0, far + seen.dust * 0.5)
        color = _mixed(_light(shade("mars_hills", number), seen.hour), haze, share)
        brush.fill(_ridge(wide, base, height, number + 3), color)


def _cliff(brush: Brush, wide: float, above: float, seen: BaseSeen) -> None:
    """Layer over layer, hanging over like a roof; it was there first."""
    left = wide - 118
    edge = f"52 -4{_EDGE} {GROUND - 63:g}"
    wall = f"M150 {-above - 4:g}H{52 + above * 0.3:g}Q{44 + above * 0.1:g} {-above / 2:g} {edge}H150z"
    brush.fill(wall, _light(shade("mars_cliff"), seen.hour), left)
    with brush.moved(left, 0), brush.inside(wall):
        for number in range(math.ceil(above / 13)):
            color = _light(shade("mars_cliff", 1 + number % 2), seen.hour)
            brush.fill("M0 0q38 -5 70 0q40 5 80 -1v6q-40 5 -76 1q-36 -4 -74 0z", color, 0, -10.0 - number * 13)
        for number, (y, thick) in enumerate(((4, 7), (17, 5), (27, 9), (43, 5), (54, 8), (69, 6), (80, 9))):
            color = _light(shade("mars_cliff", 1 + number % 3), seen.hour)
            brush.fill(f"M0 0q38 -5 70 0q40 5 80 -1v{thick}q-40 5 -76 1q-36 -4 -74 0z", color, 0, y)
        for x, y, high in ((58, 6, 22), (74, 30, 26), (50, 46, 18), (96, 12, 30), (84, 62, 20), (112, 48, 24)):
            brush.line(
                f"M0 0l-2 {high * 0.4:g} 2 {high * 0.3:g}-1 {high * 0.3:g}", shade("mars_cliff", 4, 0.7), 1.2, x, y
            )
        shadow = _light(shade("mars_cliff", 4), seen.hour)
        shadow.setAlphaF(0.75)
        brush.fill("M20 92V70c18-9 60-12 130-8v34z", shadow)
    if seen.hour < _DUSK:
        brush.line(f"M{edge}", shade("mars_sun", 0, 0.28 * (1 - seen.dust)), 1.1, left)


def _ground(brush: Brush, wide: float, hour: float) -> None:
    color = _light(shade("mars_ground", 1), hour)
    brush.fill(f"M-2 0q{wide / 3:g} -4 {wide * 0.6:g} -1q{wide / 4:g} 2 {wide * 0.42:g} 0v30H-2z", color, 0, GROUND)


def _buildings(brush: Brush, wide: float, seen: BaseSeen) -> None:
    left, night = wide - 176, seen.hour > _DUSK
    dome, dark = _light(shade("dome"), seen.hour * 0.8), _light(shade("dome", 2), seen.hour)
    with brush.moved(left, GROUND + 1):
        brush.disk(84, 1, 96, shade("black", 0, 0.28), 4)
        brush.line(_MAST, _light(shade("steel", 0), seen.hour), 1.1, -22, 0)
        brush.fill(_DISH, dome, -22, -38)
        brush.disk(-22, -46, 1.3, shade("lit_window"))
        brush.glow(-22, -46, 9, 0.9 if night else 0.35)
        for x in (46, 92, 136):
            brush.fill(_TUNNEL, _light(shade("dome", 1), seen.hour), x)
            brush.line("M-9 -6.500c4-1 14-1 18 0", shade("white", 0, 0.14), 0.9, x)
        _greenhouse(brush, seen)
        for number, (x, size) in enumerate(((70, 1.06), (115, 1.22), (154, 0.86))):
            with brush.moved(x, 0, size):
                brush.fill(_DOME, dome)
                with brush.inside(_DOME):
                    brush.fill("M3 -20c12 0 17 8 17 20H6c3-8 2-15-3-20z", _light(shade("dome", 1), seen.hour))
                    brush.box(-20, -3, 40, 3, dark)
                brush.fill(_DOME_LIGHT, shade("white", 0, 0.18 if night else 0.4))
                lit = not (seen.number >> number) % 3
                for aside in (-8, 2, 11):
                    _window(brush, aside, -9.5, night=night, lit=lit or aside == 2)
        brush.box(111, -8, 8, 8, dark, 2)
        if night:
            brush.glow(115, -6, 30, 0.9)
            brush.glow(70, -8, 24, 0.5)
    _panels(brush, left - 92, seen)


def _window(brush: Brush, x: float, y: float, *, night: bool, lit: bool) -> None:
    brush.box(x - 2.4, y, 4.8, 3.6, shade("lit_window", 0 if lit else 1) if night else shade("panel_glass", 1), 1.4)


def _greenhouse(brush: Brush, seen: BaseSeen) -> None:
    """The one green thing within sight of anywhere."""
    night = seen.hour > _DUSK
    with brush.moved(14, 0):
        glass = shade("lamp_glow", 0, 0.55) if night else shade("panel_glass", 2, 0.6)
        if night:
            brush.glow(0, -8, 40, 0.75)
        brush.fill(GREENHOUSE, glass)
        with brush.inside(GREENHOUSE):
            for number in range(11):
                high = 5 + number * 5 % 7
                leaf = f"M0 0c-4-{high / 2:g} -3-{high:g} 0-{high:g}s4 {high / 2:g} 0 {high:g}z"
                brush.fill(leaf, shade("leaf", number), -22 + number * 4.4, -2)
            brush.box(-26, -3, 52, 3, shade("wood", 1))
        brush.line(RIBS, _light(shade("dome", 3), seen.hour), 0.9)
        brush.line(GREENHOUSE, _light(shade("dome", 3), seen.hour), 1.2)


def _panels(brush: Brush, left: float, seen: BaseSeen) -> None:
    frame, glass = _light(shade("steel", 2), seen.hour), _light(shade("panel_glass", 1), seen.hour)
    for number in range(2):
        with brush.moved(left + number * 27, GROUND + 3 + number):
            brush.line("M0 0v-9M10 0v-9", frame, 1.1)
            brush.fill("M-7 -6l5-11h20l-5 11z", glass)
            brush.line("M-7 -6l5-11h20l-5 11zM-4.500 -11.500h20M3 -17l-5 11M10 -17l-5 11", frame, 0.7)
            if seen.hour < _DUSK:
                brush.fill("M-5.500 -8l3.600-8h5l-3.600 8z", shade("panel_glass", 2, 0.5))


def _near(brush: Brush, wide: float, seen: BaseSeen) -> None:
    """Dumpling comes home; before it lie the flats, and whatever hangs in the air."""
    x = wide * (0.2 + seen.number % 4 * 0.05)
    with brush.moved(x, GROUND + 9, 0.9):
        brush.disk(0, 1, 15, shade("black", 0, 0.3), 2.2)
        brush.fill(ROVER, _light(shade("dome"), seen.hour * 0.8))
        brush.fill(ROVER_WINDOW, shade("lit_window") if seen.hour > _DUSK else shade("panel_glass"))
        brush.line("M-8 -15v-6", _light(shade("steel"), seen.hour), 0.9)
        brush.disk(-8, -21, 1, shade("lit_window"))
        for wheel in (-7.5, 0.0, 7.5):
            brush.disk(wheel, -2, 3.4, shade("steel", 3))
            brush.disk(wheel, -2, 1.4, _light(shade("steel"), seen.hour))
        if seen.hour > _DUSK:
            brush.glow(14, -5, 16, 0.8)
        brush.line("M-14 0h-40M-14 1.600h-34", shade("mars_ground", 2, 0.55), 0.8)
    dune = f"M-2 14V-2q{wide * 0.2:g} -6 {wide * 0.45:g} -1q{wide * 0.3:g} 4 {wide * 0.57:g} -2v19z"
    brush.fill(dune, _light(shade("mars_ground", 2), seen.hour), 0, 101)
    for number in range(round(wide / 16)):
        at = number * 7919 % 997 / 997 * wide
        reach = 1.2 + number % 4 * 0.8
        brush.disk(at, 97 + number * 5 % 11, reach, _light(shade("mars_ground", number % 3), seen.hour), reach * 0.6)
    if seen.dust:
        brush.box(0, 0, wide, HIGH, shade("mars_dust", 0, 0.30 * seen.dust))
        for number in range(7):
            y, long = 30 + number * 10, wide * (0.5 + number % 3 * 0.2)
            x = (number * 53 + seen.number * 19) % 100 / 100 * wide - long / 2
            band = f"M0 0q{long / 2:g} -8 {long:g} 0q-{long / 2:g} 6 -{long:g} 0z"
            brush.fill(band, shade("mars_dust", 0, 0.34 * seen.dust), x, y)
