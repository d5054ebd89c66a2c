"""How many go on an expedition, and which sections a player chooses from."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.dice.faces import Section
from vanguard_desktop.rulesets.ship.journey.team import EMERGENCIES, LARGEST_TEAM, away_team, sections_of, team_size
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


def drafts(state: ShipState) -> tuple[int, int]:
    """How many emergency drafts there were, and how many the ship can bear; the last one loses the campaign."""
    return len(state.marks.get(EMERGENCIES, ())), state.pages.emergency_boxes


def away(state: ShipState) -> Sequence[Section]:
    """Sections that send somebody."""
    return away_team(state)
