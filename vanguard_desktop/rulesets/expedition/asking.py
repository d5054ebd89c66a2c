"""How a question comes back when an any-time ability has interrupted it (DEC-25): the one place for all of them.

A question that comes out of an effect is not put again itself. Its effect is carried out anew, on the position as it
is now: it asks what there is to ask now, does by itself what has become the only way, or finds nothing to do any more.
So no question outlives what it was about. The few that no effect asks are put again as long as they mean something.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence, Sized
from typing import Any

import attrs

from vanguard_desktop.core import Decision, DecisionOpened, Effect, EffectsQueued, Event, May, Waiting

from .crew.dice_to_pick import dice_to_pick, faces_to_pick
from .data import Ending, State
from .data import decisions as ask
from .data import steps as st
from .data.effects import (
    DiscardCards,
    GainDiscovery,
    RefreshDice,
    RemoveInjury,
    RollDanger,
    SacrificeDice,
    SpendDice,
    TravelOnce,
)
from .data.steps import TextsDue
from .queueing import steps
from .round.ending import end_now
from .round.turns import ready_missions

ComesBack = Callable[[State, Any], Sequence[Event]]


def again(state: State, question: Decision) -> Sequence[Event]:
    """Nobody is asked for the dead and for those left behind (GEN-40)."""
    member = getattr(question, "member", None)
    if member is not None and not state.is_here(member):
        return []
    if isinstance(question, ask.Asked) and isinstance(question.text, st.OneOfThese):
        return [DecisionOpened(decision=question)] if _is_left(state, question, question.text) else []
    return COMES_BACK[type(question)](state, question)


def _is_left(state: State, question: ask.Asked, these: st.OneOfThese) -> bool:
    """Of a question in a save of an older program: whether what it is about is still there."""
    if isinstance(question, ask.ChooseThreatMove):
        return state.threat(question.card) is not None
    return bool(these.sectors) or any(map(state.is_here, these.members))


def _of_step(state: State, question: Any) -> Sequence[Event]:
    """The check itself says what comes now. It is gone if its active crew member has died (DLY-11)."""
    running = state.check is not None and state.check.active == question.member
    return [steps(question.member, st.GoOnWithCheck())] if running else []


def _of_pool(dice: Callable[[State, Any], Sized]) -> ComesBack:
    """A question about the dice of a check, as long as there are any of those it asks for."""

    def comes(state: State, question: Any) -> Sequence[Event]:
        running = state.check is not None and state.check.active == question.member
        return [DecisionOpened(decision=question)] if running and dice(state, question) else []

    return comes


def _of_text(text: Callable[[Any], Waiting]) -> ComesBack:
    """What a text asks, and what the question keeps of it."""
    return lambda state, question: [EffectsQueued(effects=(text(question),))]


def _of_rules(*effects: Callable[[Any], Effect]) -> ComesBack:
    """What a step of the rules asks."""

    def comes(state: State, question: Any) -> Sequence[Event]:
        return [steps(getattr(question, "member", None), *(effect(question) for effect in effects))]

    return comes


def _of_tracks(state: State, question: ask.OrderTracks) -> Sequence[Event]:
    """Tracks move on for whoever set them in motion, or for whoever is in turn then."""
    there = question.you is not None and state.is_here(question.you)
    return [steps(question.you if there else state.turn, st.MoveTracks(tracks=question.tracks))]


def _as_long_as(holds: Callable[[State, Any], bool] = lambda state, question: True) -> ComesBack:
    """Put again by itself: no effect asks it, or one that has done something else as well."""
    return lambda state, question: [DecisionOpened(decision=question)] if holds(state, question) else []


def _column(question: ask.ChooseColumn) -> Effect:
    return RemoveInjury() if question.away else st.PlaceInjuryDie(back=question.back)


def _to_limit(question: ask.DiscardToLimit) -> Effect:
    return DiscardCards(count=question.count) if question.cost else st.HandLimit()


def _at_random(state: State, question: ask.AskRandom) -> Sequence[Event]:
    left = tuple(filter(state.is_here, question.members))
    if left != question.members:
        question = attrs.evolve(question, members=left, values=())
    return [DecisionOpened(decision=question)] if left else []


def _still_leaving(state: State, question: ask.AgreeLiftOff) -> Sequence[Event]:
    """Who has died meanwhile need not agree (DLY-14). Ruling: a proposal falls, and costs no action, when its crew
    member is carried away from the lander (ACT-43).
    """
    if state.member(question.member).sector != state.lander:
        return [steps(question.member, st.OfferAction())]
    left = tuple(section for section in question.waiting_for if state.member_of(section) is not None)
    if not left:
        return end_now(state, Ending.LIFTED_OFF)
    return [DecisionOpened(decision=attrs.evolve(question, waiting_for=left))]


COMES_BACK: Mapping[type[Decision], ComesBack] = {
    **dict.fromkeys(
        (
            *(ask.GatherDice, ask.TellRoll, ask.Modify, ask.Combine, ask.NextInjuryDie, ask.NextDangerDie),
            *(ask.ChooseCommitment, ask.DeclareAce, ask.MarkRow),
        ),
        _of_step,
    ),
    ask.ChooseTurn: _of_pool(faces_to_pick),
    **dict.fromkeys((ask.ChooseReroll, ask.ChoosePoolDie, ask.ChooseCheckDie), _of_pool(dice_to_pick)),
    **dict.fromkeys(
        (ask.ChooseOption, ask.ChooseMember, ask.ChooseSector, ask.ChooseThreatMove),
        _of_text(lambda question: question.asked),
    ),
    ask.Optional: _of_text(lambda question: attrs.evolve(question.effect, effect=May(effect=question.effect.effect))),
    ask.React: _of_text(lambda question: question.cost),
    ask.ChooseInjury: _of_text(lambda question: Waiting(effect=question.effect, you=question.member)),
    # A mission may have become ready, and that is before an action too (PLN-44).
    ask.ChooseAction: _of_rules(lambda question: st.OfferMissions(), lambda question: st.OfferAction()),
    ask.ChoosePrepare: _of_rules(lambda question: st.OfferPrepare(card=question.card, check=question.check)),
    ask.ChoosePath: _of_rules(lambda question: TravelOnce()),
    # Of a cost that has come to its dice everybody has been asked; nobody is asked about it once more (DEC-26).
    ask.ChooseDieToSpend: _of_rules(lambda question: st.Unavoidable(effect=SpendDice(color=question.color))),
    ask.ChooseDieToSacrifice: _of_rules(lambda question: st.Unavoidable(effect=SacrificeDice(color=question.color))),
    ask.ChooseDieToRefresh: _of_rules(lambda question: RefreshDice(color=question.color)),
    ask.ChooseOverflow: _of_rules(lambda question: st.Overflow(color=question.color)),
    ask.ChooseColumn: _of_rules(_column),
    ask.DiscardToLimit: _of_rules(_to_limit),
    ask.ChooseDeck: _of_rules(lambda question: GainDiscovery()),
    ask.OrderTracks: _of_tracks,
    ask.OrderEffects: _of_rules(lambda question: TextsDue(texts=question.effects)),
    ask.AskDanger: _of_rules(lambda question: RollDanger(letter=question.letter)),
    ask.PlaceLander: _of_rules(lambda question: st.AskLander()),
    ask.HandOutEquipment: _of_rules(lambda question: st.HandOut()),
    ask.ChooseSeat: _of_rules(lambda question: st.TakeSeats(order=question.order)),
    ask.ChooseStart: _of_rules(lambda question: st.TakePlaces()),
    ask.EventRevealed: _as_long_as(lambda state, question: question.card == state.event_shown),
    ask.CompleteMission: _as_long_as(lambda state, question: question.card in ready_missions(state)),
    ask.AskRandom: _at_random,
    ask.AgreeLiftOff: _still_leaving,
    **dict.fromkeys(
        (ask.ChooseFirst, ask.LeadBonus, ask.AskTen, ask.AskSurvival, ask.KeepRankUp, ask.OrderLeads), _as_long_as()
    ),
}
