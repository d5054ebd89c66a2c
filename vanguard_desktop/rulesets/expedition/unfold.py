"""What a legal command sets off at once; all that follows from it waits in the queue."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from vanguard_desktop.core.events import DecisionClosed, DecisionOpened, EffectsQueued, Waiting
from vanguard_desktop.core.ids import MemberId
from vanguard_desktop.core.kinds import Effect, Event
from vanguard_desktop.rulesets.expedition.commands import (
    AnswerLiftOff,
    EndTurn,
    ExpeditionCommand,
    GiveStartToken,
    GoOn,
    LiftOff,
    PickDie,
    PickOption,
    Rest,
    TakeSpecialAction,
    TellDanger,
    Travel,
)
from vanguard_desktop.rulesets.expedition.danger import danger_result, roll_danger
from vanguard_desktop.rulesets.expedition.decisions import (
    AgreeLiftOff,
    AskDanger,
    ChooseDieToRefresh,
    ChooseDieToSpend,
    ChooseOption,
)
from vanguard_desktop.rulesets.expedition.effects import (
    Arrive,
    EndPhase,
    LoseSupplies,
    OfferAction,
    RestRefresh,
)
from vanguard_desktop.rulesets.expedition.events import (
    ActionStarted,
    DieRefreshed,
    DieSpent,
    ExpeditionEnded,
    LiftOffAnswered,
    StartTokenGiven,
)
from vanguard_desktop.rulesets.expedition.state import Ending, Member, State


def unfold(state: State, command: ExpeditionCommand) -> Sequence[Event]:
    closed = DecisionClosed()
    match command:
        case GiveStartToken(to=to):
            return [closed, StartTokenGiven(to=to)]
        case Travel(path=path_id):
            path = state.path(path_id)
            assert path is not None
            # ACT-46: icons in the order met when leaving the start sector.
            icons = path.icons if path.start == _turn(state).sector else path.icons[::-1]
            return [closed, *_action(state, "travel", f"path:{path_id}", *icons, Arrive(path=path_id))]
        case Rest():
            return [closed, *_action(state, "rest", "", LoseSupplies(), RestRefresh())]
        case TakeSpecialAction(number=number):
            poi = state.poi(_turn(state).sector)
            assert poi is not None
            effect = poi.actions[number - 1].effect
            return [closed, *_action(state, "special_action", f"poi:{poi.id}", effect, special=True)]
        case EndTurn():
            return [closed, _queued(_turn(state).id, "", EndPhase())]
        case LiftOff():
            return [closed, *_propose_lift_off(state)]
        case AnswerLiftOff(section=section, agree=agree):
            return [closed, LiftOffAnswered(section=section, agree=agree), *_after_answer(state, command)]
        case GoOn():
            return [closed]
        case PickOption(number=number):
            question = state.question
            assert isinstance(question, ChooseOption)
            return [closed, _queued(question.member, question.source, question.options[number - 1])]
        case PickDie(die=die):
            question = state.question
            if isinstance(question, ChooseDieToSpend):
                return [closed, DieSpent(member=question.member, die=die)]
            assert isinstance(question, ChooseDieToRefresh)
            return [closed, DieRefreshed(member=question.member, die=die)]
        case TellDanger(icon=icon):
            question = state.question
            assert isinstance(question, AskDanger)
            if icon is None:
                return [closed, *roll_danger(state, question.member, question.letter)]
            return [closed, *danger_result(state, question.member, question.letter, icon, drawn=0)]
        case _:
            assert_never(command)


def _turn(state: State) -> Member:
    assert state.turn is not None
    return state.member(state.turn)


def _queued(you: MemberId, source: str, *effects: Effect) -> EffectsQueued:
    return EffectsQueued(effects=tuple(Waiting(effect=effect, you=you, source=source) for effect in effects))


def _action(state: State, name: str, source: str, *effects: Effect, special: bool = False) -> list[Event]:
    """An action is used, its effects come next, then the following action is offered."""
    assert state.turn is not None
    return [
        ActionStarted(member=state.turn, action=name, special=special),
        _queued(state.turn, source, *effects, OfferAction()),
    ]


def _propose_lift_off(state: State) -> list[Event]:
    assert state.turn is not None
    others = tuple(member.section for member in state.members if member.id != state.turn)
    if not others:
        return [_lifted_off(state)]
    return [DecisionOpened(decision=AgreeLiftOff(member=state.turn, waiting_for=others))]


def _after_answer(state: State, answer: AnswerLiftOff) -> list[Event]:
    """One refusal ends the proposal and costs no action (ACT-43); the last agreement lifts off."""
    question = state.question
    assert isinstance(question, AgreeLiftOff)
    if not answer.agree:
        return [_queued(question.member, "", OfferAction())]
    missing = tuple(section for section in question.waiting_for if section is not answer.section)
    if missing:
        return [DecisionOpened(decision=AgreeLiftOff(member=question.member, waiting_for=missing))]
    return [_lifted_off(state)]


def _lifted_off(state: State) -> ExpeditionEnded:
    behind = tuple(member.id for member in state.members if member.sector != state.lander)  # END-03
    return ExpeditionEnded(ending=Ending.LIFTED_OFF, left_behind=behind)
