"""Bots play the first expedition in all its forms: as the training, as a quick start, with teams of every size."""

from __future__ import annotations

from functools import cache

import pytest

from tests.support.boxes import shipped
from vanguard_desktop.bots.playing import Match, opening_of, play
from vanguard_desktop.bots.simulate import schedule
from vanguard_desktop.cli import parser
from vanguard_desktop.core.ids import WorldId
from vanguard_desktop.play.campaign import codec
from vanguard_desktop.rulesets.expedition.data.state import Options
from vanguard_desktop.setting.box import Box

W00, W01 = WorldId("W00"), WorldId("W01")


@cache
def box() -> Box:
    return shipped()


@pytest.mark.rule("TUT-01", "TUT-09")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_sensible_team_plays_the_training(players: int) -> None:
    match = Match(world=W00, players=players, bot="sensible", seed=players, real_dice=players == 2)
    game, _ = play(box(), codec(), match)
    assert game.ending in ("ended_by_text", "still going")
    assert game.rounds > 1


@pytest.mark.rule("TUT-50", "TUT-52")
def test_the_quick_start_is_the_training_world_with_recruits_and_full_rules() -> None:
    words = ["simulate", "--quick-start", "--deadly", "--games", "4"]
    matches = schedule(parser().parse_args(words), box()).values()
    assert {(match.world, match.players) for match in matches} == {(W00, 1), (W00, 2), (W00, 3), (W00, 4)}
    for match in matches:
        opening = opening_of(box(), match)
        assert opening.options == Options(deadly_injuries=True)


@pytest.mark.rule("GEN-05", "TUT-03")
def test_the_team_may_be_larger_except_on_the_first_expedition() -> None:
    words = ["simulate", "--world", "W01", "--crew", "3", "--games", "6"]
    assert {match.players for match in schedule(parser().parse_args(words), box()).values()} == {1, 2, 3}
    first = ["simulate", "--world", "W00", "--crew", "3", "--games", "6"]
    assert {match.players for match in schedule(parser().parse_args(first), box()).values()} == {3}
    alone = Match(world=W01, players=1, seed=1, crew=4)
    assert len(opening_of(box(), alone).team) == 4
