"""The facilities in the window: rooms are chosen in the ship cut open, and closed ones say why."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.support.voyager import settle
from vanguard_desktop.rulesets.ship.data.facilities.facilities import ChooseFacility
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.widgets.ship.pages.facilities import FacilitiesSide


def at_the_facilities(aboard):
    voyager = aboard(players=1, seed=5)
    for _ in range(600):
        if isinstance(voyager.state, ShipState) and isinstance(voyager.state.question, ChooseFacility):
            return voyager
        voyager.play(1)
    raise AssertionError("the campaign came to no facilities")


def test_before_the_last_visit_is_said_what_is_lost_after_it(aboard):
    voyager = aboard(players=1, seed=4, until="ChooseFacility")
    voyager.read_on()
    assert voyager.state.pool.success
    while voyager.state.pool.command > 1:
        assert "lost" not in voyager.book.prompt.said
        left = voyager.state.pool.command
        while voyager.state.pool.command == left:  # the first press warns: nothing can be done there
            QTest.keyClick(voyager.book, Qt.Key.Key_1)
            settle()
        voyager.read_on()
    assert f"What is not spent there is lost: {voyager.state.pool.success} success" in voyager.book.prompt.said


def test_a_press_on_a_room_visits_it_and_what_is_closed_says_why(aboard):
    voyager = at_the_facilities(aboard)
    side = voyager.book.right
    assert isinstance(side, FacilitiesSide)
    ship = side.view
    before = voyager.state
    plates = {plate.row.id: plate for plate in ship.plates}
    assert set(plates) >= {"laboratory", "production", "barracks", "situation_room"}
    assert "add_on" not in plates  # it is still sealed, and not even drawn
    QTest.mouseClick(ship, Qt.MouseButton.LeftButton, pos=ship.place_of("works").center().toPoint())
    assert voyager.state.pool.command == before.pool.command - 1
    voyager.book.undo()
    assert voyager.state == before
    plates["production"].setFocus()
    QTest.keyClick(plates["production"], Qt.Key.Key_Return)
    assert voyager.state.pool.command == before.pool.command - 1
