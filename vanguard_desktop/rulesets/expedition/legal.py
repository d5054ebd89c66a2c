"""The one place that knows what is allowed on an expedition; buttons, drag highlights, bots and `decide` all ask it."""

from __future__ import annotations

from collections.abc import Iterable

from vanguard_desktop.core.chapter import together
from vanguard_desktop.core.kinds import Command, Reason
from vanguard_desktop.core.reasons import AnswerFirst, ItIsOver
from vanguard_desktop.rulesets.expedition.chapter import Questions
from vanguard_desktop.rulesets.expedition.check.gathering import GATHERING
from vanguard_desktop.rulesets.expedition.check.pool_questions import POOL_QUESTIONS
from vanguard_desktop.rulesets.expedition.check.step_questions import STEP_QUESTIONS
from vanguard_desktop.rulesets.expedition.crew.abilities import AnyTime, any_time, why_not_any_time
from vanguard_desktop.rulesets.expedition.crew.crew_questions import CREW_QUESTIONS
from vanguard_desktop.rulesets.expedition.data import commands as do
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseAction, ChooseFirst, HandOutEquipment
from vanguard_desktop.rulesets.expedition.data.reasons import (
    Guided,
    NotCarried,
    NotHere,
    NotOffered,
    NotWhileResolving,
    WrongSection,
)
from vanguard_desktop.rulesets.expedition.data.state import State
from vanguard_desktop.rulesets.expedition.landing.landing_questions import LANDING_QUESTIONS
from vanguard_desktop.rulesets.expedition.round.turn_questions import TURN_QUESTIONS
from vanguard_desktop.rulesets.expedition.text_questions import TEXT_QUESTIONS
from vanguard_desktop.rulesets.expedition.training.script import prescribed

# Every question with its answers; what each room asks stands in its own table.
QUESTIONS: Questions = together(
    *(TEXT_QUESTIONS, TURN_QUESTIONS, LANDING_QUESTIONS, CREW_QUESTIONS, GATHERING, POOL_QUESTIONS, STEP_QUESTIONS)
)


def why_not(state: State, command: do.ExpeditionCommand) -> Reason | None:
    """Name the first rule that forbids `command` now, or None if it is legal."""
    forbidden = _why_not(state, command)
    wanted = guided(state)
    if wanted is None or command == wanted:
        return forbidden
    # That another decision comes first is what the guidance says anyway.
    return Guided(next=wanted, otherwise=None if isinstance(forbidden, AnswerFirst) else forbidden)


def guided(state: State) -> Command | None:
    """The one command that the guided round of the training allows now (TUT-26), unless it is impossible."""
    wanted = prescribed(state)
    return None if wanted is None or _why_not(state, wanted) is not None else wanted  # type: ignore[arg-type]


def _why_not(state: State, command: do.ExpeditionCommand) -> Reason | None:
    question = state.question
    if question is None:
        return ItIsOver()
    if isinstance(command, AnyTime):
        return why_not_any_time(state, question, command)
    if isinstance(command, do.GiveEquipment):
        return _why_not_give(state, command)
    asked = QUESTIONS[type(question)]
    if type(command) not in asked.then:
        return AnswerFirst(decision=question)
    why_not = asked.why_not.get(type(command))
    if why_not is not None:
        return why_not(state, question, command)
    return None if command in asked.answers(state, question) else NotOffered()


def _why_not_give(state: State, command: do.GiveEquipment) -> Reason | None:
    """Out of the lander at disembarking (STP-20), or between crew in one sector (EQP-10, EQP-23)."""
    if not state.is_here(command.to):
        return NotHere(member=command.to)
    to, giver = state.member(command.to), state.carrier(command.card)
    handed_out = isinstance(state.question, HandOutEquipment) and command.card in state.equipment_unused
    if not handed_out and (giver is None or giver.id == to.id):
        return NotCarried(member=command.to)
    section = state.box.equipment_of(command.card).section
    if handed_out:
        return None if section in (None, to.section) else WrongSection(card=command.card)
    assert giver is not None
    if section is not None:
        return WrongSection(card=command.card)
    if not isinstance(state.question, ChooseAction | ChooseFirst):
        return NotWhileResolving()
    return None if giver.sector == to.sector else NotHere(member=to.id)


def answers(state: State) -> Iterable[Command]:
    """What the open question may be answered with, in printed order; `why_not` says which of it is legal."""
    question = state.question
    return () if question is None else QUESTIONS[type(question)].answers(state, question)


def candidates(state: State) -> Iterable[Command]:
    """Every command worth asking `why_not` about: answers first, then what may be done at any time."""
    wanted = guided(state)
    if wanted is not None:
        yield wanted
        return
    yield from answers(state)
    if state.question is not None:
        yield from any_time(state)
        yield from _gifts(state)


def _gifts(state: State) -> Iterable[Command]:
    if isinstance(state.question, ChooseAction | ChooseFirst):
        for giver in state.members:
            for card in giver.equipment:
                yield from (do.GiveEquipment(card=card, to=member.id) for member in state.here(giver.sector))
