"""What a step did is told at the foot of the map; and the keyboard does not fall where nobody put it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.support.expeditions import landing_on
from tests.widgets.covered_map import covered_on_map
from tests.widgets.hands import Hands
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.rulesets.expedition.data import commands as do
from vanguard_desktop.rulesets.expedition.data import decisions as ask
from vanguard_desktop.rulesets.expedition.data import events as ev
from vanguard_desktop.text.common.told import words
from vanguard_desktop.widgets.table.table_screen import TableScreen


@pytest.fixture
def table(lay_table):
    return lay_table(Bridge(landing_on("W00", players=1, seed=4)))


@pytest.fixture
def hands(table):
    hands = Hands(table)
    while table.reading.sheet is not None:
        hands.press(Qt.Key.Key_Return)
    return hands


def follow_the_bar(table, hands, question, most=60):
    """Press Enter, as the bar says, until this is asked; whatever has no next step is answered with 1."""
    for _ in range(most):
        if isinstance(table.bridge.state.question, question) and table.reading.sheet is None:
            return
        free = table.reading.sheet is not None or table.prompt.next_row is not None
        hands.press(Qt.Key.Key_Return if free else Qt.Key.Key_1)
    pytest.fail(f"{question} was not asked")


def read_on(table, hands):
    while table.reading.sheet is not None:
        hands.press(Qt.Key.Key_Return)


def test_a_danger_die_of_a_path_is_told_after_the_entry_that_lay_over_it(table, hands):
    follow_the_bar(table, hands, ask.ChooseOption)
    hands.press(Qt.Key.Key_Return)  # roll a danger die
    read_on(table, hands)
    assert table.happened.isVisible()
    assert any("for table T: " in line for line in table.happened.lines)


def test_what_was_won_is_told_and_the_next_step_takes_its_place(table, hands):
    follow_the_bar(table, hands, ask.MarkRow)
    hands.press(Qt.Key.Key_Return)
    assert any("[success]" in line for line in table.happened.lines)
    assert table.happened.geometry().bottom() < table.prompt.y()
    hands.press(Qt.Key.Key_Return)
    assert not any("[success]" in line for line in table.happened.lines)


def test_undo_takes_what_was_told_away(table, hands):
    follow_the_bar(table, hands, ask.MarkRow)
    hands.press(Qt.Key.Key_Return)
    assert table.happened.isVisible()
    hands.click(table.header.undo)
    assert not table.happened.isVisible()


def test_what_is_told_lets_presses_through_and_covers_neither_sectors_nor_tools(table, hands):
    follow_the_bar(table, hands, ask.MarkRow)
    hands.press(Qt.Key.Key_Return)
    assert table.happened.isVisible()
    assert covered_on_map(table) == []
    assert not table.happened.geometry().intersects(table.map.tools.geometry().translated(table.map.pos()))
    assert table.childAt(table.happened.geometry().center()) is not table.happened


def test_what_finds_no_room_is_told_with_the_next_step(table, hands):
    follow_the_bar(table, hands, ask.MarkRow)
    table.resize(1280, 200)  # header and question, and hardly anything else
    hands.press(Qt.Key.Key_Return)
    lines = table.happened.lines
    assert lines
    assert table.happened.isHidden()
    table.resize(1280, 720)
    hands.settle()
    assert table.happened.isVisible()
    assert table.happened.lines == lines


def test_it_goes_by_itself_after_the_time_to_read_it(table, hands):
    follow_the_bar(table, hands, ask.MarkRow)
    hands.press(Qt.Key.Key_Return)
    table.happened._going.start(0)
    QTest.qWait(20)
    assert not table.happened.isVisible()


def test_enter_takes_what_the_bar_promises_after_a_die_was_taken_by_mouse(table, hands):
    follow_the_bar(table, hands, ask.GatherDice)
    die = next(row.command.die for row in table.options.rows if isinstance(row.command, do.AddDie))
    board = table.crew.boards[table.bridge.state.question.member]
    hands.click(board.dice.dice[die])
    assert QApplication.focusWidget() is table.map
    promised = table.prompt.next_row.command
    hands.press(Qt.Key.Key_Return)
    assert promised.die in {die for die, _ in table.bridge.state.check.hand}


def test_a_refreshed_die_leaves_the_keyboard_to_nobody_who_would_exert(table, hands):
    follow_the_bar(table, hands, ask.ChooseDieToRefresh)
    board = table.crew.boards[table.bridge.state.question.member]
    hands.click(next(die for die in board.dice.dice.values() if die.focusPolicy() != Qt.FocusPolicy.NoFocus))
    assert isinstance(table.bridge.state.question, ask.ChooseDieToRefresh)
    assert QApplication.focusWidget() is table.map
    injuries = table.bridge.state.members[0].injuries
    hands.press(Qt.Key.Key_Return)
    assert table.bridge.state.members[0].injuries == injuries


def test_who_takes_dice_by_keys_stays_among_the_dice(table, hands):
    follow_the_bar(table, hands, ask.ChooseDieToRefresh)
    board = table.crew.boards[table.bridge.state.question.member]
    first = next(die for die in board.dice.dice.values() if die.focusPolicy() != Qt.FocusPolicy.NoFocus)
    first.setFocus(Qt.FocusReason.TabFocusReason)
    hands.press(Qt.Key.Key_Return)
    assert QApplication.focusWidget() in board.dice.dice.values()


def test_the_header_leaves_the_keyboard_where_it_was(table, hands):
    follow_the_bar(table, hands, ask.GatherDice)
    table.map.setFocus()
    hands.press(Qt.Key.Key_Return)
    before = table.bridge.game.cursor.step
    hands.click(table.header.undo)
    assert QApplication.focusWidget() is table.map
    hands.press(Qt.Key.Key_Return)
    assert table.bridge.game.cursor.step == before


def test_a_window_that_becomes_narrow_in_the_middle_of_a_check_keeps_the_dice_in_sight(table, hands):
    table.resize(1920, 1080)
    follow_the_bar(table, hands, ask.GatherDice)
    assert not table.grid.at.left_is_drawer
    table.resize(1280, 720)
    hands.settle()
    assert table.crew_drawer.opened


def test_a_game_that_is_continued_in_the_middle_of_a_check_shows_the_dice_asked_for(table, hands, qtbot):
    follow_the_bar(table, hands, ask.GatherDice)
    again = TableScreen(Bridge(table.bridge.game), table.wording)
    qtbot.addWidget(again)
    again.resize(1280, 720)
    again.show()
    QTest.qWaitForWindowExposed(again)
    assert again.crew_drawer.opened


def test_a_danger_die_is_seen_falling_and_says_what_its_table_says_when_it_lies(table, hands):
    follow_the_bar(table, hands, ask.ChooseOption)
    hands.press(Qt.Key.Key_Return)  # roll a danger die
    (row,) = table.dice.rows
    assert table.dice.isVisible()
    (rolled,) = (event for event in table.bridge.game.last_events() if isinstance(event, ev.DangerRolled))
    listed = table.bridge.state.box.dangers[rolled.letter].results
    assert row.turned_out is (rolled.icon not in listed)
    assert row.verdict == (
        "Nothing happens." if row.turned_out else words(table.wording.rules.tell(listed[rolled.icon]))
    )
    hands.press(Qt.Key.Key_Return)
    assert not table.dice.isVisible(), "the next press ends it"


def test_why_a_landing_asks_is_told_with_its_first_question(lay_table):
    """An injury of the landing roll is asked for before anybody has done anything."""
    table = lay_table(Bridge(landing_on("W02", seed=2)))
    read_on(table, Hands(table))
    told = [event for event in table.bridge.game.last_events() if isinstance(event, ev.LandingRolled)]
    assert told
    assert any("landing roll" in line for line in table.happened.lines)
    assert table.happened.isVisible()
