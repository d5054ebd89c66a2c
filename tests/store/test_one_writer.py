"""One program plays a save; others may look."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tests.support.folders import contents
from tests.support.play import BOX, anything, play, reopened
from vanguard_desktop.play.campaign import codec
from vanguard_desktop.store.disk.lock import FileLock
from vanguard_desktop.store.errors import Damage, SaveError
from vanguard_desktop.store.event_log import DiskLog
from vanguard_desktop.store.saves import list_saves

PLAYER = """
import sys
from pathlib import Path
from tests.support.play import play, reopened
game = reopened(Path(sys.argv[1]))
play(game, 3)
print(game.read_only, game.cursor.line, game.cursor.step, flush=True)
sys.stdin.read()
game.close()
"""


@pytest.fixture
def other_program(save):
    """Another program that plays the save, and has told where it stands."""
    command = [sys.executable, "-c", PLAYER, str(save)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as program:
        program.told = program.stdout.readline().split()
        yield program
        program.kill()


def test_a_second_program_looks_and_is_told_so(save, other_program):
    assert other_program.told[0] == "False"
    game = reopened(save)
    assert game.read_only
    assert [str(game.cursor.line), str(game.cursor.step)] == other_program.told[1:]
    with pytest.raises(SaveError) as refused:
        game.submit(anything(game, Random(1)))
    assert refused.value.damage is Damage.READ_ONLY
    game.undo()
    game.redo()
    game.close()
    other_program.communicate("")
    assert other_program.returncode == 0
    again = reopened(save)
    assert not again.read_only
    again.close()
    assert set(contents(save.parent)) == {save.name}


def test_a_killed_program_holds_no_lock(save, other_program):
    other_program.send_signal(signal.SIGKILL)
    other_program.wait()
    game = reopened(save)
    assert not game.read_only
    assert [str(game.cursor.line), str(game.cursor.step)] == other_program.told[1:]
    play(game, 2).close()
    assert set(contents(save.parent)) == {save.name}


def test_a_second_window_of_the_same_program_only_looks(save):
    first = reopened(save)
    second = reopened(save)
    assert (first.read_only, second.read_only) == (False, True)
    play(first, 3)
    second.undo()
    second.close()
    play(first, 3)
    first.close()
    third = reopened(save)
    assert not third.read_only
    assert third.position == first.position
    third.close()


def test_saves_can_be_listed_while_one_is_played(save):
    game = play(reopened(save), 3)
    (listed,) = list_saves(save.parent, codec())
    assert listed.problem is None
    assert listed.steps == game.cursor.step
    play(game, 3).close()
    assert set(contents(save.parent)) == {save.name}


def test_looking_at_a_save_at_rest_leaves_no_trace(save):
    before = contents(save.parent)
    list_saves(save.parent, codec())
    reopened(save).close()
    assert contents(save.parent) == before


def test_a_name_that_is_taken_is_not_given_away(save):
    before = contents(save.parent)
    with pytest.raises(SaveError):
        DiskLog.create(save, codec(), BOX)
    assert contents(save.parent) == before


def test_a_lock_that_cannot_be_removed_any_more_is_let_go_in_silence(tmp_path, monkeypatch):
    """The folder became read-only while it was held; what stays behind keeps nobody out."""
    lock = FileLock(tmp_path / "x.lock")
    assert lock.take()

    def refused(*_, **__):
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "unlink", refused)
        lock.release()
    assert (tmp_path / "x.lock").exists()
    other = FileLock(tmp_path / "x.lock")
    assert other.take()
    other.release()
    assert list(tmp_path.iterdir()) == []
