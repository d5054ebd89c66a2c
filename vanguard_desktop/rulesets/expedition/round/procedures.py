"""The steps of procedures as they come up in the queue: landing, rounds, turns, injuries, tracks, the end."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import DecisionOpened, Event, Waiting
from vanguard_desktop.setting import Moment

from ..asking import again
from ..chapter import Carries
from ..check.check import next_step
from ..check.danger import looked_up
from ..check.outcomes import apply_outcome
from ..crew import dice_pool, hand, wounds
from ..data import ChoosePrepare, State
from ..data import steps as st
from ..data.effects import RefreshDice
from ..data.events import CardSettled, EventDiscarded, ExpeditionEnded
from ..landing import lander_parts, landing, seating
from ..planet import tracks, travel
from ..queueing import steps, you
from ..things import discoveries, equipment
from . import turns


def _discard_event(state: State, waiting: Waiting, _: st.DiscardEvent) -> Sequence[Event]:
    assert state.event_shown is not None
    return [EventDiscarded(card=state.event_shown)]


def _arrive(state: State, waiting: Waiting, step: st.Arrive) -> Sequence[Event]:
    return travel.follow_path(state, you(state, waiting)) if state.path_taken == step.path else []


def _rest_refresh(state: State, waiting: Waiting, _: st.RestRefresh) -> Sequence[Event]:
    member = you(state, waiting)
    count = dice_pool.rest_count(state, member)
    by_tokens = equipment.reacting_tokens(state, member, Moment.ON_REST)
    return [*by_tokens, *dice_pool.refresh(state, member, RefreshDice(count=count), waiting)]


def _offer_prepare(state: State, waiting: Waiting, step: st.OfferPrepare) -> Sequence[Event]:
    member = you(state, waiting)
    if not step.card and not step.check:
        return [steps(member.id, st.HandLimit())]
    return [DecisionOpened(decision=ChoosePrepare(member=member.id, card=step.card, check=step.check))]


def _apply_outcome(state: State, waiting: Waiting, step: st.ApplyOutcome) -> Sequence[Event]:
    return apply_outcome(state, state.check, step.color) if state.check is not None else []


def _danger_result(state: State, waiting: Waiting, step: st.DangerResult) -> Sequence[Event]:
    return looked_up(state, you(state, waiting), step.letter, step.icon, step.accepted)


def _close(state: State, waiting: Waiting, _: st.CloseExpedition) -> Sequence[Event]:
    assert state.ending is not None
    return [ExpeditionEnded(ending=state.ending)]


PROCEDURES: Carries = {
    st.ShuffleAll: lambda state, waiting, step: landing.shuffle_all(state),
    st.LandingRoll: lambda state, waiting, step: landing.landing_roll(state),
    st.AskLander: lambda state, waiting, step: landing.ask_lander(state),
    st.Disembark: lambda state, waiting, step: seating.disembark(state),
    st.TakeSeats: lambda state, waiting, step: seating.take_seats(state, step.order),
    st.TakePlaces: lambda state, waiting, step: seating.take_places(state),
    st.FirstCondition: lambda state, waiting, step: lander_parts.first_condition(state),
    st.AskRankUp: lambda state, waiting, step: landing.ask_rank_up(state),
    st.HandOut: lambda state, waiting, step: landing.hand_out(state),
    st.FirstHands: lambda state, waiting, step: landing.first_hands(state, step.more, step.redraws),
    st.ShuffleEvents: lambda state, waiting, step: turns.shuffle_events(state),
    st.OpenRound: lambda state, waiting, step: turns.open_round(state),
    st.NextTurn: lambda state, waiting, step: turns.next_turn(state),
    st.OfferAction: lambda state, waiting, step: turns.offer_action(state),
    st.OfferMissions: lambda state, waiting, step: turns.offer_missions(state, step.asked),
    st.EndPhase: lambda state, waiting, step: turns.end_phase(state, you(state, waiting), step.events),
    st.RevealEvent: lambda state, waiting, step: turns.reveal_event(state, you(state, waiting)),
    st.ResolveEvent: lambda state, waiting, step: turns.resolve_event(state, you(state, waiting)),
    st.DiscardEvent: _discard_event,
    st.Arrive: _arrive,
    st.RestRefresh: _rest_refresh,
    st.OfferPrepare: _offer_prepare,
    st.HandLimit: lambda state, waiting, step: hand.keep_limit(state, you(state, waiting)),
    st.GoOnWithCheck: lambda state, waiting, step: next_step(state),
    st.PlaceInjuryDie: lambda state, waiting, step: wounds.place_die(state, you(state, waiting), step.back),
    st.Overflow: lambda state, waiting, step: wounds.overflow(you(state, waiting), step.color),
    st.DangerResult: _danger_result,
    st.ApplyOutcome: _apply_outcome,
    st.MoveTrack: lambda state, waiting, step: tracks.move_track(state, step.track, waiting),
    st.MoveTracks: lambda state, waiting, step: tracks.move_tracks(state, step.tracks, waiting),
    st.PlaceLeads: lambda state, waiting, step: discoveries.place_leads(state, step, waiting),
    st.CountLeads: lambda state, waiting, step: discoveries.count_leads(state, step.deck),
    st.AskAgain: lambda state, waiting, step: again(state, step.decision),
    st.OneOfThese: lambda state, waiting, step: [],  # only ever asked, by older programs
    st.DiscardPlayed: lambda state, waiting, step: [CardSettled(member=you(state, waiting).id, card=step.card)],
    st.CloseExpedition: _close,
}
