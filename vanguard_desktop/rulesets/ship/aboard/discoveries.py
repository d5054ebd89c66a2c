"""Discoveries aboard: how costs are matched and paid (LAB-05 to LAB-07), what comes into the store (UNL-09, SEF-10)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import attrs

from vanguard_desktop.core import Event, Waiting
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.setting import DiscoveryItem, DiscoveryType

from .. import effects as fx
from .. import zones
from ..chapter import Chapter, Pick
from ..common import ask_thing, owner
from ..moves import put_back, reveal, same, shuffle, steps
from ..pieces import Piece, id_of
from ..state import ShipState

Cost = Sequence[DiscoveryItem]


def pays(state: ShipState, card: Piece, item: DiscoveryItem) -> bool:
    """A card of the type, at least as rare as asked for (LAB-06)."""
    printed = state.box.discoveries[id_of(card)]
    return (item.deck is None or printed.type is item.deck) and printed.rarity >= (item.rarity or 1)


def can_pay(state: ShipState, cost: Cost) -> bool:
    """A different gathered card for every item, or nothing at all (LAB-05, LAB-07)."""
    items = list(_singly(cost))
    return len(_payable(state, items)) == len(items)


def _singly(cost: Cost) -> Iterator[DiscoveryItem]:
    for item in cost:
        yield from [attrs.evolve(item, count=1)] * item.count


def _payable(state: ShipState, items: Sequence[DiscoveryItem], without: Piece | None = None) -> list[DiscoveryItem]:
    """As many of these items as the store can pay together, each card for one of them."""
    store = [card for card in state.at(zones.GATHERED) if card != without]
    payer: dict[Piece, int] = {}

    def finds(item: int, tried: set[Piece]) -> bool:
        """A card for this item, if need be by giving another item another card."""
        for card in store:
            if card not in tried and pays(state, card, items[item]):
                tried.add(card)
                if card not in payer or finds(payer[card], tried):
                    payer[card] = item
                    return True
        return False

    return [items[item] for item in range(len(items)) if finds(item, set())]


def _pay(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    """Item by item; what is demanded and cannot be paid completely is paid as far as possible (CYC-12)."""
    assert isinstance(waiting.effect, fx.PayDiscoveries)
    items = _payable(state, list(_singly(waiting.effect.cost)))
    if not items:
        return []
    effect = fx.PayDiscoveries(cost=tuple(items))
    return ask_thing(state, attrs.evolve(waiting, effect=effect), PAY, Section.SCIENCE)


def _payers(state: ShipState, effect: fx.PayDiscoveries) -> Sequence[Piece]:
    """Cards for the first item that leave enough for the others; of equal cards only one is named."""
    first, *rest = effect.cost
    cards = {id_of(card): card for card in reversed(state.at(zones.GATHERED)) if pays(state, card, first)}
    return [card for card in reversed(cards.values()) if len(_payable(state, rest, without=card)) == len(rest)]


def _paid(state: ShipState, effect: fx.PayDiscoveries, thing: str) -> Sequence[Event]:
    """To the bottom of its deck (LAB-14)."""
    rest = effect.cost[1:]
    back = put_back(state, [Piece(thing)], zones.GATHERED)
    return [*back, steps(fx.PayDiscoveries(cost=rest))] if rest else back


def _gather(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    """Out of a deck into the store, one after the other; no text for unloading is used (UNL-09)."""
    effect = waiting.effect
    assert isinstance(effect, fx.GatherDiscovery)
    if effect.count > 1:
        return [same(waiting, *[attrs.evolve(effect, count=1)] * effect.count)]
    if effect.deck is None:
        return ask_thing(state, waiting, GATHER, owner(waiting))
    return draw(state, effect.deck, effect.rarity)


def draw(state: ShipState, deck: DiscoveryType, rarity: int | None = None) -> list[Event]:
    """The top card; or the topmost of a rarity, after which the deck is shuffled (SEF-10)."""
    zone = zones.discoveries(deck)
    card = topmost(state, deck, rarity)
    if card is None:
        return []
    drawn = reveal([card], zone, zones.GATHERED)
    if rarity is None:
        return drawn
    return [*drawn, *shuffle(zone, [other for other in state.at(zone) if other != card], state.rng)]


def topmost(state: ShipState, deck: DiscoveryType, rarity: int | None = None) -> Piece | None:
    fitting = (
        card
        for card in state.at(zones.discoveries(deck))
        if rarity is None or state.box.discoveries[id_of(card)].rarity == rarity
    )
    return next(fitting, None)


def _decks(state: ShipState, effect: fx.GatherDiscovery) -> Sequence[str]:
    """Decks that hold such a card."""
    return [deck.value for deck in DiscoveryType if topmost(state, deck, effect.rarity) is not None]


def _from_deck(state: ShipState, effect: fx.GatherDiscovery, thing: str) -> Sequence[Event]:
    return draw(state, DiscoveryType(thing), effect.rarity)


PAY = Pick(candidates=_payers, picked=_paid)
GATHER = Pick(candidates=_decks, picked=_from_deck)

DISCOVERIES = Chapter(
    effects={fx.GatherDiscovery: _gather, fx.PayDiscoveries: _pay},
    picks={fx.GatherDiscovery: GATHER, fx.PayDiscoveries: PAY},
    payable={fx.PayDiscoveries: lambda state, effect: can_pay(state, effect.cost)},
)
