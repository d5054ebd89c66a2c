"""A mission of the habitat is begun from the first screen, by hand and by keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QRadioButton

from vanguard_desktop.rulesets.habitat.state import HabitatState
from vanguard_desktop.widgets.habitat.habitat_screen import HabitatScreen
from vanguard_desktop.widgets.new_mission_screen import NewMissionScreen


@pytest.mark.parametrize("language", ["en", "de", "it", "cs"])
def test_one_press_on_home_and_one_on_begin_lay_the_base(sit_down, language):
    player = sit_down(pack=None, language=language)
    player.click(player.program.home.habitat_entry)
    page = player.screen
    assert isinstance(page, NewMissionScreen)
    player.click(page.begin)
    assert isinstance(player.screen, HabitatScreen)
    state = player.program.playing.session.game.state
    assert isinstance(state, HabitatState)
    assert len(state.crew) == 2  # who plays alone has two people (HSU-02)


def test_another_mission_is_chosen_from_the_base_of_the_one_before(sit_down):
    player = sit_down(pack=None, language="en")
    player.click(player.program.home.habitat_entry)
    player.click(player.screen.begin)
    before = player.screen
    before.mission_wished.emit()
    assert isinstance(player.screen, NewMissionScreen)
    player.click(player.screen.begin)
    assert isinstance(player.screen, HabitatScreen)
    assert player.screen is not before


def test_what_is_chosen_is_played(sit_down):
    player = sit_down(pack=None, language="en")
    player.click(player.program.home.habitat_entry)
    page = player.screen
    assert isinstance(page, NewMissionScreen)
    three = next(button for button in page.players.findChildren(QRadioButton) if button.text().startswith("3"))
    page.column.ensureWidgetVisible(three)
    player.click(three)
    assert [line.isVisible() for line in page.lines] == [True, True, True, False]
    page.lines[0].name.setFocus()
    QTest.keyClicks(page.lines[0].name, "Ada")
    QTest.keyClick(page.lines[0].name, Qt.Key.Key_Return)
    state = player.program.playing.session.game.state
    assert state.seats[0].name == "Ada"
    assert len(state.crew) == 3
    assert len({each.profession for each in state.crew}) == 3


def test_a_campaign_is_begun_and_home_says_how_far_it_is(sit_down):
    player = sit_down(pack=None, language="en")
    player.click(player.program.home.habitat_entry)
    page = player.screen
    assert isinstance(page, NewMissionScreen)
    assert not page.legacy.isVisible()
    card = next(button for button in page.missions.findChildren(QRadioButton) if "A Letter" in button.text())
    page.column.ensureWidgetVisible(card)
    player.click(card)
    lasting = page.legacy.findChildren(QRadioButton)[1]
    page.column.ensureWidgetVisible(lasting)
    player.click(lasting)
    player.click(page.begin)
    state = player.program.playing.session.game.state
    assert (state.mission, state.campaign.legacy) == ("moving-in", True)
    player.click(player.screen.header.home)
    told = player.program.home.card.accessibleName()
    assert "A Letter from the Ice" in told
    assert "Moving In, Sol 1 of 9" in told
