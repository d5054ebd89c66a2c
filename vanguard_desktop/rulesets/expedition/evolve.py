"""Fold one thing that happened into the position: no rules, no chance, no refusal."""

from __future__ import annotations

from typing import assert_never

import attrs

from vanguard_desktop.core.events import (
    DecisionClosed,
    DecisionOpened,
    EffectsQueued,
    EffectTaken,
    LuckRenewed,
    RealDiceChosen,
)
from vanguard_desktop.core.state import evolve_shared
from vanguard_desktop.rulesets.expedition.events import (
    ActionStarted,
    DangerRolled,
    DieRefreshed,
    DieSpent,
    EventDiscarded,
    EventDrawn,
    EventsShuffled,
    ExpeditionEnded,
    ExpeditionEvent,
    LiftOffAnswered,
    RoundOpened,
    StartTokenGiven,
    SuccessesGained,
    SuppliesChanged,
    Traveled,
    TurnEnded,
    TurnOpened,
)
from vanguard_desktop.rulesets.expedition.state import Member, State


def evolve(state: State, event: ExpeditionEvent) -> State:
    match event:
        case (
            EffectTaken() | EffectsQueued() | DecisionOpened() | DecisionClosed() | LuckRenewed() | RealDiceChosen()
        ):
            return evolve_shared(state, event)
        case EventsShuffled(deck=deck, drawn=drawn):
            return attrs.evolve(state, event_deck=deck, event_discards=(), rng=state.rng.after(drawn))
        case RoundOpened(round=number):
            members = tuple(attrs.evolve(member, turn_ended=False) for member in state.members)
            return attrs.evolve(state, round=number, members=members, turn=None)
        case StartTokenGiven(to=to):
            return attrs.evolve(state, start_token=to)
        case TurnOpened(member=member):
            return attrs.evolve(state, turn=member, actions_left=2, special_taken=False)
        case ActionStarted(special=special):
            left = state.actions_left - 1
            return attrs.evolve(state, actions_left=left, special_taken=state.special_taken or special)
        case Traveled(member=id, to=to):
            return _with(state, attrs.evolve(state.member(id), sector=to))
        case DieSpent(member=id, die=die):
            owner = state.member(id)
            available = tuple(other for other in owner.available if other != die)
            return _with(state, attrs.evolve(owner, available=available, spent=(*owner.spent, die)))
        case DieRefreshed(member=id, die=die):
            owner = state.member(id)
            spent = tuple(other for other in owner.spent if other != die)
            return _with(state, attrs.evolve(owner, spent=spent, available=(*owner.available, die)))
        case SuppliesChanged(by=by):
            return attrs.evolve(state, supplies=state.supplies + by)
        case SuccessesGained(count=count):
            return attrs.evolve(state, successes=state.successes + count)
        case DangerRolled(drawn=drawn):
            return attrs.evolve(state, rng=state.rng.after(drawn)) if drawn else state
        case TurnEnded(member=id):
            ended = attrs.evolve(state.member(id), turn_ended=True)
            return attrs.evolve(_with(state, ended), actions_left=0)
        case EventDrawn(card=card):
            return attrs.evolve(state, event_deck=state.event_deck[1:], event_shown=card)
        case EventDiscarded(card=card):
            return attrs.evolve(state, event_shown=None, event_discards=(*state.event_discards, card))
        case LiftOffAnswered():
            return state  # the open question keeps who has not answered yet
        case ExpeditionEnded(ending=ending, left_behind=behind):
            # GEN-39: everything in progress stops.
            return attrs.evolve(state, ending=ending, left_behind=behind, queue=(), pending=(), actions_left=0)
        case _:
            assert_never(event)


def _with(state: State, member: Member) -> State:
    return attrs.evolve(state, members=tuple(member if m.id == member.id else m for m in state.members))
