"""The Vanguard from outside, in the units of the ship cut open: hull of many plates, turning ring, engine, masts."""

from __future__ import annotations

import math
from collections.abc import Iterator

from .brush import Brush, across, down, shade
from .furniture import plant
from .people import hen, person

HULL = (
    "M150 312L236 222C246 214 256 212 268 212H900C1052 212 1212 300 1288 420C1212 530 1052 608 900 608H268"
    "C256 608 246 606 236 598L150 520z"
)
INNER = "M262 236H896C972 236 1052 262 1118 308V512C1052 558 972 584 896 584H262z"
_MIDDLE = 410.0
_RING_X, _RING_HIGH, _RING_WIDE = 352.0, 338.0, 76.0
_FINS = "M128 184h82l34 62H104zM128 648h82l34-62H104z"
_RADIATORS = "M132 194h76M127 206h88M121 218h100M115 230h112M132 638h76M127 626h88M121 614h100M115 602h112"
_ENGINE = "M96 352l60-40v208l-60-40z"
_NOZZLES = "M60 372h28v88H60zM82 358h18v116H82z"
_NOZZLE_LIGHT = "M60 372h28v6H60zM82 358h18v6H82z"
_DECK_ABOVE = "M566 214l22-36h190l34 36z"
_KEEL = "M800 606l12 22h96l14-22z"
_MASTS = "M536 214v-36M522 192h28M500 214v-20"
_SEAMS = "M196 240v340M236 214v392M1150 262v300M1206 300v230"
_COCKPIT = "M1140 352C1186 360 1224 378 1250 402C1214 404 1178 402 1152 394C1142 384 1138 368 1140 352z"
_COCKPIT_GLINT = "M1150 361c30 6 56 16 74 28"
_COCKPIT_LIGHT = "M1152 394c26 8 62 10 98 8"
# Where the hull is seen between its edge and the rooms: left, right, top, bottom, how many plates, how large.
_PLATED = (
    (140, 262, 214, 608, 26, 44, 36),
    (1080, 1290, 214, 608, 26, 52, 40),
    (250, 1100, 208, 238, 26, 60, 20),
    (250, 1100, 582, 612, 26, 60, 20),
)


def paint_behind(brush: Brush) -> None:
    """What the hull hides a part of: the ring, the flame, fins and masts."""
    _paint_ring(brush)
    brush.fill("M-40 416L64 396v40z", across(-40, 64, shade("amber", 0, 0.0), shade("lamp_glow", 0, 0.5)))
    brush.fill("M10 416L64 405v22z", shade("bulb", 0, 0.75))
    brush.fill(_FINS, down(184, 648, shade("hull_dark", 0), shade("hull_dark", 1)))
    brush.line(_RADIATORS, shade("radiator"), 3.6)
    brush.fill(_ENGINE, down(312, 520, shade("hull_dark", 0), shade("hull_dark", 1)))
    brush.fill(_NOZZLES, shade("nozzle"))
    brush.fill(_NOZZLE_LIGHT, shade("nozzle", 1))
    brush.fill(_DECK_ABOVE, down(178, 214, shade("hull_dark", 0), shade("hull_dark", 1)))
    for number in range(8):
        brush.box(604 + number * 23, 190, 13, 7, shade("lit_window", int(number == 5)), 3)
    brush.fill(_KEEL, down(606, 628, shade("hull_dark", 0), shade("hull_dark", 1)))
    brush.line(_MASTS, shade("steel", 2), 3)
    brush.disk(536, 174, 5, shade("amber"))
    brush.glow(536, 174, 16)


def paint_hull(brush: Brush) -> None:
    """Plates laid on plates, and a dark hollow where the rooms will be."""
    brush.fill(HULL, shade("black", 0, 0.5), 5, 9)
    brush.fill(HULL, shade("hull", 0))
    with brush.inside(HULL):
        for area in _PLATED:
            for number, (x, y, wide, high, turn, color) in enumerate(_plates(*area)):
                with brush.moved(x, y, turn=turn):
                    _paint_plate(brush, wide, high, color, nails=wide > 26 and number % 2 == 0)
        brush.line(_SEAMS, shade("hull_line", 0, 0.55), 1.6)
        light = down(212, 608, shade("white", 0, 0.25), shade("white", 0, 0.0), shade("hull_line", 1, 0.62))
        brush.fill(HULL, light)
    brush.line(HULL, shade("hull", 0, 0.5), 1.6)
    brush.fill(INNER, shade("inner"))
    brush.line(INNER, shade("inner", 1), 6)
    brush.line(INNER, shade("inner", 2, 0.75), 1.6)


def paint_before(brush: Brush) -> None:
    """Cockpit and name, and the two places where the ring is cut open."""
    brush.fill(_COCKPIT, shade("porthole"))
    brush.line(_COCKPIT_GLINT, shade("glass", 4), 2.6)
    brush.line(_COCKPIT_LIGHT, shade("lit_window", 0, 0.8), 2)
    brush.read("VANGUARD", 1134, 440, 17, shade("hull_line", 2), spread=4)
    _paint_ring_before(brush)
    for middle, above in ((_MIDDLE - _RING_HIGH, True), (_MIDDLE + _RING_HIGH, False)):
        with brush.moved(_RING_X, middle):
            _paint_cabin(brush, above)


