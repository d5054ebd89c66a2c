"""Plates and pills keep their size while the land shrinks: where two would cover each other, they make room."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations, product
from typing import Generic, TypeVar

import attrs
from PySide6.QtCore import QPointF, QRectF

PlateT = TypeVar("PlateT")
PillT = TypeVar("PillT")

_GAP = 5.0
_PATIENCE = 6  # rounds in which nothing gets better
_SETTLED = 0.5
_REACH = 0.45  # of its own size: a plate goes no farther, so that its place stays under it
_PILL_REACH = 30.0  # a pill stays near its path


@attrs.frozen
class Room(Generic[PlateT, PillT]):
    """How far each plate and pill stands beside its place."""

    plates: dict[PlateT, QPointF]
    pills: dict[PillT, QPointF]
    crowded: frozenset[PillT]
    """The pills for which no room was left."""


@attrs.define(eq=False)
class _Span:
    """One direction of a box: from where to where, how far it has been pushed, and how far it may be."""

    low: float
    high: float
    back: float = 0.0
    ahead: float = 0.0
    moved: float = 0.0

    def fix(self) -> None:
        """Stay where it is now."""
        self.back = self.ahead = self.moved

    def overlap(self, other: _Span) -> float:
        ends = min(self.high + self.moved, other.high + other.moved)
        return ends - max(self.low + self.moved, other.low + other.moved) + _GAP

    def meets(self, other: _Span) -> bool:
        """Whether the two can be pushed so that they overlap."""
        return (
            self.low + self.back < other.high + other.ahead + _GAP
            and other.low + other.back < self.high + self.ahead + _GAP
        )

    def before(self, other: _Span) -> bool:
        return self.low + self.high + 2 * self.moved <= other.low + other.high + 2 * other.moved

    def room(self, way: float) -> float:
        return self.moved - self.back if way < 0 else self.ahead - self.moved

    def push(self, way: float) -> None:
        self.moved = max(self.back, min(self.ahead, self.moved + way))


_Box = tuple[_Span, _Span]


def make_room(
    plates: Mapping[PlateT, QRectF], pills: Mapping[PillT, QRectF], figures: Mapping[PlateT, QRectF], within: QRectF
) -> Room[PlateT, PillT] | None:
    """Push plates and pills apart, the least that is needed; None where not even then all plates can be read.

    Nothing that stands `within` at first is pushed out of it. Pills come out from behind `figures` if they can.
    """
    wide = {key: _plate(rect, within) for key, rect in plates.items()}
    small = {key: _movable(rect, within, _PILL_REACH, _PILL_REACH) for key, rect in pills.items()}
    between_plates = _near(combinations(wide.values(), 2))
    all_pairs = _near(combinations((*wide.values(), *small.values()), 2))
    _part_all(between_plates)
    if _covered(between_plates):
        return None
    apart = [(span, span.moved) for box in wide.values() for span in box]
    _part_all(all_pairs)
    if _covered(between_plates):  # names matter more than pills, which must do with the room that is left
        for span, moved in apart:
            span.moved = moved
            span.fix()
        _part_all(all_pairs)
    _come_out(wide.values(), small, [_box(rect.translated(_shift(wide[key]))) for key, rect in figures.items()])
    return Room(
        plates={key: _shift(box) for key, box in wide.items()},
        pills={key: _shift(box) for key, box in small.items()},
        crowded=_crowded(wide.values(), small),
    )


def _come_out(plates: Iterable[_Box], pills: Mapping[PillT, _Box], figures: list[_Box]) -> None:
    """Push the pills from behind the figures, unless something else would cover them then."""
    for span in (span for box in plates for span in box):
        span.fix()
    crowded, hung = _crowded(plates, pills), [(span, span.moved) for box in pills.values() for span in box]
    _part_all(_near([*product(pills.values(), (*figures, *plates)), *combinations(pills.values(), 2)]))
    if not _crowded(plates, pills) <= crowded:
        for span, moved in hung:
            span.moved = moved


def _plate(rect: QRectF, within: QRectF) -> _Box:
    return _movable(rect, within, rect.width() * _REACH, rect.height() * _REACH)


def _box(rect: QRectF) -> _Box:
    return _Span(rect.left(), rect.right()), _Span(rect.top(), rect.bottom())


def _movable(rect: QRectF, within: QRectF, across: float, down: float) -> _Box:
    return (
        _span(rect.left(), rect.right(), within.left(), within.right(), across),
        _span(rect.top(), rect.bottom(), within.top(), within.bottom(), down),
    )


def _span(low: float, high: float, lowest: float, highest: float, reach: float) -> _Span:
    return _Span(low, high, back=min(0.0, max(-reach, lowest - low)), ahead=max(0.0, min(reach, highest - high)))


def _shift(box: _Box) -> QPointF:
    return QPointF(round(box[0].moved), round(box[1].moved))


def _near(pairs: Iterable[tuple[_Box, _Box]]) -> list[tuple[_Box, _Box]]:
    """Those that can ever touch."""
    return [(one, other) for one, other in pairs if one[0].meets(other[0]) and one[1].meets(other[1])]


def _covered(pairs: Iterable[tuple[_Box, _Box]]) -> bool:
    """Whether any two lie over each other, be it with the corners."""
    most = _GAP + _SETTLED
    return any(one[0].overlap(other[0]) > most and one[1].overlap(other[1]) > most for one, other in pairs)


def _crowded(plates: Iterable[_Box], pills: Mapping[PillT, _Box]) -> frozenset[PillT]:
    """The pills that lie over something; of two pills one is left alone."""
    seen, crowded = list(plates), set()
    for key, pill in pills.items():
        if _covered((pill, other) for other in seen):
            crowded.add(key)
        else:
            seen.append(pill)
    return frozenset(crowded)


def _part_all(pairs: list[tuple[_Box, _Box]]) -> None:
    best, vain = float("inf"), 0
    while vain < _PATIENCE:
        worst = sum(_part(*pair) for pair in pairs)
        if worst < _SETTLED:
            return
        vain = 0 if worst < best - _SETTLED else vain + 1
        best = min(best, worst)


def _part(one: _Box, other: _Box) -> float:
    """Push two boxes apart, the shorter way if there is room for it; answers how far they overlap."""
    if (across := one[0].overlap(other[0])) <= 0 or (down := one[1].overlap(other[1])) <= 0:
        return 0.0
    over = (across, down)
    shorter = 0 if over[0] < over[1] else 1
    for axis in (shorter, 1 - shorter):
        mine, its = one[axis], other[axis]
        first, second = (mine, its) if mine.before(its) else (its, mine)
        if first.room(-1) + second.room(1) >= over[axis] or axis != shorter:
            first.push(-over[axis] / 2)
            second.push(over[axis] / 2)
            break
    return min(over)
