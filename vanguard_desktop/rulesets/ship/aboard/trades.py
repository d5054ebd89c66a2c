"""SEF: voluntary exchanges at a price, random gains, and the sealed supply (ADD-01)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import attrs

from vanguard_desktop.core import NOBODY, DecisionOpened, Event, Source, Waiting, changed
from vanguard_desktop.setting import Often

from .. import effects as fx
from .. import zones
from ..chapter import Chapter
from ..common import owner
from ..data.aboard.trades import DrawnAtRandom, MakeTrade
from ..data.common import ChooseWhether
from ..journey.cycle import moved
from ..limits import is_left, use
from ..moves import move, same, shuffle
from ..pieces import Piece, family_of, id_of
from ..prices import can_afford, pay
from ..state import ShipState
from ..zones import Zone
from .gains import LOCKED, destination

# Where the families of the sealed supply go when it is opened (ADD-01 to ADD-03).
OPENED: dict[str, Zone] = {"dice": zones.BOX_DICE, "events": zones.EVENTS, "add_ons": zones.ADD_ONS}


def _can_trade(state: ShipState, trade: fx.Trade, source: Source = NOBODY) -> bool:
    return can_afford(state, trade.price) and is_left(state, _key(source), trade.often)


def _key(source: Source) -> str:
    return f"{source}/trade"


def _offer(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    trade = waiting.effect
    assert isinstance(trade, fx.Trade)
    if not _can_trade(state, trade, waiting.source):
        return []
    offered = attrs.evolve(waiting, effect=MakeTrade(trade=trade))
    return [DecisionOpened(decision=ChooseWhether(section=owner(waiting), effect=offered))]


def _make(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    """Offered again as long as there is no limit and it can be paid; `once` means once whenever the text comes up."""
    assert isinstance(waiting.effect, MakeTrade)
    trade = waiting.effect.trade
    limited = [] if trade.often is Often.ONCE else use(_key(waiting.source), trade.often)
    again = [trade] if trade.often is Often.ALWAYS else []
    return [*limited, same(waiting, trade.effect, *again), *pay(state, trade.price)]


def _gain_random(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    """One after the other, each out of all that are still locked."""
    effect = waiting.effect
    assert isinstance(effect, fx.GainRandom)
    if effect.count > 1:
        return [same(waiting, *[attrs.evolve(effect, count=1)] * effect.count)]
    found = [
        (card, zone)
        for zone in LOCKED
        for card in state.at(zone)
        if family_of(card) == effect.family and _fits(state, card, effect.only)
    ]
    if not found:
        return []
    at, after = state.rng.below(len(found))
    card, zone = found[at]
    return [DrawnAtRandom(pieces=(card,), start=zone, to=destination(card), drawn=after.since(state.rng))]


def _fits(state: ShipState, card: Piece, only: str) -> bool:
    """The filter names a kind, a section or a keyword printed on the card."""
    face: Any = getattr(state.box, family_of(card))[int(id_of(card)) if family_of(card) == "uniques" else id_of(card)]
    values = (getattr(face, name, None) for name in ("kind", "section", "keyword"))
    return not only or only in {getattr(value, "value", value) for value in values}


def open_sealed(state: ShipState, _: Waiting) -> Sequence[Event]:
    """Dice into the box; new events and add-ons into their decks, which are shuffled."""
    events: list[Event] = []
    rng = state.rng
    for family, zone in OPENED.items():
        out = [card for card in state.at(zones.SEALED) if family_of(card) == family]
        events += move(out, zones.SEALED, zone)
        if family != "dice" and out:
            mixed = shuffle(zone, (*state.at(zone), *out), rng)
            rng = rng.after(sum(each.drawn for each in mixed))
            events += mixed
    return events


def _drawn(state: ShipState, event: DrawnAtRandom) -> ShipState:
    return changed(moved(state, event), rng=state.rng.after(event.drawn))


TRADES = Chapter(
    effects={fx.Trade: _offer, MakeTrade: _make, fx.GainRandom: _gain_random, fx.OpenSealed: open_sealed},
    payable={fx.Trade: _can_trade},
    folds={DrawnAtRandom: _drawn},
)
