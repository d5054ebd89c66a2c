"""Modifier tokens on structures: where they lie, and that an active place holds no two of a kind (HMK)."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from vanguard_desktop.core import Event, Waiting, changed

from ..chapter import Chapter
from ..data.base import ModifierPut, ModifierTaken
from ..data.effects import PutModifier, TakeModifier
from ..data.kinds import Modifier, StructureId
from ..data.rounds import TokensMoved
from ..data.steps import Step
from ..parts import with_structure
from ..state import HabitatState, Structure
from .at_structure import To

# HMK-11: these pile up on an active place; of all others there is one at the most.
PILE_UP = (Modifier.EXTRA_PAWN,)


def _put(state: HabitatState, waiting: Waiting, structure: StructureId) -> Sequence[Event]:
    """HMK-11: what an active place has already is ignored; what waits is always placed (HMK-12)."""
    effect = waiting.effect
    assert isinstance(effect, PutModifier)
    there = state.structures[structure].active if effect.active else ()
    if effect.modifier in there and effect.modifier not in PILE_UP:
        return []
    return [ModifierPut(structure=structure, modifier=effect.modifier, active=effect.active)]


def _take(state: HabitatState, waiting: Waiting, structure: StructureId) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, TakeModifier)
    return [ModifierTaken(structure=structure, modifier=effect.modifier, active=effect.active)]


def _lies_there(state: HabitatState, waiting: Waiting, structure: StructureId) -> bool:
    effect = waiting.effect
    assert isinstance(effect, TakeModifier)
    there = state.structures[structure]
    return effect.modifier in (there.active if effect.active else there.waiting)


def moved(there: Structure) -> Structure:
    """HCU-01, HCU-02: all active tokens go, the top one of those that wait becomes active."""
    return attrs.evolve(there, active=there.waiting[:1], waiting=there.waiting[1:])


def _move(state: HabitatState) -> Sequence[Event]:
    return [TokensMoved()] if any(there.active or there.waiting for there in state.structures.values()) else []


def _on(state: HabitatState, event: ModifierPut) -> HabitatState:
    there = state.structures[event.structure]
    if event.active:
        return with_structure(state, event.structure, active=(*there.active, event.modifier))
    return with_structure(state, event.structure, waiting=(event.modifier, *there.waiting))


def _off(state: HabitatState, event: ModifierTaken) -> HabitatState:
    there = state.structures[event.structure]
    left = list(there.active if event.active else there.waiting)
    left.remove(event.modifier)
    return with_structure(state, event.structure, **{"active" if event.active else "waiting": tuple(left)})


def _all_move(state: HabitatState, _: TokensMoved) -> HabitatState:
    return changed(state, structures={each: moved(there) for each, there in state.structures.items()})


PUT, TAKE = To(_put), To(_take, _lies_there, shut=True)
TOKENS = Chapter(
    steps={Step.TOKENS: _move},
    effects={PutModifier: PUT.resolve, TakeModifier: TAKE.resolve},
    picks={PutModifier: PUT.pick, TakeModifier: TAKE.pick},
    feasible={PutModifier: PUT.feasible, TakeModifier: TAKE.feasible},
    folds={ModifierPut: _on, ModifierTaken: _off, TokensMoved: _all_move},
)
