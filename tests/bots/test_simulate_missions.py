"""Missions of the habitat that bots play, as the command line has them."""

from __future__ import annotations

import argparse

import attrs
import pytest

from tests.habitat.hub import halfway
from vanguard_desktop.bots.missions import KEPT_QUESTIONS, Mission, play_mission
from vanguard_desktop.bots.simulate_missions import schedule, tables
from vanguard_desktop.bots.verifying import differences, from_events
from vanguard_desktop.cli import main
from vanguard_desktop.core.ids import CardId
from vanguard_desktop.play.campaign import codec
from vanguard_desktop.rulesets.habitat.data.kinds import Difficulty


def test_missions_are_played_watched_and_summed_up(capsys):
    assert main(["simulate", "--missions", "3", "--seed", "4", "--players", "2"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("3 missions, ")
    assert "no invariant violated" in said


def test_equal_seeds_end_alike_also_in_another_process(capsys):
    seals = []
    for more in ([], ["--replay", "--jobs", "1"]):
        assert main(["simulate", "--missions", "2", "--seed", "9", "--mission", "housewarming", *more]) == 0
        said = capsys.readouterr().out.splitlines()
        seals.append(next(line for line in said if line.startswith("seal")))
        assert said[-1].startswith("verified: 2 missions") is bool(more)
    assert seals[0] == seals[1]


def test_one_mission_of_many_is_played_alone():
    words = {"mission": None, "players": None, "seed": 9, "missions": 12, "bot": "random"}
    every = schedule(argparse.Namespace(**words, only=None), tables(halfway()), halfway())
    assert list(every) == list(range(1, 13))
    assert schedule(argparse.Namespace(**words, only=7), tables(halfway()), halfway()) == {7: every[7]}


@pytest.mark.parametrize("mission", ["nowhere"])
def test_an_unknown_mission_is_named(mission, capsys):
    assert main(["simulate", "--missions", "1", "--mission", mission]) == 1
    assert f"There is no mission {mission}." in capsys.readouterr().err


PLAN = Mission(mission=CardId("housewarming"), players=2, difficulty=Difficulty.HARD, bot="random", seed=4)


def test_a_mission_is_gone_on_with_from_some_of_its_questions_or_from_all():
    some = play_mission(halfway(), codec(), PLAN)[1]
    every = play_mission(halfway(), codec(), PLAN, everywhere=True)[1]
    assert some.steps == every.steps
    assert len(some.checks) == KEPT_QUESTIONS
    assert [steps for steps, _ in every.checks] == list(range(1, len(every.steps)))
    assert set(some.checks) <= set(every.checks)
    assert list(from_events(halfway(), codec(), every)) == []
    (steps, _), (_, other) = every.checks[3:5]
    moved = attrs.evolve(every, checks=((steps, other),))
    assert any(f"after step {steps}" in each for each in from_events(halfway(), codec(), moved))


@pytest.mark.rule("HCP-11", "HCP-12")
def test_a_lost_mission_that_is_played_again_comes_out_the_same():
    """The line of play that was given up is not looked at; the seed of the other luck is what counts."""
    (campaign,) = halfway().others["habitat_campaigns"].values()
    standard = attrs.evolve(PLAN, mission=campaign.missions[0], campaign=campaign.id)
    ended, kept = play_mission(halfway(), codec(), standard)
    ((step, again),) = kept.again.items()
    assert ended.decisions > len(kept.commands) > step
    assert differences(halfway(), codec(), kept) == []
    other = attrs.evolve(kept, again={step: attrs.evolve(again, seed=again.seed + 1)})
    assert [f"of step {step} leads elsewhere" in each for each in differences(halfway(), codec(), other)] == [
        True,
        True,
    ]
