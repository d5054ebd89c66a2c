"""Cards that texts gain, remove, return and bring into play (ZON-05 to ZON-07, SEF-02, SEF-09)."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import CardId, Event, Waiting

from .. import effects as fx
from .. import zones
from ..campaign.records import dropped
from ..chapter import Chapter
from ..moves import move, shuffle, shuffle_in
from ..pieces import DIVIDERS, Piece, family_of, home, id_of, piece
from ..state import ShipState
from ..zones import Zone

# Behind these dividers a card is locked until a text gains it.
LOCKED = (
    zones.UNAVAILABLE, zones.FACILITY_UPGRADES, zones.FUTURE, zones.RESEARCH, zones.PRODUCTION, zones.MODS,
    zones.LANDERS, zones.BRIDGE, zones.UNIQUES,
)  # fmt: skip


def locked_copies(state: ShipState, card: CardId) -> list[tuple[Piece, Zone]]:
    """All copies of a card that are still locked, with where they lie."""
    return [(each, zone) for zone in LOCKED for each in state.at(zone) if id_of(each) == card]


def gain(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    """Into the envelope, equipment into the armory; what is not locked any more is not gained again (SEF-02)."""
    effect = waiting.effect
    assert isinstance(effect, fx.Gain)
    found = locked_copies(state, effect.card)
    taken = found if effect.all else found[: effect.copies]
    return [event for each, zone in taken for event in move([each], zone, destination(each))]


def destination(card: Piece) -> Zone:
    """UNL-13: a unique discovery of 1 to 32 goes straight into its slot."""
    match family_of(card):
        case "equipment":
            return zones.ARMORY
        case "uniques":
            return zones.unique(int(id_of(card)))
        case _:
            return zones.ENVELOPE


def everywhere(state: ShipState, card: CardId) -> list[tuple[Piece, Zone]]:
    """The card wherever it lies, unless it has left the game (ZON-06)."""
    return [
        (each, zone)
        for zone, there in state.zones.items()
        if zone not in (zones.REMOVED, zones.SEALED)
        for each in there
        if id_of(each) == card and family_of(each) in DIVIDERS and not _is_kept_for_ever(each)
    ]


def _is_kept_for_ever(card: Piece) -> bool:
    """Unique discoveries 1 to 32 are never discarded, lost or removed (UNL-02)."""
    return family_of(card) == "uniques" and int(id_of(card)) <= zones.KEPT_UNIQUES


def remove_card(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    assert isinstance(waiting.effect, fx.RemoveCard)
    cards = everywhere(state, waiting.effect.card)
    gone = [event for each, zone in cards for event in move([each], zone, zones.REMOVED)]
    return [*gone, *dropped(state, [each for each, _ in cards])]


def remove_this(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    this = said_by(state, waiting)
    return [] if this is None or _is_kept_for_ever(this[0]) else move([this[0]], this[1], zones.REMOVED)


def return_card(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    """Back behind its divider; equipment to the armory, a situation among the future ones."""
    assert isinstance(waiting.effect, fx.ReturnCard)
    return [
        event
        for each, zone in everywhere(state, waiting.effect.card)
        if zone != (to := _divider(state, each))
        for event in move([each], zone, to)
    ]


def _divider(state: ShipState, card: Piece) -> Zone:
    match family_of(card):
        case "equipment":
            return zones.ARMORY
        case "situations":
            return zones.FUTURE
        case _:
            return home(state.box, card)


def said_by(state: ShipState, waiting: Waiting) -> tuple[Piece, Zone] | None:
    """The card whose text is carried out, with where it lies: `source` is its piece."""
    this = Piece(str(waiting.source))
    zone = state.where(this)
    return None if zone is None or zone == zones.REMOVED else (this, zone)


def shuffle_back(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    this = said_by(state, waiting)
    return [] if this is None else shuffle_in(state, [this[0]], this[1], zones.POSSIBLE)


def bring_situation(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    """Out of the future ones; in play or removed it stays where it is (SIT-09, ZON-06)."""
    effect = waiting.effect
    assert isinstance(effect, fx.BringSituation)
    card = piece("situations", effect.card)
    if card not in state.at(zones.FUTURE):
        return []
    match effect.to:
        case fx.Place.TABLE:
            return move([card], zones.FUTURE, zones.OPEN_SITUATIONS)
        case fx.Place.ENVELOPE:
            return move([card], zones.FUTURE, zones.ENVELOPE)
        case fx.Place.POSSIBLE:
            moved = move([card], zones.FUTURE, zones.POSSIBLE)
            return [*moved, *shuffle(zones.POSSIBLE, (*state.at(zones.POSSIBLE), card), state.rng)]


GAINS = Chapter(
    effects={
        fx.Gain: gain,
        fx.RemoveCard: remove_card,
        fx.RemoveThis: remove_this,
        fx.ReturnCard: return_card,
        fx.ShuffleBack: shuffle_back,
        fx.BringSituation: bring_situation,
    },
)
