"""Echoes and the chain that is made of them, and what is built on the map (HMS-15, HMS-16, HMS-27, HBD-24)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import attrs

from vanguard_desktop.core import Event, Reason, Waiting, changed

from ..abilities.windows import used, why_no_window
from ..chapter import Chapter, Order, Pick
from ..data.base import StructureCame
from ..data.cards import MissionAction
from ..data.effects import AddEchoes, BuildHere, LockDie, LoseEchoes, MakeCamp, MoveEcho
from ..data.kinds import Complex, Space, StructureId
from ..data.missions import (
    CampMade,
    ChainDeclared,
    DeclareChain,
    DieLocked,
    EchoLost,
    EchoPlaced,
    NoChain,
    ObjectBuilt,
)
from ..map.spaces import RINGS, SPACES, neighbors, ring_of
from ..parts import named, same
from ..state import HabitatState
from .loads import lies_as

FIRST, LAST = RINGS[0], RINGS[-1]


def grounded(state: HabitatState, **fields: Any) -> HabitatState:
    return changed(state, ground=attrs.evolve(state.ground, **fields))


def chains(state: HabitatState) -> Iterator[tuple[Space, ...]]:
    """Every path that may be declared (HMS-16): from ring 1 to ring 3 over neighbors that hold echoes, as many of them
    as the mission asks for, at least one on each space.
    """
    there, wanted = state.ground.echoes, state.sheet.chain
    if not wanted or state.ground.chain or sum(there.values()) < wanted:
        return
    paths: list[tuple[Space, ...]] = [(each,) for each in SPACES if ring_of(each) == FIRST and each in there]
    while paths:
        path = paths.pop(0)
        if ring_of(path[-1]) == LAST and sum(there[each] for each in path) >= wanted:
            yield path
        if len(path) < wanted:
            paths += [(*path, each) for each in neighbors(path[-1]) if each in there and each not in path]


def site_fits(state: HabitatState, action: MissionAction, at: Space) -> bool:
    """Whether something may be built on a region, or done there (HBD-24)."""
    site, ground = action.site, state.ground
    if at not in state.regions or site.ring not in (None, ring_of(at)):
        return False
    if (site.chain and at not in ground.chain) or (site.end and ground.chain[-1:] != (at,)):
        return False
    if site.load is not None and site.load not in (lies_as(state, token) for token in _loads_at(state, at)):
        return False
    if site.object is None:
        return True
    taken = [each for each, objects in ground.built.items() if site.object in objects]
    taken += [stack.task.space for stack in state.plan if stack.task.id == action.id and stack.task.space is not None]
    return at not in taken and not (site.one_in_ring and ring_of(at) in map(ring_of, taken))


def _loads_at(state: HabitatState, at: Space) -> list[str]:
    return [item.partition(":")[2] for item in state.on_map.get(at, ()) if item.startswith("objective:")]


def here(state: HabitatState) -> Space | None:
    return None if state.running is None else state.running.declared.stack.task.space


def _build(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    assert isinstance(waiting.effect, BuildHere)
    at = here(state)
    if at is None:
        return []
    stage = StructureId(f"{waiting.effect.object}-{at}")
    powered = [StructureCame(structure=stage)] if waiting.effect.powered else []
    return [ObjectBuilt(space=at, object=waiting.effect.object), *powered]


def _camp(state: HabitatState, _: Waiting) -> Sequence[Event]:
    at = here(state)
    return [] if at is None or at in state.camps else [CampMade(space=at)]


def _moves(state: HabitatState, waiting: Waiting) -> Sequence[str]:
    """Where echoes may go: `R1-N>R1-NE`."""
    effect = waiting.effect
    assert isinstance(effect, MoveEcho)
    return [
        f"{at}>{to}"
        for at in state.ground.echoes
        if effect.ring in (None, ring_of(at))
        for to in neighbors(at)
        if not effect.within or ring_of(to) == ring_of(at)
    ]


def _moved(_: HabitatState, waiting: Waiting, thing: str) -> Sequence[Event]:
    at, _arrow, to = thing.partition(">")
    return [EchoLost(space=Space(at)), EchoPlaced(space=Space(to))]


def _lose(_: HabitatState, waiting: Waiting, thing: str) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, LoseEchoes)
    rest = [same(waiting, attrs.evolve(effect, count=effect.count - 1))] if effect.count > 1 else []
    return [EchoLost(space=Space(thing)), *rest]


def _free(state: HabitatState, waiting: Waiting) -> Sequence[str]:
    """HBM-12: spaces that held none when it began; the second echo may lie on the first."""
    effect = waiting.effect
    assert isinstance(effect, AddEchoes)
    return [each for each in SPACES if each not in state.ground.echoes or each in effect.added]


def _add(_: HabitatState, waiting: Waiting, thing: str) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, AddEchoes)
    at = Space(thing)
    after = attrs.evolve(effect, count=effect.count - 1, added=(*effect.added, at))
    return [EchoPlaced(space=at), *([same(waiting, after)] if effect.count > 1 else [])]


def _why_no_chain(state: HabitatState, command: DeclareChain) -> Reason | None:
    if reason := why_no_window(state):
        return reason
    return None if command.spaces in chains(state) else NoChain()


def _echo_placed(state: HabitatState, event: EchoPlaced) -> HabitatState:
    there = state.ground.echoes
    return grounded(state, echoes={**there, event.space: there.get(event.space, 0) + 1})


def _echo_lost(state: HabitatState, event: EchoLost) -> HabitatState:
    there = {**state.ground.echoes, event.space: state.ground.echoes[event.space] - 1}
    return grounded(state, echoes={each: count for each, count in there.items() if count})


def _declared(state: HabitatState, event: ChainDeclared) -> HabitatState:
    there = {each: count for each, count in state.ground.echoes.items() if each in event.spaces}
    return grounded(state, chain=event.spaces, echoes=there)


def _built(state: HabitatState, event: ObjectBuilt) -> HabitatState:
    there, key = state.ground.built, f"built:{event.object}"
    after = grounded(state, built={**there, event.space: (*there.get(event.space, ()), event.object)})
    return changed(after, counted={**after.counted, key: after.counted.get(key, 0) + 1})


GROUND = Chapter(
    effects={
        BuildHere: _build,
        MakeCamp: _camp,
        MoveEcho: lambda state, waiting: named(waiting) if _moves(state, waiting) else [],
        LoseEchoes: lambda state, waiting: named(waiting) if state.ground.echoes else [],
        AddEchoes: lambda state, waiting: named(waiting),
        LockDie: lambda state, waiting: named(waiting),
    },
    picks={
        MoveEcho: Pick(candidates=_moves, picked=_moved),
        LoseEchoes: Pick(candidates=lambda state, waiting: list(state.ground.echoes), picked=_lose),
        AddEchoes: Pick(candidates=_free, picked=_add),
        LockDie: Pick(
            candidates=lambda state, waiting: [each.value for each in Complex],
            picked=lambda state, waiting, thing: [DieLocked(complex=Complex(thing))],
        ),
    },
    feasible={MoveEcho: lambda state, waiting: bool(_moves(state, waiting))},
    orders={
        DeclareChain: Order(
            why_not=_why_no_chain,
            unfold=lambda state, command: used(state, [ChainDeclared(spaces=command.spaces)]),
            candidates=lambda state: (DeclareChain(spaces=spaces) for spaces in chains(state)),
        )
    },
    folds={
        EchoPlaced: _echo_placed,
        EchoLost: _echo_lost,
        ChainDeclared: _declared,
        ObjectBuilt: _built,
        CampMade: lambda state, event: changed(state, camps=(*state.camps, event.space)),
        DieLocked: lambda state, event: changed(state, locked=(*state.locked, event.complex)),
    },
    reasons=(NoChain,),
)
