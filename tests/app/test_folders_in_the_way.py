"""A folder of the profile is gone or cannot be made while the program runs: one sentence, and the program goes on."""

from __future__ import annotations

import shutil

import pytest
from PySide6.QtCore import Qt

from vanguard_desktop.app import library
from vanguard_desktop.store.errors import Damage, SaveError
from vanguard_desktop.widgets.home.home_screen import HomeScreen
from vanguard_desktop.widgets.look.text import Text

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
