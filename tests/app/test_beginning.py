"""From the first screen into a game: the training is offered first, and every choice arrives at the table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from vanguard_desktop.dice.faces import Section

pytestmark = pytest.mark.qt_log_ignore("does not support raise")


@pytest.mark.rule("TUT-01")
def test_the_first_start_offers_the_training_and_enter_leads_into_it(sit_down):
    player = sit_down(pack=None)
    player.press(Qt.Key.Key_Return)  # the language of the system
    home = player.program.home
    assert home.training_entry.isVisible()
    assert QApplication.focusWidget() is home.training_entry
    player.press(Qt.Key.Key_Return)
    player.press(Qt.Key.Key_Return)
    assert player.state.options.training
    assert player.program.playing.session is not None


def test_packs_from_elsewhere_promise_no_training(sit_down):
    player = sit_down(language="en")
    assert not player.program.home.training_entry.isVisible()


@pytest.mark.rule("GEN-04")
@pytest.mark.rule("DLY-01")
def test_shares_of_sections_options_and_real_dice_arrive_at_the_table(sit_down):
    player = sit_down(language="en", size=(1280, 2000))
    player.click(player.program.home.new_entry)
    screen = player.screen
    player.click(screen.players.findChildren(QAbstractButton)[1])
    QTest.keyClicks(screen.names[0], "Anna")
    QTest.keyClicks(screen.names[1], "Ben")
    player.click(player.named(screen.section_lines[Section.RECON], "Ben"))
    for toggle in (screen.ways.deadly, screen.ways.real):
        player.click(toggle)
    QTest.keyClicks(screen.seed, "77")
    player.click(screen.begin)
    seats = [(seat.name, seat.sections) for seat in player.state.seats]
    assert seats == [
        ("Anna", (Section.SECURITY, Section.SCIENCE)),
        ("Ben", (Section.RECON, Section.ENGINEERING)),
    ]
    assert player.state.options.deadly_injuries
    assert player.program.preferences.real_dice
    assert player.program.playing.session.game.habits.real_dice
    player.click(player.table.header.seats)
    assert [line.name.text() for line in player.table.scrim.sheet.lines] == ["Anna", "Ben"]


def test_the_settings_are_reached_from_the_table_and_lead_back_to_it(player):
    player.begin()
    player.click(player.table.header.settings)
    assert player.screen is not player.table
    player.press(Qt.Key.Key_Escape)
    assert player.screen is player.table
