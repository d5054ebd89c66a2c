"""What stands in rooms: lamps, tables, beds, shelves, tools of the bench, and landers on their hooks."""

from __future__ import annotations

from .brush import Brush, across, collar, down, shade

_SHADE = "M-8 6c0-6 4-8 8-8s8 2 8 8z"
_LEAVES = "M0 -7C-2 -16 -8 -18 -10 -23 -4 -22 0 -17 0 -12 1 -20 5 -24 10 -26 9 -19 4 -13 1 -7z"
_HIGH_LEAF = "M0 -7C0 -18 2 -24 0 -30 -4 -25 -3 -15 0 -7z"
_POT = "M-6 -8h12l-2 8h-8z"
_STOOL = "M-6 -15h12v3h-12zM-4 -12l-2 12M4 -12l2 12"
_FLASK = "M-2.500 -20h5v7l6 11c.6 1.400 0 2-1.400 2h-14.200c-1.400 0-2-.6-1.400-2l6-11z"
_IN_FLASK = "M-6 -6h12l2.200 4.200c.4 1.200 0 1.800-1.400 1.800H-6.800c-1.400 0-1.800-.6-1.400-1.800z"
_SCOPE = "M-8 0h16M3 0c6-4 6-14 0-18M-4 -20l8 11M-6 -7h9"
_KETTLE = "M-9 0c-3-12 3-15 9-15s12 3 9 15z"
_STEAM = "M0 0c-2-3 2-5 0-9"
_POT_OF_SOUP = "M0 0c0 5 3 7 9 7s9-2 9-7z"
_LANDER_LEGS = "M-15 6l-8 12M15 6l8 12M-27 18h9M18 18h9"
_LANDER_HULL = "M0 -34c13 0 18 11 19 25l-3 14h-32l-3-14C-18 -23-13 -34 0 -34z"
_LANDER_BAND = "M-19 -9h38l-1 4.500h-36z"
_LANDER_WINDOW = "M-9 -20c0-5 4-7 9-7s9 2 9 7-4 6-9 6-9-1-9-6z"
_LANDER_GLINT = "M-6.500 -21c.6-2.600 3-3.600 5-3.800"
_CRACK = "M10 -31l-5 8 6 4-5 9"
_HOLE = "M-16 -2l7-4 6 5-7 5z"
_CHAIR = "M0 0v-15h15v15M0 -15v-13h4v13z"
_ARMCHAIR = "M-14 0v-12c0-4 3-5 6-5h16c3 0 6 1 6 5v12zM-10 -15c-1-14 2-17 10-17s11 3 10 17z"


def lamp(brush: Brush, x: float, cord: float = 14, light: float = 78, alpha: float = 0.9, y: float = 0.0) -> None:
    """Hangs from the ceiling, and gives a room its warmth."""
    brush.glow(x, y + cord + 4, light, alpha)
    brush.line(f"M0 0v{cord:g}", shade("cord"), 1.6, x, y)
    brush.fill(_SHADE, shade("lamp_shade"), x, y + cord)
    brush.disk(x, y + cord + 6.5, 7, shade("bulb"), 2.6)


def porthole(brush: Brush, x: float, y: float, wide: float, high: float) -> None:
    """Stars are behind it."""
    radius = min(wide, high) / 2
    brush.box(x, y, wide, high, shade("porthole"), radius)
    brush.disk(x + wide * 0.3, y + high * 0.4, 1, shade("white", 0, 0.8))
    brush.disk(x + wide * 0.7, y + high * 0.65, 0.8, shade("white", 0, 0.6))
    brush.frame(x, y, wide, high, shade("rim", 0, 0.55), 2, radius)


def plant(brush: Brush, x: float, y: float, scale: float = 1.0, number: int = 0) -> None:
    with brush.moved(x, y, scale):
        brush.fill(_LEAVES, shade("leaf", number))
        brush.fill(_HIGH_LEAF, shade("leaf", 1))
        brush.fill(_POT, shade("pot"))


def stool(brush: Brush, x: float, y: float) -> None:
    brush.line(_STOOL, shade("beam"), 2, x, y)
    brush.fill("M-6 -15h12v3h-12z", shade("stool"), x, y)


def table(brush: Brush, x: float, y: float, wide: float, legs: int = 2) -> None:
    """Its top lies at y, twenty above the floor."""
    for leg in range(legs):
        at = x + 8 + leg * (wide - 16) / max(legs - 1, 1)
        brush.line("M0 7v12", shade("wood", 1), 4, at, y)
    brush.box(x, y, wide, 5, shade("wood", 2))
    brush.box(x, y, wide, 1.6, shade("white", 0, 0.4))
    brush.box(x, y + 5, wide, 3, shade("wood", 3))


def flask(brush: Brush, x: float, y: float, number: int, scale: float = 1.0) -> None:
    with brush.moved(x, y, scale):
        brush.fill(_FLASK, shade("white", 0, 0.28))
        brush.fill(_IN_FLASK, shade("glass", number))
        brush.line("M-3.500 -20.500h7", shade("white", 0, 0.6), 1.4)


def scope(brush: Brush, x: float, y: float) -> None:
    """A microscope."""
    brush.line(_SCOPE, shade("paper"), 2.6, x, y)


