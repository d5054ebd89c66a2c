"""The beds of the Ward as they stand: lanes from critical to light, and single beds."""

from __future__ import annotations

from vanguard_desktop.core import MemberId
from vanguard_desktop.rulesets.ship.aboard.beds import lanes, single_beds
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.rulesets.ship.zones import bed
from vanguard_desktop.setting import Bed

# Whoever lies in each bed of a lane, from left to right; nobody is an empty name.
Lane = tuple[MemberId, ...]


def lanes_of(state: ShipState) -> tuple[Lane, ...]:
    return tuple(tuple(_in_bed(state, lane, category) for category in Bed) for lane in lanes(state))


def single_beds_of(state: ShipState) -> tuple[tuple[Bed, MemberId], ...]:
    """Beds outside the lanes, with their category."""
    found = []
    for zone, card in single_beds(state).items():
        assert card.bed is not None
        there = state.members(zone)
        found.append((card.bed, there[0] if there else MemberId("")))
    return tuple(found)


def _in_bed(state: ShipState, lane: str, category: Bed) -> MemberId:
    there = state.members(bed(lane, category))
    return there[0] if there else MemberId("")
