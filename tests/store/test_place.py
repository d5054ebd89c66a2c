"""A save that is taken away while it is played: told before the next decision counts, and the game can be kept."""

from __future__ import annotations

import os
import shutil
from random import Random

import pytest

from tests.store.spoil import change
from tests.support.folders import contents
from tests.support.play import BOX, anything, examined, play, reopened, saved_game, seed_of_tests
from vanguard_desktop.play.saved_game import open_game
from vanguard_desktop.store.disk.beside import lock_of, mark_of, wal_of
from vanguard_desktop.store.disk.lock import WriterLock
from vanguard_desktop.store.errors import Damage, SaveError
from vanguard_desktop.store.saves import new_path


def deleted(save):
    save.unlink()


def renamed(save):
    save.rename(save.with_name("elsewhere.vanguard"))


def folder_moved(save):
    save.parent.rename(save.parent.with_name("moved"))


def folder_removed(save):
    shutil.rmtree(save.parent)


def replaced(save):
    other = save.with_name("other.vanguard")
    play(saved_game(other), 3).close()
    other.replace(save)


def replaced_by_its_copy(save):
    copy = save.with_name("copy.vanguard")
    shutil.copy2(save, copy)
    copy.replace(save)


def written_over(save):
    other = save.with_name("other.vanguard")
    play(saved_game(other), 300).close()
    assert other.stat().st_size >= save.stat().st_size
    save.write_bytes(other.read_bytes())


def cut_to_nothing(save):
    os.truncate(save, 0)


