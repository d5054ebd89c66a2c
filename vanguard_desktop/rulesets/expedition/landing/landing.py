"""From orbit to the ground: landing rolls, the lander's place, disembarking (LND, STP-15 to STP-25)."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import DecisionOpened, EffectsQueued, Event, InOrder, May, Source, Waiting
from vanguard_desktop.setting import card_of

from ..addressing import in_order
from ..crew.hand import draw
from ..data import AskTen, HandOutEquipment, KeepRankUp, PlaceLander, State
from ..data.effects import DiscardCards, DrawCards
from ..data.events import (
    DeckShuffled,
    DiscoveriesShuffled,
    EventsShuffled,
    LanderPlaced,
    LandingMoved,
    LandingRolled,
    RankUpKept,
    RankUpsDrawn,
)
from ..data.steps import HandLimit, LandingResult, LandingRoll
from ..queueing import steps
from . import lander_parts
from .landing_table import landing_table

TEN = 10


def shuffle_all(state: State) -> Sequence[Event]:
    """Section decks, discovery decks and events (STP-11, STP-12); a training deck keeps its order (TUT-05)."""
    events: list[Event] = []
    rng = state.rng
    for member in state.members:
        if not state.options.training:
            deck, after = rng.shuffled(sorted(member.deck))
            events.append(DeckShuffled(member=member.id, deck=deck, drawn=after.since(rng)))
            rng = after
    for type, cards in sorted(state.discoveries.items(), key=lambda item: item[0].value):
        order, after = rng.shuffled(sorted(cards))
        events.append(DiscoveriesShuffled(type=type, deck=order, drawn=after.since(rng)))
        rng = after
    order, after = rng.shuffled(sorted(state.event_deck))
    return [*events, EventsShuffled(deck=order, drawn=after.since(rng))]


def landing_roll(state: State) -> Sequence[Event]:
    """Rolls until the marker is on the success space; where there is no table it begins there (LND-12, LND-24)."""
    return roll_ten(state) if state.landing_left else []


def roll_ten(state: State, again: bool = False) -> Sequence[Event]:
    """By the game, or on the players' table; `again` if a text has made a first result void."""
    if state.real_dice:
        return [DecisionOpened(decision=AskTen(again=again))]
    value, rng = state.rng.below(TEN)
    return landed_on(state, value, rng.since(state.rng), again)


def landed_on(state: State, value: int, drawn: int, again: bool = False) -> Sequence[Event]:
    """The row that the roll hits, then the next roll; the marker moves one space for each roll (LND-12, LND-13)."""
    rolled = LandingRolled(value=value, drawn=drawn)
    result = Waiting(effect=LandingResult(value=value), you=in_order(state)[0].id, source=Source("landing"))
    if again:
        return [rolled, EffectsQueued(effects=(result,))]
    after = Waiting(effect=LandingRoll(), source=Source("landing"))
    return [rolled, LandingMoved(by=1), EffectsQueued(effects=(result, after))]


def landing_row(state: State, value: int) -> Sequence[Event]:
    """What the row says that covers the result (LND-15)."""
    row = next((row for row in landing_table(state.board) if row.first <= value <= row.last), None)
    spared = None if row is None else lander_parts.forgiven(state, row.effect)
    if spared is not None:
        return spared
    return [steps(None, row.effect, source=Source("landing"))] if row is not None else []


def ask_lander(state: State) -> Sequence[Event]:
    """If no text has put it anywhere (STP-15)."""
    if state.lander is not None:
        return lander_parts.choose_again(state)
    places = [sector.number for sector in state.board.sectors if sector.lander]
    if len(places) == 1:
        return [LanderPlaced(sector=places[0])]
    return [DecisionOpened(decision=PlaceLander())] if places else []


def first_hands(state: State, more: int, redraws: int) -> Sequence[Event]:
    """As many cards as the hand limit (STP-23, STP-24); in the training two (TUT-05).

    What the ship gives on top of that is drawn with them, and then the hand limit holds (CRD-10). A redraw puts a card
    away and draws the next one, or none.
    """
    drawn = [event for member in state.members for event in draw(state, member, member.hand_limit + more, limit=False)]
    anew = May(effect=InOrder(steps=(DiscardCards(count=1), DrawCards(count=1))))
    extras = [*([HandLimit()] if more else []), *[anew] * redraws]
    queued = tuple(Waiting(effect=effect, you=member.id) for member in state.members for effect in extras)
    return [*drawn, EffectsQueued(effects=queued)] if queued else drawn


def ask_rank_up(state: State) -> Sequence[Event]:
    """Two at random, one is kept; the removed ones come back if the store is empty (STP-17 to STP-19)."""
    store, removed = state.rank_up_store, state.rank_ups_removed
    if not store:
        back = tuple(card for card in removed if not state.box.rank_ups[card_of(card)].training)
        store, removed = back, tuple(card for card in removed if card not in back)
    if not store:
        return []
    order, rng = state.rng.shuffled(sorted(store))
    offered = order[:2]
    drawn = RankUpsDrawn(cards=offered, store=order[2:], removed=removed, drawn=rng.since(state.rng))
    if len(offered) == 1:
        return [drawn, RankUpKept(card=offered[0])]
    return [drawn, DecisionOpened(decision=KeepRankUp())]


def hand_out(state: State) -> Sequence[Event]:
    """The Recon player gives out what was loaded; what nobody may carry stays unused (STP-20, STP-21)."""
    return [DecisionOpened(decision=HandOutEquipment())] if givable(state) else []


def givable(state: State) -> tuple[str, ...]:
    """Loaded cards that somebody of the team may carry (EQP-06)."""
    return tuple(
        card
        for card in state.equipment_unused
        if any(state.box.equipment[card_of(card)].section in (None, member.section) for member in state.members)
    )
