"""Moves towards the lander or to another crew member, with markers or of markers alone (ACT-33, ACT-34, PLN-20)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import assert_never

from vanguard_desktop.core import DecisionOpened, Effect, Event, SectorId, Waiting
from vanguard_desktop.setting import Path

from ..chapter import Carries
from ..data import CarryTo, ChooseSector, Lasting, Member, State, Until
from ..data.effects import (
    CarryMarkers,
    InOrder,
    Last,
    MakeTwoWay,
    MoveBeside,
    MoveTowardLander,
    OpenPath,
    SweepMarkers,
)
from ..data.events import SectorMarked
from ..picking import Options, picks
from ..queueing import you
from .board import first_steps, threat_of
from .travel import arrive, connected, is_open, may_leave

# Said by nobody, between turns or by a track: the team names who does it.
FOR_SOMEBODY = (MoveTowardLander, MoveBeside, CarryMarkers, MakeTwoWay)


def _move_beyond(state: State, waiting: Waiting, effect: MoveTowardLander | MoveBeside) -> Sequence[Event]:
    """The no-movement icon stops these moves as well (ACT-34)."""
    member = you(state, waiting)
    sectors = sectors_beyond(state, member, effect)
    if len(sectors) < 2:
        return arrive(state, member, sectors[0]) if sectors else []
    return [DecisionOpened(decision=ChooseSector(asked=waiting))]


def _to_open(state: State, waiting: Waiting, _: MakeTwoWay) -> Iterator[Effect]:
    """The nearest first, as most will want one of their own sector."""
    here = you(state, waiting).sector
    paths = sorted(state.paths, key=lambda path: here not in (path.start, path.end))
    return (opened for path in paths if (opened := _both_ways(state, path)) is not None)


def _next_door(state: State, waiting: Waiting, _: CarryMarkers) -> Iterator[Effect]:
    member = you(state, waiting)
    ways = connected(state, member.sector) if may_leave(state, member) else ()
    return (CarryTo(to=to) for to in ways)


WAY_OPTIONS: dict[type[Effect], Options] = {MakeTwoWay: _to_open, CarryMarkers: _next_door}


def _both_ways(state: State, path: Path) -> Effect | None:
    """What is still in the way of whoever wants to use the path, taken away."""
    found: list[Effect] = [] if is_open(state, path) else [OpenPath(path=path.id)]
    if path.one_way:
        found.append(Last(what=Lasting.AGAINST_ARROWS, until=Until.EXPEDITION, path=path.id))
    return InOrder(steps=tuple(found)) if len(found) > 1 else next(iter(found), None)


def _carry_to(state: State, waiting: Waiting, effect: CarryTo) -> Sequence[Event]:
    """The markers first, so that an entry read on arrival finds them there."""
    member = you(state, waiting)
    return [*_shifted(state, member.sector, effect.to), *arrive(state, member, effect.to)]


def _sweep(state: State, waiting: Waiting, effect: SweepMarkers) -> Sequence[Event]:
    """Of several shortest ways the one over the lowest number: nobody decides for the water."""
    threat = threat_of(state, waiting)
    if threat is None or threat.sector is None or threat.sector == effect.sector:
        return []
    ways = first_steps(state, threat.sector, {effect.sector}, threat=False)
    return _shifted(state, threat.sector, ways[0]) if ways else []


def _shifted(state: State, start: SectorId | None, to: SectorId) -> list[Event]:
    lying = 0 if start is None else state.marks.get(start, 0)
    if start is None or not lying:
        return []
    return [SectorMarked(sector=start, by=-lying), SectorMarked(sector=to, by=lying)]


def sectors_beyond(state: State, member: Member, effect: MoveTowardLander | MoveBeside) -> tuple[SectorId, ...]:
    if not may_leave(state, member):
        return ()
    match effect:
        case MoveTowardLander():
            if member.sector is None or state.lander is None or member.sector == state.lander:
                return ()
            return first_steps(state, member.sector, {state.lander}, threat=False)
        case MoveBeside():
            others = {other.sector for other in state.members if other.sector not in (None, member.sector)}
            return tuple(sorted(sector for sector in others if sector is not None))
        case _:
            assert_never(effect)


WAYS: Carries = {
    **picks(WAY_OPTIONS),
    MoveTowardLander: _move_beyond,
    MoveBeside: _move_beyond,
    SweepMarkers: _sweep,
    CarryTo: _carry_to,
}