def _plates(
    left: float, right: float, top: float, low: float, count: int, wide: float, high: float
) -> Iterator[tuple[float, float, float, float, float, int]]:
    """Scattered, always in the same way."""
    number = int(left + right * 3 + top * 7)

    def chance() -> float:
        nonlocal number
        number = (number * 16807 + 11) % 2147483647
        return number / 2147483647

    for _ in range(count):
        w, h = wide * (0.6 + chance() * 0.9), high * (0.6 + chance() * 0.9)
        x, y = left + chance() * (right - left - w), top + chance() * max(low - top - h, 0)
        yield x, y, w, h, chance() * 5 - 2.5, int(chance() * 6)


def _paint_plate(brush: Brush, wide: float, high: float, color: int, *, nails: bool) -> None:
    brush.box(1.6, 2, wide, high, shade("hull_line", 2, 0.28), 2)
    brush.box(0, 0, wide, high, shade("hull_plate", color), 2)
    brush.box(0, 0, wide, 1.4, shade("white", 0, 0.7))
    if nails:
        for x in (4, wide - 4):
            for y in (4, high - 4):
                brush.disk(x, y, 1, shade("hull_line", 3))


def _half_ring(side: int) -> str:
    """Half of the ring, behind the ship on the left or before it on the right."""
    reach, high, x, y = side * _RING_WIDE * 1.34, _RING_HIGH, _RING_X, _MIDDLE
    return f"M{x:g} {y - high:g}C{x + reach:g} {y - high * 0.72:g} {x + reach:g} {y + high * 0.72:g} {x:g} {y + high:g}"


def _paint_ring(brush: Brush) -> None:
    half = _half_ring(-1)
    brush.line(half, shade("black", 0, 0.4), 52, 4, 6)
    for number, wide in ((0, 50), (1, 44), (2, 34)):
        brush.line(half, shade("ring", number), wide)
    brush.line(half, shade("ring", 3), 44, dashes=(2, 44))
    for number in range(1, 40):
        part = number / 40
        x, y = _on_half_ring(part)
        if not 196 < y < 624:
            further = _on_half_ring(part + 0.004)
            turn = math.degrees(math.atan2(further[1] - y, further[0] - x))
            with brush.moved(x, y, turn=turn):
                brush.box(-4.5, -2.6, 9, 5.2, shade("lit_window", 0, 0.35 if number % 5 == 2 else 1.0), 2)
    tube = across(_RING_X - 13, _RING_X + 13, shade("tube", 0), shade("tube", 1), shade("tube", 2))
    brush.box(_RING_X - 13, _MIDDLE - _RING_HIGH + 20, 26, 150, tube)
    brush.box(_RING_X - 13, _MIDDLE + _RING_HIGH - 180, 26, 160, tube)
    for number in range(4):
        for y in (_MIDDLE - _RING_HIGH + 44 + number * 24, _MIDDLE + _RING_HIGH - 56 - number * 24):
            brush.box(_RING_X - 4, y, 8, 11, shade("lit_window"), 3)


def _on_half_ring(part: float) -> tuple[float, float]:
    """A point of the curve of `_half_ring(-1)`."""
    rest, reach = 1 - part, _RING_WIDE * 1.34
    bend = 3 * rest * rest * part + 3 * rest * part * part
    height = rest**3 + 3 * rest * rest * part * 0.72 - 3 * rest * part * part * 0.72 - part**3
    return _RING_X - reach * bend, _MIDDLE - _RING_HIGH * height


def _paint_ring_before(brush: Brush) -> None:
    """The half before the ship is left out, so that the rooms are seen: only its outline is drawn."""
    for wide in (-20, 22):
        reach, high = _RING_WIDE * 1.34 + wide, _RING_HIGH + wide / 2
        for way in (1, -1):
            edge = 198.0
            bend = (
                f"M{_RING_X + 34:g} {_MIDDLE - way * high:g}c{reach * 0.5:g} {way * 22:g} {reach * 0.7:g} {way * 90:g}"
            )
            brush.line(f"{bend} {reach * 0.78:g} {way * (high - edge):g}", shade("hull", 0, 0.5), 1.8, dashes=(7, 7))


def _paint_cabin(brush: Brush, above: bool) -> None:
    """In the ring down is outside, so the garden above hangs the other way round."""
    brush.box(-31, -22, 68, 54, shade("inner", 0, 0.4), 12)
    brush.box(-34, -27, 68, 54, down(-27, 27, shade("hull", 0), shade("hull", 1), shade("hull", 2)), 12)
    brush.box(-27, -20, 54, 40, shade("cut_wall"), 6)
    with brush.inside("M-27 -20h54v40h-54z"):
        brush.glow(0, 0, 34, 0.8)
        if above:
            with brush.moved(0, 0, turn=180):
                for x, scale, number in ((-16, 0.72, 0), (2, 0.86, 2), (18, 0.62, 0)):
                    plant(brush, x, 19, scale, number)
        else:
            person(brush, -12, 19, "recon", 1, high=30)
            person(brush, 6, 19, "engineering", 8, high=29)
            hen(brush, 20, 19, 0.6, flip=True)
    brush.frame(-27, -20, 54, 40, shade("cut_wall", 1), 2, 6)
