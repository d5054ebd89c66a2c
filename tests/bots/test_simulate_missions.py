"""Missions of the habitat that bots play, as the command line has them."""

from __future__ import annotations

import pytest

from vanguard_desktop.cli import main


def test_missions_are_played_watched_and_summed_up(capsys):
    assert main(["simulate", "--missions", "3", "--seed", "4", "--players", "2"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("3 missions, ")
    assert "no invariant violated" in said


def test_equal_seeds_end_alike(capsys):
    seals = []
    for _ in range(2):
        assert main(["simulate", "--missions", "2", "--seed", "9", "--mission", "housewarming"]) == 0
        seals.append(next(line for line in capsys.readouterr().out.splitlines() if line.startswith("seal")))
    assert seals[0] == seals[1]


@pytest.mark.parametrize("mission", ["nowhere"])
def test_an_unknown_mission_is_named(mission, capsys):
    assert main(["simulate", "--missions", "1", "--mission", mission]) == 1
    assert f"There is no mission {mission}." in capsys.readouterr().err
