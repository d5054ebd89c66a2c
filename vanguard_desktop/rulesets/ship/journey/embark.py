"""BPE: all that the team goes with is handed to the expedition, which lands and lays out the board (BPE-02 to BPE-16).

The expedition book carries out the landing and the steps at the planet board; here the ship says with what.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import attrs

from vanguard_desktop.core import CardId, Event, WorldId
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.setting import (
    DiscoveryType,
    ExpeditionOpening,
    ModifierKey,
    Options,
    PlanetRecord,
    Stat,
    TeamMember,
)

from .. import zones
from ..campaign.operation_cards import in_scanner
from ..campaign.quick_start import expedition_options, launched
from ..campaign.records import record_of
from ..chapter import Chapter
from ..facilities.lander import figures
from ..modifiers import modifiers, total
from ..moves import move, shuffle
from ..phases import Phase
from ..pieces import Piece, die_of, family_of, id_of, member_of, name_of, piece
from ..state import ShipState
from ..zones import Zone
from .boards import charges
from .team import away_team


def rank_ups(state: ShipState) -> Sequence[Event]:
    """If the deck is empty, the cards that have left the game come back, but never that of the training (BPE-11)."""
    if state.at(zones.RANK_UPS):
        return []
    gone = [card for card in state.at(zones.REMOVED) if family_of(card) == "rank_ups"]
    back = [card for card in gone if not state.box.rank_ups[id_of(card)].training]
    return [*move(back, zones.REMOVED, zones.RANK_UPS), *shuffle(zones.RANK_UPS, back, state.rng)]


def hand_over(state: ShipState) -> Sequence[Event]:
    """The ship book is put aside; the phase becomes EXPLORATION (BPE-16)."""
    return launched(state, opening(state))


def opening(state: ShipState) -> ExpeditionOpening:
    scanned = state.only(zones.SCANNER)
    assert scanned is not None, "nobody leaves without a destination"
    assert state.lander is not None, "nobody leaves without a lander"
    landing = id_of(scanned)
    card = state.box.landing_cards[landing]
    world = card.world
    lander = figures(state)
    return ExpeditionOpening(
        world=world,
        seats=state.seats,
        team=tuple(_member(state, section) for section in away_team(state)),
        lander=state.lander,
        stats={Stat.ARMOR: lander.armor, Stat.SENSORS: lander.sensors, Stat.AGILITY: lander.agility},
        supplies=lander.supplies,
        most_supplies=lander.most_supplies,
        landing_rolls=lander.landing_rolls,
        mods=_names(state, zones.LANDER_MODS),
        equipment=_names(state, zones.CARGO),
        rank_ups=_names(state, zones.RANK_UPS),
        events=_names(state, zones.EVENTS),
        discoveries=_decks(state),
        flags=state.flags,
        record=_record(state, landing),
        uniques_gone=_gone(state, world),
        more_cards=max(0, total(state, ModifierKey.START_CARDS)),
        redraws=max(0, total(state, ModifierKey.REDRAW)),
        choose_condition=bool(modifiers(state, ModifierKey.CHOOSE_CONDITION)),
        condition=card.condition,
        briefing=card.briefing,
        lift_off=card.lift_off,
        absent=card.absent,
        options=_options(state),
    )


def _options(state: ShipState) -> Options:
    """An operation may be played in the harder mode of its own (OPS-21)."""
    options = expedition_options(state)
    deadly = state.deadly_operation and in_scanner(state) is not None
    return attrs.evolve(options, deadly_injuries=options.deadly_injuries or deadly)


def _names(state: ShipState, zone: Zone) -> tuple[CardId, ...]:
    return tuple(map(name_of, state.at(zone)))


def _decks(state: ShipState) -> Mapping[DiscoveryType, tuple[CardId, ...]]:
    return {deck: _names(state, zones.discoveries(deck)) for deck in DiscoveryType}


def _member(state: ShipState, section: Section) -> TeamMember:
    (card,) = state.at(zones.board_crew(section))
    return TeamMember(
        id=member_of(card),
        section=section,
        rank=state.sleeves[member_of(card)].rank,
        dice=tuple(map(die_of, state.at(zones.board_dice(section)))),
        cards=_names(state, zones.board_deck(section)),
        charges=charges(state, section),
        equipment=_names(state, zones.board_equipment(section)),
    )


def _record(state: ShipState, landing: CardId) -> PlanetRecord | None:
    """The board as it was left, with what texts declared lasting; nobody has been there otherwise (BPE-03, SAV-14).

    Boards of operations are laid out as printed (OPS-17).
    """
    sheet = state.records.get(record_of(state.box, landing))
    if sheet is None or in_scanner(state) is not None:
        return None
    return attrs.evolve(sheet.board, opened=sheet.opened, marks=sheet.marks)


def _gone(state: ShipState, world: WorldId) -> tuple[int, ...]:
    """Unique discoveries printed on the board that are somewhere else already: they are not placed (ZON-06)."""
    there = state.at(zones.UNIQUES)
    return tuple(number for number in state.box.worlds[world].uniques if _unique(number) not in there)


def _unique(number: int) -> Piece:
    return piece("uniques", number)


EMBARK = Chapter(steps={(Phase.EMBARK, "rank_ups"): rank_ups, (Phase.EMBARK, "hand_over"): hand_over})
