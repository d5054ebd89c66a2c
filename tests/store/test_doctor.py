"""The doctor says in plain sentences what a save has, and repairs into a copy."""

from __future__ import annotations

import io
import sqlite3
import subprocess
import sys
import zlib
from contextlib import closing

import pytest

from tests.support.folders import contents
from tests.support.play import BOX, play, reopened
from vanguard_desktop.play.campaign import CODEC, fold
from vanguard_desktop.store.chain import proof
from vanguard_desktop.store.doctor import doctor
from vanguard_desktop.store.lock import WriterLock


def examine(path, box=BOX):
    out = io.StringIO()
    code = doctor(path, CODEC, fold, lambda folders: box, out)
    return code, out.getvalue()


def change(path, statement):
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute(statement)


def repaired(save):
    return save.with_name("campaign (repaired).vanguard")


def test_a_sound_save_is_well_and_nothing_is_made(save):
    before = contents(save.parent)
    code, told = examine(save)
    assert code == 0
    assert "All is well." in told
    assert "201 steps" in told
    assert contents(save.parent) == before


def test_without_the_content_the_rest_is_examined(save):
    code, told = examine(save, box=None)
    assert code == 0
    assert "nothing could be replayed" in told


def test_decisions_that_a_killed_program_left_beside_the_save_count(save, tmp_path):
    game = play(reopened(save), 3)
    copy = tmp_path / "killed.vanguard"
    for tail in ("", "-wal"):
        copy.with_name(copy.name + tail).write_bytes(save.with_name(save.name + tail).read_bytes())
    game.close()
    before = contents(tmp_path)
    code, told = examine(copy)
    assert (code, "204 steps" in told) == (0, True)
    assert contents(tmp_path) == before


def test_behind_a_broken_step_play_goes_on_from_the_next_kept_position(save):
    game = reopened(save)
    here = game.position
    game.close()
    change(save, "UPDATE steps SET events = replace(events, 'effect', 'affect') WHERE line = 1 AND step = 2")
    code, told = examine(save)
    assert code == 1
    assert "Step 2 of line 1 is lost" in told
    assert "The original is untouched." in told
    game = reopened(repaired(save))
    assert game.position == here
    undone = 0
    while game.can_undo():
        game.undo()
        undone += 1
    assert undone > 100
    game.close()


def test_a_broken_step_near_the_end_costs_what_follows_it(save):
    game = play(reopened(save), 3)  # so that the last steps are of one line
    line, step = game.cursor.line, game.cursor.step
    game.undo()
    game.undo()
    before_that = game.position
    game.redo()
    game.redo()
    game.close()
    change(save, f"UPDATE steps SET events = '[]' WHERE line = {line} AND step = {step - 1}")
    code, told = examine(save)
    assert code == 1
    assert f"steps {step - 1} to {step} of line {line} cannot be reached any more" in told
    game = reopened(repaired(save))
    assert game.cursor.step == step - 2
    assert game.position == before_that
    game.close()


@pytest.mark.parametrize(
    ("statement", "said"),
    [
        ("UPDATE snapshots SET body = x'1234'", "kept position of step"),
        (
            "UPDATE moved SET step = 5000, after = (SELECT max(id) FROM steps)",
            "where the players stand is lost",
        ),
        ("DELETE FROM moved", "where the players stand is lost"),
        ("DELETE FROM lines WHERE id = 2", "Where line 2 begins was lost"),
        ("UPDATE lines SET fork = fork - 1 WHERE id = 2", "begins"),
        ("DELETE FROM about", "does not say what it is called"),
        ("DROP INDEX steps_by_line", "indexes are missing"),
    ],
)
def test_what_can_be_found_out_again_is_lost_by_nobody(save, statement, said):
    code, told = examine(save)
    steps = told.split("read ")[1].split(" ")[0]
    change(save, statement)
    before = contents(save.parent)
    code, told = examine(save)
    assert (code, said in told) == (1, True), told
    assert f"read {steps} steps" in told
    after = contents(save.parent)
    assert {name: after[name] for name in before} == before
    assert examine(repaired(save))[0] == 0
    play(reopened(repaired(save)), 3).close()


def test_a_kept_position_that_lies_is_replaced_by_what_was_played(save):
    other = play(reopened(save), 1)
    lie = CODEC.write_position(other.position)
    other.undo()
    here = other.position
    other.close()
    body = zlib.compress(lie.encode())
    with closing(sqlite3.connect(save, isolation_level=None)) as database:
        ((id, step_hash),) = database.execute(
            "SELECT snapshots.id, hash FROM snapshots JOIN steps USING (line, step) ORDER BY step DESC LIMIT 1"
        ).fetchall()
        database.execute("UPDATE snapshots SET body = ?, proof = ? WHERE id = ?", (body, proof(step_hash, body), id))
    code, told = examine(save)
    assert code == 1
    assert "is not what its steps lead to" in told
    game = reopened(repaired(save))
    assert game.position == here
    game.close()


def test_a_second_repair_takes_another_name(save):
    change(save, "DELETE FROM moved")
    examine(save)
    first = repaired(save).read_bytes()
    examine(save)
    assert repaired(save).read_bytes() == first
    assert save.with_name("campaign (repaired) (2).vanguard").exists()


def test_a_save_that_is_being_played_is_left_alone(save):
    lock = WriterLock(save)
    assert lock.take()
    code, told = examine(save)
    lock.release()
    assert code == 1
    assert "Another program is playing this save" in told


def test_the_command_line_tells_by_its_exit_code(save, tmp_path):
    def run(path):
        command = [sys.executable, "-m", "vanguard_desktop", "doctor", str(path)]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    missing = run(tmp_path / "nowhere.vanguard")
    assert (missing.returncode, "There is no such file." in missing.stdout) == (1, True)
    change(save, "PRAGMA user_version = 99")
    newer = run(save)
    assert (newer.returncode, "newer version" in newer.stdout) == (1, True)
    assert newer.stderr == ""
