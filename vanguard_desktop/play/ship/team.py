"""How many go on an expedition, and which sections a player chooses from."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.dice.faces import Section
from vanguard_desktop.rulesets.ship.journey.team import LARGEST_TEAM, sections_of, team_size
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.setting import SMALLEST_TEAM


def sections_that_choose(state: ShipState, seat: int) -> Sequence[Section]:
    return sections_of(state, seat)


def seats_of_team(state: ShipState) -> tuple[int, int]:
    """At least and at most: some operations name the number, alone one sends two to four, otherwise each sends one."""
    if (size := team_size(state)) is not None:
        return size, size
    players = len(state.seats)
    return (SMALLEST_TEAM, LARGEST_TEAM) if players == 1 else (players, players)
