"""What follows at once from what has just happened: abilities that waited for it, a goal that is met, lessons."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import Chain, Event
from vanguard_desktop.setting import card_of

from .data import State
from .data.events import RankUpCompleted, TopicOpened
from .holds import holds
from .round.moments import with_moments
from .training.teaching import in_cost, in_event, teaches


def happen(chain: Chain[State], before: State, what: object, events: Sequence[Event]) -> None:
    """The rank-up card is turned the moment its goal is met, in the middle of other effects too (RNK-02 to RNK-05)."""
    happened = with_moments(before, what, events)
    rank_up = None if before.rank_up_done else before.rank_up
    taught = teaches(before)
    if rank_up is None and not taught:
        chain.add(*happened)
        return
    lessons = tuple(in_cost(before, what)) if taught else ()
    for event in happened:
        chain.add(event)
        if taught:
            for topic in (*lessons, *in_event(chain.state, event)):
                if topic not in chain.state.topics:
                    chain.add(TopicOpened(topic=topic))
            lessons = ()
        if rank_up is not None and holds(chain.state, before.box.rank_ups[card_of(rank_up)].goal, chain.state.turn):
            chain.add(RankUpCompleted(card=rank_up))
            rank_up = None