def books(brush: Brush, x: float, y: float, wide: float, high: float = 14) -> None:
    """A row of them; which ones, follows from where they stand."""
    at, number = x, int(x * 7 + y * 3)
    while at < x + wide - 3:
        number = number * 16807 % 2147483647
        thick, tall = 3 + number % 4, high - number // 7 % 5
        brush.box(at, y - tall, thick, tall, shade("books", number // 31))
        at += thick + 0.8


def shelf(brush: Brush, x: float, y: float, wide: float) -> None:
    brush.box(x, y, wide, 3, shade("beam"))
    books(brush, x + 2, y, wide - 4, 15)


def crate(brush: Brush, x: float, y: float, wide: float, high: float, number: int = 0) -> None:
    """Stands on y."""
    brush.box(x, y - high, wide, high, shade("crate", number), 1.5)
    for line in (y - high + 4, y - 4):
        brush.line(f"M0 0h{wide:g}", shade("black", 0, 0.25), 1.6, x, line)
    brush.box(x, y - high, wide, 2, shade("white", 0, 0.2))


def bed(brush: Brush, x: float, y: float, wide: float, blanket: int, sleeper: int | None = None) -> None:
    """Its mattress lies on y."""
    brush.box(x, y - 6, wide, 6, shade("cream"), 2)
    brush.fill(f"M10 -7c6-5 {wide - 22:g}-5 {wide - 12:g} 1z", shade("blanket", blanket), x, y)
    brush.box(x + 1, y - 9, 9, 5, shade("linen"), 2.5)
    if sleeper is not None:
        brush.disk(x + 6, y - 10.5, 3.8, shade("skin", sleeper))
        brush.fill("M2.500 -12c1-3 6-3 7 0z", shade("hair", sleeper), x, y)
    brush.box(x - 1, y, wide + 2, 3, shade("beam"))


def kettle(brush: Brush, x: float, y: float) -> None:
    brush.fill(_KETTLE, shade("steel", 2), x, y)
    brush.line("M10 -11l7-5", shade("steel", 2), 3, x, y)
    brush.line("M-6 -15c2-6 10-6 12 0", shade("steel", 2), 2, x, y)
    brush.line("M17 -21c-3-4 3-6 0-11", shade("white", 0, 0.6), 2, x, y)


def soup(brush: Brush, x: float, y: float) -> None:
    """A steaming pot."""
    brush.fill(_POT_OF_SOUP, shade("paper"), x, y)
    for aside in (0, 9, 18):
        brush.line(_STEAM, shade("white", 0, 0.5), 1.6, x + aside, y - 9)


def mug(brush: Brush, x: float, y: float) -> None:
    brush.box(x, y - 8, 9, 8, shade("paper"), 1)
    brush.line("M9 -6q4 2 0 4", shade("paper"), 1.6, x, y)


def chair(brush: Brush, x: float, y: float) -> None:
    """One of those on the bridge."""
    brush.fill(_CHAIR, shade("console", 1), x, y)


def armchair(brush: Brush, x: float, y: float, section: str) -> None:
    color = collar(section).darker(190)
    brush.fill(_ARMCHAIR, color, x, y)
    brush.box(x - 10, y - 12, 20, 4, color.lighter(130), 2)


def lander(brush: Brush, x: float, y: float, scale: float = 0.92, *, damaged: bool = False) -> None:
    """Hangs by its hook, as ladles do."""
    suit = across(-19, 19, shade("hull", 0), shade("hull", 1), shade("hull", 2))
    with brush.moved(x, y, scale):
        brush.line("M0 -34v-16", shade("cable"), 3)
        brush.line("M-7 -36h14", shade("steel", 2), 4)
        brush.line(_LANDER_LEGS, shade("lander_leg"), 3)
        brush.fill(_LANDER_HULL, suit)
        brush.fill(_LANDER_BAND, shade("lander_band", int(damaged)))
        brush.fill(_LANDER_WINDOW, shade("porthole"))
        brush.line(_LANDER_GLINT, shade("glass", 4), 1.8)
        if damaged:
            brush.line(_CRACK, shade("soot"), 2.6)
            brush.fill(_HOLE, shade("soot", 1))


def conveyor(brush: Brush, x: float, y: float, wide: float) -> None:
    """What is made stands on y."""
    brush.box(x, y, wide, 6, shade("steel", 1))
    brush.line(f"M0 0h{wide:g}", shade("steel"), 2, x, y)
    for number in range(int(wide // 19)):
        brush.disk(x + 8 + number * 19, y + 6, 3.6, shade("steel", 3))
        brush.circle(x + 8 + number * 19, y + 6, 3.6, shade("steel"), 1.2)


def frame_of_brass(brush: Brush, x: float, y: float, gem: int | None = None) -> None:
    """One of those on the Porch; what was brought home shines in it."""
    brush.box(x, y, 13, 15, shade("porthole" if gem is not None else "deck"), 1.5)
    brush.frame(x, y, 13, 15, shade("brass", 0, 1.0 if gem is not None else 0.7), 1.6, 1.5)
    if gem is not None:
        brush.fill("M6.500 3l3.600 4-3.600 5-3.600-5z", shade("glass", gem), x, y)


def wall(brush: Brush, name: str, wide: float, high: float, *, floor: bool = True) -> None:
    """The back of a room, and what one stands on."""
    brush.box(0, 0, wide, high, down(0, high, shade(name, 0), shade(name, 1)))
    if floor:
        brush.box(0, high - 9, wide, 9, shade(name, 2))
        brush.box(0, high - 9, wide, 1.8, shade("white", 0, 0.22))


def depth(brush: Brush, wide: float, high: float) -> None:
    """The ceiling throws a shadow, and so does the wall on the left."""
    brush.box(0, 0, wide, 7, shade("black", 0, 0.3))
    brush.box(0, 0, 5, high, shade("black", 0, 0.22))
    brush.box(wide - 3, 0, 3, high, shade("white", 0, 0.05))
