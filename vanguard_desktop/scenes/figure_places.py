"""Where figures stand: side by side on the upper edge of their plate, the lander on the left, never over words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF

from .items.figure_item import FigureItem

_GAP = 2.0
_WIDEST = 230.0  # a larger crowd moves together instead of standing in the way of the neighbors
_OVERLAP = 4.0  # feet reach a little over the edge, so that they stand on it


def stand(figures: Sequence[FigureItem], edge: QPointF) -> None:
    """Line up the figures of one sector on the edge of its plate, around the middle of it."""
    if not figures:
        return
    widths, room = _row(figures)
    squeeze = min(1.0, _WIDEST / room)
    left = edge.x() - room * squeeze / 2
    for figure, width in zip(figures, widths, strict=True):
        figure.stand_at(QPointF(left + width * squeeze / 2, edge.y() + _OVERLAP))
        left += (width + _GAP) * squeeze


def standing_box(figures: Sequence[FigureItem], edge: QPointF, *, far: bool) -> QRectF:
    """What they cover while they stand there, seen from near or from `far`."""
    sizes = [figure.size(far=far) for figure in figures]
    room = min(sum(size.width() for size in sizes) + _GAP * (len(sizes) - 1), _WIDEST)
    height = max(size.height() for size in sizes)
    return QRectF(edge.x() - room / 2, edge.y() + _OVERLAP - height, room, height)


def _row(figures: Sequence[FigureItem]) -> tuple[list[float], float]:
    """How wide each of them is, and all of them side by side."""
    widths = [figure.body.width() for figure in figures]
    return widths, sum(widths) + _GAP * (len(widths) - 1)
