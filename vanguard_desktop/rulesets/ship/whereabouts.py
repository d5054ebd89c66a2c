"""Where cards, crew and discoveries stand to the campaign, as conditions ask about it (LOG-06)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from vanguard_desktop.core import CardId, MemberId, WorldId
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.setting import Bed

from . import questions as qs
from . import zones
from .aboard.beds import beds
from .pieces import DIVIDERS, Piece, family_of, home, id_of
from .state import ShipState
from .zones import Zone

OUT_OF_GAME = (zones.REMOVED, zones.SEALED)
PROJECTS = ("research_projects", "production_projects")


def card_is(state: ShipState, card: CardId, where: qs.Whereabouts) -> bool:
    """True if any copy of the card is there."""
    return any(WHERE[where](state, each, zone) for each, zone in _copies(state, card))


def _copies(state: ShipState, card: CardId) -> Iterator[tuple[Piece, Zone]]:
    for zone, there in state.zones.items():
        yield from ((each, zone) for each in there if id_of(each) == card and family_of(each) in DIVIDERS)


def _is_owned(state: ShipState, card: Piece, zone: Zone) -> bool:
    """Equipment in the armory, a card in the envelope, in the book, on the table: no longer where it began."""
    return zone not in OUT_OF_GAME and zone != home(state.box, card)


def _is_completed(state: ShipState, card: Piece, zone: Zone) -> bool:
    if family_of(card) == "missions":
        return f"done:{id_of(card)}" in state.register
    if family_of(card) == "objectives":
        return id_of(card) in state.fulfilled
    return family_of(card) in PROJECTS and zone == zones.REMOVED


WHERE: dict[qs.Whereabouts, Callable[[ShipState, Piece, Zone], bool]] = {
    qs.Whereabouts.OWNED: _is_owned,
    qs.Whereabouts.INSTALLED: lambda state, card, zone: zone.startswith("SB."),
    qs.Whereabouts.COMPLETED: _is_completed,
    qs.Whereabouts.REMOVED: lambda state, card, zone: zone == zones.REMOVED,
    qs.Whereabouts.IN_GAME: lambda state, card, zone: zone not in OUT_OF_GAME,
}


def crew_count(state: ShipState, test: qs.CrewAtLeast) -> int:
    """The dead are counted by their cards: on the wall, on a crew board, and out of the game when the wall is full."""
    if test.who is qs.CrewState.DEAD:
        return sum(1 for _ in _dead(state, test.section))
    members = set(WHO[test.who](state))
    found = (sleeve for member, sleeve in state.sleeves.items() if member in members)
    return sum(sleeve.rank >= test.rank and test.section in (None, sleeve.section) for sleeve in found)


def _dead(state: ShipState, section: Section | None) -> Iterator[Piece]:
    for zone, there in state.zones.items():
        own = section is None or f".{section.value}." in zone
        on_wall = zone.startswith(("SB.P37.", "SB.P38.")) or zone == zones.REMOVED
        if own and (on_wall or zone.startswith("CB.")):
            yield from (
                each for each in there if family_of(each) == "crew" and MemberId(id_of(each)) not in state.sleeves
            )


def _in(state: ShipState, *prefixes: str) -> Iterator[MemberId]:
    for zone in state.zones:
        if zone.startswith(prefixes):
            yield from state.members(zone)


WHO: dict[qs.CrewState, Callable[[ShipState], Iterator[MemberId]]] = {
    qs.CrewState.LIVING: lambda state: iter(state.sleeves),
    qs.CrewState.AVAILABLE: lambda state: _in(state, "HAND."),
    qs.CrewState.RESTING: lambda state: _in(state, zones.RESTING),
    qs.CrewState.IN_MEDBAY: lambda state: _in(state, "SB.P32."),
    qs.CrewState.CRITICAL: lambda state: _in(state, *beds(state, Bed.CRITICAL)),
    qs.CrewState.ON_TEAM: lambda state: (
        member for section in Section for member in state.members(zones.board_crew(section))
    ),
}


def uniques_aboard(state: ShipState, numbers: tuple[int, ...]) -> int:
    wanted = numbers or range(1, zones.KEPT_UNIQUES + 1)
    return sum(bool(state.at(zones.unique(number))) for number in wanted)


def rows_full(state: ShipState) -> int:
    """Rows of page 29 and, without a bonus, of page 30 (UNL-03)."""
    length = state.pages.unique_row_length
    firsts = range(1, zones.KEPT_UNIQUES + 1, length)
    return sum(all(state.at(zones.unique(first + place)) for place in range(length)) for first in firsts)


def gathered(state: ShipState, test: qs.GatheredAtLeast) -> int:
    cards = (state.box.discoveries[id_of(each)] for each in state.at(zones.GATHERED))
    return sum(test.deck in (None, card.type) and card.rarity >= test.rarity for card in cards)


def is_finished(state: ShipState, world: WorldId) -> bool:
    """A planet is finished when no landing card in the game leads there (MAP-16)."""
    cards = [f"landing_cards:{id}" for id, card in state.box.landing_cards.items() if card.world == world]
    return bool(cards) and all(state.where(Piece(card)) in OUT_OF_GAME for card in cards)
