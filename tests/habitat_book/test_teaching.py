"""The guided mission in the window: lessons come up, light the place they speak of, and go by key and mouse."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest

from tests.habitat_book.conftest import settle
from vanguard_desktop.rulesets.habitat.data.abilities import AskGoOn
from vanguard_desktop.rulesets.habitat.data.actions import PlanActions
from vanguard_desktop.text.habitat.lessons import HabitatLessons, SolStep


@pytest.fixture
def learning(settle_down):
    return settle_down(players=4)


def understand(settler):
    """Everything that lies open is read; what it was."""
    told = []
    while settler.screen.teaching.told is not None:
        told.append(settler.screen.teaching.told)
        QTest.keyClick(settler.screen, Qt.Key.Key_G)
        settle()
    return told


def lit(settler):
    return settler.screen.teaching.light.places


def of(settler, widget):
    return QRect(widget.mapTo(settler.screen, QPoint()), widget.size())


def test_the_first_sol_is_taught_phase_by_phase_and_its_plan_step_by_step(learning):
    screen, taught, read = learning.screen, [], []
    for _ in range(60):
        if isinstance(learning.bridge.state.question, PlanActions):
            break
        taught += understand(learning)
        learning.play(1)
        if screen.scrim.sheet is not None:
            assert not screen.teaching.bar.isVisible(), "nothing is taught under a sheet"
            assert lit(learning) == ()
            read.append(screen.scrim.sheet.story)
            screen.close_sheet()
    taught += understand(learning)
    words = HabitatLessons(screen.wording.names)
    for name in ("wear", "event", "morale", "supply", "farm", "stress", "plan", "first"):
        lesson = f"lesson-{name}"
        told = any(words.tell(lesson)[1] in page for page in read)
        assert told != (lesson in taught), f"{lesson}: while it goes on, or with what it has brought"
    assert SolStep.FIRST_PLAYER in taught
    assert taught[-1] is SolStep.FIRST_ACTION
    QTest.mouseClick(screen.map.viewport(), Qt.MouseButton.LeftButton, pos=screen.map.place_of("R1-W"))
    settle()
    assert screen.teaching.told is SolStep.PAWNS
    assert lit(learning) == (of(learning, screen.people),)
    for plate in screen.people.plates[:2]:
        QTest.mouseClick(plate, Qt.MouseButton.LeftButton)
        settle()
    assert screen.teaching.told is SolStep.ODDS
    assert lit(learning) == (of(learning, screen.plan),)


def test_a_lesson_goes_by_key_or_mouse_and_does_not_come_again(learning):
    screen = learning.screen
    assert screen.teaching.told is SolStep.WELCOME
    assert lit(learning) == (of(learning, screen.mission),)
    QTest.keyClick(screen, Qt.Key.Key_G)
    assert screen.teaching.told is SolStep.FIRST_PLAYER
    assert screen.teaching.bar.isVisible()
    QTest.mouseClick(screen.teaching.bar.understood, Qt.MouseButton.LeftButton)
    settle()
    assert screen.teaching.told is None
    assert lit(learning) == ()
    learning.play_to(AskGoOn)
    screen.undo()
    settle()
    assert screen.teaching.told is None


def test_going_back_takes_back_what_was_not_read(learning):
    screen = learning.screen
    understand(learning)
    learning.play(1)
    screen.close_sheet()
    assert screen.teaching.told == "lesson-wear"
    heads = [of(learning, panel).topLeft() for panel in screen.complexes.values()]
    assert [place.topLeft() for place in lit(learning)] == heads
    screen.undo()
    settle()
    assert screen.teaching.told is None


def test_what_is_pressed_while_a_lesson_lies_open_stays_where_it_is(learning):
    screen = learning.screen
    fixed = (screen.prompt, screen.people, screen.zone, screen.mood, screen.rail, screen.header, screen.base)
    fixed += (screen.map, screen.mission)
    before = [part.geometry() for part in fixed]
    understand(learning)
    assert [part.geometry() for part in fixed] == before
    assert not screen.teaching.bar.isVisible()
