"""P1 and P2: what is made, what is needed, who is cut off; the general reserves (HPR-01 to HPR-16)."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from vanguard_desktop.core import Event, Waiting, changed, total

from ..chapter import Chapter, Do, Pick
from ..data.base import CountsThisSol, CutSupply, ProductionChanged, ReserveChanged, Supplied
from ..data.effects import ChangeDemand, ChangeProduction, ChangeReserve, ChangeSupply, LimitProduction, SetReserve
from ..data.kinds import Resource, StructureId
from ..data.steps import Step
from ..parts import coming, half, named, with_structure
from ..state import MOST_RESERVE, HabitatState
from .at_structure import To
from .shutdown import lay_tile
from .structures import in_need, limits, made, needed


@attrs.frozen(kw_only=True)
class Balance:
    """What P1 or P2 will bring: made, needed, stored, and how many structures are cut off."""

    made: int
    needed: int
    stored: int
    cut: int


def balance(state: HabitatState, resource: Resource) -> Balance:
    """HPR-09, HPR-10: half of what is left over is stored; reserves never make up for what is missing (HPR-12)."""
    there, wanted = total(made(state, resource)), total(needed(state, resource))
    stored = half(max(0, there - wanted))
    if state.sheet.stores is not None:
        stored = min(stored, state.sheet.stores)
    return Balance(
        made=there,
        needed=wanted,
        stored=min(stored, MOST_RESERVE - state.reserves[resource]),
        cut=min(max(0, wanted - there), len(in_need(state, resource))),
    )


def _supply(resource: Resource) -> Do:
    def step(state: HabitatState) -> Sequence[Event]:
        found = balance(state, resource)
        event = Supplied(resource=resource, made=found.made, needed=found.needed, by=found.stored)
        cut = [coming(CutSupply(resource=resource, count=found.cut))] if found.cut else []
        return [event, *cut]

    return step


def _cut(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    """HPR-11: the group chooses; where all that need it are cut off there is nothing to choose."""
    return named(waiting)


def _cut_off(state: HabitatState, waiting: Waiting, thing: str) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, CutSupply)
    rest = [coming(attrs.evolve(effect, count=effect.count - 1))] if effect.count > 1 else []
    return [*lay_tile(state, StructureId(thing), effect.resource), *rest]


def _in_need(state: HabitatState, waiting: Waiting) -> Sequence[str]:
    assert isinstance(waiting.effect, CutSupply)
    return in_need(state, waiting.effect.resource)


def change_reserve(state: HabitatState, resource: Resource, by: int) -> list[Event]:
    """A loss takes what is there (HFX-07), a gain what there is room for (HGN-11)."""
    now = state.reserves[resource]
    by = max(0, min(MOST_RESERVE, now + by)) - now
    return [ReserveChanged(resource=resource, by=by)] if by else []


def _reserve(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    assert isinstance(waiting.effect, ChangeReserve)
    return change_reserve(state, waiting.effect.resource, waiting.effect.by)


def _set_reserve(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, SetReserve)
    now = state.reserves[effect.resource]
    return change_reserve(state, effect.resource, leveled(now, effect) - now)


def leveled(now: int, effect: SetReserve | LimitProduction) -> int:
    """HFX-11: a number is set, or capped from above or below."""
    if effect.at_most:
        return min(now, effect.level)
    return max(now, effect.level) if effect.at_least else effect.level


def _changed_by(state: HabitatState, structure: StructureId, by: int) -> list[Event]:
    least, most = limits(state, structure)
    now = state.structures[structure].production
    by = max(least, min(most, now + by)) - now
    return [ProductionChanged(structure=structure, by=by)] if by else []


def _produce(state: HabitatState, waiting: Waiting, structure: StructureId) -> Sequence[Event]:
    assert isinstance(waiting.effect, ChangeProduction)
    return _changed_by(state, structure, waiting.effect.by)


def _limit(state: HabitatState, waiting: Waiting, structure: StructureId) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, LimitProduction)
    now = state.structures[structure].production
    return _changed_by(state, structure, leveled(now, effect) - now)


def _is_producer(state: HabitatState, _: Waiting, structure: StructureId) -> bool:
    return bool(state.card(structure).most)


def _this_sol(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    assert isinstance(waiting.effect, ChangeSupply | ChangeDemand)
    return [CountsThisSol(effect=waiting.effect)]


def _reserve_fold(state: HabitatState, event: ReserveChanged | Supplied) -> HabitatState:
    return changed(state, reserves={**state.reserves, event.resource: state.reserves[event.resource] + event.by})


def _produces(state: HabitatState, event: ProductionChanged) -> HabitatState:
    now = state.structures[event.structure].production
    return with_structure(state, event.structure, production=now + event.by)


def _can_pay(state: HabitatState, waiting: Waiting) -> bool:
    """HFX-07: as a price it must be there in full."""
    assert isinstance(waiting.effect, ChangeReserve)
    return state.reserves[waiting.effect.resource] + waiting.effect.by >= 0


PRODUCE, LIMIT = To(_produce, _is_producer), To(_limit, _is_producer)
SUPPLY = Chapter(
    steps={Step.ENERGY: _supply(Resource.ENERGY), Step.OXYGEN: _supply(Resource.OXYGEN)},
    effects={
        CutSupply: _cut,
        ChangeReserve: _reserve,
        SetReserve: _set_reserve,
        ChangeProduction: PRODUCE.resolve,
        LimitProduction: LIMIT.resolve,
        ChangeSupply: _this_sol,
        ChangeDemand: _this_sol,
    },
    picks={
        CutSupply: Pick(candidates=_in_need, picked=_cut_off),
        ChangeProduction: PRODUCE.pick,
        LimitProduction: LIMIT.pick,
    },
    feasible={ChangeReserve: _can_pay, ChangeProduction: PRODUCE.feasible, LimitProduction: LIMIT.feasible},
    folds={
        Supplied: _reserve_fold,
        ReserveChanged: _reserve_fold,
        ProductionChanged: _produces,
        CountsThisSol: lambda state, event: changed(state, this_sol=(*state.this_sol, event.effect)),
    },
)
