"""The doctor says in plain sentences what a save has, and repairs into a copy."""

from __future__ import annotations

import io
import sqlite3
import subprocess
import sys
import time
import zlib
from contextlib import closing

import attrs
import pytest

from tests.store.spoil import change, cut, rewrite_step, say_of_itself
from tests.support.folders import contents
from tests.support.play import BOX, examined, play, reopened, saved_game
from vanguard_desktop.play.campaign import codec
from vanguard_desktop.play.checkup import referee
from vanguard_desktop.store.chain import proof
from vanguard_desktop.store.disk.lock import WriterLock
from vanguard_desktop.store.doctor import examine
from vanguard_desktop.store.doctor.treat import doctor
from vanguard_desktop.store.errors import Damage, SaveError
from vanguard_desktop.store.event_log import DiskLog


def lines_of(save):
    """The texts of all steps, by lines of play."""
    log = DiskLog.open(save, codec(), BOX)
    try:
        return {line.id: log.texts(line.id, 0, line.tip) for line in log.lines()}
    finally:
        log.close()


def repaired(save):
    return save.with_name("campaign (repaired).vanguard")


def test_a_sound_save_is_well_and_nothing_is_made(save):
    before = contents(save.parent)
    code, told = examined(save)
    assert code == 0
    assert "All is well." in told
    assert "201 steps" in told
    assert contents(save.parent) == before


def test_without_the_content_the_rest_is_examined(save):
    code, told = examined(save, box=None)
    assert code == 0
    assert "nothing could be replayed" in told


def test_decisions_that_a_killed_program_left_beside_the_save_count(save, tmp_path):
    game = play(reopened(save), 3)
    copy = tmp_path / "killed.vanguard"
    for tail in ("", "-wal"):
        copy.with_name(copy.name + tail).write_bytes(save.with_name(save.name + tail).read_bytes())
    game.close()
    before = contents(tmp_path)
    code, told = examined(copy)
    assert (code, "204 steps" in told) == (0, True)
    assert contents(tmp_path) == before


def test_behind_a_broken_step_play_goes_on_from_the_next_kept_position(save):
    game = reopened(save)
    here = game.position
    game.close()
    change(save, "UPDATE steps SET events = replace(told(events), 'effect', 'affect') WHERE line = 1 AND step = 2")
    code, told = examined(save)
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
    code, told = examined(save)
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
        ("DROP INDEX steps_by_line", "are not those of a save"),
        ("CREATE TRIGGER eats AFTER INSERT ON steps BEGIN DELETE FROM steps WHERE id = new.id; END", "not those of a"),
        ("CREATE VIEW lines_again AS SELECT * FROM lines", "are not those of a save"),
        ("CREATE TABLE more (fact TEXT)", "are not those of a save"),
        ("CREATE INDEX by_time ON steps (at)", "are not those of a save"),
    ],
)
def test_what_can_be_found_out_again_is_lost_by_nobody(save, statement, said):
    code, told = examined(save)
    steps = told.split("read ")[1].split(" ")[0]
    change(save, statement)
    before = contents(save.parent)
    code, told = examined(save)
    assert (code, said in told) == (1, True), told
    assert f"read {steps} steps" in told
    after = contents(save.parent)
    assert {name: after[name] for name in before} == before
    assert examined(repaired(save))[0] == 0
    play(reopened(repaired(save)), 3).close()


def test_a_kept_position_that_lies_is_replaced_by_what_was_played(save):
    other = play(reopened(save), 1)
    lie = codec().write_position(other.position)
    other.undo()
    here = other.position
    other.close()
    body = zlib.compress(lie.encode())
    with closing(sqlite3.connect(save, isolation_level=None)) as database:
        ((id, step_hash),) = database.execute(
            "SELECT snapshots.id, hash FROM snapshots JOIN steps USING (line, step) ORDER BY step DESC LIMIT 1"
        ).fetchall()
        database.execute("UPDATE snapshots SET body = ?, proof = ? WHERE id = ?", (body, proof(step_hash, body), id))
    code, told = examined(save)
    assert code == 1
    assert "is not what its steps lead to" in told
    game = reopened(repaired(save))
    assert game.position == here
    game.close()


