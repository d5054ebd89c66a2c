"""The measures of a planet map: the board, the land around it, and the zoom at which plates change."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QPointF, QRectF

BOARD = QRectF(0, 0, 1200, 800)
LAND = BOARD.adjusted(-280, -200, 280, 200)
THOUSAND = 1000  # content counts places on the board from 0 to here

FAR, NEAR = 0.6, 1.6
CLOSEST = 4.0


class Form(Enum):
    """How much a plate says: its number, its name, or everything as a card."""

    TAB = "tab"
    PLATE = "plate"
    CARD = "card"


def board_point(x: int, y: int) -> QPointF:
    """The place on the scene for a place on the board."""
    return QPointF(BOARD.width() * x / THOUSAND, BOARD.height() * y / THOUSAND)


def form_at(zoom: float, text_scale: float) -> Form:
    """Plates keep their size while the land grows, so larger words need a closer look."""
    seen = zoom / text_scale
    if seen < FAR:
        return Form.TAB
    return Form.CARD if seen > NEAR else Form.PLATE
