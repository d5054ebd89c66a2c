"""What a legal command sets off at once; all that follows from it waits in the queue."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import Command, DecisionClosed, Event

from .crew.abilities import AnyTime, use
from .data import State
from .data import commands as do
from .legal import QUESTIONS
from .things.giving import give


def unfold(state: State, command: Command) -> Sequence[Event]:
    question = state.question
    assert question is not None
    asked = QUESTIONS[type(question)]
    if (then := asked.then.get(type(command))) is not None:
        events = then(state, question, command)
        return events if isinstance(command, asked.collected) else [DecisionClosed(), *events]
    if isinstance(command, AnyTime):
        return use(state, question, command)
    assert isinstance(command, do.GiveEquipment)
    return give(state, question, command)
