"""Equipment is handed over: out of the lander at disembarking, or from hand to hand (STP-20, EQP-10, EQP-23)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vanguard_desktop.core import Decision, Event, Reason

from ..data import (
    ChooseAction,
    ChooseFirst,
    GiveEquipment,
    HandOutEquipment,
    NotCarried,
    NotHere,
    NotWhileResolving,
    State,
    WrongSection,
)
from ..data.events import EquipmentGiven
from ..data.steps import HandOut
from ..queueing import steps


def why_not_give(state: State, question: Decision, command: GiveEquipment) -> Reason | None:
    """Out of the lander (STP-20), or between crew in one sector (EQP-10, EQP-23)."""
    if not state.is_here(command.to):
        return NotHere(member=command.to)
    to, giver = state.member(command.to), state.carrier(command.card)
    handed_out = isinstance(question, HandOutEquipment) and command.card in state.equipment_unused
    if not handed_out and (giver is None or giver.id == to.id):
        return NotCarried(member=command.to)
    section = state.box.equipment_of(command.card).section
    if handed_out:
        return None if section in (None, to.section) else WrongSection(card=command.card)
    assert giver is not None
    if section is not None:
        return WrongSection(card=command.card)
    if not isinstance(question, ChooseAction | ChooseFirst):
        return NotWhileResolving()
    return None if giver.sector == to.sector else NotHere(member=to.id)


def gifts(state: State, question: Decision) -> Iterator[GiveEquipment]:
    """From hand to hand, between actions."""
    if isinstance(question, ChooseAction | ChooseFirst):
        for giver in state.members:
            for card in giver.equipment:
                given = (GiveEquipment(card=card, to=member.id) for member in state.here(giver.sector))
                yield from (gift for gift in given if why_not_give(state, question, gift) is None)


def give(state: State, question: Decision, command: GiveEquipment) -> Sequence[Event]:
    giver = state.carrier(command.card)
    return [EquipmentGiven(card=command.card, to=command.to, giver=None if giver is None else giver.id)]


def hand_out(state: State, question: HandOutEquipment, command: GiveEquipment) -> Sequence[Event]:
    """What is left is offered again."""
    return [*give(state, question, command), steps(None, HandOut())]
