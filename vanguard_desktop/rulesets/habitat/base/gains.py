"""Spare parts, seeds and structures come into the game (HFX-01, HST-15, HST-22)."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import Event, Waiting, changed

from ..chapter import Chapter, Pick
from ..data.base import GainedItems, SpentItems, StructureCame
from ..data.effects import BringStructure, GainPart, GainSample, GainSeed, LosePart
from ..data.items import SAMPLE, SEED, element, family, part, together, without
from ..data.kinds import Element, Item
from ..missions.begin import fresh
from ..missions.samples import AVAILABLE, PENDING, entering, replaces
from ..parts import named, same
from ..state import HabitatState

PART = "part"


def _gain_part(_: HabitatState, waiting: Waiting) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, GainPart)
    if effect.element is not None:
        return [GainedItems(items=(part(effect.element),) * effect.count, pending=effect.pending)]
    return named(waiting)


def _kinds(_: HabitatState, waiting: Waiting) -> Sequence[str]:
    """Of a choice of several no kind comes more often than the text says; `chosen` are those named so far."""
    effect = waiting.effect
    assert isinstance(effect, GainPart)
    return [each.value for each in Element if effect.chosen.count(each) < effect.per_kind]


def _this_kind(_: HabitatState, waiting: Waiting, thing: str) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, GainPart)
    one = Element(thing)
    gained = GainedItems(items=(part(one),), pending=effect.pending)
    if effect.count <= 1:
        return [gained]
    rest = GainPart(
        count=effect.count - 1, per_kind=effect.per_kind, pending=effect.pending, chosen=(*effect.chosen, one)
    )
    return [gained, same(waiting, rest)]


def _parts(state: HabitatState, waiting: Waiting) -> Sequence[str]:
    effect = waiting.effect
    assert isinstance(effect, LosePart)
    there = dict.fromkeys(item for item in state.available if family(item) == PART)
    return [item for item in there if effect.element in (None, element(item))]


def _lose_part(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    there = _parts(state, waiting)
    if len(there) == 1:
        return [SpentItems(items=(Item(there[0]),))]
    return named(waiting) if there else []


def _seed(_: HabitatState, waiting: Waiting) -> Sequence[Event]:
    assert isinstance(waiting.effect, GainSeed)
    return [GainedItems(items=(SEED,) * waiting.effect.count)]


def _sample(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    """HFQ-30: where the mission numbers samples, this one too."""
    assert isinstance(waiting.effect, GainSample)
    if replaces(state):
        return entering(state, PENDING if waiting.effect.pending else AVAILABLE, waiting.effect.count)
    return [GainedItems(items=(SAMPLE,) * waiting.effect.count, pending=waiting.effect.pending)]


def _bring(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    """What is in play already does not come again."""
    effect = waiting.effect
    assert isinstance(effect, BringStructure)
    if effect.structure in state.structures:
        return []
    return [StructureCame(structure=effect.structure)]


def _came(state: HabitatState, event: StructureCame) -> HabitatState:
    there = fresh(state.card(event.structure), len(state.crew))
    return changed(
        state,
        structures={**state.structures, event.structure: there},
        counted={**state.counted, f"built:{event.structure}": 1},
    )


def _gained(state: HabitatState, event: GainedItems) -> HabitatState:
    if event.pending:
        return changed(state, arriving=together(state.arriving, event.items))
    return changed(state, available=together(state.available, event.items))


GAINS = Chapter(
    effects={GainPart: _gain_part, LosePart: _lose_part, GainSeed: _seed, GainSample: _sample, BringStructure: _bring},
    picks={
        GainPart: Pick(candidates=_kinds, picked=_this_kind),
        LosePart: Pick(candidates=_parts, picked=lambda state, waiting, thing: [SpentItems(items=(Item(thing),))]),
    },
    feasible={LosePart: lambda state, waiting: bool(_parts(state, waiting))},
    folds={
        GainedItems: _gained,
        SpentItems: lambda state, event: changed(state, available=without(state.available, event.items)),
        StructureCame: _came,
    },
)
