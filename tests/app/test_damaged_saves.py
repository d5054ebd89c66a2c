"""What is damaged in a save is told in a sentence, whoever meets it: the rules, the table, or the journal."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest
from PySide6.QtCore import Qt

from vanguard_desktop.models.common import journal
from vanguard_desktop.store.errors import SaveError
from vanguard_desktop.widgets.notice_sheet import NoticeSheet

FIRST_KEPT = 32  # from this step on the rules need none before it


def at_step(sit_down, number):
    """A game under way, put away at the first question for an action from this step on."""
    player = sit_down(language="en")
    player.begin()
    player.reach("ChooseAction")
    while player.program.playing.session.game.cursor.step < number:
        player.answer("EndTurn")
        player.reach("ChooseAction")
    save = player.program.playing.session.save
    player.program.playing.put_away()
    player.program.open_home()
    return player, save


@pytest.fixture
def saved(sit_down):
    """Its third step is not as it was written."""
    player, save = at_step(sit_down, FIRST_KEPT + 1)
    with closing(sqlite3.connect(save, isolation_level=None)) as database:
        database.execute("UPDATE steps SET events = zeroblob(9) WHERE step = 3")
    return player, save


def told(player):
    return [sheet for sheet in player.window.findChildren(NoticeSheet) if sheet.isVisible()]


def test_a_spoiled_step_that_the_table_reads_back_is_told_and_nothing_more_is_written(saved):
    player, save = saved
    before = save.read_bytes()
    player.program.playing.go_on_with(save)
    player.settle()
    (sheet,) = told(player)
    assert sheet.isVisible()
    game = player.program.playing.session.game
    with pytest.raises(SaveError):
        game.submit(game.legal_commands()[0])
    player.program.playing.put_away()
    assert save.read_bytes() == before


def test_a_spoiled_step_that_only_the_journal_needs_is_told_when_it_is_opened(saved, monkeypatch):
    monkeypatch.setattr(journal, "STEPS_KEPT", 5)
    player, save = saved
    player.program.playing.go_on_with(save)
    player.settle()
    assert not told(player)
    player.press(Qt.Key.Key_J)
    assert told(player)


def test_a_spoiled_step_that_only_undo_comes_to_is_told_as_trouble_with_the_save(sit_down, monkeypatch):
    """The header says what undo would take back next, and reads it when it is there."""
    monkeypatch.setattr(journal, "STEPS_KEPT", 1)
    player, save = at_step(sit_down, FIRST_KEPT + 1)
    player.program.playing.go_on_with(save)
    while player.program.playing.session.game.cursor.step > FIRST_KEPT + 1:
        player.program.playing.table.undo()
    player.program.playing.put_away()
    with closing(sqlite3.connect(save, isolation_level=None)) as database:
        database.execute("UPDATE steps SET events = zeroblob(9) WHERE step = ?", (FIRST_KEPT,))
    player.program.playing.go_on_with(save)
    player.settle()
    assert not told(player)
    player.program.playing.table.undo()
    player.settle()
    (sheet,) = told(player)
    assert "Trouble with the save" in sheet.accessibleName()
