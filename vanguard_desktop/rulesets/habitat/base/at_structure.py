"""Effects that happen to a structure: which one, if several fit, the group chooses; or to each of them (HFX-04)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import attrs

from vanguard_desktop.core import Event, Waiting

from ..chapter import Feasible, Pick, Resolve
from ..data.effects.common import AtStructure
from ..data.kinds import StructureId
from ..parts import named, same
from ..state import HabitatState
from .structures import meant

# Which of the structures that are meant something can happen to, and what happens to one.
Fits = Callable[[HabitatState, Waiting, StructureId], bool]
Happens = Callable[[HabitatState, Waiting, StructureId], Sequence[Event]]


@attrs.frozen
class To:
    """One kind of effect upon structures: tables for its chapter are made of it."""

    happens: Happens
    fits: Fits = lambda state, waiting, structure: True
    shut: bool = False

    def candidates(self, state: HabitatState, waiting: Waiting) -> tuple[StructureId, ...]:
        assert isinstance(waiting.effect, AtStructure)
        return tuple(each for each in meant(state, waiting.effect, self.shut) if self.fits(state, waiting, each))

    @property
    def pick(self) -> Pick:
        return Pick(
            candidates=self.candidates,
            picked=lambda state, waiting, thing: self.happens(state, waiting, StructureId(thing)),
        )

    @property
    def resolve(self) -> Resolve:
        def carry_out(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
            effect = waiting.effect
            assert isinstance(effect, AtStructure)
            found = self.candidates(state, waiting)
            if effect.each and effect.structure is None:
                singly = [attrs.evolve(effect, structure=each, kind=None, complex=None, each=False) for each in found]
                return [same(waiting, *singly)] if singly else []
            if len(found) == 1:
                return self.happens(state, waiting, found[0])
            return named(waiting) if found else []

        return carry_out

    @property
    def feasible(self) -> Feasible:
        return lambda state, waiting: bool(self.candidates(state, waiting))
