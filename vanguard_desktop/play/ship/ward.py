"""The beds of the Ward as they stand: lanes from critical to light, and single beds; and who will live."""

from __future__ import annotations

from functools import lru_cache
from itertools import product

from vanguard_desktop.core import MemberId
from vanguard_desktop.dice.faces import INJURY_FACES
from vanguard_desktop.rulesets.ship.aboard.beds import beds, lanes, single_beds
from vanguard_desktop.rulesets.ship.aboard.survival import HEAVY, dice_count, is_fatal
from vanguard_desktop.rulesets.ship.modifiers import is_limited, modifiers
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.rulesets.ship.zones import Zone, bed
from vanguard_desktop.setting import Bed, ModifierKey

# Whoever lies in each bed of a lane, from left to right; nobody is an empty name.
Lane = tuple[MemberId, ...]


def lanes_of(state: ShipState) -> tuple[Lane, ...]:
    return tuple(tuple(_in_bed(state, lane, category) for category in Bed) for lane in lanes(state))


def places_of(state: ShipState) -> tuple[tuple[Zone, ...], ...]:
    """The same beds as places: a lane is named by the letter in them."""
    return tuple(tuple(bed(lane, category) for category in Bed) for lane in lanes(state))


def single_beds_of(state: ShipState) -> tuple[tuple[Bed, Zone, MemberId], ...]:
    """Beds outside the lanes, with their category and place."""
    found = []
    for zone, card in single_beds(state).items():
        assert card.bed is not None
        there = state.members(zone)
        found.append((card.bed, zone, there[0] if there else MemberId("")))
    return tuple(found)


def _in_bed(state: ShipState, lane: str, category: Bed) -> MemberId:
    there = state.members(bed(lane, category))
    return there[0] if there else MemberId("")


def in_danger(state: ShipState) -> tuple[MemberId, ...]:
    """Whoever lies in a critical bed and will roll for their life (MED-14)."""
    return tuple(member for zone in beds(state, Bed.CRITICAL) for member in state.members(zone))


def survival_dice(state: ShipState) -> int:
    """How many injury dice that are."""
    return dice_count(state)


def survival_chance(state: ShipState) -> float:
    """Of the next check, with all that cards give to it: exact."""
    if modifiers(state, ModifierKey.SURVIVAL_PASS):
        return 1.0
    again = modifiers(state, ModifierKey.SURVIVAL_REROLL)
    rerolls = sum(1 if is_limited(state, each) else each.standing.value for each in again)
    return _chance(dice_count(state), rerolls)


@lru_cache(maxsize=32)
def _chance(dice: int, rerolls: int) -> float:
    faces = tuple(face.value for face in INJURY_FACES)
    rolls = list(product(faces, repeat=dice))
    return sum(_lives(roll, faces, rerolls) for roll in rolls) / len(rolls)


def _lives(roll: tuple[str, ...], faces: tuple[str, ...], rerolls: int) -> float:
    """A heavy result is rolled again as long as that is allowed and it would be fatal."""
    if not is_fatal(roll):
        return 1.0
    if not rerolls:
        return 0.0
    kept = list(roll)
    kept.remove(HEAVY)
    return sum(_lives((*kept, face), faces, rerolls - 1) for face in faces) / len(faces)
