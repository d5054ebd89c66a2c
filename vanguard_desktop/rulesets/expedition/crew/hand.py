"""Section cards: drawing, the hand limit, playing (CRD)."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import CardId, DecisionOpened, Event

from ..data import DiscardToLimit, Member, State
from ..data.events import CardDiscarded, CardsDrawn, DeckShuffled
from ..data.steps import HandLimit
from ..queueing import steps


def draw(state: State, member: Member, count: int, limit: bool = True) -> Sequence[Event]:
    """All cards of one instruction, then the hand limit (CRD-07, CRD-10)."""
    events: list[Event] = []
    deck, discards = member.deck, member.discards
    drawn: list[CardId] = list(deck[:count])
    if len(drawn) < count and discards:
        # CRD-07: only when a card must be drawn from the empty deck are the discards shuffled.
        if drawn:
            events.append(CardsDrawn(member=member.id, cards=tuple(drawn)))
        order, rng = state.rng.shuffled(discards)
        events.append(DeckShuffled(member=member.id, deck=order, drawn=rng.since(state.rng)))
        drawn = list(order[: count - len(drawn)])
    if drawn:
        events.append(CardsDrawn(member=member.id, cards=tuple(drawn)))
    if events and limit:
        events.append(steps(member.id, HandLimit()))
    return events


def keep_limit(state: State, member: Member) -> Sequence[Event]:
    """A hand above its limit is discarded down to it at once (CRD-09)."""
    return discard(member, len(member.hand) - state.hand_limit(member), cost=False)


def discard(member: Member, count: int, cost: bool = True) -> Sequence[Event]:
    """Cards of the owner's choice; all, if there are no more (GEN-15)."""
    if count <= 0 or not member.hand:
        return []
    if len(member.hand) <= count:
        return [CardDiscarded(member=member.id, card=card) for card in member.hand]
    return [DecisionOpened(decision=DiscardToLimit(member=member.id, count=count, cost=cost))]
