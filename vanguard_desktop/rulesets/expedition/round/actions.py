"""What the actions of a turn set off (ACT)."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import NOBODY, DecisionOpened, Effect, EffectsQueued, Event, SectorId, Source, Waiting

from ..check.check import start_check
from ..data import Ending, Lasting, Member, Purpose, State
from ..data import commands as do
from ..data import decisions as ask
from ..data import effects as fx
from ..data import events as ev
from ..data import steps as st
from ..data.events import LastingUsed
from ..planet.travel import set_out, take_path
from ..queueing import steps
from . import basic_actions
from .ending import end_now
from .lasting import in_force
from .legal_actions import full_source, place_of_action, special_action


def travel(state: State, question: ask.ChooseAction, command: do.Travel) -> Sequence[Event]:
    member, path = state.member(question.member), state.path(command.path)
    assert path is not None
    effects = set_out(state, member, path)
    taken = take_path(member, path)
    return [*_started(member, "travel"), taken, _then(member, *effects, source=Source("path", path.id))]


def travel_once(state: State, question: ask.ChoosePath, command: do.Travel) -> Sequence[Event]:
    """Beside the actions of a turn: no action starts and none is used."""
    member, path = state.member(question.member), state.path(command.path)
    assert path is not None
    effects = set_out(state, member, path)
    return [take_path(member, path), steps(member.id, *effects, source=Source("path", command.path))]


def rest(state: State, question: ask.ChooseAction, command: do.Rest) -> Sequence[Event]:
    member = state.member(question.member)
    told, resting = basic_actions.rest(state, member)
    return [*_started(member, "rest"), *told, _then(member, *resting, source=Source("rest"))]


def prepare(state: State, question: ask.ChooseAction, command: do.Prepare) -> Sequence[Event]:
    member = state.member(question.member)
    prepared = _then(member, st.OfferPrepare(), source=Source("prepare"))
    return [*_started(member, "prepare"), prepared, *basic_actions.prepared_by(state, member)]


def special(state: State, question: ask.ChooseAction, command: do.TakeSpecialAction) -> Sequence[Event]:
    """Which one is fixed before the dice are chosen (ACT-05); with the icon it is a check (ACT-06)."""
    member, source, number = state.member(question.member), command.source, command.number
    action = special_action(state, member, source, number)
    assert action is not None
    name = full_source(state, member, source, number)
    started = _started(member, "special_action", special=True)
    at = place_of_action(state, member, source)
    reach = in_force(state, Lasting.REACH, member.id)
    if at is not None and reach is not None and reach.uses is not None:
        started.append(LastingUsed(entry=reach))
    if action.check is None:
        effect = action.effect or fx.Nothing()
        return [*started, _then(member, effect, source=name, at=at)]
    check = start_check(
        state,
        member,
        Purpose.ACTION,
        name,
        action.check,
        at=at,
        needs_assist=action.needs_assist,
        all_assist=action.all_assist,
        reached=at is not None,
    )
    return [*started, _then(member), *check]


def lift_off(state: State, question: ask.ChooseAction, command: do.LiftOff) -> Sequence[Event]:
    member = state.member(question.member)
    others = tuple(other.section for other in state.members if other.id != member.id)
    if not others:
        return end_now(state, Ending.LIFTED_OFF)
    return [DecisionOpened(decision=ask.AgreeLiftOff(member=member.id, waiting_for=others))]


def lift_off_answered(state: State, question: ask.AgreeLiftOff, answer: do.AnswerLiftOff) -> Sequence[Event]:
    """One refusal ends the proposal and costs no action (ACT-43); the last agreement lifts off."""
    told = ev.LiftOffAnswered(section=answer.section, agree=answer.agree)
    if not answer.agree:
        return [told, steps(question.member, st.OfferAction())]
    missing = tuple(section for section in question.waiting_for if section is not answer.section)
    if missing:
        return [told, DecisionOpened(decision=ask.AgreeLiftOff(member=question.member, waiting_for=missing))]
    return [told, *end_now(state, Ending.LIFTED_OFF)]


def _started(member: Member, action: str, special: bool = False) -> list[Event]:
    return [ev.ActionStarted(member=member.id, action=action, special=special)]


def _then(member: Member, *effects: Effect, source: Source = NOBODY, at: SectorId | None = None) -> Event:
    """The action, then the window for missions, then the next action (TRN-23)."""
    return EffectsQueued(
        effects=(
            *(Waiting(effect=effect, you=member.id, source=source, at=at) for effect in effects),
            Waiting(effect=st.OfferMissions(), you=member.id),
            Waiting(effect=st.OfferAction(), you=member.id),
        )
    )
