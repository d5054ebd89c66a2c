"""Saves are copied, called otherwise, deleted, and brought back with every decision."""

from __future__ import annotations

import pytest

from tests.support.play import play, reopened, saved_game
from vanguard_desktop.play.campaign import codec
from vanguard_desktop.store.disk.sweeping import sweep_saves
from vanguard_desktop.store.errors import Damage, SaveError
from vanguard_desktop.store.saves import list_saves, look_at
from vanguard_desktop.store.tidying import bring_back, copy_save, put_aside, rename_save, throw_away


@pytest.fixture
def save(tmp_path):
    path = tmp_path / "Meadow.vanguard"
    game = play(saved_game(path), 12)
    state = game.state
    game.close()
    return path, state


def position(path):
    game = reopened(path)
    try:
        return game.state
    finally:
        game.close()


def test_a_copy_is_the_same_game_and_goes_its_own_way(save, tmp_path):
    path, state = save
    copy = copy_save(path, tmp_path, "Meadow, copy")
    assert (look_at(copy, codec()).name, position(copy)) == ("Meadow, copy", state)
    play(reopened(copy), 3, seed=5).close()
    assert position(path) == state


def test_another_name_is_in_the_file_and_costs_nothing(save):
    path, state = save
    rename_save(path, "Where the reeds are")
    assert look_at(path, codec()).name == "Where the reeds are"
    assert position(path) == state


def test_what_is_deleted_is_gone_from_the_list_and_comes_back_whole(save, tmp_path):
    path, state = save
    put_aside(path)
    assert list_saves(tmp_path, codec()) == ()
    assert bring_back(path) == path
    assert position(path) == state
    assert [each.name for each in tmp_path.iterdir() if each.name.endswith(".gone")] == []


def test_a_killed_game_is_deleted_with_its_last_decisions_and_comes_back_with_them(tmp_path):
    path = tmp_path / "Meadow.vanguard"
    game = play(saved_game(path), 12)
    state = game.state
    killed = tmp_path / "Killed.vanguard"
    for part in tmp_path.iterdir():
        if not part.name.endswith(".lock"):
            (tmp_path / part.name.replace("Meadow", "Killed")).write_bytes(part.read_bytes())
    game.close()
    put_aside(killed)
    bring_back(killed)
    assert position(killed) == state


def test_it_comes_back_beside_one_that_has_taken_its_name(save, tmp_path):
    path, state = save
    put_aside(path)
    saved_game(path).close()
    back = bring_back(path)
    assert back != path
    assert position(back) == state


def test_what_is_thrown_away_leaves_nothing(save, tmp_path):
    path, _ = save
    put_aside(path)
    throw_away(path)
    assert [each for each in tmp_path.iterdir() if each.suffix != ".lock"] == []


def test_the_next_start_finishes_what_a_kill_left(save, tmp_path):
    path, _ = save
    put_aside(path)
    sweep_saves(tmp_path)
    assert [each for each in tmp_path.iterdir() if each.suffix != ".lock"] == []


@pytest.mark.parametrize("act", [put_aside, lambda path: rename_save(path, "Another")])
def test_a_game_that_somebody_plays_is_left_alone(tmp_path, act):
    path = tmp_path / "Meadow.vanguard"
    game = saved_game(path)
    with pytest.raises(SaveError) as refused:
        act(path)
    assert refused.value.damage is Damage.BUSY
    play(game, 3)
    game.close()


def test_a_save_that_is_not_there_is_said(tmp_path):
    with pytest.raises(SaveError) as refused:
        put_aside(tmp_path / "Nowhere.vanguard")
    assert refused.value.damage is Damage.MISSING
