"""The save of an open game vanishes, or cannot be written: one sentence at once, and an offer that keeps the game."""

from __future__ import annotations

import shutil

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton

from tests.support.play import examined
from vanguard_desktop.app.crash import Report
from vanguard_desktop.content.load import load_box
from vanguard_desktop.store.disk.beside import lock_of, mark_of, wal_of
from vanguard_desktop.store.errors import Damage, SaveError
from vanguard_desktop.widgets.notice_sheet import NoticeSheet

# Offscreen a tool tip cannot be raised, and says so.
pytestmark = pytest.mark.qt_log_ignore("does not support raise")

KEEP, CLOSE, LEAVE = "Keep it in another file…", "Close", "Leave without keeping it"


def notice(player):
    """The sheet that tells, wherever it lies."""
    player.settle()
    return next((sheet for sheet in player.window.findChildren(NoticeSheet) if sheet.isVisible()), None)


def choose(player, words):
    sheet = notice(player)
    button = next(button for button in sheet.findChildren(QAbstractButton) if button.text() == words)
    player.click(button)
    player.settle()


@pytest.fixture
def at_table(player):
    player.begin()
    player.reach("ChooseAction")
    return player


@pytest.fixture
def save(at_table):
    return at_table.program.playing.session.save


def decide(player):
    step = player.program.playing.session.game.cursor.step
    player.answer("EndTurn")
    return player.program.playing.session.game.cursor.step > step


def test_a_save_that_was_deleted_is_told_with_the_next_decision_and_kept_elsewhere(
    at_table, save, tmp_path, monkeypatch
):
    kept = tmp_path / "kept.vanguard"
    save.unlink()
    here = at_table.state
    assert not decide(at_table)
    assert "was moved, renamed or deleted" in notice(at_table).accessibleName()
    monkeypatch.setattr(at_table.program.pages, "ask_file", lambda **_: kept.with_suffix(""))
    choose(at_table, KEEP)
    assert notice(at_table) is None
    assert (at_table.program.playing.session.save, at_table.state) == (kept, here)
    assert decide(at_table)
    at_table.program.playing.put_away()
    code, told = examined(kept, load_box(at_table.program.packs.given))
    assert code == 0, told


def test_in_its_old_place_the_game_can_be_kept_too(at_table, save, monkeypatch):
    save.rename(save.with_name("moved.vanguard"))
    here = at_table.state
    assert not decide(at_table)
    asked = []

    def ask(**how):
        asked.append(how)
        return save

    monkeypatch.setattr(at_table.program.pages, "ask_file", ask)
    choose(at_table, KEEP)
    assert asked == [{"save": True, "name": save.name, "folder": save.parent}]
    assert at_table.state == here
    assert decide(at_table)


def test_who_asks_no_file_stays_where_they_are(at_table, save, monkeypatch):
    save.unlink()
    decide(at_table)
    monkeypatch.setattr(at_table.program.pages, "ask_file", lambda **_: None)
    choose(at_table, KEEP)
    assert notice(at_table) is not None
    choose(at_table, CLOSE)
    assert notice(at_table) is None
    assert not decide(at_table)
    assert notice(at_table) is not None


def test_where_it_cannot_be_kept_that_is_said_and_the_offer_stands(at_table, save, tmp_path, monkeypatch):
    save.unlink()
    decide(at_table)
    monkeypatch.setattr(at_table.program.pages, "ask_file", lambda **_: tmp_path / "nowhere" / "kept.vanguard")
    choose(at_table, KEEP)
    assert "nowhere" in notice(at_table).accessibleName()
    monkeypatch.setattr(at_table.program.pages, "ask_file", lambda **_: tmp_path / "kept.vanguard")
    choose(at_table, KEEP)
    assert decide(at_table)


def test_who_comes_back_from_another_program_hears_it_without_a_decision_and_once(at_table, save):
    app = at_table.program.playing._app
    app.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
    assert notice(at_table) is None
    shutil.rmtree(save.parent)
    app.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
    assert "was moved, renamed or deleted" in notice(at_table).accessibleName()
    choose(at_table, CLOSE)
    app.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
    assert notice(at_table) is None


def test_nobody_leaves_a_game_that_would_be_lost_without_knowing(at_table, save, tmp_path, monkeypatch):
    save.unlink()
    at_table.window.close()
    assert at_table.window.isVisible()
    monkeypatch.setattr(at_table.program.pages, "ask_file", lambda **_: tmp_path / "kept.vanguard")
    choose(at_table, KEEP)
    assert not at_table.window.isVisible()
    assert (tmp_path / "kept.vanguard").exists()


def test_who_wants_to_leave_it_may(at_table, save):
    save.unlink()
    at_table.window.close()
    choose(at_table, LEAVE)
    assert not at_table.window.isVisible()


def test_a_program_that_is_told_to_end_keeps_the_game_beside_the_other_saves(at_table, save):
    save.rename(save.with_suffix(".txt"))
    here = at_table.state
    at_table.program.end()
    (kept,) = save.parent.glob("*.vanguard")
    at_table.program.playing.go_on_with(kept)
    assert at_table.state == here


