"""The one place that knows what is allowed on an expedition; buttons, drag highlights, bots and `decide` all ask it."""

from __future__ import annotations

from collections.abc import Iterable

from vanguard_desktop.core.kinds import Command, Reason
from vanguard_desktop.core.reasons import AnswerFirst, ItIsOver
from vanguard_desktop.rulesets.expedition.answers import answers
from vanguard_desktop.rulesets.expedition.crew.abilities import AnyTime, any_time, why_not_any_time
from vanguard_desktop.rulesets.expedition.data import commands as do
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseAction, ChooseFirst, ChoosePath, HandOutEquipment
from vanguard_desktop.rulesets.expedition.data.reasons import (
    Guided,
    NotCarried,
    NotHere,
    NotWhileResolving,
    WrongSection,
)
from vanguard_desktop.rulesets.expedition.data.state import State
from vanguard_desktop.rulesets.expedition.legal_answers import ANSWERED_BY, why_no_answer
from vanguard_desktop.rulesets.expedition.round.legal_actions import why_no_action
from vanguard_desktop.rulesets.expedition.training.script import prescribed

ACTIONS = (do.Travel, do.Rest, do.Prepare, do.TakeSpecialAction, do.EndTurn, do.LiftOff)


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
    if isinstance(command, ACTIONS):
        if isinstance(command, do.Travel) and isinstance(question, ChoosePath):
            return why_no_action(state, state.member(question.member), command)
        if not isinstance(question, ChooseAction):
            return AnswerFirst(decision=question)
        return why_no_action(state, state.member(question.member), command)
    if not isinstance(question, ANSWERED_BY[type(command)]):
        return AnswerFirst(decision=question)
    return why_no_answer(state, question, command)


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
