"""Whatever happened to a save: a clear answer, nothing written into it, nothing lost that could be kept."""

from __future__ import annotations

import os
import re
import resource
import shutil
import sqlite3
import subprocess
import sys
import zlib
from contextlib import closing
from random import Random

import pytest

from tests.store.damage import damage_many
from tests.store.spoil import change, cut, rewrite_step, say_of_itself
from tests.support.folders import contents
from tests.support.play import BOX, anything, examined, play, reopened, saved_game
from vanguard_desktop.play.campaign import codec, fold
from vanguard_desktop.store.chain import packed, proof, unpacked
from vanguard_desktop.store.errors import Damage, SaveError
from vanguard_desktop.store.event_log import DiskLog
from vanguard_desktop.store.log import Cursor
from vanguard_desktop.store.saves import list_saves, look_at

DAMAGES = {
    "an empty file": (lambda path: cut(path, 0), Damage.TRUNCATED),
    "the first bytes only": (lambda path: cut(path, 60), Damage.TRUNCATED),
    "one page only": (lambda path: cut(path, 4096), Damage.TRUNCATED),
    "cut in the middle": (lambda path: cut(path, path.stat().st_size // 2), Damage.TRUNCATED),
    "the last page missing": (lambda path: cut(path, path.stat().st_size - 4096), Damage.TRUNCATED),
    "the last byte missing": (lambda path: cut(path, path.stat().st_size - 1), Damage.TRUNCATED),
    "a text": (lambda path: path.write_text("Dear diary, " * 1000), Damage.NOT_A_SAVE),
    "a short text": (lambda path: path.write_text("Dear diary"), Damage.NOT_A_SAVE),
    "nothing but zeros": (lambda path: path.write_bytes(bytes(8192)), Damage.NOT_A_SAVE),
    "a database of another program": (
        lambda path: change(path, "PRAGMA application_id = 7", "DROP TABLE steps", "DROP TABLE about"),
        Damage.NOT_A_SAVE,
    ),
    "a spoiled mark of ours": (lambda path: change(path, "PRAGMA application_id = 7"), Damage.DAMAGED),
    "a spoiled format": (lambda path: change(path, "PRAGMA user_version = 99"), Damage.DAMAGED),
    "a newer format": (
        lambda path: (change(path, "PRAGMA user_version = 99"), say_of_itself(path, format=99)),
        Damage.NEWER,
    ),
    "newer rules": (lambda path: say_of_itself(path, rules={"expedition": 9}), Damage.NEWER),
    "a book nobody knows": (lambda path: say_of_itself(path, rules={"checkers": 1}), Damage.NEWER),
    "a spoiled word about itself": (
        lambda path: change(path, """UPDATE about SET fact = replace(fact, '"expedition":1', '"expedition":9')"""),
        Damage.DAMAGED,
    ),
    "an event of a newer program": (
        lambda path: rewrite_step(path, '["effect_taken"', '["time_warped"'),
        Damage.NEWER,
    ),
    "an event in a newer version": (
        lambda path: rewrite_step(path, '["effect_taken"', '["effect_taken",{},2'),
        Damage.NEWER,
    ),
    "a missing table": (lambda path: change(path, "DROP TABLE snapshots"), Damage.DAMAGED),
    "no word about itself": (lambda path: change(path, "DELETE FROM about"), Damage.DAMAGED),
    "nonsense about itself": (lambda path: change(path, "UPDATE about SET fact = '[]'"), Damage.DAMAGED),
    "no mark where the players stand": (lambda path: change(path, "DELETE FROM moved"), Damage.DAMAGED),
    "a mark beyond the end": (
        lambda path: change(path, "UPDATE moved SET step = 9999, after = (SELECT max(id) FROM steps)"),
        Damage.DAMAGED,
    ),
    "the last steps missing": (
        lambda path: change(
            path, "UPDATE moved SET after = (SELECT max(id) FROM steps)", "DELETE FROM steps WHERE id > 190"
        ),
        Damage.DAMAGED,
    ),
    "a mark that is no number": (lambda path: change(path, "UPDATE moved SET after = 'noon'"), Damage.DAMAGED),
    "a line that hangs in the air": (
        lambda path: change(path, "UPDATE lines SET fork = 5000 WHERE id = 2"),
        Damage.DAMAGED,
    ),
    "a line without steps": (lambda path: change(path, "INSERT INTO lines VALUES (99, 1, 3)"), Damage.DAMAGED),
    "kept positions of nonsense": (lambda path: change(path, "UPDATE snapshots SET body = x'00'"), Damage.DAMAGED),
    "kept positions of other steps": (
        lambda path: change(path, "UPDATE snapshots SET step = step + 1"),
        Damage.DAMAGED,
    ),
    "a changed step": (
        lambda path: change(path, "UPDATE steps SET events = replace(told(events), 'drawn', 'drown')"),
        Damage.DAMAGED,
    ),
    "steps in another order": (
        lambda path: change(path, "UPDATE steps SET step = 9000 - step"),
        Damage.DAMAGED,
    ),
}


@pytest.mark.parametrize(("spoil", "damage"), DAMAGES.values(), ids=DAMAGES.keys())
class TestASpoiledSave:
    def test_is_refused_with_a_reason_and_not_written_to(self, save, spoil, damage):
        spoil(save)
        before = contents(save.parent)
        with pytest.raises(SaveError) as refused:
            whole_way(save)
        assert refused.value.damage is damage
        assert refused.value.path == str(save)
        assert contents(save.parent) == before

    def test_does_not_spoil_the_list_of_saves(self, save, spoil, damage, tmp_path):
        play(saved_game(tmp_path / "other.vanguard"), 3).close()
        spoil(save)
        before = contents(tmp_path)
        listed = list_saves(tmp_path, codec())
        assert {entry.path.name for entry in listed} == {"campaign.vanguard", "other.vanguard"}
        assert [entry.problem for entry in listed if entry.path.name == "other.vanguard"] == [None]
        assert contents(tmp_path) == before

    def test_is_told_by_the_doctor_who_leaves_the_original_alone(self, save, spoil, damage):
        spoil(save)
        before = contents(save.parent)
        code, told = examined(save)
        assert code == 1
        after = contents(save.parent)
        assert {name: after[name] for name in before} == before
        assert str(save) in told
        repaired = save.with_name("campaign (repaired).vanguard")
        assert repaired.exists() is ("Repaired" in told)
        if repaired.exists():
            assert after.keys() - before.keys() == {repaired.name}
            code, again = examined(repaired)
            assert code == 0, again
            game = play(reopened(repaired), 5)
            while game.can_undo():
                game.undo()
            game.close()
        else:
            assert after.keys() == before.keys()


@pytest.mark.parametrize(
    "forged",
    [
        '["die_spent",{"die":"red-basic-9","member":"%s"}]',
        '["die_spent",{"die":"red-basic-1","member":"nobody"}]',
        '["track_moved",{"track":"x","to":1}]\n["pool_dice_spent",{"dice":[]}]',
        '["traveled",{"member":"nobody","sector":99}]',
        '["book_turned",{"book":"ship"}]',
    ],
)
def test_steps_that_no_rule_would_make_are_a_damaged_save(save, forged):
    member = next(iter(BOX.crew))
    rewrite_step(save, '["effect_taken"]', forged.replace("%s", member))
    with pytest.raises(SaveError) as refused:
        reopened(save)
    assert refused.value.damage is Damage.DAMAGED
    assert refused.value.path == str(save)


def test_a_forged_position_that_no_rule_can_go_on_from_is_a_damaged_save(save):
    with closing(sqlite3.connect(save, isolation_level=None)) as database:
        kept = database.execute(
            "SELECT snapshots.id, hash, body FROM snapshots JOIN steps USING (line, step)"
        ).fetchall()
        for id, step_hash, body in kept:
            forged = packed(re.sub(r'"world":"[^"]*"', '"world":"nowhere"', unpacked(body)))
            database.execute(
                "UPDATE snapshots SET body = ?, proof = ? WHERE id = ?", (forged, proof(step_hash, forged), id)
            )
    with pytest.raises(SaveError) as refused:
        reopened(save)
    assert refused.value.damage is Damage.DAMAGED


def test_a_missing_save_is_told_as_missing(tmp_path):
    with pytest.raises(SaveError) as refused:
        reopened(tmp_path / "nowhere.vanguard")
    assert refused.value.damage is Damage.MISSING
    assert contents(tmp_path) == {}


def test_a_folder_is_not_a_save(tmp_path):
    folder = tmp_path / "folder.vanguard"
    folder.mkdir()
    with pytest.raises(SaveError) as refused:
        reopened(folder)
    assert refused.value.damage is Damage.NOT_A_SAVE
    assert [entry.problem for entry in list_saves(tmp_path, codec())] == [Damage.NOT_A_SAVE]


def whole_way(path):
    """Everything one can come to know of a save: where it stands, and all steps of all lines."""
    log = DiskLog.open(path, codec(), BOX)
    try:
        lines = {line: tuple(log.read(line.id, 0, line.tip)) for line in log.lines()}
        position = None
        for events in log.read(log.cursor.line, 0, log.cursor.step):
            position = fold(BOX, position, events)
    finally:
        log.close()
    game = reopened(path)
    assert game.position == position
    game.close()
    return lines


def test_a_flipped_bit_anywhere_is_noticed_or_harmless(save):
    whole = save.read_bytes()
    expected = whole_way(save)
    random = Random(5)
    noticed = 0
    for _ in range(150):
        place, bit = random.randrange(len(whole)), random.randrange(8)
        spoiled = bytearray(whole)
        spoiled[place] ^= 1 << bit
        save.write_bytes(spoiled)
        try:
            assert whole_way(save) == expected, f"byte {place}, bit {bit}"
        except SaveError:
            noticed += 1
    assert noticed > 75


def test_the_doctor_has_an_answer_to_any_damage(save):
    whole = save.read_bytes()
    random = Random(6)
    answers = set()
    for _ in range(40):
        spoiled = bytearray(whole)
        for _ in range(random.choice((1, 3, 30))):
            spoiled[random.randrange(len(whole))] ^= 1 << random.randrange(8)
        save.write_bytes(spoiled)
        answers.add(examined(save)[0])
        assert save.read_bytes() == spoiled
        repaired = save.with_name("campaign (repaired).vanguard")
        if repaired.exists():
            play(reopened(repaired), 3).close()
            repaired.unlink()
    assert answers == {0, 1}


def test_whatever_happens_to_the_files_of_a_save_is_answered_in_a_sentence(tmp_path):
    # `python -m tests.store.damage --times 500` does the same for as long as one likes.
    assert damage_many(6, 1, tmp_path).answers.total() == 6


def test_of_a_save_cut_anywhere_the_doctor_keeps_what_is_left(save, tmp_path):
    whole = save.read_bytes()
    kept = []
    for part in (0.3, 0.5, 0.8, 0.95):
        save.write_bytes(whole[: int(len(whole) * part)])
        code, said = examined(save)
        assert code == 1
        told = re.search(r"Repaired .* into (.*): (\d+) steps", said)
        kept.append(int(told[2]) if told else 0)
    assert kept == sorted(kept)
    assert kept[-1] > 100


def test_once_damage_was_noticed_nothing_more_is_written(save):
    change(save, "UPDATE steps SET events = replace(told(events), 'effect', 'affect') WHERE line = 1 AND step = 2")
    game = reopened(save)
    with pytest.raises(SaveError):
        game.go_to(Cursor(1, 3))
    before = game.position, game.cursor
    with pytest.raises(SaveError) as refused:
        game.submit(game.legal_commands()[0])
    assert refused.value.damage is Damage.DAMAGED
    assert (game.position, game.cursor) == before
    game.close()


def test_a_hostile_position_does_not_fill_the_memory(save):
    bomb = zlib.compress(b" " * (1 << 27))
    with closing(sqlite3.connect(save, isolation_level=None)) as database:
        for id, step_hash in database.execute(
            "SELECT snapshots.id, hash FROM snapshots JOIN steps USING (line, step)"
        ).fetchall():
            database.execute(
                "UPDATE snapshots SET body = ?, proof = ? WHERE id = ?", (bomb, proof(step_hash, bomb), id)
            )
    with pytest.raises(SaveError):
        reopened(save)


class TestReadOnly:
    def test_a_save_marked_read_only_opens_to_look_at(self, save):
        save.chmod(0o444)
        before = contents(save.parent)
        game = reopened(save)
        assert game.read_only
        here = game.position
        game.undo()
        game.redo()
        assert game.position == here
        with pytest.raises(SaveError) as refused:
            game.submit(anything(game, Random(1)))
        assert refused.value.damage is Damage.READ_ONLY
        assert game.position == here
        game.close()
        assert contents(save.parent) == before

    def test_a_folder_that_takes_nothing_opens_to_look_at(self, save):
        before = contents(save.parent)
        save.parent.chmod(0o555)
        try:
            game = reopened(save)
            assert game.read_only
            game.undo()
            game.close()
        finally:
            save.parent.chmod(0o755)
        assert contents(save.parent) == before

    def test_what_a_killed_program_left_is_seen_on_a_read_only_medium(self, save, tmp_path):
        game = play(reopened(save), 5)
        medium = tmp_path / "medium"
        medium.mkdir()
        for name in (save.name, f"{save.name}-wal"):  # as they lie while the program is still playing
            shutil.copyfile(save.with_name(name), medium / name)
        here = game.position
        game.close()
        code = (
            "import os, sys; from pathlib import Path; from tests.support.play import BOX, reopened; "
            "from vanguard_desktop.play.campaign import codec; "
            "os.geteuid() or (os.setgid(65534), os.setuid(65534)); "
            "game = reopened(Path(sys.argv[1])); print(game.read_only, codec().fingerprint(game.position)); "
            "game.close()"
        )
        for part in (medium, *medium.iterdir()):
            part.chmod(0o555)
        for parent in list(medium.parents)[:-1]:
            if parent.stat().st_uid == os.getuid() and not parent.stat().st_mode & 0o001:
                parent.chmod(parent.stat().st_mode | 0o055)
        try:
            before = contents(medium)
            command = [sys.executable, "-B", "-c", code, str(medium / save.name)]
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            assert done.stdout.split() == ["True", codec().fingerprint(here)], done.stderr
            assert contents(medium) == before
        finally:
            medium.chmod(0o755)


@pytest.fixture
def no_more_room():
    """Files can grow so far and no farther, as on a full disk."""
    unlimited = resource.getrlimit(resource.RLIMIT_FSIZE)

    def limit(size):
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, unlimited[1]))

    yield limit
    resource.setrlimit(resource.RLIMIT_FSIZE, unlimited)


