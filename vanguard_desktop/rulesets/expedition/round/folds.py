"""What events do to rounds, turns, landing and the end of an expedition."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import attrs

from vanguard_desktop.core import Event, changed

from ..data import React, State, Until
from ..data import events as ev
from ..data.events import ChanceFell
from ..data.steps import AskAgain
from ..folding import arrived, chance_used, change, less, tallied
from ..things.folds import lander_used, new_round, new_turn, spared_mark
from .lasting_folds import over, round_over

# What a text may have done once more: neither a special action nor lift-off (TRN-09).
BASIC_ACTIONS = ("travel", "prepare", "rest")


def _round_opened(state: State, event: ev.RoundOpened) -> State:
    members = tuple(attrs.evolve(member, turn_ended=False) for member in state.members)
    return round_over(new_round(changed(state, round=event.round, members=members, turn=None)))


def _turn_opened(state: State, event: ev.TurnOpened) -> State:
    fresh = changed(state, turn=event.member, actions_left=2, special_taken=False, extra_events=0, traveled=())
    state = new_turn(fresh)
    return over(state, Until.OWN_TURN, owner=event.member)


def _action_started(state: State, event: ev.ActionStarted) -> State:
    special = state.special_taken or event.special
    state = changed(arrived(state), actions_left=state.actions_left - 1, special_taken=special)
    if event.action in BASIC_ACTIONS:
        state = change(state, event.member, last_basic=event.action)
    return tallied(state, event.action)


def _action_taken_back(state: State, event: ev.ActionTakenBack) -> State:
    count = state.tally["special_action"] - 1
    tally = {**state.tally, "special_action": count}
    return changed(state, actions_left=state.actions_left + 1, special_taken=False, tally=tally)


def _path_taken(state: State, event: ev.PathTaken) -> State:
    """Whatever moves the traveler meanwhile, the way leads to the end that it set out for (ACT-24, ACT-28)."""
    path = state.path(event.path)
    assert path is not None, "whoever travels has chosen a path"
    to = path.start if path.end == state.member(event.member).sector else path.end
    return changed(state, path_taken=event.path, traveler=event.member, bound_for=to)


def _turn_ended(state: State, event: ev.TurnEnded) -> State:
    state = changed(arrived(change(state, event.member, turn_ended=True)), actions_left=0)
    return over(state, Until.TURN_END, Until.TRAVEL, owner=event.member)


def _events_shuffled(state: State, event: ev.EventsShuffled) -> State:
    return chance_used(changed(state, event_deck=event.deck, event_discards=()), event.drawn)


def _event_drawn(state: State, event: ev.EventDrawn) -> State:
    return changed(state, event_deck=less(state.event_deck, event.card), event_shown=event.card)


def _event_discarded(state: State, event: ev.EventDiscarded) -> State:
    return changed(state, event_shown=None, event_discards=(*state.event_discards, event.card))


def _landing_moved(state: State, event: ev.LandingMoved) -> State:
    return changed(state, landing_left=max(0, state.landing_left - event.by))


def _rank_ups_drawn(state: State, event: ev.RankUpsDrawn) -> State:
    state = changed(state, rank_up_store=event.store, rank_ups_removed=event.removed, rank_ups_offered=event.cards)
    return chance_used(state, event.drawn)


def _rank_up_kept(state: State, event: ev.RankUpKept) -> State:
    store = (*state.rank_up_store, *event.back)
    return changed(state, rank_up=event.card, rank_up_store=store, rank_ups_offered=())


def _cost_canceled(state: State, event: ev.CostCanceled) -> State:
    """The question about what was to hit does not come back."""
    for at, waiting in enumerate(state.queue):
        if isinstance(waiting.effect, AskAgain) and isinstance(waiting.effect.decision, React):
            return changed(state, queue=(*state.queue[:at], *state.queue[at + 1 :]))
    return state


def _ending(state: State, event: ev.ExpeditionEnding) -> State:
    """Everything in progress stops; who is left behind is addressed no more (GEN-39, GEN-40, CHK-91)."""
    spent = {
        member.id: tuple(die for check in state.checks for die, owner in check.section_dice if owner == member.id)
        for member in state.members
    }
    members = tuple(attrs.evolve(member, spent=(*member.spent, *spent[member.id])) for member in state.members)
    back = sum(len(check.injuries) for check in state.checks)
    return changed(
        state,
        members=tuple(member for member in members if member.id not in event.left_behind),
        lost=(*state.lost, *(member for member in members if member.id in event.left_behind)),
        injury_dice_left=state.injury_dice_left + back,
        checks=(),
        ending=event.ending,
        queue=(),
        pending=(),
        actions_left=0,
    )


def _seats_taken(state: State, event: ev.SeatsTaken) -> State:
    return changed(state, members=tuple(state.member(id) for id in event.members))


TURN_FOLDS: dict[type[Event], Callable[[State, Any], State]] = {
    ev.EventsShuffled: _events_shuffled,
    ev.LandingRolled: lambda state, event: chance_used(over(state, Until.LANDING_ROLL), event.drawn),
    ev.LandingMoved: _landing_moved,
    ev.LanderPlaced: lambda state, event: changed(state, lander=event.sector),
    ev.RankUpsDrawn: _rank_ups_drawn,
    ev.RankUpKept: _rank_up_kept,
    ev.RankUpCompleted: lambda state, event: changed(state, rank_up_done=True),
    ev.RoundOpened: _round_opened,
    ev.StartTokenGiven: lambda state, event: changed(state, start_token=event.to),
    ev.TurnOpened: _turn_opened,
    ev.ActionStarted: _action_started,
    ev.ActionTakenBack: _action_taken_back,
    ev.ActionsChanged: lambda state, event: changed(state, actions_left=state.actions_left + event.by),
    ev.EventsOrdered: lambda state, event: changed(state, extra_events=state.extra_events + event.by),
    ev.TurnEnded: _turn_ended,
    ev.PathTaken: _path_taken,
    ev.DangerRolled: lambda state, event: chance_used(state, event.drawn),
    ev.MemberDrawn: lambda state, event: chance_used(state, event.drawn),
    ev.CostCanceled: _cost_canceled,
    ev.EventDrawn: _event_drawn,
    ev.EventDiscarded: _event_discarded,
    ev.LiftOffAnswered: lambda state, event: state,
    ev.SeatsTaken: _seats_taken,
    ev.LanderUsed: lander_used,
    ChanceFell: lambda state, event: chance_used(state, event.drawn),
    ev.LanderSpared: lambda state, event: changed(state, used=(*state.used, spared_mark(event.card))),
    ev.TopicOpened: lambda state, event: changed(state, topics=(*state.topics, event.topic)),
    ev.ExpeditionEnding: _ending,
    ev.ExpeditionEnded: lambda state, event: changed(state, closed=True),
}
