"""A campaign in the whole program: opened, home from a planet, taken back across the books, and put away."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tests.support.boxes import shipped
from tests.support.voyager import NAMES, way_to
from vanguard_desktop.app.profile.paths import folders
from vanguard_desktop.models.common.passages import PassageKind
from vanguard_desktop.play.saved_game import new_game
from vanguard_desktop.rulesets.ship.state import CampaignOpening, ShipState
from vanguard_desktop.widgets.result.result_sheet import ResultSheet
from vanguard_desktop.widgets.ship.ship_screen import ShipScreen
from vanguard_desktop.widgets.table.table_screen import TableScreen

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def aboard(sit_down, tmp_path):
    """Somebody who has opened the save of a campaign whose team has just come home."""
    box, places = shipped(), folders(tmp_path / "profile")
    places.make()
    opening = CampaignOpening(campaign=next(iter(box.campaigns)), players=NAMES[:2])
    places.saves.mkdir(parents=True, exist_ok=True)
    game = new_game(places.saves / "voyage.vanguard", box, opening, lambda: 3, name="Voyage")
    for command in way_to("TradeDice", 2, 3):
        game.submit(command)
    game.close()
    player = sit_down(pack=None, language="en")
    player.click(player.program.home.library_entry)
    player.click(player.screen.cards[0].open)
    return player


def dock_and_read(player):
    """The result, the lander at its door, and what happened by itself."""
    player.press(Qt.Key.Key_Return)
    player.press(Qt.Key.Key_Return)
    while player.table.scrim.sheet is not None:
        player.press(Qt.Key.Key_Return)


def test_a_campaign_is_opened_from_the_library_and_stands_where_it_stood(aboard):
    assert isinstance(aboard.screen, ShipScreen)
    assert aboard.asks == "TradeDice"
    assert isinstance(aboard.table.scrim.sheet, ResultSheet)
    aboard.press(Qt.Key.Key_Return)
    assert aboard.table.scrim.sheet is None or not isinstance(aboard.table.scrim.sheet, ResultSheet)
    assert aboard.asks == "TradeDice"


def test_a_lander_is_seen_leaving_the_planet_and_docking_and_a_press_ends_each(aboard):
    dock_and_read(aboard)
    aboard.press(Qt.Key.Key_Z, CONTROL)
    assert isinstance(aboard.screen, TableScreen)
    aboard.table.bridge.submit(way_to("TradeDice", 2, 3)[-1])
    scene = aboard.table.scene_shown
    assert scene is not None
    assert scene.passage.kind in (PassageKind.LIFT_OFF, PassageKind.EVACUATION)
    aboard.press(Qt.Key.Key_Return)
    assert scene.passage is None
    assert isinstance(aboard.table.scrim.sheet, ResultSheet)
    aboard.press(Qt.Key.Key_Return)
    assert aboard.table.scene_shown.passage.kind is PassageKind.DOCKING
    aboard.press(Qt.Key.Key_Return)
    assert aboard.table.scene_shown.passage is None


def test_one_undo_leads_back_to_the_planet_and_one_redo_home_again(aboard):
    dock_and_read(aboard)
    aboard.press(Qt.Key.Key_Z, CONTROL)
    assert isinstance(aboard.screen, TableScreen)
    aboard.press(Qt.Key.Key_Z, CONTROL | SHIFT)
    assert isinstance(aboard.screen, ShipScreen)
    assert isinstance(aboard.state, ShipState)
    assert isinstance(aboard.table.scrim.sheet, ResultSheet)


def test_the_first_screen_goes_on_with_it(aboard):
    dock_and_read(aboard)
    aboard.click(aboard.table.header.home)
    assert aboard.screen is aboard.program.home
    aboard.click(aboard.program.home.card.button)
    assert isinstance(aboard.screen, ShipScreen)
    assert aboard.asks == "TradeDice"