def cut_in_half(save):
    os.truncate(save, save.stat().st_size // 2)


def log_deleted(save):
    wal_of(save).unlink()


def log_cut(save):
    os.truncate(wal_of(save), 0)


def a_step_deleted(save):
    change(save, "DELETE FROM steps WHERE id = 40")


def the_last_steps_deleted(save):
    change(save, "DELETE FROM steps WHERE id > 150")


def a_step_rewritten(save):
    change(save, "UPDATE steps SET events = '[]' WHERE id = 40")


def a_trigger_added(save):
    change(save, "CREATE TRIGGER eats AFTER INSERT ON steps BEGIN DELETE FROM steps WHERE id = new.id; END")


MISHAPS = {
    deleted: Damage.GONE,
    renamed: Damage.GONE,
    folder_moved: Damage.GONE,
    folder_removed: Damage.GONE,
    replaced: Damage.REPLACED,
    replaced_by_its_copy: Damage.REPLACED,
    written_over: Damage.REPLACED,
    cut_to_nothing: Damage.REPLACED,
    cut_in_half: Damage.REPLACED,
    log_deleted: Damage.REPLACED,
    log_cut: Damage.REPLACED,
    a_step_deleted: Damage.REPLACED,
    the_last_steps_deleted: Damage.REPLACED,
    a_step_rewritten: Damage.REPLACED,
    a_trigger_added: Damage.REPLACED,
}


@pytest.mark.parametrize("mishap", MISHAPS, ids=lambda mishap: mishap.__name__)
class TestASaveThatIsTakenAway:
    @pytest.fixture
    def game(self, save, tmp_path):
        """A save under way, in a folder of its own."""
        folder = tmp_path / "saves"
        folder.mkdir()
        game = play(reopened(save.rename(folder / save.name)), 20, undo=0.1)
        yield game
        game.close()

    def test_is_told_at_the_next_decision_which_does_not_count(self, game, tmp_path, mishap):
        told = []
        game.listen(told.append)
        before = game.position, game.cursor
        mishap(tmp_path / "saves" / "campaign.vanguard")
        for act in (lambda: game.submit(anything(game, Random(1))), game.undo, lambda: game.take_note("gone?")):
            with pytest.raises(SaveError) as refused:
                act()
            assert refused.value.damage is MISHAPS[mishap]
        assert (game.position, game.cursor) == before
        assert not told

    def test_is_told_without_a_decision_to_who_asks(self, game, tmp_path, mishap):
        game.check_save()
        mishap(tmp_path / "saves" / "campaign.vanguard")
        with pytest.raises(SaveError) as refused:
            game.check_save()
        assert refused.value.damage is MISHAPS[mishap]

    def test_is_kept_elsewhere_whole(self, game, tmp_path, mishap):
        mishap(tmp_path / "saves" / "campaign.vanguard")
        told = [list(game.history(0, game.cursor.step)), game.lines(), game.position, game.cursor]
        kept = game.keep_elsewhere(tmp_path / "kept.vanguard")
        again = reopened(kept)
        assert [list(again.history(0, again.cursor.step)), again.lines(), again.position, again.cursor] == told
        play(again, 3).close()
        assert examined(kept)[0] == 0
        assert kept.stat().st_mode & 0o777 == 0o600


def test_a_save_that_was_only_touched_is_played_on(save):
    game = play(reopened(save), 3)
    os.utime(save, (1, 1))
    play(game, 3)
    here = game.position
    game.close()
    again = reopened(save)
    assert again.position == here
    again.close()


def test_a_save_is_not_played_on_beside_a_program_that_took_the_lock(save):
    game = play(reopened(save), 3)
    lock_of(save).unlink()
    other = WriterLock(save)
    assert other.take()
    with pytest.raises(SaveError) as refused:
        play(game, 1)
    assert refused.value.damage is Damage.BUSY
    other.release()
    play(game, 3)
    assert not WriterLock(save).take()
    game.close()


def test_the_folder_is_gone_when_a_campaign_begins(tmp_path):
    with pytest.raises(SaveError) as refused:
        saved_game(tmp_path / "nowhere" / "new.vanguard")
    assert refused.value.damage is Damage.MISSING


class TestWhatWasDecidedLast:
    @pytest.fixture
    def killed(self, save, tmp_path):
        """A save as a killed program leaves it; twenty decisions lie beside it."""
        game = play(reopened(save), 20)
        left = tmp_path / "left" / save.name
        left.parent.mkdir()
        for part in (save, wal_of(save), mark_of(save)):
            shutil.copyfile(part, left.with_name(part.name))
        game.close()
        return left

    def test_is_all_there_after_a_kill(self, killed):
        game = reopened(killed)
        assert game.lost == 0
        game.close()
        assert set(contents(killed.parent)) == {killed.name}

    @pytest.mark.parametrize("spoil", [lambda wal: wal.unlink(), lambda wal: os.truncate(wal, 0)])
    def test_is_missed_when_the_log_beside_the_save_is_lost(self, killed, spoil):
        spoil(wal_of(killed))
        code, told = examined(killed)
        assert (code, "The last 20 steps" in told) == (1, True), told
        looked = reopened(killed)
        assert looked.lost == 20
        play(looked, 1).close()
        again = reopened(killed)
        assert again.lost == 0
        again.close()
        assert examined(killed)[0] == 0

    def test_is_missed_in_part_when_that_log_is_spoiled(self, killed):
        wal = wal_of(killed)
        data = bytearray(wal.read_bytes())
        data[len(data) * 2 // 3] ^= 1
        wal.write_bytes(data)
        code, told = examined(killed)
        assert (code, "is not as it was written" in told) == (1, True), told
        game = reopened(killed)
        assert 0 < game.lost < 20
        game.close()

    def test_is_not_missed_in_another_campaign_of_this_name(self, killed):
        wal_of(killed).unlink()
        killed.unlink()
        play(saved_game(killed), 2).close()
        shutil.copyfile(killed, killed.with_name("copy"))
        game = reopened(killed)
        assert game.lost == 0
        game.close()

    def test_is_not_asked_of_what_only_looks_like_a_mark(self, killed):
        mark_of(killed).unlink()
        os.mkfifo(mark_of(killed))
        game = reopened(killed)
        assert game.lost == 0
        play(game, 1).close()


def test_the_last_decisions_of_a_save_that_was_taken_away_are_not_mixed_into_another(save, tmp_path):
    game = play(reopened(save), 20)
    left = tmp_path / "Our game.vanguard"
    shutil.copyfile(wal_of(save), wal_of(left))
    game.close()
    assert new_path(tmp_path, "Our game") == tmp_path / "Our game (2).vanguard"
    play(saved_game(left), 5).close()
    code, told = examined(left)
    assert code == 0, told


def test_who_only_looks_takes_no_lock_and_forgets_no_loss(save):
    game = play(reopened(save), 3)
    left = save.with_name("left.vanguard")
    shutil.copyfile(save, left)
    shutil.copyfile(mark_of(save), mark_of(left))
    game.close()
    before = contents(left.parent)
    looked = open_game(left, BOX, seed_of_tests, look_only=True)
    assert looked.read_only
    looked.close()
    assert contents(left.parent) == before
    game = reopened(left)
    assert (game.lost, game.read_only) == (3, False)
    game.close()
