"""Pawns are carried from people to structures, spaces of the map, and what is planned."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tests.habitat_book.conftest import settle
from vanguard_desktop.rulesets.habitat.data.actions import PlanActions
from vanguard_desktop.widgets.parts.reach import Reach


@pytest.fixture
def planning(settle_down):
    settler = settle_down()
    settler.play_to(PlanActions)
    settler.screen.close_sheet()
    return settler


def carry(person, target, at=None, *, look=None):
    """From somebody's plate to the middle of a widget, or a place in it."""
    place = person.mapFromGlobal(target.mapToGlobal(target.rect().center() if at is None else at))
    start = QPoint(20, 20)
    QTest.mousePress(person, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(person, start + QPoint(30, 0))
    QTest.mouseMove(person, place)
    if look is not None:
        look()
    QTest.mouseRelease(person, Qt.MouseButton.LeftButton, pos=place)
    settle()


def open_space(settler):
    return next(row for row in settler.screen.spaces.rows if len(row.plans) == 1)


def test_a_pawn_dropped_on_a_space_plans_to_explore_it_with_that_pawn(planning):
    screen, space = planning.screen, open_space(planning)
    person = screen.people.plates[0]
    carry(person, screen.map.viewport(), screen.map.place_of(space.id))
    stack = planning.bridge.state.plan[0]
    assert stack.task.space == space.id
    assert [pawn in person.row.pawns for pawn in stack.pawns] == [True]


def test_a_pawn_dropped_on_what_is_planned_helps_there(planning):
    screen, space = planning.screen, open_space(planning)
    planning.bridge.submit(space.plans[0])
    settle()
    carry(screen.people.plates[1], screen.plan.stacks[0])
    (pawn,) = planning.bridge.state.plan[0].pawns
    assert pawn in screen.people.plates[1].row.pawns


def test_a_pawn_dropped_on_the_space_or_the_structure_of_what_is_planned_helps_there(planning):
    screen, space = planning.screen, open_space(planning)
    planning.bridge.submit(space.plans[0])
    settle()
    first, second = screen.people.plates[:2]
    carry(first, screen.map.viewport(), screen.map.place_of(space.id))
    assert [pawn in first.row.pawns for pawn in planning.bridge.state.plan[0].pawns] == [True]
    task = next(row for row in screen.tasks.rows if row.words.startswith("Build the Reserve Panels"))
    planning.bridge.submit(task.id)
    settle()
    plates = [plate for panel in screen.complexes.values() for plate in panel.shown]
    forge = next(plate for plate in plates if plate.row.id == task.structure)
    for person in (first, second):
        carry(person, forge)
    built = next(stack for stack in planning.bridge.state.plan if stack.task == task.id.task)
    assert [pawn in person.row.pawns for pawn, person in zip(built.pawns, (first, second), strict=True)] == [True, True]
    assert not screen.offers.answers.isVisible()


def test_a_pawn_dropped_on_a_structure_plans_there(planning):
    screen = planning.screen
    plates = [plate for panel in screen.complexes.values() for plate in panel.shown if plate.open]
    carry(screen.people.plates[0], plates[-1])
    if screen.offers.answers.isVisible():
        QTest.mouseClick(screen.offers.answers.rows[0], Qt.MouseButton.LeftButton)
        settle()
    (stack,) = planning.bridge.state.plan
    assert all(pawn in screen.people.plates[0].row.pawns for pawn in stack.pawns)


def test_what_takes_a_pawn_is_lit_while_it_is_carried(planning):
    screen, space = planning.screen, open_space(planning)
    lit = []
    carry(
        screen.people.plates[0],
        screen.map.viewport(),
        screen.map.place_of(space.id),
        look=lambda: lit.extend(each for each in screen.findChildren(Reach) if each.isVisible()),
    )
    plates = [plate for panel in screen.complexes.values() for plate in panel.shown if plate.open]
    assert len(lit) == len(plates) + 1
    assert not [each for each in screen.findChildren(Reach) if each.isVisible()]


def test_a_pawn_dropped_where_nothing_takes_it_stays_where_it_was(planning):
    screen = planning.screen
    before = planning.bridge.state
    carry(screen.people.plates[0], screen.mission)
    assert planning.bridge.state is before


def test_who_chose_nothing_puts_no_pawn_on_the_next_thing(planning):
    screen = planning.screen
    several = next(
        plate
        for panel in screen.complexes.values()
        for plate in panel.shown
        if plate.open and len([row for row in screen.tasks.rows if plate.row.id in (row.structure, row.about)]) > 1
    )
    carry(screen.people.plates[0], several)
    assert screen.offers.answers.isVisible()
    QTest.keyClick(screen.offers.answers, Qt.Key.Key_Escape)
    settle()
    space = open_space(planning)
    QTest.mouseClick(screen.map.viewport(), Qt.MouseButton.LeftButton, pos=screen.map.place_of(space.id))
    settle()
    assert planning.bridge.state.plan[0].pawns == ()
