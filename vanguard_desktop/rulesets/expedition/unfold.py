"""What a legal command sets off at once; all that follows from it waits in the queue."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core.events import DecisionClosed
from vanguard_desktop.core.kinds import Event
from vanguard_desktop.rulesets.expedition.crew.abilities import AnyTime, use
from vanguard_desktop.rulesets.expedition.data import commands as do
from vanguard_desktop.rulesets.expedition.data import decisions as ask
from vanguard_desktop.rulesets.expedition.data.events import EquipmentGiven
from vanguard_desktop.rulesets.expedition.data.state import State
from vanguard_desktop.rulesets.expedition.legal import QUESTIONS
from vanguard_desktop.rulesets.expedition.queueing import steps
from vanguard_desktop.rulesets.expedition.round.steps import HandOut


def unfold(state: State, command: do.ExpeditionCommand) -> Sequence[Event]:
    question = state.question
    assert question is not None
    if isinstance(command, AnyTime):
        return use(state, question, command)
    if isinstance(command, do.GiveEquipment):
        return _give(state, command)
    asked = QUESTIONS[type(question)]
    events = asked.then[type(command)](state, question, command)
    return events if isinstance(command, asked.collected) else [DecisionClosed(), *events]


def _give(state: State, command: do.GiveEquipment) -> Sequence[Event]:
    """Out of the lander, or from hand to hand; the open question stays open, unless nothing is left to give."""
    giver = state.carrier(command.card)
    given = EquipmentGiven(card=command.card, to=command.to, giver=None if giver is None else giver.id)
    if not isinstance(state.question, ask.HandOutEquipment):
        return [given]
    return [DecisionClosed(), given, steps(None, HandOut())]
