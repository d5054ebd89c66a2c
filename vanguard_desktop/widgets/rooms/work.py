"""Rooms to work in: the Long Bench, the Works, the Porch, the Drawer, the Step."""

from __future__ import annotations

from .aboard import Aboard
from .brush import Brush, shade
from .furniture import (
    conveyor,
    crate,
    flask,
    frame_of_brass,
    kettle,
    lamp,
    lander,
    plant,
    porthole,
    scope,
    shelf,
    stool,
    table,
)
from .people import FORWARD, UP, person

_CLAW = "M0 0v22l-7 8h14l-7-8"
_SPARKS = "M0 0l-6 8M0 0l7 7M0 0l1 11"
_SHELL = "M0 0c-8-4-10-12-6-18 5-6 15-5 18 1 3 6 0 14-6 17z"


def bench(brush: Brush, wide: float, high: float, aboard: Aboard) -> None:
    """As long as the room, whatever its length."""
    floor, top = high - 8, high - 28
    for number in range(max(1, int(wide // 136))):
        shelf(brush, 24 + number * 136, 34, 86)
        if number % 2:
            flask(brush, 94 + number * 136, 34, number, 0.6)
    for number in range(max(2, int(wide // 108))):
        lamp(brush, 58 + number * 108, 13, 82, 0.82)
    places = ((30, 0, FORWARD), (92, 3, FORWARD), (160, 0, 0), (216, 0, FORWARD), (278, 0, 0), (330, 0, FORWARD),
              (396, 2, FORWARD), (446, 0, UP), (520, 0, FORWARD))  # fmt: skip
    for number, (x, deep, arm) in enumerate(places):
        if x < wide - 20:
            who = aboard.somebody(number, "science")
            person(brush, x, floor - deep, *who, high=37 + number % 2, arm=arm, flip=number in (2, 5, 8))
    _on_the_bench(brush, wide, top)
    table(brush, 12, top, wide - 24, legs=max(2, int(wide // 63)))
    for x in (72, 138, 250, 306, 372, 480):
        if x < wide - 16:
            stool(brush, x, floor)


def _on_the_bench(brush: Brush, wide: float, top: float) -> None:
    for x, number, scale in ((44, 0, 1.0), (62, 1, 0.8), (196, 2, 1.1), (352, 3, 1.0), (368, 0, 0.75)):
        if x < wide - 20:
            flask(brush, x, top, number, scale)
    for x in (118, 420):
        if x < wide - 20:
            scope(brush, x, top)
    if wide > 250:
        brush.box(226, top - 24, 26, 24, shade("ink"), 3)
        brush.frame(226, top - 24, 26, 24, shade("lilac"), 1.6, 3)
        brush.line("M4 -8l5-6 4 4 5-9 4 7", shade("amber"), 1.8, 226, top)
    if wide > 320:
        brush.fill(_SHELL, shade("biscuit"), 296, top)
        brush.box(458, top - 7, 26, 7, shade("cream"))
        brush.box(461, top - 12, 21, 5, shade("books"))
    if wide > 530:
        brush.disk(514, top - 10, 10, shade("glass", 4, 0.45))
        brush.circle(514, top - 10, 10, shade("hull"), 1.4)
        brush.line("M508 -5q6-10 12-1", shade("leaf", 1), 2.6, 0, top)


def works(brush: Brush, wide: float, high: float, aboard: Aboard) -> None:
    """Two floors where the room is high enough, else one."""
    floor = high - 8
    two = high > 180
    brush.line(f"M0 22h60v40M{wide:g} 14h-70", shade("pipe", 0, 0.8), 5)
    brush.line("M0 20h61v40", shade("pipe", 1, 0.7), 2)
    lamp(brush, 58, 18, 96, 0.9)
    lamp(brush, wide - 52, 18, 84, 0.8)
    if two:
        _line_above(brush, wide, aboard)
    belt = floor - 45 if two else floor - 28
    conveyor(brush, 8, belt, wide - 52)
    crate(brush, 20, belt, 16, 20, 1)
    brush.circle(64, belt - 10, 9, shade("brass", 1), 5)
    brush.line(_CLAW, shade("steel", 2), 3, 92, belt - 50)
    brush.glow(92, belt - 4, 24)
    brush.line(_SPARKS, shade("spark"), 1.8, 92, belt - 16)
    if wide > 220:
        crate(brush, 140, belt, 22, 16)
        person(brush, 176, floor, *aboard.somebody(2, "engineering"), arm=FORWARD, flip=True)
    person(brush, 118, floor, *aboard.somebody(3, "engineering"), arm=FORWARD, flip=True)
    person(brush, 38, floor, *aboard.somebody(0, "engineering"), high=36)
    brush.box(wide - 36, floor - 34, 30, 34, shade("lamp_shade"))
    brush.box(wide - 40, floor - 36, 38, 4, shade("stool"))
    kettle(brush, wide - 21, floor - 37)


def _line_above(brush: Brush, wide: float, aboard: Aboard) -> None:
    conveyor(brush, 8, 84, wide - 52)
    crate(brush, 18, 84, 18, 14)
    crate(brush, 52, 84, 22, 18, 1)
    brush.fill("M96 0c0-14 6-20 13-20s13 6 13 20z", shade("paper"), 0, 84)
    brush.box(0, 112, wide, 5, shade("wood", 1))
    brush.box(0, 112, wide, 1.4, shade("white", 0, 0.25))
    person(brush, 46, 112, *aboard.somebody(4, "engineering"), high=36)
    person(brush, 132, 112, *aboard.somebody(1, "engineering"), arm=FORWARD, flip=True)
    for rail in (160, 172):
        brush.line("M0 117v60", shade("ladder"), 2.6, rail)
    for rung in range(5):
        brush.line("M160 0h12", shade("ladder"), 2, 0, 124 + rung * 11)


def porch(brush: Brush, wide: float, high: float, aboard: Aboard) -> None:
    """Thirty-two frames of brass in eight columns of four, or as many as the wall has room for."""
    floor = high - 8
    lamp(brush, wide - 24, 18, 84, 0.8)
    columns, rows = (8, 4) if wide > 180 else (6, 3)
    step = 19 if rows == 3 else 17
    for number in range(columns * rows):
        column, row = number % columns, number // columns
        gem = number if number < aboard.brought_home else None
        frame_of_brass(brush, 12 + column * 17, 12 + row * step, gem)
    brush.box(8, 84 if rows == 4 else 76, columns * 17 + 6, 3, shade("brass"))
    crate(brush, 14, floor, 20, 14)
    crate(brush, 36, floor, 15, 10, 1)
    person(brush, wide / 2, floor, *aboard.somebody(0, "recon"), high=37, arm=UP, flip=True)
    person(brush, wide - 26, floor, *aboard.somebody(1, "recon"), high=37)
    if wide > 180:
        crate(brush, wide - 88, floor, 24, 18)
        crate(brush, wide - 84, floor - 18, 16, 12, 1)
        plant(brush, wide - 10, floor, 0.8)


def drawer(brush: Brush, wide: float, high: float, aboard: Aboard) -> None:
    """Landers hang here like ladles."""
    floor = high - 8
    brush.line(f"M6 10h{wide - 12:g}", shade("steel"), 4)
    lamp(brush, wide - 50, 8, 60, 0.3, y=8)
    lamp(brush, 90, 8, 70, 0.4, y=8)
    for number, damaged in enumerate(aboard.landers[: int((wide - 10) // 66)]):
        lander(brush, 48 + number * 72, 64, damaged=damaged)
    brush.box(wide - 34, floor - 3, 28, 3, shade("brass", 1))
    person(brush, wide - 22, floor, *aboard.somebody(0, "engineering"), high=36, arm=UP, flip=True)


def step(brush: Brush, wide: float, high: float, aboard: Aboard) -> None:
    """A yellow line, and somebody behind it until the hatch is shut."""
    floor = high - 8
    hatch = wide / 2 - 15 if wide > 150 else 20
    brush.glow(hatch + 15, floor - 26, 52, 0.55)
    brush.box(hatch, floor - 46, 30, 46, shade("steel", 3), 4)
    brush.frame(hatch, floor - 46, 30, 46, shade("steel"), 2, 4)
    brush.disk(hatch + 24, floor - 22, 2, shade("glass", 3))
    porthole(brush, hatch + 7, floor - 40, 16, 12)
    brush.box(hatch + 36, floor + 1, 4, 7, shade("yellow_line"))
    if wide > 150:
        lamp(brush, hatch + 15, 12, 80, 0.6)
        for number in range(3):
            person(brush, 34 + number * 24, floor, *aboard.somebody(number), high=36 + number)
        person(brush, hatch + 66, floor, "", 9, arm=FORWARD, flip=True)
        brush.box(12, floor - 60, 70, 3, shade("steel"))
        for number in range(3):
            brush.disk(22 + number * 24, floor - 54, 7, shade("hull", 1))
            brush.box(16 + number * 24, floor - 57, 11, 6, shade("porthole"), 3)
        crate(brush, wide - 44, floor, 26, 20)
        crate(brush, wide - 40, floor - 20, 18, 13, 1)
