"""The painted rooms of the ship: all of them, in every shape, always alike, and true to what happened aboard."""

from __future__ import annotations

import attrs
import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from tests.support.boxes import shipped
from vanguard_desktop.models.common.card_dress import ON_MARS
from vanguard_desktop.models.common.codex_cards import codex_card
from vanguard_desktop.text.codex.habitat.cards import SIGNS
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.widgets.cards.frame import head_height
from vanguard_desktop.widgets.rooms.aboard import Aboard
from vanguard_desktop.widgets.rooms.cutaway import INNER, PLACES, SHIP, paint_open_ship, places
from vanguard_desktop.widgets.rooms.halfway import BaseSeen, paint_base
from vanguard_desktop.widgets.rooms.pictures import ROOMS, paint_room
from vanguard_desktop.widgets.rooms.structures import STRUCTURES, paint_structure

SHAPES = ((262, 110), (400, 120), (120, 200))
FRAME = 6


def picture(paint, wide: int, high: int) -> QImage:
    image = QImage(wide + 2 * FRAME, high + 2 * FRAME, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.magenta)
    with QPainter(image) as painter:
        paint(painter, QRectF(FRAME, FRAME, wide, high))
    return image


def room(name: str, aboard: Aboard | None = None, shape: tuple[int, int] = SHAPES[0]) -> QImage:
    return picture(lambda painter, rect: paint_room(painter, rect, name, aboard or Aboard()), *shape)


@pytest.mark.usefixtures("qapp")
class TestRooms:
    @pytest.mark.parametrize("shape", SHAPES)
    def test_a_room_fills_its_place_and_no_more(self, shape):
        wide, high = shape
        untouched = QImage(1, 1, QImage.Format.Format_RGB32)
        untouched.fill(Qt.GlobalColor.magenta)
        around = untouched.pixel(0, 0)
        for name in ROOMS:
            image = room(name, shape=shape)
            inside = [
                image.pixel(x, y) for x in range(FRAME + 6, FRAME + wide - 6, 7) for y in range(FRAME + 6, high, 7)
            ]
            assert around not in inside, name
            edges = [image.pixel(x, y) for x in range(image.width()) for y in (0, FRAME - 2, image.height() - 2)]
            assert set(edges) == {around}, name

    def test_no_two_rooms_look_alike_and_each_looks_the_same_again(self):
        images = [room(name) for name in ROOMS]
        assert all(first != other for at, first in enumerate(images) for other in images[:at])
        assert images == [room(name) for name in ROOMS]

    @pytest.mark.parametrize(
        ("name", "change"),
        [
            ("ward", {"patients": (1, 2, 3)}),
            ("porch", {"brought_home": 12}),
            ("drawer", {"landers": (False,)}),
            ("window", {"lost": 5}),
            ("commons", {"people": (("recon", 1), ("recon", 2))}),
        ],
    )
    def test_what_happened_aboard_is_seen(self, name, change):
        assert room(name, attrs.evolve(Aboard(), **change)) != room(name)

    def test_nobody_has_to_be_aboard(self):
        empty = Aboard(people=(), patients=(), brought_home=0, landers=(), lost=0)
        for name in ROOMS:
            room(name, empty)


@pytest.mark.usefixtures("qapp")
class TestTheBaseUnderItsCliff:
    def base(self, shape=(780, 260), **seen) -> QImage:
        return picture(lambda painter, rect: paint_base(painter, rect, BaseSeen(**seen)), *shape)

    def test_it_fills_its_place_in_every_shape_and_no_more(self):
        for wide, high in ((780, 260), (700, 960), (1200, 90)):
            image = self.base((wide, high), hour=0.5)
            blank = QImage(1, 1, QImage.Format.Format_RGB32)
            blank.fill(Qt.GlobalColor.magenta)
            around = blank.pixel(0, 0)
            xs, ys = (FRAME + 1, wide // 2, wide + FRAME - 2), (FRAME + 1, high // 2, high + FRAME - 2)
            assert all(image.pixel(x, y) != around for x in xs for y in ys), (wide, high)
            assert all(image.pixel(x, FRAME - 2) == around == image.pixel(x, high + FRAME + 1) for x in xs)

    def test_the_same_hour_looks_the_same_and_another_one_does_not(self):
        assert self.base(hour=0.3, number=4) == self.base(hour=0.3, number=4)
        for other in ({"hour": 0.9, "number": 4}, {"hour": 0.3, "number": 5}, {"hour": 0.3, "number": 4, "dust": 0.8}):
            assert self.base(hour=0.3, number=4) != self.base(**other), other

    def test_night_is_darker_than_day(self):
        day, night = self.base(hour=0.2), self.base(hour=0.95)
        assert night.pixelColor(200, 40).lightness() < day.pixelColor(200, 40).lightness() / 3


@pytest.mark.usefixtures("qapp")
class TestStructuresOfTheBase:
    def structure(self, name, shape=(340, 160)) -> QImage:
        return picture(lambda painter, rect: paint_structure(painter, rect, name), *shape)

    def test_every_sign_of_a_structure_has_its_picture_and_no_two_are_alike(self):
        assert set(SIGNS.values()) == set(STRUCTURES)
        images = [self.structure(name) for name in STRUCTURES]
        assert all(first != other for at, first in enumerate(images) for other in images[:at])

    def test_it_stands_in_the_middle_and_keeps_inside_its_place(self):
        for wide, high in ((340, 160), (700, 90)):
            image = self.structure("garage", (wide, high))
            sides = [image.pixelColor(x, high // 2) for x in (2, wide + FRAME + 2)]
            assert all(color == Qt.GlobalColor.magenta for color in sides)
            middle = [image.pixelColor(wide // 2 + aside, high // 2).name() for aside in range(-20, 20)]
            assert len(set(middle)) > 5

    def test_the_card_of_a_structure_shows_it_and_that_of_a_region_the_land_of_mars(self):
        codex = Wording.of(shipped()).codex
        structure, region = (codex_card(codex, card) for card in ("habitat_structures/LAB", "habitat_regions/g1a"))
        assert structure is not None
        assert region is not None
        assert head_height(structure, art=True) > head_height(region, art=True)
        assert region.dress.tint == structure.dress.tint == ON_MARS


@pytest.mark.usefixtures("qapp")
class TestTheShipCutOpen:
    def ship(self, *lit: str, reading: bool = False, aboard: Aboard | None = None) -> QImage:
        def paint(painter, rect):
            paint_open_ship(painter, rect, aboard or Aboard(), lit, with_reading_room=reading)

        return picture(paint, 652, 395)

    def test_a_lit_room_is_brighter_than_the_same_room_at_rest(self):
        dark, lit = self.ship(), self.ship("bench")
        place = PLACES["bench"].center() * 0.5
        x, y = round(place.x()) + FRAME, round(place.y()) + FRAME
        assert lit.pixelColor(x, y).lightness() > dark.pixelColor(x, y).lightness()

    def test_the_reading_room_is_not_drawn_before_it_exists(self):
        assert "reading" not in places(with_reading_room=False)
        assert self.ship("reading") == self.ship()
        assert self.ship("reading", reading=True) != self.ship()

    def test_rooms_lie_inside_the_ship_and_not_on_one_another(self):
        from vanguard_desktop.widgets.look.paint.svg_path import svg_path

        rooms = places(with_reading_room=True)
        inside = svg_path(INNER).boundingRect().adjusted(-1, -1, 1, 1)
        for name, place in rooms.items():
            assert SHIP.contains(place), name
            assert inside.contains(place), name
            assert not [other for other, its in rooms.items() if other != name and its.intersects(place)], name
