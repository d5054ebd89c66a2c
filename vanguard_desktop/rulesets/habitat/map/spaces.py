"""The ring map (HEX-01 to HEX-06): 24 spaces around the hub, which are neighbors, where walls stand."""

from __future__ import annotations

from functools import cache

from vanguard_desktop.core import CardId

from ..data.cards import RegionCard
from ..data.kinds import Space, Terrain
from ..kept import kept
from ..state import HabitatState

DIRECTIONS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
RINGS = (1, 2, 3)
# HEX-23: laid where the pile of a ring is empty.
BARE_GROUND = CardId("bare")


def space(ring: int, direction: str) -> Space:
    return Space(f"R{ring}-{direction}")


SPACES: tuple[Space, ...] = tuple(space(ring, direction) for ring in RINGS for direction in DIRECTIONS)


def ring_of(at: Space) -> int:
    return int(at[1])


def direction_of(at: Space) -> str:
    return at[3:]


@cache
def neighbors(at: Space) -> tuple[Space, ...]:
    """Those that share a side (HEX-02); the hub is not among them."""
    ring, place = ring_of(at), DIRECTIONS.index(direction_of(at))
    beside = (space(ring, DIRECTIONS[(place + step) % len(DIRECTIONS)]) for step in (-1, 1))
    across = (space(other, DIRECTIONS[place]) for other in (ring - 1, ring + 1) if other in RINGS)
    return (*beside, *across)


def region(state: HabitatState, at: Space) -> RegionCard | None:
    """What lies on a space; None if it is unexplored or bare ground."""
    card = state.regions.get(at)
    if card is None or card == BARE_GROUND:
        return None
    found: RegionCard = state.box.others["habitat_regions"][card]
    return found


def terrain(state: HabitatState, at: Space) -> tuple[Terrain, ...]:
    """What the terrain of a space does; from the sol after its discovery on (HEX-21)."""
    there = region(state, at)
    if there is None or at in state.seen or (state.campaign is not None and at in state.campaign.named):
        return ()  # HCA-35: a place that has a name has lost its terrain
    return there.terrain


def is_walled(state: HabitatState, at: Space) -> bool:
    """Whether the side towards the next ring is closed, by the region or by a text (HEX-05, HFX-11)."""
    if at in state.walls:
        return state.walls[at]
    there = region(state, at)
    named = state.campaign is not None and at in state.campaign.named
    return there is not None and not named and Terrain.WALL in there.terrain


def is_open(state: HabitatState, one: Space, other: Space) -> bool:
    """Whether one can go from a space to its neighbor: a wall closes a side in both directions (HEX-05)."""
    if ring_of(one) == ring_of(other):
        return True
    inner = one if ring_of(one) < ring_of(other) else other
    return not is_walled(state, inner)


@kept("regions", "walls", "box", "campaign")
def is_accessible(state: HabitatState, at: Space) -> bool:
    """An unexplored space beside the hub or beside an explored region (HEX-04)."""
    if at in state.regions:
        return False
    return ring_of(at) == 1 or any(each in state.regions and is_open(state, each, at) for each in neighbors(at))