@pytest.mark.parametrize("part", range(61))
def test_of_a_save_cut_short_there_is_always_an_answer(save, part):
    cut(save, save.stat().st_size * part // 61)
    start = time.monotonic()
    assert examined(save)[0] == 1
    assert time.monotonic() - start < 10


def test_while_it_takes_long_it_is_said_how_far_it_is(save, monkeypatch):
    monkeypatch.setattr(examine, "SAY_EVERY", 0)
    told = examined(save)[1].splitlines()
    assert told[0] == f"{save}: reading {save.stat().st_size} bytes."
    assert "20 of 201 steps have been replayed." in told


def test_steps_that_no_rule_would_make_are_found(save):
    rewrite_step(save, '["effect_taken"]', '["pool_dice_spent",{"dice":["red-basic-9"]}]')
    code, told = examined(save)
    assert (code, "Step 0 of line 1 cannot have been played" in told) == (1, True), told


def test_only_what_can_be_played_on_from_is_well(save):
    """A step that leads where nobody can say what comes next is not left standing at the end of a line."""
    stuck = None

    def go_on(position):
        assert position != stuck, "nobody knows what comes next"

    def visit(path):
        out = io.StringIO()
        return doctor(path, attrs.evolve(referee(lambda about: BOX), go_on=go_on), out), out.getvalue()

    assert visit(save)[0] == 0
    game = play(reopened(save), 3)
    before, at = game.state_at(game.cursor.step - 1), game.cursor
    stuck = game.position
    game.close()
    code, told = visit(save)
    assert (code, f"From step {at.step} of line {at.line} nobody can play on" in told) == (1, True), told
    assert visit(repaired(save))[0] == 0
    game = reopened(repaired(save))
    assert (game.cursor.step, game.state) == (at.step - 1, before)
    game.close()


def test_only_what_the_game_opens_is_well(save):
    def closed(path, box):
        raise SaveError(Damage.DAMAGED, str(path), "the lid sticks")

    out = io.StringIO()
    assert doctor(save, attrs.evolve(referee(lambda about: BOX), open_save=closed), out) == 1
    assert "It cannot be opened: the lid sticks" in out.getvalue()
    assert "Nothing could be repaired" in out.getvalue()
    assert set(contents(save.parent)) == {save.name}


@pytest.mark.parametrize("spoiled", [range(4096), range(16), range(16, 100), range(100, 4096)])
def test_without_the_first_page_every_step_is_still_found(save, spoiled):
    before = lines_of(save)
    data = bytearray(save.read_bytes())
    for place in spoiled:
        data[place] ^= 0x55
    save.write_bytes(data)
    code, told = examined(save)
    assert (code, "201 steps" in told) == (1, True), told
    assert lines_of(repaired(save)) == before


def test_a_page_in_the_place_of_another_is_still_read(save):
    before = lines_of(save)
    data = save.read_bytes()
    pages = [data[at : at + 4096] for at in range(0, len(data), 4096)]
    save.write_bytes(b"".join((*pages[:2], *pages[:1:-1])))
    code, told = examined(save)
    assert (code, "201 steps" in told) == (1, True), told
    assert lines_of(repaired(save)) == before


def test_a_kept_position_whose_own_step_is_lost_still_leads_on(save):
    game = reopened(save)
    here = game.position
    game.close()
    for step in (2, 32):
        change(save, f"UPDATE steps SET events = '[]', hash = zeroblob(32) WHERE step = {step}")
    code, told = examined(save)
    assert (code, "from the kept position of step 32; nothing proves what was done next" in told) == (1, True), told
    game = reopened(repaired(save))
    assert (game.position, game.first) == (here, 33)
    game.close()


def test_what_nothing_proves_counts_less_than_a_position_that_was_kept(tmp_path):
    save = tmp_path / "campaign.vanguard"
    game = play(saved_game(save), 70)
    here = game.position
    game.close()
    change(
        save,
        "DELETE FROM steps WHERE step = 32",
        """UPDATE steps SET events = told(events) || char(10) || '["luck_renewed",{"seed":5}]' WHERE step = 33""",
    )
    code, told = examined(save)
    assert (code, "nothing proves what was done next" in told) == (1, True), told
    assert "does not lead to the kept position of step 64" in told
    game = reopened(repaired(save))
    assert (game.position, game.first) == (here, 64)
    game.close()


def test_a_step_that_is_known_to_be_spoiled_is_not_taken_for_what_was_done(save):
    """The step before it is whole, and so is what was kept there: then it is this one that is not as it was written."""
    play(reopened(save), 40).close()  # so that there is a kept position in the middle of the last line
    with closing(sqlite3.connect(save, isolation_level=None)) as database:
        ((line, kept),) = database.execute(
            "SELECT line, step FROM snapshots WHERE step + 1 IN (SELECT step FROM steps WHERE line = snapshots.line)"
            " ORDER BY id DESC LIMIT 1"
        )
        database.execute("UPDATE steps SET at = at + 1 WHERE line = ? AND step = ?", (line, kept + 1))
    code, told = examined(save)
    assert (code, f"Step {kept + 1} of line {line} is lost or not as it was written" in told) == (1, True), told
    assert "nothing proves" not in told


def test_a_step_of_which_only_the_hash_is_spoiled_costs_nothing(save):
    before = lines_of(save)
    change(save, "UPDATE steps SET hash = zeroblob(32) WHERE line = 1 AND step = 2")
    code, told = examined(save)
    assert (code, "The seal of step 2 of line 1" in told) == (1, True), told
    assert lines_of(repaired(save)) == before


def test_the_last_step_of_an_old_line_is_missed(save):
    change(save, "DELETE FROM steps WHERE line = 2 AND step = (SELECT max(step) FROM steps WHERE line = 2)")
    code, told = examined(save)
    assert (code, "some of them are missing" in told) == (1, True), told


def test_with_other_content_nothing_is_called_damaged(save):
    other = attrs.evolve(BOX, fingerprint="other", worlds={})
    code, told = examined(save, box=other)
    assert (code, "cannot be replayed with the content that is here" in told) == (1, True), told
    assert not repaired(save).exists()


def test_a_second_repair_takes_another_name(save):
    change(save, "DELETE FROM moved")
    examined(save)
    first = repaired(save).read_bytes()
    examined(save)
    assert repaired(save).read_bytes() == first
    assert save.with_name("campaign (repaired) (2).vanguard").exists()


def test_a_save_that_is_being_played_is_left_alone(save):
    lock = WriterLock(save)
    assert lock.take()
    code, told = examined(save)
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
    say_of_itself(save, format=99)
    newer = run(save)
    assert (newer.returncode, "newer version" in newer.stdout) == (1, True)
    assert newer.stderr == ""


def zeroed(path, size):
    path.write_bytes(path.read_bytes()[:size].ljust(path.stat().st_size, b"\0"))


class TestTheEndOfTheFile:
    """What was decided last lies on the last pages; the index of all steps lies elsewhere, and still knows of it."""

    @pytest.mark.parametrize("spoil", [zeroed, cut], ids=lambda spoil: spoil.__name__)
    @pytest.mark.parametrize("pages", [1, 2])
    def test_is_missed(self, save, spoil, pages):
        spoil(save, save.stat().st_size - pages * 4096)
        code, told = examined(save)
        lost = 201 - int(told.split("read ")[1].split(" steps")[0])
        assert lost > 1
        assert (code, f"- The last {lost} steps that were made are gone: the end of the file" in told) == (1, True), (
            told
        )
        assert examined(repaired(save))[0] == 0
        play(reopened(repaired(save)), 3).close()

    def test_is_missed_if_it_was_a_single_step(self, save):
        """The row is taken off its page, and nothing else is touched."""
        data = bytearray(save.read_bytes())
        page = len(data) - 4096
        data[page + 3 : page + 5] = (int.from_bytes(data[page + 3 : page + 5], "big") - 1).to_bytes(2, "big")
        save.write_bytes(data)
        code, told = examined(save)
        assert (code, "- The last step that was made is gone: the end of the file" in told) == (1, True), told

    def test_is_all_but_the_beginning(self, save):
        cut(save, 8192)
        code, told = examined(save)
        assert (code, "nothing could be rescued. The original is untouched." in told) == (1, True), told


def test_reasons_are_sentences_without_words_of_the_machine(save):
    rewrite_step(save, '["effect_taken"]', '["pool_dice_spent",{"dice":["red-basic-9"]}]')
    told = examined(save)[1]
    assert "- Step 0 of line 1 cannot have been played." in told.splitlines()
    assert "Error" not in told


def test_one_line_and_one_step_are_not_told_as_many(tmp_path):
    save = tmp_path / "campaign.vanguard"
    play(saved_game(save), 3).close()
    change(save, "UPDATE steps SET events = '[]' WHERE step = 3")
    told = examined(save)[1]
    assert "read 3 steps on one line of play." in told
    assert "step 3 of line 1 cannot be reached any more" in told
