"""Choosing a room in the ship cut open: on the room, on its plate, or by a key."""

from __future__ import annotations

import attrs
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from vanguard_desktop.widgets.rooms.aboard import Aboard
from vanguard_desktop.widgets.rooms.room_plate import RoomRow
from vanguard_desktop.widgets.rooms.ship_view import ShipView

BENCH = RoomRow(id="research", room="bench", name="The Long Bench", price="1 [command]", key="1", lines=("2 payable",))
WORKS = RoomRow(id="production", room="works", name="The Works", price="1 [command]", key="2", lines=("1 queue free",))
COMMONS = RoomRow(id="barracks", room="commons", name="The Commons", price="1 [command]", key="3")
CLOSED = RoomRow(id="situations", room="listening", name="Listening Room", key="4", reason="It was visited.")
ROWS = (BENCH, WORKS, COMMONS, CLOSED)
LONG = tuple(
    attrs.evolve(row, name=f"Der lange {row.name}-Gemeinschaftsraum", lines=("Sehr viel wartet hier " * 3,))
    for row in ROWS
)


@pytest.fixture
def lay(qtbot):
    def laid(rows=ROWS, size=(1304, 790), **given):
        view = ShipView(lambda text: text.replace("[command]", "command"))
        qtbot.addWidget(view)
        view.resize(*size)
        view.show_ship(rows, Aboard(), **given)
        view.show()
        pressed = []
        view.pressed_room.connect(pressed.append)
        return view, pressed

    return laid


def middle_of(view, room):
    return view.place_of(room).center().toPoint()


def test_a_press_on_a_room_chooses_it(lay):
    view, pressed = lay()
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=middle_of(view, "bench"))
    assert pressed == [BENCH]


def test_a_press_on_its_plate_and_enter_do_the_same(lay):
    view, pressed = lay()
    plate = next(plate for plate in view.plates if plate.row == WORKS)
    QTest.mouseClick(plate, Qt.MouseButton.LeftButton)
    plate.setFocus()
    QTest.keyClick(plate, Qt.Key.Key_Return)
    assert pressed == [WORKS, WORKS]


def test_a_closed_room_says_why_and_is_not_chosen(lay):
    view, pressed = lay()
    plate = next(plate for plate in view.plates if plate.row == CLOSED)
    refused = []
    plate.refused.connect(refused.append)
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=middle_of(view, "listening"))
    QTest.mouseClick(plate, Qt.MouseButton.LeftButton)
    assert (pressed, refused) == ([], ["It was visited."])


def test_a_room_that_is_looked_at_lights_its_plate_and_nothing_else(lay):
    view, _ = lay()
    QTest.mouseMove(view, middle_of(view, "works"))
    assert [plate.row for plate in view.plates if plate.lit] == [WORKS]
    QTest.mouseMove(view, middle_of(view, "ward"))
    assert not [plate for plate in view.plates if plate.lit]


def test_the_brightest_room_is_the_one_that_enter_chooses(lay):
    view, _ = lay(primary="research")
    assert {plate.row.id: plate.key for plate in view.plates} == {
        "research": "Enter",
        "production": "2",
        "barracks": "3",
        "situations": "4",
    }


def test_a_screen_reader_hears_name_price_and_what_waits(lay):
    view, _ = lay()
    assert "The Long Bench, 1 command, 2 payable" in [plate.accessibleName() for plate in view.plates]


@pytest.mark.parametrize("size", [(1304, 790), (900, 440), (720, 420), (2200, 1300)])
def test_plates_lie_in_the_sky_and_not_on_one_another(lay, size):
    view, _ = lay(LONG, size=size)
    rooms = [view.place_of(row.room).toRect() for row in LONG]
    plates = [plate.geometry() for plate in view.plates]
    assert all(view.rect().contains(plate) for plate in plates)
    assert not [1 for plate in plates for room in rooms if plate.intersects(room)]
    assert not [1 for at, plate in enumerate(plates) for other in plates[:at] if plate.intersects(other)]


def test_a_room_that_is_gone_takes_its_plate_along(lay):
    view, _ = lay()
    view.show_ship(ROWS[:2], Aboard())
    assert [plate.row for plate in view.plates] == [BENCH, WORKS]
