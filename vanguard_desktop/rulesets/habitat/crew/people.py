"""Whom an effect concerns (HFX-03): one, each in turn, one by chance, or whom the group chooses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import attrs

from vanguard_desktop.core import EffectsQueued, Event, MemberId, Waiting, changed

from ..chapter import Chapter, Feasible, Pick, Resolve
from ..data.chance import SomebodyChosen
from ..data.kinds import Profession, Who
from ..parts import drawn_from, named
from ..state import Astronaut, HabitatState


def around(state: HabitatState) -> tuple[Astronaut, ...]:
    """In seating order from the First Player (HGN-17)."""
    return (*state.crew[state.first :], *state.crew[: state.first])


def concerned(state: HabitatState, waiting: Waiting) -> MemberId:
    """Of whom a text speaks; where it names nobody that is the First Player (HEV-18)."""
    return waiting.you or state.first_player.id


@attrs.frozen
class ToSomebody:
    """One kind of effect upon astronauts; `fits` says to whom it can happen, `can` whether in full (HGN-06)."""

    happens: Callable[[HabitatState, Waiting, Astronaut], Sequence[Event]]
    fits: Callable[[HabitatState, Waiting, Astronaut], bool] = lambda state, waiting, astronaut: True

    @property
    def resolve(self) -> Resolve:
        def carry_out(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
            match _who(waiting.effect):
                case Who.EACH:
                    return [EffectsQueued(effects=tuple(_to(waiting, each.id) for each in around(state)))]
                case Who.RANDOM:
                    there: tuple[Astronaut, ...] = state.crew
                    one, drawn = drawn_from(state, there)
                    return [SomebodyChosen(who=one.id, drawn=drawn), EffectsQueued(effects=(_to(waiting, one.id),))]
                case Who.CHOSEN | Who.ANOTHER:
                    found = self._candidates(state, waiting)
                    return named(waiting) if found else []
                case _:
                    one = _target(state, waiting)
                    if one is None or not self.fits(state, waiting, one):
                        return []
                    return self.happens(state, waiting, one)

        return carry_out

    def _candidates(self, state: HabitatState, waiting: Waiting) -> Sequence[str]:
        """The one of whom a text speaks is not another one."""
        others = [each for each in around(state) if _who(waiting.effect) is not Who.ANOTHER or each.id != waiting.you]
        return [each.id for each in others if self.fits(state, waiting, each)]

    @property
    def pick(self) -> Pick:
        return Pick(
            candidates=self._candidates,
            picked=lambda state, waiting, thing: [EffectsQueued(effects=(_to(waiting, MemberId(thing)),))],
        )

    @property
    def feasible(self) -> Feasible:
        def possible(state: HabitatState, waiting: Waiting) -> bool:
            if _who(waiting.effect) in (Who.EACH, Who.RANDOM):
                return all(self.fits(state, waiting, each) for each in state.crew)
            if _who(waiting.effect) in (Who.CHOSEN, Who.ANOTHER):
                return bool(self._candidates(state, waiting))
            one = _target(state, waiting)
            return one is not None and self.fits(state, waiting, one)

        return possible


def _who(effect: Any) -> Who:
    who: Who = effect.who
    return who


def _to(waiting: Waiting, member: MemberId) -> Waiting:
    effect: Any = waiting.effect
    return attrs.evolve(waiting, effect=attrs.evolve(effect, who=Who.ACTOR), you=member)


def _target(state: HabitatState, waiting: Waiting) -> Astronaut | None:
    """A missing profession makes the effect impossible (HFX-03)."""
    who = _who(waiting.effect)
    if who is Who.FIRST_PLAYER:
        return state.first_player
    if who is Who.ACTOR:
        return state.astronaut(concerned(state, waiting))
    return state.astronaut(Profession(who.value))


PEOPLE = Chapter(
    folds={SomebodyChosen: lambda state, event: changed(state, rng=state.rng.after(event.drawn))},
)
