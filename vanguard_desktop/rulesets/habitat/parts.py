"""Small things that every room needs: effects that come next, a part of the position changed, things drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import attrs

from vanguard_desktop.core import (
    NOBODY,
    CardId,
    DecisionOpened,
    Effect,
    EffectsQueued,
    Event,
    MemberId,
    Source,
    Waiting,
    changed,
)

from .data.common import ChooseThing
from .data.kinds import Pile, StructureId
from .state import HabitatState


def coming(*effects: Effect, you: MemberId | None = None, source: Source = NOBODY) -> EffectsQueued:
    """These effects come next, in this order (HFX-02)."""
    return EffectsQueued(effects=tuple(Waiting(effect=effect, you=you, source=source) for effect in effects))


def same(waiting: Waiting, *effects: Effect) -> EffectsQueued:
    """What a text is made of: it speaks of the same astronaut, and the same card says it."""
    return EffectsQueued(effects=tuple(attrs.evolve(waiting, effect=effect) for effect in effects))


def named(waiting: Waiting, who: MemberId | None = None) -> list[Event]:
    """Something has to be named for an effect."""
    return [DecisionOpened(decision=ChooseThing(effect=waiting, who=who))]


def with_structure(state: HabitatState, structure: StructureId, **fields: Any) -> HabitatState:
    after = attrs.evolve(state.structures[structure], **fields)
    return changed(state, structures={**state.structures, structure: after})


def with_astronaut(state: HabitatState, member: MemberId, **fields: Any) -> HabitatState:
    crew = tuple(attrs.evolve(each, **fields) if each.id == member else each for each in state.crew)
    return changed(state, crew=crew)


def drawn_from(state: HabitatState, things: Sequence[Any]) -> tuple[Any, int]:
    """One of several things by chance, with the number of draws that it took (HGN-19)."""
    place, rng = state.rng.below(len(things))
    return things[place], rng.since(state.rng)


def draw(state: HabitatState, pile: Pile) -> tuple[CardId, int] | None:
    """A card of a pile by chance; None if there is none left."""
    there = state.piles.get(pile, ())
    return drawn_from(state, there) if there else None


def half(number: int) -> int:
    """Every halving rounds up (HGN-08)."""
    return (number + 1) // 2
