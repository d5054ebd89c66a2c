"""Rooms to think in: the Listening Room, the River Table, the Bridge, scanner, Window and Reading Room."""

from __future__ import annotations

from .aboard import Aboard
from .brush import Brush, across, shade
from .furniture import armchair, books, chair, lamp, mug, plant, porthole, shelf
from .people import FORWARD, UP, person

_CRADLE = "M0 0h26l-4-9h-18z"


def listening(brush: Brush, wide: float, high: float, aboard: Aboard) -> None:
    """Round, padded, one rule: the person with the spoon speaks."""
    floor, middle = high - 8, wide / 2
    dome = f"M8 {high:g}V58C8 22 40 6 {middle:g} 6S{wide - 8:g} 22 {wide - 8:g} 58V{high:g}z"
    brush.box(0, 0, wide, high, shade("padding", 3))
    brush.fill(dome, shade("padding"))
    with brush.inside(dome):
        for x in range(14, int(wide), 24):
            brush.line(f"M0 0V{high:g}", shade("padding", 1, 0.8), 1.6, x)
            for y in (48, 68):
                brush.disk(x + 12, y, 1.3, shade("padding", 2, 0.75))
        for y in (38, 58, 78):
            brush.line(f"M10 0H{wide - 10:g}", shade("padding", 1, 0.8), 1.6, 0, y)
    lamp(brush, middle, 14, 88, 0.95, y=5)
    brush.disk(middle, floor - 4, 62, shade("cushion"), 7)
    brush.disk(middle, floor - 4, 46, shade("cushion", 1), 5)
    for number, aside in enumerate((-52, -26, 28, 54)):
        who = aboard.somebody(1 + number)
        person(brush, middle + aside, floor - number % 2, *who, high=35, sits=True, flip=aside > 0)
    person(brush, middle + 2, floor, *aboard.somebody(0, "security"), high=40, arm=UP)
    brush.disk(middle + 17, floor - 44, 3, shade("linen"), 4.4)
    brush.line("M0 0l-2.600 9", shade("linen"), 2, middle + 15.6, floor - 40)


def river(brush: Brush, wide: float, high: float, aboard: Aboard) -> None:
    """A table of dark water; systems float on it as corks."""
    floor = high - 8
    end = wide - 20
    porthole(brush, wide - 54, 14, 40, 18)
    if wide > 200:
        porthole(brush, 20, 14, 40, 18)
        lamp(brush, wide / 2, 14, 84, 0.5)
    lamp(brush, 72, 14, 70, 0.35)
    brush.fill(f"M22 -22H{end:g}l-8 8H30z", shade("water", 1), 0, floor)
    brush.line(f"M22 -22H{end:g}", shade("water", 2), 2, 0, floor)
    for leg in (40, end - 18):
        brush.line("M0 -14v14", shade("wood", 1), 5, leg, floor)
    for number, x in enumerate(range(44, int(end) - 10, 22)):
        brush.disk(x, floor - 23, 3 if number % 3 else 3.6, shade("cork"))
    mug(brush, wide * 0.62, floor - 24)
    person(brush, wide - 10, floor, "", 9, arm=FORWARD, flip=True)
    if wide > 200:
        person(brush, 14, floor, *aboard.somebody(0, "recon"), arm=FORWARD)


def bridge(brush: Brush, wide: float, high: float, aboard: Aboard) -> None:
    """Nine seats, eight chairs; the ninth is where the cradle of the Letter stands."""
    if high > 180:
        deck = 134.0
        brush.box(0, deck, wide, 8, shade("console"))
        brush.box(0, deck, wide, 1.6, shade("white", 0, 0.25))
        for number in range(2):
            chair(brush, 14 + number * 36, deck)
        _console(brush, 82, deck)
        lamp(brush, 40, 12, 72, 0.45, y=26)
        person(brush, 70, deck, "", 2, arm=FORWARD)
        brush.box(0, high - 8, wide, 8, shade("wall_bridge", 2))
        books(brush, 10, high - 9, 36)
        brush.box(60, high - 30, 30, 22, shade("console", 2))
        brush.fill(_CRADLE, shade("cream", 0, 0.8), 62, high - 32)
        return
    floor = high - 8
    window = f"M30 12H{wide - 18:g}L{wide - 34:g} 58H14z"
    brush.fill(window, shade("porthole"))
    with brush.inside(window):
        brush.disk(wide - 70, 66, 40, across(wide - 110, wide - 30, shade("glass", 4, 0.7), shade("wall_bridge")))
        for number in range(26):
            at = number * 7919 % 997
            brush.disk(20 + at % (wide - 50), 14 + at * 3 % 44, 0.6 + number % 3 * 0.3, shade("white", 0, 0.75))
    brush.line(window, shade("rim", 0, 0.5), 2)
    for number in range(4):
        chair(brush, 26 + number * 34, floor)
    brush.box(168, floor - 22, 30, 22, shade("console", 2))
    brush.fill(_CRADLE, shade("cream", 0, 0.9), 170, floor - 24)
    brush.glow(183, floor - 30, 26, 0.5)
    _console(brush, wide - 34, floor)
    person(brush, wide - 48, floor, "", 2, arm=FORWARD)
    person(brush, 94, floor - 1, *aboard.somebody(0, "recon"), high=35, sits=True)


