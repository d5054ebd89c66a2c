"""The sol is planned by hand: structures, spaces of the map, people and the bar."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.habitat_book.conftest import settle
from vanguard_desktop.rulesets.habitat.data.actions import PlanActions, PlanTask, PutPawn, Task, TaskKind
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
        assert screen.offers.answers.isVisible()
        click(screen.offers.answers.rows[0])
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


def listed(screen):
    """What the list of all actions offers, as words."""
    if screen.scrim.sheet is not None:
        QTest.keyClick(screen, Qt.Key.Key_Escape)
    QTest.keyClick(screen, Qt.Key.Key_L)
    settle()
    assert screen.offers.answers.isVisible()
    return [row.rich_words for row in screen.offers.answers.rows]


def test_all_actions_stand_in_groups_with_what_each_takes(planning):
    screen = planning.screen
    words = listed(screen)
    heads = screen.offers.answers.headings
    assert [each.text() for each in heads[:3]] == ["For the mission", "For the crew", "In the base"]
    rest = screen.offers.answers.rows[words.index("Rest")]
    assert heads[1].y() < rest.y() < heads[2].y()
    assert "1 morale token" in rest.accessibleDescription()
    assert "1 pawn" in rest.accessibleDescription()
    panels = screen.offers.answers.rows[words.index("Build the Reserve Panels")].accessibleDescription()
    assert "then broken: 5 of 4 allowed" in panels
    assert "bears food in 6 sols" in screen.offers.answers.rows[words.index("Sow")].accessibleDescription()
    assert max(place for place, said in enumerate(words) if "which then breaks" in said) == len(words) - 1
    QTest.keyClick(screen.offers.answers, str(words.index("Rest") + 1))
    settle()
    assert planning.bridge.state.plan[0].task.kind is TaskKind.REST


def test_what_those_who_are_free_cannot_do_is_not_offered(settle_down):
    planning = settle_down(players=4, seed=11)
    planning.play_to(PlanActions)
    bridge, screen = planning.bridge, planning.screen
    assert "Heal" in listed(screen)  # it takes two
    bridge.submit(next(each for each in bridge.answers() if getattr(each, "task", None) == Task(kind=TaskKind.REST)))
    while sum(len(row.free) for row in screen.people_model.rows) > 1:
        bridge.submit(next(each for each in bridge.answers() if isinstance(each, PutPawn)))
    settle()
    heal = PlanTask(task=Task(kind=TaskKind.HEAL))
    assert bridge.why_not(heal) is None
    assert "Heal" not in listed(screen)
    assert not plate(planning, "MED").open
    QTest.keyClick(screen, Qt.Key.Key_Escape)
    while len(bridge.state.plan[0].pawns) > 1:  # pawns come back, and it with them
        screen.undo()
    assert "Heal" in listed(screen)


def test_the_first_question_lies_in_the_bar_alone_where_there_is_room_for_it(settle_down):
    settler = settle_down(players=1)
    settler.screen.close_sheet()
    assert settler.screen.prompt.shows_all
    assert not settler.screen.offers.answers.isVisible()
