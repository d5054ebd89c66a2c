"""Where figures stand: side by side on the upper edge of their plate, the lander on the left, never over words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF

from vanguard_desktop.scenes.items.figure_item import FigureItem

_GAP = 2.0
_WIDEST = 230.0  # a larger crowd moves together instead of standing in the way of the neighbors
_OVERLAP = 4.0  # feet reach a little over the edge, so that they stand on it


def stand(figures: Sequence[FigureItem], edge: QPointF) -> None:
    """Line up the figures of one sector on the edge of its plate, around the middle of it."""
    if not figures:
        return
    widths = [figure.body.width() for figure in figures]
    room = sum(widths) + _GAP * (len(widths) - 1)
    squeeze = min(1.0, _WIDEST / room)
    left = edge.x() - room * squeeze / 2
    for figure, width in zip(figures, widths, strict=True):
        figure.stand_at(QPointF(left + width * squeeze / 2, edge.y() + _OVERLAP))
        left += (width + _GAP) * squeeze
