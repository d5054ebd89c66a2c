"""How good the ship looks to the sensible bot: its crew and their health, dice, stores, cards in force, morale."""

from __future__ import annotations

from collections.abc import Mapping

from vanguard_desktop.core import MemberId
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.pieces import family_of, id_of
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.rulesets.ship.zones import Zone
from vanguard_desktop.setting import Bed, MoraleLevel

END = 1_000.0
DIE = 12.0
SUCCESS, ENERGY, COMMAND = 1.0, 0.4, 0.6
INSTALLED, WAITING, ARMED, TAKEN = 3.0, 2.5, 1.5, 0.5
SITUATION, DAMAGED = -2.5, -4.0
# A destination in the scanner keeps the ship from drifting.
DESTINATION, PART = 12.0, 0.4
FLAG, NEWS = 1.5, 0.5
RANKS: Mapping[int, float] = {1: 5.0, 2: 9.0, 3: 13.0}
MORALE: Mapping[MoraleLevel, float] = {
    MoraleLevel.HIGH: 24.0,
    MoraleLevel.MEDIUM: 16.0,
    MoraleLevel.LOW: 8.0,
    MoraleLevel.VERY_LOW: 0.0,
}
BEDS: Mapping[Bed, float] = {Bed.CRITICAL: -4.5, Bed.MODERATE: -2.5, Bed.LIGHT: -1.0}
AVAILABLE = 0.8
# A section without anybody to send is an emergency.
NOBODY = -6.0
# Pages of the ship book whose cards are good to have.
CARDS = tuple(f"SB.P{page}." for page in (3, 4, 9, 13, 14, 19, 21, 29, 30, 33, 41))


def worth(state: ShipState) -> float:
    if state.finished is not None:
        return END if state.finished.victory else -END
    value = MORALE[state.morale] + DIE * state.dice_each
    value += SUCCESS * (state.pool.success + state.bag.success + state.earned)
    value += ENERGY * state.pool.energy + COMMAND * state.pool.command
    value += FLAG * len(state.flags) + NEWS * len(state.logs_read) + DAMAGED * len(state.damaged)
    value += _things(state) + _crew(state)
    if state.at(zones.SCANNER):
        value += DESTINATION + PART * state.scanned
    return value


def _things(state: ShipState) -> float:
    stores = (zones.ARMORY, zones.CARGO, *map(zones.board_equipment, Section))
    value = SITUATION * len(state.at(zones.OPEN_SITUATIONS)) + ARMED * sum(len(state.at(zone)) for zone in stores)
    # What somebody takes along is of use to them.
    value += TAKEN * sum(len(state.at(zones.board_equipment(section))) for section in Section)
    for card in (*state.at(zones.GATHERED), *state.at(zones.BROUGHT)):
        if family_of(card) == "discoveries":
            value += state.box.discoveries[id_of(card)].rarity
    for zone, there in state.zones.items():
        if zone == zones.ENVELOPE:
            value += sum(SITUATION if family_of(card) == "situations" else WAITING for card in there)
        elif zone.startswith(CARDS):
            value += INSTALLED * len(there)
    return value


def _crew(state: ShipState) -> float:
    value = sum(RANKS[sleeve.rank] for sleeve in state.sleeves.values())
    beds = {zone: bed for zone in state.zones if (bed := _bed(zone)) is not None}
    for zone, bed in beds.items():
        value += BEDS[bed] * len(state.at(zone))
    for section in Section:
        value += AVAILABLE * len(state.available(section)) + (0.0 if _somebody(state, section) else NOBODY)
    return value


def _bed(zone: Zone) -> Bed | None:
    return next((bed for bed in Bed if zone.endswith(bed.value)), None) if zone.startswith("SB.P32.") else None


def _somebody(state: ShipState, section: Section) -> bool:
    """Available, resting or away: somebody of the section may go next time."""
    return bool(state.available(section) or state.at(zones.board_crew(section))) or any(
        state.section_of(member) is section for member in state.members(zones.RESTING)
    )


def usefulness(state: ShipState, member: MemberId) -> float:
    """How much somebody helps on a planet: by rank, by skill, by icons that are often asked for there."""
    card = state.box.crew[member]
    scanned = state.only(zones.SCANNER)
    wanted = () if scanned is None else state.box.landing_cards[id_of(scanned)].icons
    helps = sum(convert.icon in wanted for convert in card.converts)
    return RANKS[state.sleeves[member].rank] + helps + 0.3 * card.charges - 0.5 * len(state.injuries.get(member, ()))
