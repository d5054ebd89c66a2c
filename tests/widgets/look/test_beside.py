"""Where what opens beside a thing stands, in every corner of a window."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QPoint, QRect, QSize

from vanguard_desktop.widgets.look.controls.beside import Side, place_beside, way_between

ROOM = QRect(8, 8, 1264, 540)
PEEK = (Side.RIGHT, Side.LEFT, Side.BELOW, Side.ABOVE)
TOLD = (Side.BELOW, Side.ABOVE, Side.RIGHT, Side.LEFT)
CORNERS = list(itertools.product((10, 200, 640, 1100, 1200), (10, 120, 280, 420, 500)))


@pytest.mark.parametrize("sides", [PEEK, TOLD])
@pytest.mark.parametrize("size", [(300, 200), (580, 260), (450, 530), (380, 900)])
def test_it_lies_in_the_room_and_beside_the_thing(sides, size):
    for left, top in CORNERS:
        thing = QRect(left, top, 60, 40)
        place = place_beside(thing, QSize(*size), ROOM, sides)
        assert ROOM.contains(place), thing
        assert not place.intersects(thing), thing


def test_what_is_too_large_for_the_room_gets_all_of_its_height():
    place = place_beside(QRect(100, 100, 60, 40), QSize(300, 2000), ROOM, PEEK)
    assert place.height() == ROOM.height()


@pytest.mark.parametrize("top", [10, 150, 400, 500])
def test_it_stands_beside_the_column_that_is_read_too(top):
    column, thing = QRect(0, 60, 416, 480), QRect(20, top, 90, 40)
    place = place_beside(thing, QSize(300, 240), ROOM, PEEK, column=column)
    assert place.left() > column.right()
    right = QRect(928, 60, 344, 480)
    place = place_beside(thing.translated(920, 0), QSize(300, 240), ROOM, PEEK, column=right)
    assert place.right() < right.left()


def test_where_the_column_leaves_no_room_it_stands_beside_the_thing_itself():
    column, thing = QRect(20, 20, 1240, 500), QRect(300, 200, 90, 40)
    place = place_beside(thing, QSize(300, 240), ROOM, PEEK, column=column)
    assert place.left() > thing.right()
    assert ROOM.contains(place)


def test_a_thing_below_the_room_is_told_of_above_what_stays_clear():
    place = place_beside(QRect(700, 650, 120, 40), QSize(400, 200), ROOM, TOLD)
    assert place.bottom() == ROOM.bottom()
    assert place.left() == 700


def test_a_thing_that_leaves_no_side_free_is_covered_as_little_as_may_be():
    thing = QRect(8, 8, 1264, 400)
    place = place_beside(thing, QSize(400, 300), ROOM, TOLD)
    assert place.bottom() == ROOM.bottom()


@pytest.mark.parametrize(
    ("other", "crossed"),
    [(QRect(80, 20, 300, 40), QPoint(150, 80)), (QRect(100, 300, 50, 50), QPoint(120, 200)),
     (QRect(400, 90, 50, 50), QPoint(300, 120))],
)  # fmt: skip
def test_a_pointer_may_cross_from_the_thing_to_what_opened(other, crossed):
    thing = QRect(100, 100, 100, 40)
    assert way_between(thing, other).contains(crossed)
    assert way_between(other, thing).contains(crossed)


def test_no_way_leads_across_a_corner():
    assert not way_between(QRect(0, 0, 10, 10), QRect(50, 50, 10, 10)).isValid()
