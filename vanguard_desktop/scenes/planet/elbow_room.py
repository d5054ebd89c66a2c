"""Plates and pills keep their size while the land shrinks: where two would cover each other, they make room."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
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
PILL_REACH = 30.0  # a pill stays near its path


@attrs.frozen
class Room(Generic[PlateT, PillT]):
    """How far each plate and pill stands beside its place."""

    plates: dict[PlateT, QPointF]
    pills: dict[PillT, QPointF]
    crowded: frozenset[PillT]
    """The pills for which no room was left."""
    covered: tuple[PlateT, ...] = ()
    """Plates that cannot be read, or whose figures are in the way, the worst first; then no pill is looked after."""


@attrs.define(eq=False)
class _Slide:
    """How far something has been pushed in one direction, and how far it may be."""

    back: float = 0.0
    ahead: float = 0.0
    moved: float = 0.0

    def fix(self) -> None:
        """Stay where it is now."""
        self.back = self.ahead = self.moved

    def room(self, way: float) -> float:
        return self.moved - self.back if way < 0 else self.ahead - self.moved

    def push(self, way: float) -> None:
        self.moved = max(self.back, min(self.ahead, self.moved + way))


@attrs.frozen(eq=False)
class _Span:
    """One direction of a box: from where to where. What stands on a plate slides along with it."""

    low: float
    high: float
    slide: _Slide

    def overlap(self, other: _Span) -> float:
        mine, its = self.slide.moved, other.slide.moved
        return min(self.high + mine, other.high + its) - max(self.low + mine, other.low + its) + _GAP

    def apart(self, other: _Span) -> bool:
        """Whether the two leave each other room; told sooner than by how much they overlap."""
        mine, its = self.slide.moved, other.slide.moved
        return self.high + mine + _GAP <= other.low + its or other.high + its + _GAP <= self.low + mine

    def meets(self, other: _Span) -> bool:
        """Whether the two can be pushed so that they overlap."""
        return (
            self.low + self.slide.back < other.high + other.slide.ahead + _GAP
            and other.low + other.slide.back < self.high + self.slide.ahead + _GAP
        )

    def before(self, other: _Span) -> bool:
        return self.low + self.high + 2 * self.slide.moved <= other.low + other.high + 2 * other.slide.moved


_Box = tuple[_Span, _Span]


def make_room(
    plates: Mapping[PlateT, QRectF],
    pills: Mapping[PillT, QRectF],
    figures: Mapping[PlateT, QRectF],
    within: QRectF,
    corner: QRectF | None = None,
    first: Collection[PillT] = (),
    pill_reach: float = PILL_REACH,
) -> Room[PlateT, PillT]:
    """Push plates and pills apart, the least that is needed.

    Figures slide along with the plate on which they stand and cover no other one. Nothing that stands `within` at
    first is pushed out of it, and nothing stays below the `corner`, where something lies over the map. Where there is
    no room for all pills, plates make room at least for those that matter `first`. Pills come out from behind figures
    if they can.
    """
    wide = {
        key: _movable(rect, figures.get(key, rect) | rect, within, rect.width() * _REACH, rect.height() * _REACH)
        for key, rect in plates.items()
    }
    small = {key: _movable(rect, rect, within, pill_reach, pill_reach) for key, rect in pills.items()}
    standing = {key: _along(rect, wide[key]) for key, rect in figures.items()}
    fixed = [] if corner is None else [_movable(corner, corner, corner, 0, 0)]
    readable = [
        *_near(product((*wide.values(), *standing.values()), fixed)),
        *_near(combinations(wide.values(), 2)),
        *_near((group, plate) for own, group in standing.items() for key, plate in wide.items() if key != own),
    ]
    solid = [*wide.values(), *fixed]
    all_pairs = [*readable, *_near([*product(small.values(), solid), *combinations(small.values(), 2)])]
    _part_all(readable)
    if _covered(readable):
        owners = {id(box): key for boxes in (wide, standing) for key, box in boxes.items()}
        worst = Counter(owners[id(box)] for pair in readable if _covered([pair]) for box in pair if id(box) in owners)
        shifts = {key: _shift(box) for key, box in wide.items()}
        return Room(shifts, {}, frozenset(pills), tuple(key for key, _ in worst.most_common()))
    slides = [span.slide for box in (*wide.values(), *small.values()) for span in box]
    # Names matter more than pills, which must do with the room that is left.
    if not _parted(all_pairs, readable, slides):
        asked = {key: box for key, box in small.items() if key in first}
        around = _near([*product(asked.values(), (*solid, *standing.values())), *combinations(asked.values(), 2)])
        _parted([*readable, *around], readable, slides)
        _fix(wide.values())
        _part_all(all_pairs)
    _come_out(solid, small, standing.values())
    return Room(
        plates={key: _shift(box) for key, box in wide.items()},
        pills={key: _shift(box) for key, box in small.items()},
        crowded=_crowded([*solid, *standing.values()], small),
    )


def _come_out(plates: Iterable[_Box], pills: Mapping[PillT, _Box], figures: Iterable[_Box]) -> None:
    """Push the pills from behind the figures, unless something else would cover them then."""
    _fix(plates)
    crowded = _crowded(plates, pills)
    hung = [(span.slide, span.slide.moved) for box in pills.values() for span in box]
    _part_all(_near([*product(pills.values(), (*figures, *plates)), *combinations(pills.values(), 2)]))
    if not _crowded(plates, pills) <= crowded:
        for slide, moved in hung:
            slide.moved = moved


def _along(rect: QRectF, plate: _Box) -> _Box:
    return _Span(rect.left(), rect.right(), plate[0].slide), _Span(rect.top(), rect.bottom(), plate[1].slide)


def _movable(rect: QRectF, whole: QRectF, within: QRectF, across: float, down: float) -> _Box:
    """A box that can be pushed as long as all that belongs to it, the `whole`, stays within."""
    return (
        _Span(rect.left(), rect.right(), _slide(whole.left(), whole.right(), within.left(), within.right(), across)),
        _Span(rect.top(), rect.bottom(), _slide(whole.top(), whole.bottom(), within.top(), within.bottom(), down)),
    )


def _slide(low: float, high: float, lowest: float, highest: float, reach: float) -> _Slide:
    return _Slide(back=min(0.0, max(-reach, lowest - low)), ahead=max(0.0, min(reach, highest - high)))


def _shift(box: _Box) -> QPointF:
    return QPointF(round(box[0].slide.moved), round(box[1].slide.moved))


def _near(pairs: Iterable[tuple[_Box, _Box]]) -> list[tuple[_Box, _Box]]:
    """Those that can ever touch."""
    return [(one, other) for one, other in pairs if one[0].meets(other[0]) and one[1].meets(other[1])]


def _covered(pairs: Iterable[tuple[_Box, _Box]]) -> bool:
    """Whether any two lie over each other, be it with the corners."""
    most = _GAP + _SETTLED
    return any(one[0].overlap(other[0]) > most and one[1].overlap(other[1]) > most for one, other in pairs)


def _crowded(others: Iterable[_Box], pills: Mapping[PillT, _Box]) -> frozenset[PillT]:
    """The pills that lie over something; of two pills the first is left alone."""
    seen, crowded = list(others), set()
    for key, pill in pills.items():
        if _covered((pill, other) for other in seen):
            crowded.add(key)
        else:
            seen.append(pill)
    return frozenset(crowded)


def _fix(boxes: Iterable[_Box]) -> None:
    for span in (span for box in boxes for span in box):
        span.slide.fix()


def _parted(pairs: list[tuple[_Box, _Box]], readable: list[tuple[_Box, _Box]], slides: list[_Slide]) -> bool:
    """Push these apart, unless something cannot be read then: everything is back in its place."""
    before = [slide.moved for slide in slides]
    _part_all(pairs)
    if not _covered(readable):
        return True
    for slide, moved in zip(slides, before, strict=True):
        slide.moved = moved
    return False


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
    if one[0].apart(other[0]) or one[1].apart(other[1]):
        return 0.0
    over = (one[0].overlap(other[0]), one[1].overlap(other[1]))
    shorter = 0 if over[0] < over[1] else 1
    for axis in (shorter, 1 - shorter):
        mine, its = one[axis], other[axis]
        first, second = (mine.slide, its.slide) if mine.before(its) else (its.slide, mine.slide)
        if first.room(-1) + second.room(1) >= over[axis] or axis != shorter:
            first.push(-over[axis] / 2)
            second.push(over[axis] / 2)
            break
    return min(over)
