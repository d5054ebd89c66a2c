"""How paths bend: each finds the curve whose middle, where its sign hangs, is farthest from everything else."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import TypeVar

import attrs
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

K = TypeVar("K")

_BENDS = (0.10, -0.10, 0.18, -0.18, 0.04, -0.04, 0.26, -0.26)
_CLEAR = 130.0  # farther than this nothing is in the way
_PLATE_HALF = (100.0, 42.0)  # half of a plate on the board, seen at the zoom that fits the planet


@attrs.frozen
class Curve:
    """A bow from one sector to another."""

    start: QPointF
    bend: QPointF
    end: QPointF

    def at(self, t: float) -> QPointF:
        u = 1 - t
        return self.start * (u * u) + self.bend * (2 * u * t) + self.end * (t * t)

    @property
    def middle(self) -> QPointF:
        return self.at(0.5)

    def angle(self, t: float) -> float:
        """The direction at `t`, in degrees clockwise from the right."""
        ahead = (self.bend - self.start) * (1 - t) + (self.end - self.bend) * t
        return math.degrees(math.atan2(ahead.y(), ahead.x()))

    def line(self) -> QPainterPath:
        line = QPainterPath(self.start)
        line.quadTo(self.bend, self.end)
        return line

    def reversed(self) -> Curve:
        return Curve(self.end, self.bend, self.start)


def lay_paths(ends: Mapping[K, tuple[QPointF, QPointF]], places: Iterable[QPointF]) -> dict[K, Curve]:
    """Bend all paths, one after the other; the same board always gets the same curves."""
    plates = list(places)
    curves: dict[K, Curve] = {}
    for key, (start, end) in ends.items():
        others = [curve.middle for curve in curves.values()]
        candidates = [_curve(start, end, bend) for bend in _BENDS]
        # The first of equals wins: a light bow to one side.
        curves[key] = max(candidates, key=lambda curve: min(_room(curve, plates), _room_between(curve, others)))
    return curves


def _curve(start: QPointF, end: QPointF, bend: float) -> Curve:
    across = QPointF(start.y() - end.y(), end.x() - start.x())
    return Curve(start, (start + end) / 2 + across * (2 * bend), end)


def _room(curve: Curve, plates: list[QPointF]) -> float:
    """How far the bow stays from plates it does not lead to, and its middle from all of them."""
    room = _CLEAR
    for plate in plates:
        room = min(room, _distance_to_plate(curve.middle, plate))
        if plate not in (curve.start, curve.end):
            room = min(room, *(_distance_to_plate(curve.at(t), plate) for t in (0.2, 0.35, 0.65, 0.8)))
    return room


def _room_between(curve: Curve, middles: list[QPointF]) -> float:
    gaps = (math.hypot(point.x() - curve.middle.x(), point.y() - curve.middle.y()) for point in middles)
    return min((gap - 40 for gap in gaps), default=_CLEAR)


def _distance_to_plate(point: QPointF, plate: QPointF) -> float:
    """Zero and below inside of it."""
    across = abs(point.x() - plate.x()) - _PLATE_HALF[0]
    down = abs(point.y() - plate.y()) - _PLATE_HALF[1]
    if across < 0 and down < 0:
        return max(across, down)
    return math.hypot(max(across, 0), max(down, 0))