def _console(brush: Brush, x: float, y: float) -> None:
    brush.fill("M0 0l5-28h17v28z", shade("console", 2), x, y)
    for aside in (8, 15):
        brush.box(x + aside, y - 22, 5, 3, shade("amber"))
    brush.box(x + 8, y - 15, 12, 3, shade("water", 2))


def scanner(brush: Brush, wide: float, high: float, aboard: Aboard) -> None:
    """A dark room with one round glass, and three shutters before it."""
    floor, middle = high - 8, wide / 2
    brush.disk(middle, 50, 42, shade("porthole"))
    for reach in (14, 26, 38):
        brush.circle(middle, 50, reach, shade("water", 2, 0.35), 1.2)
    brush.line(f"M{middle - 40:g} 50h80M{middle:g} 10v80", shade("water", 2, 0.25), 1)
    brush.fill(f"M{middle:g} 50L{middle + 36:g} 30A42 42 0 0 0 {middle + 20:g} 14z", shade("glass", 0, 0.35))
    for x, y in ((14, -16), (-20, 8), (6, 22)):
        brush.disk(middle + x, 50 + y, 2, shade("glass", 0))
    brush.circle(middle, 50, 42, shade("rim", 0, 0.6), 3)
    lamp(brush, 34, 16, 60, 0.5)
    lamp(brush, wide - 34, 16, 60, 0.5)
    for left in (20.0, wide - 66):
        _console(brush, left, floor)
        _console(brush, left + 24, floor)
    person(brush, middle - 46, floor, *aboard.somebody(0, "recon"), arm=FORWARD)
    person(brush, middle + 58, floor, *aboard.somebody(1, "recon"), flip=True, arm=UP)


def window(brush: Brush, wide: float, high: float, aboard: Aboard) -> None:
    """One long pane with names etched so that stars pass behind them."""
    floor = high - 8
    pane = f"M16 14H{wide - 16:g}V{floor - 16:g}H16z"
    brush.fill(pane, shade("porthole"))
    with brush.inside(pane):
        for number in range(60):
            at = number * 7919 % 1009
            brush.disk(
                16 + at % (wide - 32), 16 + at * 7 % (floor - 34), 0.5 + number % 4 * 0.25, shade("white", 0, 0.7)
            )
        for number in range(min(aboard.lost, 24)):
            column, row = number % 4, number // 4
            long = 24 + number * 7 % 14
            brush.line(f"M0 0h{long}", shade("name", 0, 0.85), 1.6, 30 + column * (wide - 60) / 4, 26 + row * 10)
    brush.line(pane, shade("rim", 0, 0.5), 3)
    brush.box(10, floor - 15, wide - 20, 4, shade("wood"))
    brush.glow(34, floor - 18, 30, 0.7)
    brush.box(30, floor - 24, 8, 9, shade("bulb"), 2)
    person(brush, wide * 0.62, floor, *aboard.somebody(0), high=37)
    person(brush, wide * 0.62 + 20, floor, *aboard.somebody(1), high=36, flip=True)


def reading(brush: Brush, wide: float, high: float, aboard: Aboard) -> None:
    """Lamps, armchairs and other people's letters, with permission."""
    floor = high - 8
    for number in range(max(1, int(wide // 92))):
        shelf(brush, 10 + number * 88, 30, 78)
        shelf(brush, 10 + number * 88, 54, 78)
    for x in (66, wide - 66):
        lamp(brush, x, 20, 84, 0.9)
    brush.disk(wide / 2, floor - 2, wide * 0.4, shade("cushion"), 5)
    armchair(brush, 60, floor, "science")
    armchair(brush, wide - 60, floor, "engineering")
    person(brush, 60, floor - 4, *aboard.somebody(0), high=34, sits=True, arm=FORWARD)
    person(brush, wide - 60, floor - 4, *aboard.somebody(1), high=34, sits=True, flip=True, arm=FORWARD)
    for x in (70, wide - 78):
        brush.box(x, floor - 28, 9, 7, shade("linen"))
    plant(brush, wide / 2, floor, 0.9)
