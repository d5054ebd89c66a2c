"""The facilities in the window: rooms are chosen in the ship cut open, and closed ones say why."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Qt
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


def test_no_plate_lies_below_the_lesson_in_a_small_window_with_large_letters(aboard):
    voyager = aboard(seed=3, until="ChooseFacility", language="de", scale=1.5)
    voyager.read_on()
    settle()
    book = voyager.book
    lesson, ship = book.left.lesson, book.right.view
    assert lesson.isVisible()

    def covered():
        taken = QRect(lesson.mapTo(book, QPoint()), lesson.size()) if lesson.isVisible() else QRect()
        seen = {plate.row.id: QRect(plate.mapTo(book, QPoint()), plate.size()) for plate in ship.plates}
        return [name for name, place in seen.items() if place.intersects(taken)]

    before = {plate.row.id: plate.pos() for plate in ship.plates}
    assert covered() == []
    while lesson.teaches:
        lesson.next.click()
        settle()
        assert covered() == []
    assert {plate.row.id: plate.pos() for plate in ship.plates} != before, "afterwards they have the room"


def test_the_keyboard_begins_at_a_room_in_which_something_can_be_done(aboard):
    voyager = aboard(seed=3, until="ChooseFacility")
    voyager.read_on()
    voyager.book.focus_default()
    plates = voyager.book.right.view.plates
    idle = [plate for plate in plates if "Nothing" in " ".join(plate.row.lines)]
    assert plates[0] in idle, "the first room has nothing to do here"
    (focused,) = [plate for plate in plates if plate.hasFocus()]
    assert focused not in idle


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


def test_the_plate_of_the_long_bench_says_what_can_be_paid(aboard):
    voyager = aboard(players=1, seed=2, until="CompleteProjects")
    settle()
    voyager.book.undo()
    settle()
    assert isinstance(voyager.state.question, ChooseFacility)
    (bench,) = [plate for plate in voyager.book.right.view.plates if plate.row.id == "laboratory"]
    assert bench.row.lines == ("1 project on the bench", "1 can be paid")