def test_another_game_waits_until_it_is_decided_what_becomes_of_this_one(at_table, save, tmp_path, monkeypatch):
    other = tmp_path / "other.vanguard"
    at_table.program.playing.session.game.keep_elsewhere(other)
    here = at_table.state
    decide(at_table)
    save.unlink()
    at_table.program.playing.go_on_with(other)
    assert at_table.program.playing.session.save == save
    choose(at_table, LEAVE)
    assert (at_table.program.playing.session.save, at_table.state) == (other, here)


def test_on_a_full_disk_the_game_can_be_kept_on_another(at_table, save, tmp_path, monkeypatch):

    game = at_table.program.playing.session.game
    monkeypatch.setattr(
        game._log, "_carry_out", lambda *_: (_ for _ in ()).throw(SaveError(Damage.DISK_FULL, str(save)))
    )
    here = at_table.state
    assert not decide(at_table)
    assert "no room left" in notice(at_table).accessibleName()
    monkeypatch.setattr(at_table.program.pages, "ask_file", lambda **_: tmp_path / "kept.vanguard")
    choose(at_table, KEEP)
    assert at_table.state == here
    assert decide(at_table)


def test_decisions_that_were_lost_with_the_log_are_told_when_the_game_is_opened(at_table, save, tmp_path, sit_down):
    steps = at_table.program.playing.session.game.cursor.step
    decide(at_table)
    left = tmp_path / "left.vanguard"
    shutil.copyfile(save, left)
    shutil.copyfile(mark_of(save), mark_of(left))
    assert wal_of(save).exists()
    at_table.program.playing.go_on_with(left)
    at_table.settle()
    lost = at_table.program.playing.session.game.lost
    assert lost == steps + 1 - at_table.program.playing.session.game.cursor.step > 0
    assert f"The last {lost} decision(s)" not in notice(at_table).accessibleName()
    assert f"The last {lost} decision" in notice(at_table).accessibleName()
    choose(at_table, CLOSE)
    at_table.press(Qt.Key.Key_1)
    player = sit_down(language="en")
    player.program.playing.go_on_with(left)
    assert notice(player) is None


def test_whatever_raises_it_trouble_with_the_save_has_its_own_box(at_table, save):
    """As the crash keeper hands it on."""
    at_table.program.notices._crash.tell_save(SaveError(Damage.REPLACED, str(save)))
    assert notice(at_table).accessibleName().startswith("Trouble with the save.")
    assert any(button.text() == KEEP for button in notice(at_table).findChildren(QAbstractButton))


def test_a_mistake_of_the_program_does_not_hide_that_the_save_is_gone(at_table, save, tmp_path, monkeypatch):
    save.unlink()
    here = at_table.state
    at_table.program.notices._crash.tell(Report(folder=None, details=""))
    assert "Every decision you made is kept" not in notice(at_table).accessibleName()
    monkeypatch.setattr(at_table.program.pages, "ask_file", lambda **_: tmp_path / "kept.vanguard")
    choose(at_table, KEEP)
    assert at_table.state == here
    assert decide(at_table)


def test_who_goes_on_after_a_mistake_loses_nothing_either(at_table, save):
    at_table.program.notices._crash.tell(Report(folder=None, details=""))
    assert "Every decision you made is kept" in notice(at_table).accessibleName()
    save.unlink()
    choose(at_table, "Go on")
    assert notice(at_table).accessibleName().startswith("Trouble with the save.")
    assert at_table.program.playing.session is not None


def test_a_folder_into_which_nobody_may_look_any_more_is_told_as_that(at_table, save, monkeypatch):
    """The card of the first screen is renewed a moment after each decision, and would look into it."""

    def closed(path, **_):
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(type(save), "stat", closed)
    assert not decide(at_table)
    at_table.program.playing.keep_card()
    assert "does not allow access" in notice(at_table).accessibleName()
    monkeypatch.undo()


def a_file_for_the_folder(save):
    shutil.rmtree(save.parent)
    save.parent.write_text("in the way", encoding="utf-8")


def a_link_to_itself(save):
    save.unlink()
    save.symlink_to(save.name)


def a_folder_for_the_lock(save):
    lock_of(save).unlink()
    lock_of(save).mkdir()


@pytest.mark.parametrize(
    ("put", "said"),
    [
        (a_file_for_the_folder, "was moved, renamed or deleted"),
        (a_link_to_itself, "was moved, renamed or deleted"),
        (a_folder_for_the_lock, "Something else lies where"),
    ],
)
def test_whatever_lies_in_the_way_the_game_can_be_kept(at_table, save, tmp_path, monkeypatch, put, said):
    put(save)
    here = at_table.state
    assert not decide(at_table)
    assert said in notice(at_table).accessibleName()
    monkeypatch.setattr(at_table.program.pages, "ask_file", lambda **_: tmp_path / "kept.vanguard")
    choose(at_table, KEEP)
    assert at_table.state == here
    assert decide(at_table)
