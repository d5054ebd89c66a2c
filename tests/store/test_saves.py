"""The folder of saves, and campaigns that travel as one file."""

from __future__ import annotations

import pytest

from tests.store.spoil import change
from tests.support.boxes import small_opening
from tests.support.folders import contents
from tests.support.play import BOX, examined, play, reopened, saved_game, seed_of_tests
from vanguard_desktop.play.campaign import codec
from vanguard_desktop.play.checkup import referee
from vanguard_desktop.play.game import Game
from vanguard_desktop.play.saved_game import new_game
from vanguard_desktop.store.errors import Damage, SaveError
from vanguard_desktop.store.event_log import LONGEST_THOUGHT, DiskLog
from vanguard_desktop.store.saves import export_save, import_save, list_saves, look_at, new_path

REFEREE = referee(lambda about: BOX)


def test_a_folder_that_is_not_there_holds_no_saves(tmp_path):
    assert list_saves(tmp_path / "nowhere", codec()) == ()


def test_a_save_is_listed_with_what_the_players_want_to_know(tmp_path):
    path = new_path(tmp_path, "Our first try")
    game = play(new_game(path, BOX, small_opening(), seed_of_tests, name="Our first try!"), 4)
    game.close()
    (listed,) = list_saves(tmp_path, codec())
    assert listed.path == path
    assert listed.name == "Our first try!"
    assert listed.steps == 4
    assert listed.opening == small_opening()
    assert listed.about is not None
    assert listed.about.packs == BOX.packs
    assert listed.problem is None


def test_a_save_that_lost_its_opening_is_listed_without_it(save):
    change(save, "UPDATE steps SET events = '[]' WHERE line = 1 AND step = 0")
    examined(save)
    listed = look_at(save.with_name("campaign (repaired).vanguard"), codec())
    assert (listed.problem, listed.opening) == (None, None)
    assert listed.about is not None


def test_other_files_of_the_folder_are_not_listed(tmp_path):
    (tmp_path / "notes.txt").write_text("Dear diary")
    (tmp_path / "half.vanguard.new").write_text("")
    assert list_saves(tmp_path, codec()) == ()


class Clock:
    def __init__(self):
        self.time = 1_700_000_000.0

    def __call__(self):
        return self.time


def test_time_counts_while_somebody_plays_and_the_last_played_comes_first(tmp_path):
    clock = Clock()
    logs = {name: DiskLog.create(tmp_path / f"{name}.vanguard", codec(), BOX, now=clock) for name in ("old", "new")}
    for log in logs.values():
        game = Game.start(BOX, log, small_opening(), seed_of_tests)
        for thought in (30, 60, 36_000):
            clock.time += thought
            play(game, 1)
        game.close()
    listed = list_saves(tmp_path, codec())
    assert [entry.name for entry in listed] == ["new", "old"]
    assert [entry.seconds_played for entry in listed] == [90 + LONGEST_THOUGHT] * 2
    assert listed[0].last_played.timestamp() == clock.time


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("Our campaign", "Our campaign"),
        ("../../etc/passwd", "etc passwd"),
        ("a/b\\c:d*e?f", "a b c d e f"),
        ("", "campaign"),
        ("...", "campaign"),
        ("CON", "campaign CON"),
        ("lpt1.txt", "campaign lpt1.txt"),
        ("Příběh lodi", "Příběh lodi"),
        ("new\nline\x00", "new line"),
        ("x" * 500, "x" * 60),
    ],
)
def test_any_name_makes_a_file_name_of_the_folder(tmp_path, name, file):
    path = new_path(tmp_path, name)
    assert path == tmp_path / f"{file}.vanguard"
    play(saved_game(path), 1).close()
    assert new_path(tmp_path, name) == tmp_path / f"{file} (2).vanguard"


def test_a_campaign_goes_out_and_comes_back_as_one_file(save, tmp_path):
    game = reopened(save)
    here, lines = game.position, game.lines()
    game.close()
    sent = export_save(save, tmp_path / "for a friend")
    assert sent == tmp_path / "for a friend.vanguard"
    home = tmp_path / "elsewhere" / "saves"
    came = import_save(sent, home, REFEREE)
    assert set(contents(home)) == {"for a friend.vanguard"}
    game = reopened(came)
    assert (game.position, game.lines()) == (here, lines)
    play(game, 3).close()


def test_a_campaign_goes_out_while_it_is_played(save, tmp_path):
    game = play(reopened(save), 5)
    sent = export_save(save, tmp_path / "out.vanguard")
    here = game.position
    play(game, 5).close()
    again = reopened(sent)
    assert again.position == here
    again.close()


def test_what_comes_from_elsewhere_takes_no_other_place(save):
    before = save.read_bytes()
    came = import_save(save, save.parent, REFEREE)
    assert came == save.with_name("campaign (2).vanguard")
    assert save.read_bytes() == before


def test_a_save_is_not_exported_onto_itself(save):
    before = contents(save.parent)
    with pytest.raises(SaveError):
        export_save(save, save)
    assert contents(save.parent) == before


@pytest.mark.parametrize(
    ("statement", "damage"),
    [
        ("UPDATE steps SET events = replace(told(events), 'effect', 'affect') WHERE step = 3", Damage.DAMAGED),
        ("UPDATE steps SET hash = zeroblob(32) WHERE step = 100", Damage.DAMAGED),
        ("DELETE FROM steps WHERE step = 5", Damage.DAMAGED),
        ("UPDATE snapshots SET body = x'00'", Damage.DAMAGED),
        ("PRAGMA user_version = 99", Damage.DAMAGED),
        ("PRAGMA application_id = 0", Damage.DAMAGED),
        ("CREATE TRIGGER eats AFTER INSERT ON steps BEGIN DELETE FROM steps WHERE id = new.id; END", Damage.DAMAGED),
        ("CREATE VIEW again AS SELECT * FROM steps", Damage.DAMAGED),
    ],
)
def test_a_spoiled_file_is_not_taken_in(save, tmp_path, statement, damage):
    change(save, statement)
    home = tmp_path / "home"
    home.mkdir()
    with pytest.raises(SaveError) as refused:
        import_save(save, home, REFEREE)
    assert refused.value.damage is damage
    assert contents(home) == {}


def test_an_export_to_nowhere_is_told(save, tmp_path):
    with pytest.raises(SaveError) as refused:
        export_save(save, tmp_path / "no" / "such" / "folder.vanguard")
    assert refused.value.damage in (Damage.MISSING, Damage.NO_ACCESS)


def test_the_end_of_a_file_name_is_kept(save, tmp_path):
    assert look_at(export_save(save, tmp_path / "v1.2"), codec()).problem is None
    assert (tmp_path / "v1.2.vanguard").exists()


@pytest.mark.parametrize("at", [10**17, -(10**17), 2**62])
def test_a_time_beyond_all_years_spoils_no_other_save(save, tmp_path, at):
    forged = tmp_path / "forged.vanguard"
    forged.write_bytes(save.read_bytes())
    change(forged, f"UPDATE steps SET at = {at}")
    listed = {entry.path: entry.problem for entry in list_saves(tmp_path, codec())}
    assert listed == {save: None, forged: Damage.DAMAGED}


def test_a_save_at_which_nobody_may_look_is_listed_as_that(save, monkeypatch):
    def closed(path, **_):
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(type(save), "stat", closed)
    assert look_at(save, codec()).problem is Damage.NO_ACCESS
