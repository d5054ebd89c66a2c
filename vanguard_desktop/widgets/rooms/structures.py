"""The structures of the base one by one, each on the flats and cut open, so that one sees what is done there."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from .brush import Brush, across, down, shade
from .furniture import armchair, bed, books, chair, crate, flask, lamp, mug, plant, scope, shelf, stool, table
from .halfway import GREENHOUSE, GROUND, HIGH, RIBS, ROVER, ROVER_WINDOW, BaseSeen, paint_flats

_DAY = BaseSeen(hour=0.3, number=2)
# Around their middle, with the ground at 0; a dome is cut open in front.
_SHELL = "M-66 0c0-50 28-66 66-66s66 16 66 66z"
_OPEN = "M-57 -3c0-42 24-55 57-55s57 13 57 55z"
_HALL = "M-58 0v-34c0-20 20-24 58-24s58 4 58 24v34z"
_GATE = "M-46 -2v-28c0-14 16-18 46-18s46 4 46 18v28z"
_TANK = "M-13 0v-46c0-8 6-12 13-12s13 4 13 12v46z"
_PANEL = "M-20 -12l13-30h46l-13 30z"
_PANEL_LINES = "M-15.670 -22h46M-11.330 -32h46M-4.700 -12l13-30M10.700 -12l13-30"
_STAGE = "M-18 -12v-66c0-6 8-10 18-10s18 4 18 10v66z"
_PROBE = "M-15 -6c0-12 6-18 15-18s15 6 15 18c0 4-30 4-30 0z"


def paint_structure(painter: QPainter, rect: QRectF, name: str) -> None:
    """Fill `rect` with a structure by the name of its sign; it stands in the middle, whatever the shape."""
    scale = rect.height() / HIGH
    wide = rect.width() / scale
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.translate(rect.left(), rect.top())
    painter.scale(scale, scale)
    brush = Brush(painter)
    paint_flats(brush, wide, 0, _DAY)
    with brush.moved(wide / 2, GROUND + 8, 1.12):
        brush.disk(0, 1, 84, shade("black", 0, 0.28), 5)
        _STRUCTURES[name](brush)
    painter.restore()


def _oxygenator(brush: Brush) -> None:
    """Three tanks that breathe for everybody."""
    brush.line("M-46 -6h92M-46 -12h92", shade("steel", 2), 2.4)
    for number, x in enumerate((-38.0, 0.0, 38.0)):
        brush.fill(_TANK, across(-13, 13, shade("dome"), shade("dome", 1), shade("dome", 2)), x)
        for y in (-44, -16):
            brush.box(x - 13, y, 26, 3, shade("steel", 1))
        brush.box(x - 5, -38, 10, 14, shade("panel_glass", 1), 3)
        brush.box(x - 5, -31 + number * 2, 10, 7 - number * 2, shade("panel_glass", 2), 2)
        brush.line("M0 -58v-7q0 -4 5 -4h6", shade("steel", 2), 2.6, x)
    for number in range(3):
        brush.disk(-20 + number * 38, -71 - number % 2 * 3, 4 - number % 2, shade("white", 0, 0.35))


def _panels(brush: Brush) -> None:
    for x, y, size in ((-58.0, -14.0, 0.7), (12.0, -16.0, 0.7), (-36.0, 2.0, 1.15), (38.0, 4.0, 1.15)):
        with brush.moved(x, y, size):
            brush.line("M-6 0v-14M24 0v-14", shade("steel", 2), 2)
            brush.fill(_PANEL, down(-42, -12, shade("panel_glass", 2), shade("panel_glass")))
            brush.line(_PANEL_LINES, shade("steel", 1), 0.9)
            brush.line(_PANEL, shade("dome", 1), 1.6)


def _farm(brush: Brush) -> None:
    """The one green thing within sight of anywhere."""
    with brush.moved(0, 0, 2.5):
        brush.glow(0, -8, 34, 0.5)
        brush.fill(GREENHOUSE, shade("panel_glass", 2, 0.55))
        with brush.inside(GREENHOUSE):
            for number in range(13):
                high = 6 + number * 5 % 8
                leaf = f"M0 0c-3-{high / 2:g} -2-{high:g} 0-{high:g}s3 {high / 2:g} 0 {high:g}z"
                brush.fill(leaf, shade("leaf", number), -22 + number * 3.7, -2)
            brush.box(-26, -3, 52, 3, shade("wood", 1))
        brush.line(RIBS, shade("dome", 3), 0.6)
        brush.line(GREENHOUSE, shade("dome", 3), 0.9)


def _garage(brush: Brush) -> None:
    """Dumpling at home."""
    brush.fill(_HALL, across(-58, 58, shade("dome"), shade("dome", 1), shade("dome", 2)))
    brush.fill(_GATE, shade("wall_works", 1))
    with brush.inside(_GATE):
        brush.glow(0, -44, 46, 0.8)
        crate(brush, -44, -2, 14, 12)
        crate(brush, 30, -2, 16, 16, 1)
    with brush.moved(0, -2, 1.9):
        brush.fill(ROVER, shade("dome"))
        brush.fill(ROVER_WINDOW, shade("panel_glass"))
        for wheel in (-7.5, 0.0, 7.5):
            brush.disk(wheel, -2, 3.4, shade("steel", 3))
            brush.disk(wheel, -2, 1.4, shade("steel"))
    brush.line("M-46 -33h92", shade("yellow_line", 0, 0.8), 2, 0, -12)


def _probe_bay(brush: Brush) -> None:
    """Drones on their pads, and a mast that hears them."""
    for x, y, size in ((-36.0, -10.0, 0.8), (4.0, -2.0, 1.25)):
        with brush.moved(x, y, size):
            brush.disk(0, 1, 22, shade("steel", 2), 4)
            brush.line("M-10 -6l-5 7M10 -6l5 7M0 -5v5", shade("steel"), 2)
            brush.fill(_PROBE, shade("dome"))
            brush.fill("M2 -24c9 0 13 6 13 18c-5 2-10 2-14 2c5-6 5-13 1-20z", shade("dome", 1))
            brush.disk(-3, -13, 5, shade("porthole"))
            brush.disk(-4.5, -14.5, 1.6, shade("glass", 4))
            brush.line("M-17 -21h34M-17 -21v3M17 -21v3", shade("steel", 2), 1.6)
            brush.line("M-24 -23h14M10 -23h14", shade("steel", 0), 1.4)
    with brush.moved(52, 0):
        brush.line("M0 0v-62M-7 0L0 -40 7 0M-5 -14h10M-3 -28h6", shade("steel"), 1.8)
        brush.fill("M-11 -66a15 15 0 0 0 22 -9z", shade("dome"), 0, 8)
        brush.disk(0, -64, 2, shade("lit_window"))


def _inside(furnish: Callable[[Brush], None], wall: str) -> Callable[[Brush], None]:
    """A dome, cut open: what stands in it stands on the ground."""

    def paint(brush: Brush) -> None:
        brush.fill(_SHELL, across(-66, 66, shade("dome"), shade("dome", 1), shade("dome", 2)))
        brush.fill(_OPEN, down(-58, -3, shade(wall), shade(wall, 1)))
        with brush.inside(_OPEN):
            brush.line("M-57 -24h114", shade(wall, 2, 0.6), 1.6)
            lamp(brush, 0, 8, 60, 0.75, -58)
            brush.box(-60, -3, 120, 3, shade("wood", 1))
            furnish(brush)
        brush.line(_OPEN, shade("dome", 3), 1.6)

    return paint


def _quiet_corner(brush: Brush) -> None:
    shelf(brush, -42, -34, 30)
    armchair(brush, -14, -3, "science")
    table(brush, 6, -23, 26)
    mug(brush, 14, -23)
    plant(brush, 44, -3, 0.8)


def _crew_quarters(brush: Brush) -> None:
    for x, number in ((-46.0, 0), (10.0, 2)):
        bed(brush, x, -8, 36, number)
        bed(brush, x, -30, 36, number + 1, 1 if number else None)
        brush.line("M0 -3v-34M36 -3v-34", shade("beam"), 2, x)


def _medlab(brush: Brush) -> None:
    bed(brush, -44, -10, 40, 3)
    brush.box(-40, -7, 32, 4, shade("steel", 2))
    brush.box(-12, -42, 24, 16, shade("cream"), 3)
    brush.fill("M-2.500 -39h5v3.500h3.500v5h-3.500v3.500h-5v-3.500h-3.500v-5h3.500z", shade("blanket", 1))
    table(brush, 14, -23, 34)
    flask(brush, 22, -23, 4, 0.7)
    scope(brush, 36, -23)


def _control_center(brush: Brush) -> None:
    for x, y, wide, high in ((-44.0, -42.0, 26.0, 15.0), (-13.0, -48.0, 26.0, 17.0), (18.0, -42.0, 26.0, 15.0)):
        brush.box(x, y, wide, high, shade("night"), 2)
        brush.frame(x, y, wide, high, shade("console", 1), 1.6, 2)
        brush.line("M3 9l5-4 4 3 6-5 4 2", shade("glass", int(x) % 3), 1.4, x, y)
    brush.box(-46, -20, 92, 6, shade("console", 1), 2)
    brush.box(-44, -14, 88, 11, shade("console", 2))
    for number in range(11):
        brush.disk(-40 + number * 8, -17, 1.3, shade("glass", number))
    chair(brush, -22, -3)
    chair(brush, 14, -3)


def _laboratory(brush: Brush) -> None:
    shelf(brush, -46, -36, 34)
    table(brush, -46, -23, 92, 3)
    for number, x in enumerate((-36.0, -22.0, 18.0, 32.0)):
        flask(brush, x, -23, number, 0.8)
    scope(brush, -4, -23)
    stool(brush, -6, -3)


def _workshop(brush: Brush) -> None:
    brush.box(14, -46, 30, 20, shade("beam"), 2)
    for number in range(4):
        brush.line("M0 0v8M-2 8h4v5h-4z", shade("steel", number % 2), 1.8, 19 + number * 7, -43)
    table(brush, -44, -23, 56)
    brush.box(-34, -30, 12, 7, shade("steel", 2), 1.5)
    brush.line("M-28 -30v-8h10", shade("steel"), 2.4)
    brush.glow(-16, -36, 12, 0.9)
    books(brush, -12, -23, 14, 6)
    crate(brush, 20, -3, 18, 15)
    crate(brush, 40, -3, 12, 10, 1)


def _stage(brush: Brush) -> None:
    """A piece of the ship that takes everybody home, upright between the arms of its pad."""
    with brush.moved(0, 0, 0.82):
        brush.box(-46, -5, 92, 6, shade("steel", 1), 2)
        for side in (-1, 1):
            brush.line(f"M{side * 38} -5v-78M{side * 30} -5v-78", shade("steel", 2), 2.4)
            for y in (-20, -36, -52, -68):
                brush.line(f"M{side * 38} {y}l{-side * 8} -8M{side * 30} {y - 8}h{-side * 12}", shade("steel"), 1.8)
        brush.fill("M-10 -12l-7 9h34l-7 -9z", shade("steel", 1))
        brush.fill(_STAGE, across(-18, 18, shade("dome"), shade("dome", 1), shade("dome", 2)))
        for y in (-26, -66):
            brush.box(-18, y, 36, 4, shade("steel"))
        brush.box(-8, -54, 16, 14, shade("panel_glass", 1), 3)
        brush.disk(0, -47, 4, shade("panel_glass", 2))


# By the sign that a structure bears.
_STRUCTURES: Mapping[str, Callable[[Brush], None]] = {
    "oxygen": _oxygenator,
    "solar_panel": _panels,
    "greenhouse": _farm,
    "garage": _garage,
    "probe": _probe_bay,
    "quiet_corner": _inside(_quiet_corner, "wall_reading"),
    "crew_quarters": _inside(_crew_quarters, "wall_mat"),
    "medbay": _inside(_medlab, "wall_ward"),
    "control_center": _inside(_control_center, "wall_bridge"),
    "research_lab": _inside(_laboratory, "wall_bench"),
    "workshop": _inside(_workshop, "wall_works"),
    "lift_off": _stage,
}
STRUCTURES = tuple(_STRUCTURES)
