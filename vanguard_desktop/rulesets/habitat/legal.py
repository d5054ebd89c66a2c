"""The one place that knows what is allowed in the habitat; buttons, bots and `decide` all ask it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from vanguard_desktop.core import AnswerFirst, Command, ItIsOver, Reason

from .chapters import ORDERS, QUESTIONS
from .state import HabitatState


def why_not(state: HabitatState, command: Command) -> Reason | None:
    """Name the first rule that forbids `command` now, or None if it is legal."""
    question = state.question
    if question is None:
        return ItIsOver()
    order = ORDERS[type(command)]
    if order.answers and not isinstance(question, order.answers):
        return AnswerFirst(decision=question)
    return order.why_not(state, command)


def answers(state: HabitatState) -> Iterable[Command]:
    """What the open question may be answered with."""
    question = state.question
    return () if question is None else QUESTIONS[type(question)](state, question)


def legal_answers(state: HabitatState) -> Iterator[Command]:
    return (command for command in answers(state) if why_not(state, command) is None)


def beside(state: HabitatState) -> Iterator[Command]:
    """What may be done at any time while a question stands open (HRD-07)."""
    if state.question is not None:
        for order in ORDERS.values():
            if order.candidates is not None:
                yield from (command for command in order.candidates(state) if why_not(state, command) is None)
