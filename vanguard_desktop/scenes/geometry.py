"""The measures of a planet map: the board, the land around it, and the zoom at which plates change."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from PySide6.QtCore import QMarginsF, QPointF, QRectF, QSize

BOARD = QRectF(0, 0, 1200, 800)
LAND = BOARD.adjusted(-280, -200, 280, 200)
# Beyond its edges the land goes on for so far, and gets lost in the dark, which fills windows of every shape. A map is
# much wider than high where a lesson stands below it.
BEYOND = QSize(1700, 500)
AROUND = LAND.adjusted(-BEYOND.width(), -BEYOND.height(), BEYOND.width(), BEYOND.height())
GROUND = LAND.adjusted(-LAND.width(), -LAND.height(), LAND.width(), LAND.height())
THOUSAND = 1000  # content counts places on the board from 0 to here

# Around the places of the outermost sectors: room for their plates, and for figures on them.
PLATE_ROOM = QMarginsF(120, 112, 120, 56)
# The same where plates say only names.
NAME_ROOM = QMarginsF(84, 52, 84, 26)
# And where they say only numbers.
TAB_ROOM = QMarginsF(52, 60, 52, 30)

# Where all is seen from farther away than the first, plates say only numbers, so that the ways between them are seen;
# from the second on they show biomes and signs where there is room for them; from the third on they open as cards.
FARTHEST, FAR, NEAR = 0.4, 0.48, 1.6
CLOSEST = 4.0


class Form(Enum):
    """How much a plate says: its number, its name, its name and signs, or everything as a card."""

    TAB = "tab"
    NAME = "name"
    PLATE = "plate"
    CARD = "card"


def board_point(x: int, y: int) -> QPointF:
    """The place on the scene for a place on the board."""
    return QPointF(BOARD.width() * x / THOUSAND, BOARD.height() * y / THOUSAND)


def around_all(places: Iterable[tuple[int, int]]) -> QRectF:
    """What all these places on the board lie in."""
    points = [board_point(*place) for place in places]
    xs, ys = [point.x() for point in points], [point.y() for point in points]
    return QRectF(QPointF(min(xs), min(ys)), QPointF(max(xs), max(ys)))


def most_said(zoom: float, text_scale: float) -> Form:
    """Plates keep their size while the land grows; larger words need a closer look. Without room they say less."""
    if zoom > NEAR * text_scale:
        return Form.CARD
    return Form.NAME if zoom < FAR * text_scale else Form.PLATE
