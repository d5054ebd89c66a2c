"""A folder of the profile is gone or cannot be made while the program runs: one sentence, and the program goes on."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from vanguard_desktop.app import library
from vanguard_desktop.store.errors import Damage, SaveError
from vanguard_desktop.widgets.home.home_screen import HomeScreen
from vanguard_desktop.widgets.look.controls.text import Text

# Offscreen a tool tip cannot be raised, and says so.
pytestmark = pytest.mark.qt_log_ignore("does not support raise")


def put_a_file_there(folder):
    shutil.rmtree(folder, ignore_errors=True)
    folder.write_text("in the way", encoding="utf-8")


def test_a_new_game_that_finds_no_room_for_its_save_says_so_and_leaves_the_first_screen_usable(player):
    put_a_file_there(player.folders.saves)
    player.begin()
    assert player.table is None
    assert player.folders.saves.name in player.window.sheet.accessibleName()
    player.press(Qt.Key.Key_Escape)
    player.press(Qt.Key.Key_Escape)
    assert isinstance(player.screen, HomeScreen)


def test_a_folder_that_cannot_be_shown_is_said_in_a_sentence(player):
    player.press(Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    put_a_file_there(player.folders.reports)
    player.screen.folder_wished.emit(player.folders.reports)
    assert player.window.sheet.accessibleName().startswith("The folder cannot be shown.")


def test_a_folder_of_saves_that_may_not_be_read_is_said_in_the_library(player, monkeypatch):
    player.begin()
    player.click(player.table.header.home)

    def refused(folder, _codec):
        raise SaveError(Damage.NO_ACCESS, str(folder), "Permission denied")

    monkeypatch.setattr(library, "list_saves", refused)
    player.click(player.program.home.library_entry)
    assert any("does not allow access" in each.text() for each in player.screen.findChildren(Text) if each.isVisible())


@pytest.fixture
def closed(monkeypatch):
    """Nobody may look into a folder any more, as after `chmod 0`; whoever runs the tests may perhaps do everything."""

    def close(folder):
        for name in ("stat", "iterdir"):
            honest = getattr(Path, name)

            def refused(path, *how, honest=honest, **more):
                if folder in path.parents or (path == folder and honest.__name__ == "iterdir"):
                    raise PermissionError(13, "Permission denied", str(path))
                return honest(path, *how, **more)

            monkeypatch.setattr(Path, name, refused)

    return close


def test_a_start_over_a_folder_of_saves_that_is_closed_says_so(sit_down, closed):
    player = sit_down(language="en")
    player.begin()
    saves = player.folders.saves
    player.program.playing.put_away()
    closed(saves)
    player = sit_down()
    player.program.after_first_paint()
    player.settle()
    home = player.program.home
    assert player.screen is home
    assert not home.card.isVisible()
    assert not home.library_entry.isVisible()
    assert any("does not allow access" in each.text() for each in home.findChildren(Text) if each.isVisible())
    player.begin()
    assert player.table is None
    assert "does not allow access" in player.window.sheet.accessibleName()


def test_a_start_without_a_folder_of_saves_says_nothing(sit_down):
    player = sit_down(language="en")
    shutil.rmtree(player.folders.saves)
    player.program.open_home()
    assert not player.program.home._notice.isVisible()


def test_a_copy_into_a_folder_that_is_closed_is_told_in_the_library(player, tmp_path, monkeypatch, closed):
    player.begin()
    player.click(player.table.header.home)
    player.click(player.program.home.library_entry)
    elsewhere = tmp_path / "closed" / "copy.vanguard"
    elsewhere.parent.mkdir()
    monkeypatch.setattr(player.program.pages, "ask_file", lambda **_: elsewhere)
    closed(elsewhere.parent.parent / "closed")
    player.click(player.screen.cards[0].export)
    player.click(player.screen.bring_in)
    assert any("does not allow access" in each.text() for each in player.screen.findChildren(Text) if each.isVisible())
