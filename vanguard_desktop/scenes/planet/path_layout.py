"""How paths bend: each finds the bow on which its sign hangs farthest from everything else, near the middle."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from itertools import product
from typing import TypeVar

import attrs
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

K = TypeVar("K")

_BENDS = (0.08, -0.08, 0.04, -0.04, 0.14, -0.14, 0.20, -0.20, 0.28, -0.28)
_HANGS = (0.5, 0.42, 0.58, 0.35, 0.65)
# What it costs to hang a sign aside and to go a long way round, in the measure of room.
_OFF_MIDDLE, _DETOUR = 120.0, 100.0
_CLEAR = 60.0  # farther than this nothing is in the way
# Half of a plate and half of a pill together on the board, seen at the zoom that fits the planet in a small window.
_PLATE_HALF = (150.0, 70.0)
_PILL = 70.0
_COVERED = 3.0  # to cover something is worse than to be near it


@attrs.frozen
class Curve:
    """A bow from one sector to another; the sign hangs at `hang` of its way."""

    start: QPointF
    bend: QPointF
    end: QPointF
    hang: float = 0.5
    sign: QPointF = attrs.field(init=False, eq=False)

    @sign.default
    def _hung(self) -> QPointF:
        return self.at(self.hang)

    def at(self, t: float) -> QPointF:
        u = 1 - t
        return self.start * (u * u) + self.bend * (2 * u * t) + self.end * (t * t)

    def angle(self, t: float) -> float:
        """The direction at `t`, in degrees clockwise from the right."""
        ahead = (self.bend - self.start) * (1 - t) + (self.end - self.bend) * t
        return math.degrees(math.atan2(ahead.y(), ahead.x()))

    def line(self) -> QPainterPath:
        line = QPainterPath(self.start)
        line.quadTo(self.bend, self.end)
        return line

    def reversed(self) -> Curve:
        return Curve(self.end, self.bend, self.start, 1 - self.hang)


def lay_paths(ends: Mapping[K, tuple[QPointF, QPointF]], places: Iterable[QPointF]) -> dict[K, Curve]:
    """Bend all paths, one after the other; the same board always gets the same curves."""
    plates = list(places)
    curves: dict[K, Curve] = {}
    for key, (start, end) in ends.items():
        signs = [curve.sign for curve in curves.values()]
        best = -math.inf
        # The first of equals wins: a light bow to one side.
        for hang, bend in product(_HANGS, _BENDS):
            cost = _OFF_MIDDLE * abs(hang - 0.5) + _DETOUR * abs(bend)
            if _CLEAR - cost > best:  # with nothing in the way it would be the best so far
                curve = _curve(start, end, bend, hang)
                rating = _rated_room(curve, plates, signs) - cost
                if rating > best:
                    best, curves[key] = rating, curve
    return curves


def _curve(start: QPointF, end: QPointF, bend: float, hang: float) -> Curve:
    across = QPointF(start.y() - end.y(), end.x() - start.x())
    return Curve(start, (start + end) / 2 + across * (2 * bend), end, hang)


def _rated_room(curve: Curve, plates: list[QPointF], signs: list[QPointF]) -> float:
    room = min(_room(curve, plates), _room_between(curve, signs))
    return room * (_COVERED if room < 0 else 1)


def _room(curve: Curve, plates: list[QPointF]) -> float:
    """How far the bow stays from plates it does not lead to, and its sign from all of them."""
    room, own = _CLEAR, (curve.start, curve.end)
    sign, bow = (curve.sign.x(), curve.sign.y()), [curve.at(t).toTuple() for t in (0.2, 0.35, 0.65, 0.8)]
    for plate in plates:
        x, y = plate.x(), plate.y()
        for point in (sign,) if plate in own else (sign, *bow):
            room = min(room, _distance_to_plate(*point, x, y))
    return room


def _room_between(curve: Curve, signs: list[QPointF]) -> float:
    gaps = (math.hypot(point.x() - curve.sign.x(), point.y() - curve.sign.y()) for point in signs)
    return min((gap - _PILL for gap in gaps), default=_CLEAR)


def _distance_to_plate(x: float, y: float, plate_x: float, plate_y: float) -> float:
    """Zero and below inside of it."""
    across = abs(x - plate_x) - _PLATE_HALF[0]
    down = abs(y - plate_y) - _PLATE_HALF[1]
    if across < 0 and down < 0:
        return max(across, down)
    return math.hypot(max(across, 0), max(down, 0))
