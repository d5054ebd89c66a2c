"""Where something can lie and cover nothing."""

from __future__ import annotations

import random
from itertools import product

from PySide6.QtCore import QRect, QSize

from vanguard_desktop.widgets.parts.free_room import FreeRoom

ROOM = QRect(100, 50, 600, 300)


def free(*taken, edge=12, apart=6):
    return FreeRoom.beside(taken, ROOM, edge, apart)


def test_an_empty_room_gives_its_lower_edge_left_or_in_the_middle():
    size = QSize(120, 60)
    left, middle = free().spot(size, 0.0), free().spot(size, 0.5)
    assert (left.left(), left.bottom()) == (112, ROOM.bottom() - 12)
    assert abs(middle.center().x() - ROOM.center().x()) <= 6
    assert middle.size() == size


def test_what_lies_there_is_left_alone_with_a_gap():
    thing = QRect(100, 250, 300, 100)
    spot = free(thing).spot(QSize(120, 60), 0.0)
    assert not spot.intersects(thing.adjusted(-6, -6, 6, 6))
    assert ROOM.contains(spot)


def test_a_room_that_is_too_small_or_full_gives_nothing():
    assert free().spot(QSize(590, 60), 0.0) is None
    assert free().spot(QSize(60, 290), 0.0) is None
    assert free(ROOM).spot(QSize(12, 12), 0.0) is None
    for tiny in (QRect(), QRect(100, 50, 600, 20), QRect(100, 50, 20, 300)):
        assert FreeRoom.beside([ROOM], tiny, 12, 6).spot(QSize(12, 12), 0.5) is None


def test_wherever_there_is_room_it_is_found_and_free():
    chance = random.Random(7)
    found = 0
    for _ in range(300):
        draw = chance.randrange
        things = [QRect(draw(80, 700), draw(30, 340), draw(5, 200), draw(5, 90)) for _ in range(draw(1, 12))]
        size = QSize(draw(20, 300), draw(20, 150))
        spot = free(*things).spot(size, chance.choice([0.0, 0.5, 1.0]))
        if spot is None:
            # Six pixels on each side are lost to the cells at most.
            inside = ROOM.adjusted(12, 12, -12, -12)
            around = [thing.adjusted(-12, -12, 12, 12) for thing in things]
            for x, y in product(range(inside.left(), inside.right(), 4), range(inside.top(), inside.bottom(), 4)):
                grown = QRect(x, y, size.width() + 12, size.height() + 12)
                assert not inside.contains(grown) or any(map(grown.intersects, around))
            continue
        found += 1
        assert spot.size() == size
        assert ROOM.adjusted(12, 12, -12, -12).contains(spot)
        assert not any(spot.intersects(thing.adjusted(-6, -6, 6, 6)) for thing in things)
    assert 50 < found < 300
