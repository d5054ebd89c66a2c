"""The sol is planned by hand: structures, spaces of the map, people and the bar."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.habitat_book.conftest import settle
from vanguard_desktop.rulesets.habitat.data.actions import PlanActions, TaskKind
from vanguard_desktop.rulesets.habitat.data.kinds import Space


@pytest.fixture
def planning(settle_down):
    settler = settle_down()
    settler.play_to(PlanActions)
    return settler


def plate(settler, structure):
    every = [plate for panel in settler.screen.complexes.values() for plate in panel.plates]
    return next(plate for plate in every if plate.row is not None and plate.row.id == structure)


def click(widget, at=None):
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=at if at is not None else widget.rect().center())
    settle()


def test_a_press_on_a_space_plans_to_explore_it(planning):
    screen = planning.screen
    click(screen.map.viewport(), screen.map.place_of(Space("R1-N")))
    assert [stack.task.space for stack in planning.bridge.state.plan] == ["R1-N"]
    assert len(screen.plan.stacks) == 1


def test_arrows_go_over_the_map_and_enter_plans(planning):
    screen = planning.screen
    screen.map.setFocus()
    QTest.keyClick(screen.map, Qt.Key.Key_Right)
    here = screen.map.here.id
    assert here != "R1-N"
    QTest.keyClick(screen.map, Qt.Key.Key_Return)
    settle()
    assert [stack.task.space for stack in planning.bridge.state.plan] == [here]


def test_a_press_on_a_structure_offers_what_can_be_done_there(planning):
    screen = planning.screen
    click(plate(planning, "QCR"))
    if not planning.bridge.state.plan:
        assert screen.list.isVisible()
        click(screen.list.rows[0])
    assert planning.bridge.state.plan[0].task.kind is TaskKind.REST


def test_a_press_on_somebody_puts_a_pawn_on_the_marked_action(planning):
    screen = planning.screen
    click(screen.map.viewport(), screen.map.place_of(Space("R1-N")))
    helper = next(each for each in screen.people.plates if each.property("can_help"))
    click(helper)
    assert len(planning.bridge.state.plan[0].pawns) == 1
    screen.undo()
    assert planning.bridge.state.plan[0].pawns == ()


def test_the_bar_resolves_the_plan_or_says_why_not(planning):
    screen = planning.screen
    click(screen.map.viewport(), screen.map.place_of(Space("R1-N")))
    before = planning.bridge.state
    QTest.keyClick(screen, Qt.Key.Key_R)
    settle()
    assert planning.bridge.state is before
    assert screen.prompt.said != ""


def test_nothing_stands_on_anything_else(planning):
    screen = planning.screen
    parts = [screen.base, screen.map, screen.mission, screen.plan, screen.mood, screen.people,
             screen.zone, screen.rail, screen.header, screen.prompt]  # fmt: skip
    for place, part in enumerate(parts):
        assert screen.rect().contains(part.geometry())
        assert not [other for other in parts[:place] if other.geometry().intersects(part.geometry())]


@pytest.mark.parametrize("players", [1, 4])
def test_a_bot_plays_on_in_the_window_and_there_is_always_a_way_on(settle_down, players):
    settler = settle_down(players=players, seed=7 + players)
    settler.play(120)
    assert settler.bridge.legal_commands() or settler.bridge.state.outcome is not None
