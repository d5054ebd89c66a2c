"""What is damaged in a save is told in a sentence, whoever meets it: the rules, the table, or the journal."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest
from PySide6.QtCore import Qt

from vanguard_desktop.models import journal
from vanguard_desktop.store.errors import SaveError
from vanguard_desktop.widgets.notice_sheet import NoticeSheet

FIRST_KEPT = 32  # from this step on the rules need none before it


@pytest.fixture
def saved(sit_down):
    """A game under way, put away; its third step is not as it was written."""
    player = sit_down(language="en")
    player.begin()
    while player.program.session.game.cursor.step <= FIRST_KEPT:
        player.reach("ChooseAction")
        player.answer("EndTurn")
    save = player.program.session.save
    player.program.put_away()
    player.program.open_home()
    with closing(sqlite3.connect(save, isolation_level=None)) as database:
        database.execute("UPDATE steps SET events = events || ' ' WHERE step = 3")
    return player, save


def told(player):
    return [sheet for sheet in player.window.findChildren(NoticeSheet) if sheet.isVisible()]


def test_a_spoiled_step_that_the_table_reads_back_is_told_and_nothing_more_is_written(saved):
    player, save = saved
    before = save.read_bytes()
    player.program.go_on_with(save)
    player.settle()
    (sheet,) = told(player)
    assert sheet.isVisible()
    game = player.program.session.game
    with pytest.raises(SaveError):
        game.submit(game.legal_commands()[0])
    player.program.put_away()
    assert save.read_bytes() == before


def test_a_spoiled_step_that_only_the_journal_needs_is_told_when_it_is_opened(saved, monkeypatch):
    monkeypatch.setattr(journal, "STEPS_KEPT", 5)
    player, save = saved
    player.program.go_on_with(save)
    player.settle()
    assert not told(player)
    player.press(Qt.Key.Key_J)
    assert told(player)
