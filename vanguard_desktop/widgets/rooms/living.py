"""Rooms to live in: the Commons, the Ward, the bakery with its hens, the Mat, the ship at night."""

from __future__ import annotations

from .aboard import Aboard
from .brush import Brush, shade
from .furniture import bed, books, crate, lamp, mug, plant, porthole, soup, table
from .people import FORWARD, UP, hen, person, sleeping_hen


def commons(brush: Brush, wide: float, high: float, aboard: Aboard) -> None:
    floor = high - 8
    porthole(brush, 22, 16, 30, 14)
    porthole(brush, 150, 16, 30, 14)
    for number, sleeper in enumerate((1, None, 3)):
        bed(brush, 8, 44 + number * 28, 58, number, sleeper)
    for post in (8, 68):
        brush.line("M0 36v66", shade("beam"), 3, post)
    lamp(brush, 120, 16, 92, 0.85)
    lamp(brush, 208, 16, 84, 0.75)
    table(brush, 92, floor - 19, 92)
    person(brush, 88, floor, *aboard.somebody(0, "security"), high=37, arm=FORWARD)
    person(brush, 112, floor - 2, *aboard.somebody(1), high=34, sits=True)
    person(brush, 168, floor - 2, *aboard.somebody(2), high=34, sits=True, flip=True)
    soup(brush, 126, floor - 20)
    # Those who sing: one of them conducts, and so does another.
    for number in range(4):
        who = aboard.somebody(3 + number)
        arm = UP if number in (0, 3) else 0
        deep = 3 if number % 2 else 0
        person(brush, 206 + number * 15, floor - deep, *who, high=34 + 4 * (number % 2), arm=arm, flip=number == 3)
    for note, up in ((204, 40), (232, 34), (248, 30)):
        brush.line("M0 0q3 3 0 6", shade("bulb", 0, 0.7), 1.4, note, up)
    hen(brush, 190, floor, 0.72, flip=True)


def ward(brush: Brush, wide: float, high: float, aboard: Aboard) -> None:
    floor = high - 8
    beds = max(2, int(wide // 64))
    porthole(brush, wide / 2 - 18, 16, 36, 16)
    for number in range(beds):
        x = 12 + number * (wide - 12) / beds
        lamp(brush, x + 22, 12, 66, 0.55)
        patient = aboard.patients[number] if number < len(aboard.patients) else None
        bed(brush, x, floor - 14, 44, 3, patient)
        for leg in (2, 42):
            brush.line("M0 0v11", shade("steel", 3), 2.6, x + leg, floor - 11)
        brush.line("M0 0h12M6 -6v12", shade("cream", 0, 0.8), 3.6, x + 2, 46)
    person(brush, 12 + (wide - 12) / beds - 10, floor, *aboard.somebody(0, "science"), arm=FORWARD)
    plant(brush, wide - 8, floor, 0.66)


def galley(brush: Brush, wide: float, high: float, aboard: Aboard) -> None:
    """Bread for the ship, and eleven hens."""
    floor = high - 8
    lamp(brush, 38, 15, 72, 0.9)
    brush.box(58, 52, 48, 4, shade("wood"))
    for nest in (60, 84):
        brush.fill("M0 0c0 10 4 12 11 12s11-2 11-12z", shade("straw").darker(140), nest, 56)
    hen(brush, 72, 55)
    hen(brush, 95, 55, 0.8, 1, flip=True)
    brush.line("M58 0l8-32h32", shade("wood", 1, 0.6), 2.6, 0, floor)
    person(brush, 26, floor, "", 5, arm=FORWARD)
    for number, x in enumerate((56, 76, 94)):
        hen(brush, x, floor, 0.74 + 0.06 * (number % 2), (0, 2, 0)[number], flip=number != 1)
    for number, x in enumerate((48, 52, 61, 66, 70)):
        brush.disk(x, floor - 1 - number % 2, 1, shade("straw"))


def mat(brush: Brush, wide: float, high: float, aboard: Aboard) -> None:
    """Boots off, helmets off, talk."""
    floor = high - 8
    for x in (14, 42, 70):
        brush.line("M0 0v6", shade("brass"), 2.4, x, 40)
        brush.disk(x, 54, 8, shade("hull", 1))
        brush.box(x - 6, 50, 11, 7, shade("porthole"), 3)
    brush.box(6, 38, 76, 3, shade("beam"))
    for number in range(4):
        brush.fill("M0 0v-9h5v5l5 1c2 1 2 3 1 3z", shade("books", number * 3), 10 + number * 18, floor)
    lamp(brush, 130, 16, 96, 0.9)
    lamp(brush, wide - 46, 16, 86, 0.8)
    brush.fill("M96 0h150l-10 7H104z", shade("cushion"), 0, floor - 3)
    table(brush, 132, floor - 17, 58)
    brush.disk(150, floor - 19, 8, shade("paper"), 2.4)
    for number in range(4):
        brush.disk(145 + number * 4, floor - 21, 2.2, shade("biscuit"), 1.4)
    mug(brush, 170, floor - 17)
    person(brush, 106, floor, *aboard.somebody(0), high=38, arm=UP)
    person(brush, 128, floor - 2, *aboard.somebody(1), high=34, sits=True)
    person(brush, 204, floor - 2, *aboard.somebody(2), high=34, sits=True, flip=True)
    person(brush, wide - 32, floor, *aboard.somebody(3), high=38, arm=FORWARD, flip=True)
    hen(brush, 92, floor, 0.7)


def night(brush: Brush, wide: float, high: float, aboard: Aboard) -> None:
    """Somebody dims the lights, writes one sentence in the log, and feeds the hens."""
    floor = high - 8
    porthole(brush, 24, 18, 54, 24)
    porthole(brush, wide - 80, 18, 54, 24)
    lamp(brush, wide / 2, 30, 66, 0.95)
    table(brush, wide / 2 - 26, floor - 19, 52)
    brush.fill("M0 0h22l-3-5H-3z", shade("paper"), wide / 2 - 8, floor - 19)
    brush.line("M4 -2l9-9", shade("brass", 1), 1.6, wide / 2, floor - 19)
    person(brush, wide / 2 - 18, floor - 2, *aboard.somebody(0), high=35, sits=True, arm=FORWARD)
    brush.line(f"M0 0h{78:g}", shade("wood"), 4, wide - 92, floor - 26)
    for number in range(4):
        sleeping_hen(brush, wide - 84 + number * 20, floor - 28, 0.75, number, flip=number % 2 == 1)
    for number in range(2):
        sleeping_hen(brush, 40 + number * 26, floor, 0.8, number + 1, flip=number == 1)
    crate(brush, 12, floor, 20, 15)
    books(brush, wide / 2 + 34, floor, 30)
