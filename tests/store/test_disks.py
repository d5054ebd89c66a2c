"""What disks and systems answer is told apart: each kind of trouble has a word of its own."""

from __future__ import annotations

import errno
import os
import sqlite3
import tempfile

import pytest

from tests.support.play import play, reopened, saved_game
from vanguard_desktop.play.campaign import codec
from vanguard_desktop.store.disk import database
from vanguard_desktop.store.disk.beside import lock_of, wal_of
from vanguard_desktop.store.disk.troubles import troubles
from vanguard_desktop.store.errors import Damage, SaveError
from vanguard_desktop.store.saves import look_at

ANSWERS = {
    errno.ENOSPC: Damage.DISK_FULL,
    errno.EDQUOT: Damage.DISK_FULL,
    errno.EFBIG: Damage.DISK_FULL,
    errno.EROFS: Damage.READ_ONLY,
    errno.EACCES: Damage.NO_ACCESS,
    errno.EPERM: Damage.NO_ACCESS,
    errno.EIO: Damage.IO_ERROR,
    errno.ESTALE: Damage.IO_ERROR,
    errno.ENOENT: Damage.MISSING,
    errno.EISDIR: Damage.IN_THE_WAY,
}


def answer(number):
    return OSError(number, os.strerror(number))


@pytest.mark.parametrize("number", ANSWERS, ids=errno.errorcode.get)
def test_what_the_system_answers(tmp_path, number):
    with pytest.raises(SaveError) as refused, troubles(tmp_path / "save"):
        raise answer(number)
    assert refused.value.damage is ANSWERS[number]


@pytest.mark.parametrize("code", [sqlite3.SQLITE_IOERR_WRITE, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY])
@pytest.mark.parametrize("number", ANSWERS, ids=errno.errorcode.get)
def test_what_sqlite_keeps_to_itself_is_asked_of_the_system(save, monkeypatch, code, number):
    def refuse(*_, **__):
        raise answer(number)

    monkeypatch.setattr(os, "open", refuse)
    problem = sqlite3.OperationalError("disk I/O error")
    problem.sqlite_errorcode = code
    with pytest.raises(SaveError) as refused, troubles(save, written=save):
        raise problem
    assert refused.value.damage is ANSWERS[number]


def test_an_error_that_nobody_can_see_again_is_one_of_the_disk(save):
    problem = sqlite3.OperationalError("disk I/O error")
    problem.sqlite_errorcode = sqlite3.SQLITE_IOERR_FSYNC
    before = sorted(save.parent.iterdir())
    with pytest.raises(SaveError) as refused, troubles(save, written=save):
        raise problem
    assert refused.value.damage is Damage.IO_ERROR
    assert sorted(save.parent.iterdir()) == before


def test_a_full_disk_that_is_met_while_a_save_is_opened_is_told_as_that(save, monkeypatch):
    """SQLite wants a file beside the save even to read it."""

    def full(*_, **__):
        raise answer(errno.ENOSPC)

    monkeypatch.setattr(tempfile, "TemporaryFile", full)
    problem = sqlite3.OperationalError("disk I/O error")
    problem.sqlite_errorcode = sqlite3.SQLITE_IOERR_SHMSIZE
    with pytest.raises(SaveError) as refused, troubles(save):
        raise problem
    assert refused.value.damage is Damage.DISK_FULL


def test_without_room_beside_a_save_a_copy_of_it_is_looked_at(save, monkeypatch):
    wal_of(save).touch()  # as an opening that found no room leaves it
    problem = sqlite3.OperationalError("disk I/O error")
    problem.sqlite_errorcode = sqlite3.SQLITE_IOERR_SHMSIZE
    honest = database._checked

    def checked(path, mode):
        if path == save:
            raise problem
        return honest(path, mode)

    monkeypatch.setattr(database, "_checked", checked)
    assert look_at(save, codec()).problem is None


@pytest.mark.parametrize("put", [lambda path: path.mkdir(), os.mkfifo], ids=["a folder", "a pipe"])
def test_what_lies_where_the_lock_belongs_is_said(save, put):
    put(lock_of(save))
    with pytest.raises(SaveError) as refused:
        reopened(save)
    assert refused.value.damage is Damage.IN_THE_WAY


@pytest.mark.parametrize("put", [lambda path: path.mkdir(), os.mkfifo], ids=["a folder", "a pipe"])
def test_what_is_no_file_is_no_save(tmp_path, put):
    put(tmp_path / "x.vanguard")
    with pytest.raises(SaveError) as refused:
        reopened(tmp_path / "x.vanguard")
    assert refused.value.damage is Damage.NOT_A_SAVE


def test_a_lock_that_nobody_holds_keeps_nobody_out(save):
    lock_of(save).touch()
    game = reopened(save)
    assert not game.read_only
    play(game, 1).close()


def test_under_a_second_name_a_save_is_only_looked_at(save):
    """Under each name SQLite would keep a log of its own, and the last decisions of one would spoil the other."""
    other = save.with_name("other.vanguard")
    os.link(save, other)
    for path in (save, other):
        game = reopened(path)
        assert game.read_only
        game.close()
    other.unlink()
    game = reopened(save)
    assert not game.read_only
    game.close()


def test_by_a_link_one_comes_to_the_same_save(save, tmp_path):
    link = tmp_path / "linked.vanguard"
    link.symlink_to(save)
    first = play(reopened(link), 3)
    second = reopened(save)
    assert second.read_only
    assert second.cursor == first.cursor
    second.close()
    first.close()


def test_saves_are_private(tmp_path):
    old = os.umask(0)
    try:
        path = tmp_path / "new.vanguard"
        game = play(saved_game(path), 3)
        modes = {part.name: part.stat().st_mode & 0o777 for part in tmp_path.iterdir()}
        game.close()
    finally:
        os.umask(old)
    assert len(modes) == 5
    assert set(modes.values()) == {0o600}
