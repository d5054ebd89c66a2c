"""Where what opens beside a thing stands: a card looked at, an explanation, a few choices, a table of chances.

Nothing of that covers the thing itself, nor the bar with the question below it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum, auto
from itertools import product
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QScrollArea, QWidget

from .asking import around

_EDGE = 8  # of the window stays free
_AWAY, _PARTS = 50, 8  # how much farther from the thing something may stand to spare others, and in how many places


class Side(Enum):
    """Of the thing."""

    RIGHT = auto()
    LEFT = auto()
    BELOW = auto()
    ABOVE = auto()


@runtime_checkable
class KeepsClear(Protocol):
    """A screen with a part at its lower edge that nothing may cover."""

    @property
    def clear_below(self) -> QWidget: ...


def free_room(thing: QWidget) -> QRect:
    """The part of the window in which something may open beside `thing`."""
    window = thing.window()
    room = window.rect().adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
    screen = next((above for above in around(thing) if isinstance(above, KeepsClear)), None)
    if screen is not None:
        room.setBottom(screen.clear_below.mapTo(window, QPoint(0, 0)).y() - _EDGE)
    return room


def seen_place(thing: QWidget) -> QRect:
    """Where the thing lies in its window, as far as the column that holds it does not hide it."""
    place = _whole_place(thing)
    column = column_place(thing)
    seen = place if column is None else place.intersected(column)
    return place if seen.isEmpty() else seen


def column_place(thing: QWidget) -> QRect | None:
    """The column that holds the thing, in the window; it is read as one piece."""
    column = next((above for above in around(thing.parentWidget()) if isinstance(above, QScrollArea)), None)
    return None if column is None else _whole_place(column)


def _whole_place(thing: QWidget) -> QRect:
    return QRect(thing.mapTo(thing.window(), QPoint(0, 0)), thing.size())


def place_beside(
    thing: QRect,
    size: QSize,
    room: QRect,
    sides: tuple[Side, ...],
    *,
    column: QRect | None = None,
    gap: int = _EDGE,
    spared: Sequence[QRect] = (),
) -> QRect:
    """The first side of the column, then of the thing, on which there is room; or wherever the thing is covered least.

    What is too large for the room gets as much of it as there is. Of several places the one that hides the least of
    what is to be `spared` is taken.
    """
    size = size.boundedTo(room.size())
    if not room.intersects(thing):  # it lies in what stays clear: right over that
        return _pushed_into(QRect(thing.topLeft(), size), room)
    places = list(_places(thing, size, room, sides, column, gap))
    if spared:
        places += _shifted(thing, size, sides, gap)
    free = [place for place in places if room.contains(place) and not place.intersects(thing)]
    if free:
        return min(free, key=lambda place: sum(_common(place, other) for other in spared))
    inside = [_pushed_into(place, room) for place in places]
    return min(inside, key=lambda place: _common(place, thing))


def _places(
    thing: QRect, size: QSize, room: QRect, sides: tuple[Side, ...], column: QRect | None, gap: int
) -> Iterator[QRect]:
    if column is not None:
        for side in sides:
            if side in (Side.RIGHT, Side.LEFT):
                yield _at(side, column, thing, size, room, gap)
    for side in sides:
        yield _at(side, thing, thing, size, room, gap)


def _shifted(thing: QRect, size: QSize, sides: tuple[Side, ...], gap: int) -> Iterator[QRect]:
    """On each side of the thing, from one end of it to the other, and a little farther away."""
    for away, part, side in product((gap, gap + _AWAY, gap + 2 * _AWAY), range(_PARTS + 1), sides):
        along = thing.left() + (thing.width() - size.width()) * part // _PARTS
        down = thing.top() + (thing.height() - size.height()) * part // _PARTS
        match side:
            case Side.RIGHT:
                yield QRect(QPoint(thing.right() + 1 + away, down), size)
            case Side.LEFT:
                yield QRect(QPoint(thing.left() - away - size.width(), down), size)
            case Side.BELOW:
                yield QRect(QPoint(along, thing.bottom() + 1 + away), size)
            case Side.ABOVE:
                yield QRect(QPoint(along, thing.top() - away - size.height()), size)


def _at(side: Side, around: QRect, thing: QRect, size: QSize, room: QRect, gap: int) -> QRect:
    """On that side of `around`, at the height of the thing if beside it, otherwise flush with its left edge."""
    top = _held(thing.center().y() - size.height() // 2, room.top(), room.bottom() + 1 - size.height())
    left = _held(thing.left(), room.left(), room.right() + 1 - size.width())
    match side:
        case Side.RIGHT:
            left = around.right() + 1 + gap
        case Side.LEFT:
            left = around.left() - gap - size.width()
        case Side.BELOW:
            top = around.bottom() + 1 + gap
        case Side.ABOVE:
            top = around.top() - gap - size.height()
    return QRect(QPoint(left, top), size)


def _pushed_into(place: QRect, room: QRect) -> QRect:
    left = _held(place.left(), room.left(), room.right() + 1 - place.width())
    top = _held(place.top(), room.top(), room.bottom() + 1 - place.height())
    return QRect(QPoint(left, top), place.size())


def _held(value: int, least: int, most: int) -> int:
    return max(least, min(value, most))


def _common(one: QRect, other: QRect) -> int:
    both = one.intersected(other)
    return max(both.width(), 0) * max(both.height(), 0)


def way_between(one: QRect, other: QRect) -> QRect:
    """What a pointer crosses from one place to the other, if they lie above or beside each other; empty otherwise."""
    left, right = max(one.left(), other.left()), min(one.right(), other.right())
    top, bottom = max(one.top(), other.top()), min(one.bottom(), other.bottom())
    if left <= right:
        return QRect(QPoint(left, min(top, bottom)), QPoint(right, max(top, bottom)))
    if top <= bottom:
        return QRect(QPoint(min(left, right), top), QPoint(max(left, right), bottom))
    return QRect()
