"""The team in the window: who goes stays in sight, no key wanders, and the end of the choice says what it is."""

from __future__ import annotations

import attrs
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.support.voyager import settle
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.rulesets.ship.data.journey.launch import EmergencyDraft
from vanguard_desktop.rulesets.ship.journey.team import EMERGENCIES, away_team
from vanguard_desktop.rulesets.ship.zones import board_crew
from vanguard_desktop.widgets.ship.pages import spec_of
from vanguard_desktop.widgets.ship.pages.launch.emergency_side import EmergencySide
from vanguard_desktop.widgets.ship.pages.launch.team_side import TeamSide
from vanguard_desktop.widgets.ship.pages.right_side import View
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


def test_boxes_of_the_emergency_say_their_price_before_anybody_is_called(launch, qtbot):
    side = EmergencySide(launch.book)
    qtbot.addWidget(side)
    marked = attrs.evolve(launch.state, marks={**launch.state.marks, EMERGENCIES: (1,)})
    side.show_view(View(state=marked))
    told = [box.accessibleName() for box in side.boxes]
    assert told[0] == "1: costs nothing"
    assert told[1] == "2: a die of each section"
    assert told[-1] == "5: ends the campaign"
    assert [box.box.now for box in side.boxes] == [False, True, False, False, False]
    assert spec_of("launch").questions[EmergencyDraft] is EmergencySide


def test_who_straps_in_is_told_with_dice_cards_and_what_they_carry(aboard):
    voyager = aboard(players=1, seed=4, until="LoadLander")
    lines = [line.text for line in voyager.book.right.team]
    names = [voyager.wording.names.member(id) for s in Section for id in voyager.state.members(board_crew(s))]
    assert [line.split(" (")[0] for line in lines] == names
    assert all("10 cards in the deck" in line and "[die_" in line for line in lines)
