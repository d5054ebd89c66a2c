"""The measures of a planet map: the board, the land around it, and the zoom at which plates change."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from itertools import combinations

from PySide6.QtCore import QMarginsF, QPointF, QRectF, QSizeF

BOARD = QRectF(0, 0, 1200, 800)
LAND = BOARD.adjusted(-280, -200, 280, 200)
THOUSAND = 1000  # content counts places on the board from 0 to here

# Around the places of the outermost sectors: room for their plates, and for figures on them.
PLATE_ROOM = QMarginsF(120, 112, 120, 56)

FAR, NEAR = 0.55, 1.6
CLOSEST = 4.0


class Form(Enum):
    """How much a plate says: its number, its name, or everything as a card."""

    TAB = "tab"
    PLATE = "plate"
    CARD = "card"


def board_point(x: int, y: int) -> QPointF:
    """The place on the scene for a place on the board."""
    return QPointF(BOARD.width() * x / THOUSAND, BOARD.height() * y / THOUSAND)


def form_at(zoom: float, text_scale: float, clear_from: float) -> Form:
    """Plates keep their size while the land grows; larger words need a closer look, unless there is room for them.

    `clear_from` is the zoom from which on no two plates overlap.
    """
    if zoom < FAR or zoom < min(FAR * text_scale, clear_from):
        return Form.TAB
    return Form.CARD if zoom > NEAR * text_scale else Form.PLATE


def clear_zoom(plates: Iterable[tuple[QPointF, QSizeF]]) -> float:
    """The zoom from which on no two of the plates, each around its place, lie over each other."""
    return max((_parting(one, other) for one, other in combinations(plates, 2)), default=0.0)


def _parting(one: tuple[QPointF, QSizeF], other: tuple[QPointF, QSizeF]) -> float:
    """Two plates part as soon as they do so in one direction."""
    way, room = one[0] - other[0], (one[1] + other[1]) / 2
    across = room.width() / abs(way.x()) if way.x() else CLOSEST
    down = room.height() / abs(way.y()) if way.y() else CLOSEST
    return min(across, down)