class TestDiskFull:
    def test_the_game_stays_at_the_last_recorded_decision_and_goes_on_when_there_is_room(self, save, no_more_room):
        game = reopened(save)
        told = []
        game.listen(told.append)
        no_more_room(150_000)
        with pytest.raises(SaveError) as refused:
            play(game, 1000)
        assert refused.value.damage is Damage.DISK_FULL
        here, cursor, steps = game.position, game.cursor, len(told)
        assert steps > 3
        with pytest.raises(SaveError):
            play(game, 1)
        assert (game.position, game.cursor, len(told)) == (here, cursor, steps)
        no_more_room(resource.RLIM_INFINITY)
        play(game, 40)
        after = game.position
        game.close()
        again = reopened(save)
        assert again.position == after
        assert again.cursor.step == cursor.step + 40
        again.close()

    def test_a_program_that_ends_on_a_full_disk_loses_nothing(self, save, no_more_room):
        game = reopened(save)
        no_more_room(150_000)
        with pytest.raises(SaveError):
            play(game, 1000)
        here = game.position
        no_more_room(4096)
        game.close()
        no_more_room(resource.RLIM_INFINITY)
        again = reopened(save)
        assert again.position == here
        again.close()

    def test_a_campaign_that_finds_no_room_at_its_start_leaves_nothing_behind(self, tmp_path, no_more_room):
        path = tmp_path / "new.vanguard"
        no_more_room(8192)
        with pytest.raises(SaveError) as refused:
            saved_game(path)
        assert refused.value.damage is Damage.DISK_FULL
        assert contents(tmp_path) == {}
        no_more_room(resource.RLIM_INFINITY)
        play(saved_game(path), 3).close()
        assert look_at(path, codec()).steps == 3

    def test_undo_without_room_changes_nothing(self, save, no_more_room):
        game = reopened(save)
        no_more_room(150_000)
        with pytest.raises(SaveError):
            play(game, 1000)
        no_more_room(4096)
        before = game.position, game.cursor
        with pytest.raises(SaveError):
            game.undo()
        assert (game.position, game.cursor) == before
        no_more_room(resource.RLIM_INFINITY)
        game.undo()
        game.close()
