"""The team in the window: who goes stays in sight, no key wanders, and the end of the choice says what it is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.support.voyager import settle
from vanguard_desktop.rulesets.ship.journey.team import away_team
from vanguard_desktop.widgets.ship.pages.launch.team_side import TeamSide
from vanguard_desktop.widgets.ship.person_card import PersonCard


def press(digit):
    QTest.keyClick(QApplication.focusWidget(), Qt.Key(ord(digit)))
    settle()


def keys(book):
    return {row.thing: row.key for row in book.on_page.rows}


@pytest.fixture
def launch(aboard):
    voyager = aboard(players=1, seed=4, until="ChooseThing:ChooseTeamMember")
    settle()
    voyager.read_on()
    voyager.book.focus_default()
    assert isinstance(voyager.book.right, TeamSide)
    return voyager


def test_who_is_chosen_sits_in_the_team_and_keeps_the_place_below(launch):
    book, side = launch.book, launch.book.right
    before, order = keys(book), list(side.candidates)
    press(before[f"crew:{order[1]}"])
    assert [seat.row.id for seat in side.seats if isinstance(seat, PersonCard)] == [order[1]]
    assert list(side.candidates) == order
    now = keys(book)
    assert now == {thing: key for thing, key in before.items() if thing in now}
    assert f"crew:{order[1]}" not in now


def test_keys_of_the_team_run_from_the_first_to_the_last(launch):
    shown = keys(launch.book)
    assert [shown[f"crew:{id}"] for id in launch.book.right.candidates] == ["1", "2", "3", "4", "5"]


def test_what_is_only_looked_at_is_told_as_what_would_be(launch):
    assert launch.book.left.lead == "If you choose this:"
    assert away_team(launch.state) == []


def test_the_team_is_said_to_be_complete_and_nobody_passes(launch):
    book = launch.book
    for _ in range(2):
        press(book.on_page.rows[0].key)
    (complete,) = book.in_bar.rows
    assert complete.label.startswith("The team is complete")
    press(complete.key)
    assert len(away_team(launch.state)) == 2
