"""SAV-09, SAV-10 and RSM-02 to RSM-06: what goes into envelope and token bag between sessions, and out of them."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import Event, changed
from vanguard_desktop.dice.faces import Section

from .. import zones
from ..chapter import Chapter
from ..data.campaign.save_point import BoardClosed, PenaltyPacked
from ..data.tokens import BagChanged, PoolChanged
from ..journey.leaving import clear
from ..moves import move, move_all
from ..phases import Phase
from ..pieces import family_of, member_of
from ..state import MOST_COMMAND, MOST_ENERGY, ShipState, Tokens


def close_board(state: ShipState) -> Sequence[Event]:
    """Cards of the planet board go to their trays, whether the players stop or not; decks stay in theirs (SAV-09)."""
    if state.home is None:
        return []
    boards = [zone for zone in state.zones if zone.startswith("PB.SECTOR.")]
    return [
        *(event for zone in (*boards, zones.BOARD_UNIQUES) for event in clear(state, state.at(zone), zone)),
        BoardClosed(),
    ]


def pack(state: ShipState) -> list[Event]:
    """Available crew, the scanner with its card and all tokens of the pools (SAV-09)."""
    pool = state.pool
    events = [event for section in Section for event in move_all(state, zones.hand(section), zones.ENVELOPE)]
    events += move_all(state, zones.SCANNER, zones.ENVELOPE)
    if pool != Tokens():
        events += [
            PoolChanged(energy=-pool.energy, command=-pool.command, success=-pool.success),
            BagChanged(energy=pool.energy, command=pool.command, success=pool.success),
        ]
    return [*events, PenaltyPacked(into_bag=True)] if pool.penalty else events


def empty_bag(state: ShipState) -> Sequence[Event]:
    """All tokens of the bag into their pools (RSM-03).

    Players who go on without a stop do the same, so that stopping changes nothing (SAV-02).
    """
    pool, bag = state.pool, state.bag
    energy = min(bag.energy, MOST_ENERGY - pool.energy)
    command = min(bag.command, MOST_COMMAND - pool.command)
    events: list[Event] = []
    if bag.energy or bag.command or bag.success:
        events = [
            BagChanged(energy=-bag.energy, command=-bag.command, success=-bag.success),
            PoolChanged(energy=energy, command=command, success=bag.success),
        ]
    return [*events, PenaltyPacked(into_bag=False)] if bag.penalty else events


def take_out(state: ShipState) -> Sequence[Event]:
    """The scanner with its landing card; other cards stay in the envelope (RSM-02, RSM-06)."""
    cards = [card for card in state.at(zones.ENVELOPE) if family_of(card) == "landing_cards"]
    return move(cards, zones.ENVELOPE, zones.SCANNER)


def crew_back(state: ShipState) -> Sequence[Event]:
    """Everybody to the hand of the own section (RSM-05)."""
    crew = [card for card in state.at(zones.ENVELOPE) if family_of(card) == "crew"]
    return [
        event
        for section in Section
        for event in move(
            [card for card in crew if state.section_of(member_of(card)) is section],
            zones.ENVELOPE,
            zones.hand(section),
        )
    ]


def _closed(state: ShipState, _: BoardClosed) -> ShipState:
    return changed(state, home=None)


def _penalty(state: ShipState, event: PenaltyPacked) -> ShipState:
    def lies(tokens: Tokens, here: bool) -> Tokens:
        return Tokens(energy=tokens.energy, command=tokens.command, success=tokens.success, penalty=here)

    return changed(state, bag=lies(state.bag, event.into_bag), pool=lies(state.pool, not event.into_bag))


PACKING = Chapter(
    steps={
        (Phase.SAVE_POINT, "close_board"): close_board,
        (Phase.RESUME, "take_out"): take_out,
        (Phase.RESUME, "tokens"): empty_bag,
        (Phase.RESUME, "crew"): crew_back,
    },
    folds={BoardClosed: _closed, PenaltyPacked: _penalty},
)
