"""What rounds and turns ask: who begins, what is done, in which order, who agrees to lift off (TRN, ACT, EVT)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vanguard_desktop.core import Command, Event, Reason, Source

from ..addressing import roll_for, told_ten
from ..chapter import Question, Questions, nothing
from ..check.check import NO_CARD, start_check
from ..data import Member, Purpose, State
from ..data import commands as do
from ..data import decisions as ask
from ..data.effects import DrawCards
from ..data.events import StartTokenGiven
from ..data.steps import EndPhase, HandLimit, OfferPrepare
from ..landing.landing_questions import tens
from ..planet.board import complete_mission
from ..queueing import steps
from . import actions, due
from .lasting import prepare_draws
from .legal_actions import Action, special_actions, why_no_action


def _travels(state: State, member: Member) -> Iterator[Command]:
    for path in state.paths:
        if member.sector in (path.start, path.end):
            yield do.Travel(path=path.id)


def _actions(state: State, question: ask.ChooseAction) -> Iterator[Command]:
    member = state.member(question.member)
    yield from _travels(state, member)
    for source, number, _ in special_actions(state, member):
        yield do.TakeSpecialAction(number=number, source=source)
    yield do.Prepare()
    yield do.Rest()
    if any(sector.lander for sector in state.board.sectors) or state.lander is not None:  # TUT-13: not everywhere
        yield do.LiftOff()
    yield do.EndTurn()


def _why_not(state: State, question: ask.ChooseAction | ask.ChoosePath, command: Action) -> Reason | None:
    return why_no_action(state, state.member(question.member), command)


def _paths(state: State, question: ask.ChoosePath) -> Iterator[Command]:
    yield from _travels(state, state.member(question.member))
    yield do.GoOn()


def _to_prepare(state: State, question: ask.ChoosePrepare) -> Iterator[Command]:
    if question.card:
        yield do.PickOption(number=1)
    if question.check:
        yield do.PickOption(number=2)
    yield do.GoOn()


def _prepare(state: State, question: ask.ChoosePrepare, command: do.PickOption) -> Sequence[Event]:
    """1 is the card, 2 the check; what is left is offered afterwards (ACT-35, ACT-36)."""
    member = state.member(question.member)
    if command.number == 1:
        rest = OfferPrepare(card=False, check=question.check)
        drawn = DrawCards(count=1 + prepare_draws(state, member))
        return [steps(member.id, drawn, rest, source=Source("prepare"))]
    rest = OfferPrepare(card=question.card, check=False)
    check = start_check(state, member, Purpose.PREPARE, Source("prepare"), NO_CARD)
    return [steps(member.id, rest, source=Source("prepare")), *check]


def _agreements(state: State, question: ask.AgreeLiftOff) -> Iterator[Command]:
    for section in question.waiting_for:
        yield do.AnswerLiftOff(section=section, agree=True)
        yield do.AnswerLiftOff(section=section, agree=False)


TURN_QUESTIONS: Questions = {
    ask.ChooseFirst: Question(
        answers=lambda state, question: (do.GiveStartToken(to=member.id) for member in state.members),
        then={do.GiveStartToken: lambda state, question, command: [StartTokenGiven(to=command.to)]},
    ),
    ask.ChooseAction: Question(
        answers=_actions,
        why_not=dict.fromkeys((do.Travel, do.Rest, do.Prepare, do.TakeSpecialAction, do.EndTurn, do.LiftOff), _why_not),
        then={
            do.Travel: actions.travel,
            do.Rest: actions.rest,
            do.Prepare: actions.prepare,
            do.TakeSpecialAction: actions.special,
            do.EndTurn: lambda state, question, command: [steps(question.member, EndPhase())],
            do.LiftOff: actions.lift_off,
        },
    ),
    ask.ChoosePath: Question(
        answers=_paths,
        why_not={do.Travel: _why_not},
        then={do.Travel: actions.travel_once, do.GoOn: nothing},
    ),
    ask.ChoosePrepare: Question(
        answers=_to_prepare,
        then={
            do.PickOption: _prepare,
            do.GoOn: lambda state, question, command: [steps(question.member, HandLimit())],
        },
    ),
    # An event that everybody has seen.
    ask.EventRevealed: Question(answers=lambda state, question: (do.GoOn(),), then={do.GoOn: nothing}),
    ask.OrderEffects: Question(
        answers=lambda state, question: (do.PickOption(number=number + 1) for number in range(len(question.effects))),
        then={do.PickOption: lambda state, question, command: due.picked(state, question, command.number)},
    ),
    ask.CompleteMission: Question(
        answers=lambda state, question: (do.SayYes(), do.SayNo()),
        then={
            do.SayYes: lambda state, question, command: complete_mission(state, question.card),
            do.SayNo: nothing,
        },
    ),
    ask.AskRandom: Question(
        answers=tens,
        then={
            do.TellTen: lambda state, question, tells: told_ten(question, tells.value),
            do.RollForMe: lambda state, question, command: roll_for(state, question),
        },
    ),
    ask.AgreeLiftOff: Question(answers=_agreements, then={do.AnswerLiftOff: actions.lift_off_answered}),
}
