"""Drones stand beside the crew: what each is good for, where it works, and whose command it follows."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.habitat_book.conftest import settle
from tests.habitat_book.test_planning import click
from vanguard_desktop.rulesets.habitat.data.actions import PlanActions, PlanTask, Task, TaskKind
from vanguard_desktop.rulesets.habitat.data.kinds import Space


def planning(settler):
    settler.play_to(PlanActions)
    while settler.screen.scrim.sheet is not None:
        settler.screen.close_sheet()
    return settler.screen


def plate_of(screen, name):
    return next(plate for plate in screen.drones.shown if plate.row is not None and plate.row.name == name)


def test_a_drone_is_put_to_work_by_a_press_once_its_operator_is_named(settle_down):
    settler = settle_down(players=1)
    screen = planning(settler)
    assert {plate.row.name for plate in screen.drones.shown} == {"Pace", "Scoop", "Query", "Clamp"}
    assert "Explore a region" in plate_of(screen, "Pace").accessibleName()
    before = settler.bridge.game.cursor.step
    QTest.mouseClick(plate_of(screen, "Pace"), Qt.MouseButton.LeftButton)
    assert settler.bridge.game.cursor.step == before, "nothing is planned that it could help with"
    assert "Explore a region" in screen.prompt.said
    task = next(each for row in screen.spaces.rows for each in row.plans if each.task.kind is TaskKind.EXPLORE)
    settler.bridge.submit(task)
    settle()
    assert plate_of(screen, "Pace").property("can_help")
    assert not plate_of(screen, "Clamp").property("can_help")
    QTest.mouseClick(plate_of(screen, "Pace"), Qt.MouseButton.LeftButton)
    settle()
    shown = screen.offers.answers
    assert shown.title.text() == "Pace"
    assert len(shown.rows) == len(settler.bridge.state.crew)
    puts = plate_of(screen, "Pace").row.puts
    details = [row.detail for row in screen.options.rows if row.command in puts]
    assert len(details) == 2
    assert all("rolls and takes what comes" in detail for detail in details)
    click(shown.rows[1])
    second = settler.bridge.state.crew[1]
    (stack,) = settler.bridge.state.plan
    assert stack.pawns == (f"drone:mapper@{second.id}",)
    assert screen.people_model.row(second.id).name in plate_of(screen, "Pace").row.work
    assert not plate_of(screen, "Pace").row.idle


def test_nobody_is_asked_who_operates_a_drone_that_only_helps(settle_down):
    settler = settle_down(players=1)
    screen = planning(settler)
    settler.bridge.submit(PlanTask(task=Task(kind=TaskKind.EXPLORE, space=Space("R1-W"))))
    settle()
    QTest.mouseClick(screen.people.plates[0], Qt.MouseButton.LeftButton)
    QTest.mouseClick(plate_of(screen, "Pace"), Qt.MouseButton.LeftButton)
    settle()
    assert not screen.offers.answers.isVisible()
    (stack,) = settler.bridge.state.plan
    assert stack.pawns[1] == f"drone:mapper@{settler.bridge.state.crew[0].id}"


def test_a_full_crew_has_no_drones_and_all_the_room(settle_down):
    screen = planning(settle_down(players=4))
    assert not screen.drones.isVisible()
    assert screen.drones.shown == []
