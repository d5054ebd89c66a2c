"""Steps are packed; a save of the first programs, where they are not, is read, and goes on packed."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from random import Random

import pytest

from tests.store.forge import Forgery
from tests.store.spoil import change, say_of_itself
from tests.support.play import play, reopened, saved_game
from vanguard_desktop.store.about import FORMAT, read_about
from vanguard_desktop.store.chain import packed_step, unpacked
from vanguard_desktop.store.disk.database import looking


@pytest.fixture
def old(tmp_path):
    """A save as the first programs wrote it."""
    path = tmp_path / "old.vanguard"
    play(saved_game(path), 40).close()
    Forgery.of(path, Random(1)).write()
    say_of_itself(path, format=1)
    change(path, "PRAGMA user_version = 1")
    return path


def written(path):
    with closing(sqlite3.connect(path)) as database:
        return [type(events) for (events,) in database.execute("SELECT events FROM steps ORDER BY id")]


def test_what_is_packed_is_unpacked_as_it_was():
    text = "\n".join(f'["effect_taken",{number}]' for number in range(500))
    assert unpacked(packed_step(text)) == unpacked(text) == text
    assert len(packed_step(text)) < len(text) / 3


def test_an_old_save_goes_on_and_says_from_then_on_that_it_is_packed(old):
    assert set(written(old)) == {str}
    game = reopened(old)
    here = game.position
    assert set(written(old)) == {str}
    play(game, 3)
    there, steps = game.position, game.cursor.step
    game.close()
    assert written(old)[-3:] == [bytes] * 3
    with looking(old) as database:
        assert read_about(database, old).format == FORMAT
        assert database.execute("PRAGMA user_version").fetchone() == (FORMAT,)
    game = reopened(old)
    assert game.position == there
    while game.cursor.step > steps - 3:
        game.undo()
    assert game.position == here
    game.close()


def test_who_only_looks_leaves_an_old_save_as_it_is(old):
    reopened(old).close()
    with looking(old) as database:
        assert read_about(database, old).format == 1
        assert database.execute("PRAGMA user_version").fetchone() == (1,)
