"""Who sits next to whom, and where everybody begins: disembarking, or the start sectors where nobody lands."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import DecisionOpened, Event, MemberId, SectorId

from ..data import ChooseSeat, ChooseStart, Member, SectionSeat, State
from ..data.events import SeatsTaken, StartTokenGiven, Traveled
from ..data.steps import TakePlaces, TakeSeats
from ..queueing import steps
from .lander_parts import ashore


def disembark(state: State) -> Sequence[Event]:
    """The seat order is set now, then everybody stands somewhere (STP-16, TRN-06)."""
    if state.options.choose_seats:
        return [steps(None, TakeSeats(), TakePlaces())]
    return take_places(state)


def take_seats(state: State, order: tuple[MemberId, ...]) -> Sequence[Event]:
    """Players in table order; a player with several crew is asked who of them sits next (DEC-31)."""
    for seat in state.seats:
        mine = _standing(state, seat, order)
        if len(mine) > 1:
            return [DecisionOpened(decision=ChooseSeat(section=mine[0].section, order=order))]
        order = (*order, *(member.id for member in mine))
    seated = tuple(member.id for member in state.members)
    return [SeatsTaken(members=order)] if order != seated else []


def _standing(state: State, seat: SectionSeat, order: tuple[MemberId, ...]) -> list[Member]:
    return [member for member in state.members if member.section in seat.sections and member.id not in order]


def next_to_sit(state: State, question: ChooseSeat) -> tuple[MemberId, ...]:
    """The crew of that player who do not sit yet."""
    return tuple(member.id for member in _standing(state, state.seat_of(question.section), question.order))


def take_places(state: State) -> Sequence[Event]:
    """Whoever was put nowhere else stands in the lander sector; that is no arrival (STP-16, ACT-57)."""
    if state.lander is not None:
        out: list[Event] = [Traveled(member=m.id, to=state.lander) for m in state.members if m.sector is None]
        return [*out, *ashore(state)] if out else []
    if state.options.training:
        return _as_scripted(state)
    waiting = next((member for member in state.members if member.sector is None), None)
    if waiting is None:
        return []
    return [DecisionOpened(decision=ChooseStart(member=waiting.id))]


def _as_scripted(state: State) -> Sequence[Event]:
    """Clockwise from whoever begins and holds the start token, one start sector after the other (TUT-07)."""
    script = state.board.script
    first = None if script is None else state.member_of(script.first)
    ids = [member.id for member in state.members]
    at = 0 if first is None else ids.index(first.id)
    starts = state.board.start
    placed: list[Event] = [
        Traveled(member=id, to=starts[number % len(starts)]) for number, id in enumerate(ids[at:] + ids[:at])
    ]
    return placed if first is None else [*placed, StartTokenGiven(to=first.id)]


def open_starts(state: State) -> tuple[SectorId, ...]:
    """Freely distributed, at least one in each: whoever is left must fill the sectors that are still empty (TUT-54)."""
    starts = state.board.start
    empty = tuple(sector for sector in starts if not state.here(sector))
    waiting = sum(member.sector is None for member in state.members)
    return empty if waiting <= len(empty) else starts
