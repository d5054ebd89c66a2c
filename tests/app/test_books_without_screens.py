"""A book that has no screen: the window says so, and loses nothing."""

from __future__ import annotations

from pathlib import Path

import attrs
import pytest

from tests.play.test_campaign import OPENING, go_on, home
from tests.support.play import examined
from vanguard_desktop.books import BOOKS
from vanguard_desktop.content.load import load_box
from vanguard_desktop.play.saved_game import new_game
from vanguard_desktop.rulesets.ship.rules import SHIP
from vanguard_desktop.widgets.notice_sheet import NoticeSheet

SMALL_SHIP = Path(__file__).parent.parent / "packs" / "small_ship"


@pytest.fixture(autouse=True)
def without_a_screen(monkeypatch):
    """As a book is before anybody has built its screen."""
    monkeypatch.setitem(BOOKS, SHIP.book, attrs.evolve(BOOKS[SHIP.book], screen=None, on_home=None))


@pytest.fixture
def voyage(tmp_path):
    """A campaign in a save, as far as this; its box."""
    box = load_box([SMALL_SHIP])

    def made(folder, until):
        folder.mkdir(parents=True, exist_ok=True)
        game = go_on(new_game(folder / "voyage.vanguard", box, OPENING, lambda: 11), until)
        game.close()
        return folder / "voyage.vanguard"

    return made, box


def told(player):
    player.settle()
    return [sheet.accessibleName() for sheet in player.window.findChildren(NoticeSheet) if sheet.isVisible()]


@pytest.mark.parametrize("until", [lambda game: game.cursor.step == 3, home], ids=["aboard", "home"])
def test_a_game_without_a_screen_is_told_and_left_as_it_is(sit_down, voyage, until):
    made, box = voyage
    player = sit_down(pack=SMALL_SHIP, language="en")
    save = made(player.folders.saves, until)
    before = save.read_bytes()
    player.program.playing.go_on_with(save)
    (words,) = told(player)
    assert "without a screen" in words
    assert player.screen is player.program.home
    assert (player.table, player.program.playing.session) == (None, None)
    assert save.read_bytes() == before
    assert examined(save, box)[0] == 0


def test_on_the_first_screen_it_makes_no_card_and_no_trouble(sit_down, voyage):
    made, _ = voyage
    player = sit_down(pack=SMALL_SHIP, language="en")
    made(player.folders.saves, home)
    player = sit_down(pack=SMALL_SHIP)
    player.program.after_first_paint()
    assert told(player) == []
    player.program.pages.open_library()
    player.settle()
    assert not player.folders.reports.exists()
