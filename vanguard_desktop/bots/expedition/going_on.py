"""What leads a team on that has wandered long enough: rest, its meeting places, then what is unread or unfinished."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import Command, SectorId
from vanguard_desktop.rulesets.expedition.data import (
    AddDie,
    ChooseAction,
    EndTurn,
    GatherDice,
    Member,
    Prepare,
    Rest,
    State,
    TakeSpecialAction,
    Travel,
)
from vanguard_desktop.rulesets.expedition.planet.travel import other_end

from .places import distances, meeting_places, offers, unread

STAYING = (Rest, Prepare, EndTurn, TakeSpecialAction)
# With fewer dice hardly any check succeeds.
ENOUGH_DICE = 2


def leading_on(state: State, legal: Sequence[Command]) -> Sequence[Command]:
    """Those of the legal commands that bring the team nearer to an end of its visit; none if they all may."""
    match state.question:
        case ChooseAction(member=id):
            return _actions(state, state.member(id), legal)
        case GatherDice():
            return [command for command in legal if isinstance(command, AddDie)]
        case _:
            return ()


def _actions(state: State, member: Member, legal: Sequence[Command]) -> Sequence[Command]:
    """Whoever is tired rests, where the team is to meet one stays, elsewhere one acts or goes on."""
    here, meeting = member.sector, meeting_places(state)
    if len(member.available) < ENOUGH_DICE < len(member.spent) + 1:
        return [command for command in legal if isinstance(command, Rest)]
    if here is None:
        return ()
    if here in meeting:
        return [command for command in legal if isinstance(command, STAYING)]
    open_places = {offer.sector for offer in offers(state) if not state.is_finished(offer.sector)}
    goals = meeting or unread(state) | open_places
    acting = [command for command in legal if isinstance(command, TakeSpecialAction)] if here in goals else []
    return acting or _travels(state, here, goals - {here}, legal)


def _travels(state: State, here: SectorId, goals: set[SectorId], legal: Sequence[Command]) -> Sequence[Command]:
    near = moves(state, here, goals)
    travels = (command for command in legal if isinstance(command, Travel))
    return [] if near is None else [travel for travel in travels if _comes_nearer(state, here, travel, goals, near)]


def _comes_nearer(state: State, here: SectorId, travel: Travel, goals: set[SectorId], near: int) -> bool:
    path = state.path(travel.path)
    to = None if path is None else other_end(path, here)
    left = None if to is None else moves(state, to, goals)
    return left is not None and left < near


def moves(state: State, start: SectorId, goals: set[SectorId]) -> int | None:
    """How many moves it takes to the nearest of them."""
    return min((moves for end, moves in distances(state, start).items() if end in goals), default=None)
