"""The one place that knows what is allowed on an expedition; buttons, drag highlights, bots and `decide` all ask it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from vanguard_desktop.core import AnswerFirst, Command, ItIsOver, Reason, together

from .chapter import Questions
from .check.gathering import GATHERING
from .check.pool_questions import POOL_QUESTIONS
from .check.step_questions import STEP_QUESTIONS
from .crew.abilities import AnyTime, any_time, why_not_any_time
from .crew.crew_questions import CREW_QUESTIONS
from .data import Guided, NotOffered, State
from .data import commands as do
from .landing.landing_questions import LANDING_QUESTIONS
from .round.turn_questions import TURN_QUESTIONS
from .text_questions import TEXT_QUESTIONS
from .things.giving import gifts, why_not_give
from .training.script import prescribed

# Every question with its answers; what each room asks stands in its own table.
QUESTIONS: Questions = together(
    *(TEXT_QUESTIONS, TURN_QUESTIONS, LANDING_QUESTIONS, CREW_QUESTIONS, GATHERING, POOL_QUESTIONS, STEP_QUESTIONS)
)


def why_not(state: State, command: Command) -> Reason | None:
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
    return None if wanted is None or _why_not(state, wanted) is not None else wanted


def _why_not(state: State, command: Command) -> Reason | None:
    question = state.question
    if question is None:
        return ItIsOver()
    asked = QUESTIONS[type(question)]
    if type(command) in asked.then:
        why_not = asked.why_not.get(type(command))
        if why_not is not None:
            return why_not(state, question, command)
        return None if command in asked.answers(state, question) else NotOffered()
    if isinstance(command, AnyTime):
        return why_not_any_time(state, question, command)
    if isinstance(command, do.GiveEquipment):
        return why_not_give(state, question, command)
    return AnswerFirst(decision=question)


def answers(state: State) -> Iterable[Command]:
    """What the open question may be answered with, in printed order; `why_not` says which of it is legal."""
    question = state.question
    return () if question is None else QUESTIONS[type(question)].answers(state, question)


def legal_answers(state: State) -> Iterator[Command]:
    """Those that no rule forbids. What a question offers without a rule of its own against it is legal as it is."""
    question, wanted = state.question, guided(state)
    if question is None:
        return
    asked = QUESTIONS[type(question)]
    if wanted is not None:
        yield from (wanted,) if type(wanted) in asked.then else ()
        return
    for command in asked.answers(state, question):
        why_not = asked.why_not.get(type(command))
        if why_not is None or why_not(state, question, command) is None:
            yield command


def beside(state: State) -> Iterator[Command]:
    """What else is legal while the question stands open; in a guided round only what is prescribed."""
    question, wanted = state.question, guided(state)
    if question is None:
        return
    if wanted is None:
        yield from any_time(state, question)
        yield from gifts(state, question)
    elif type(wanted) not in QUESTIONS[type(question)].then:
        yield wanted
