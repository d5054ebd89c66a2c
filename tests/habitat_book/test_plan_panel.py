"""The plan in its panel: its order by drag and by key, pawns taken back, things carried from the loading zone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tests.habitat_book.conftest import settle
from tests.habitat_book.test_dragging import carry
from tests.habitat_book.test_planning import click, plate
from vanguard_desktop.rulesets.habitat.data.actions import PlanActions, PlanTask, PutPawn, TaskKind
from vanguard_desktop.rulesets.habitat.data.items import part
from vanguard_desktop.widgets.habitat.stack_panel import PawnButton
from vanguard_desktop.widgets.look.controls.marks import Chip


@pytest.fixture
def planning(settle_down):
    settler = settle_down(players=4, seed=11)
    settler.play_to(PlanActions)
    settler.screen.close_sheet()
    return settler


def plan(settler, fits):
    """The first action of that kind, with one pawn."""
    bridge = settler.bridge
    bridge.submit(next(each for each in bridge.answers() if isinstance(each, PlanTask) and fits(each.task)))
    bridge.submit(next(each for each in bridge.answers() if isinstance(each, PutPawn)))
    settle()


def explores(task):
    return task.kind is TaskKind.EXPLORE


def spaces(settler):
    return [stack.task.space for stack in settler.bridge.state.plan]


def test_an_action_is_dragged_or_moved_by_key_before_another_of_its_step(planning):
    panel = planning.screen.plan
    for _ in range(2):
        plan(planning, explores)
    plan(planning, lambda task: task.kind is TaskKind.REST)
    assert [stack.row.place for stack in panel.stacks] == [1, 2, 3]
    assert [stack.handle.isVisible() for stack in panel.stacks] == [False, True, True]  # resting comes first, alone
    first, second = spaces(planning)[:2]
    handle = panel.stacks[2].handle
    target = handle.mapFromGlobal(panel.stacks[1].mapToGlobal(panel.stacks[1].rect().center()))
    QTest.mousePress(handle, Qt.MouseButton.LeftButton)
    QTest.mouseMove(handle, handle.rect().center() - QPoint(0, 20))
    QTest.mouseMove(handle, target)
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=target)
    settle()
    assert spaces(planning)[:2] == [second, first]
    panel.stacks[1].handle.setFocus()
    QTest.keyClick(panel.stacks[1].handle, Qt.Key.Key_Down)
    settle()
    assert spaces(planning)[:2] == [first, second]
    assert planning.screen.window().focusWidget() is panel.stacks[2].handle


def test_a_press_on_a_pawn_of_the_plan_takes_it_back(planning):
    plan(planning, explores)
    (button,) = planning.screen.plan.stacks[0].findChildren(PawnButton)
    click(button)
    assert all(not stack.pawns for stack in planning.bridge.state.plan)


def test_a_chip_lists_who_can_join(planning):
    plan(planning, explores)
    stack = planning.screen.plan.stacks[0]
    chip = next(each for each in stack.findChildren(Chip) if each.isVisible())
    click(chip)
    assert planning.screen.offers.answers.isVisible()
    assert len(planning.screen.offers.answers.rows) == len(stack.row.add)
    click(planning.screen.offers.answers.rows[0])
    assert len(planning.bridge.state.plan[0].pawns) == 2


def test_a_pawn_dropped_on_the_structure_where_something_is_planned_joins_it(planning):
    bridge = planning.bridge
    rests = next(each for each in bridge.answers() if isinstance(each, PlanTask) and each.task.kind is TaskKind.REST)
    bridge.submit(rests)
    settle()
    carry(planning.screen.people.plates[1], plate(planning, "QCR"))
    assert len(bridge.state.plan[0].pawns) == 1


def test_a_structure_that_is_dead_while_a_pawn_is_wanted_says_so(planning):
    bridge = planning.bridge
    bridge.submit(next(each for each in bridge.answers() if isinstance(each, PlanTask)))
    settle()
    dead = next(each for panel in planning.screen.complexes.values() for each in panel.shown if not each.open)
    click(dead)
    assert planning.screen.prompt.said.startswith("First it needs a pawn")


def test_a_spare_part_dropped_on_what_is_broken_plans_its_repair(planning):
    bridge, zone = planning.bridge, planning.screen.zone
    mends = next(
        each
        for each in bridge.answers()
        if isinstance(each, PlanTask) and each.task.kind is TaskKind.REPAIR and each.task.source is None
    )
    carry_thing(zone, part(mends.task.element), plate(planning, mends.task.structure))
    (stack,) = bridge.state.plan
    assert (stack.task.kind, stack.task.structure) == (TaskKind.REPAIR, mends.task.structure)


def carry_thing(zone, item, target):
    start = zone.place_of(item)
    place = zone.mapFromGlobal(target.mapToGlobal(target.rect().center()))
    QTest.mousePress(zone, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(zone, start + QPoint(30, 0))
    QTest.mouseMove(zone, place)
    QTest.mouseRelease(zone, Qt.MouseButton.LeftButton, pos=place)
    settle()


def test_cannibalizing_shows_both_sides_before_it_is_done(planning):
    plan(planning, lambda task: task.source is not None)
    row = planning.screen.plan.stacks[0].row
    assert any("loses its element" in each for each in row.brings)
