"""What the next production will bring, and what red elements cost (HPR-01 to HPR-39)."""

from __future__ import annotations

from collections.abc import Mapping

import attrs

from vanguard_desktop.core import changed

from ..base.farm import grown, meals, ruled, upkeep
from ..base.structures import in_play, penalty
from ..base.supply import Balance, balance
from ..crew.morale import stress_of_sol
from ..data.base import Fed
from ..data.cards import Mode, Trigger
from ..data.effects import ChangeStress, FarmRule, StressByTracks
from ..data.kinds import Complex, Element, Penalty, Resource, StructureId
from ..data.steps import Step
from ..holds import holds
from ..malfunctions.tracks import worn
from ..missions.sheet import stress_of_tracks
from ..parts import with_structure
from ..state import MOST_STRESS, HabitatState


@attrs.frozen(kw_only=True)
class Production:
    """The next production step, if nothing changes before: energy and oxygen with what will be cut off, what has to be
    paid so that nothing withers, the meals if it is, the stress with what the mission adds, and whether they quarrel.
    """

    energy: Balance
    oxygen: Balance
    upkeep: Mapping[Resource, int]
    can_pay: bool
    ripens: int
    meals: Fed
    stress: int
    quarrel: bool


def production(state: HabitatState) -> Production:
    """Which structures will be cut off is the choice of the group; what is cut off by then is not counted."""
    energy, oxygen, due = balance(state, Resource.ENERGY), balance(state, Resource.OXYGEN), upkeep(state)
    stored = {Resource.ENERGY: energy.stored, Resource.OXYGEN: oxygen.stored}
    can_pay = all(state.reserves[each] + stored[each] >= count for each, count in due.items())
    spaces, ripe = grown(state)
    after = state
    if not ruled(state, FarmRule.STILL) and (can_pay or not due):
        for farm in ripe:
            after = with_structure(after, farm, plants=after.structures[farm].plants + 1)
        after = changed(after, growth=spaces)
    else:
        ripe = ()
    stress = sum(each.effect.by for each in stress_of_sol(state).effects if isinstance(each.effect, ChangeStress))
    stress += mission_stress(state)
    return Production(
        energy=energy,
        oxygen=oxygen,
        upkeep=due,
        can_pay=can_pay,
        ripens=len(ripe),
        meals=meals(after),
        stress=stress,
        quarrel=state.stress + stress >= MOST_STRESS,
    )


def mission_stress(state: HabitatState) -> int:
    """What the mission adds to the stress of the next sol, if nothing changes."""
    found = 0
    for hook in state.sheet.hooks:
        if hook.on.trigger is not Trigger.STEP or hook.on.step is not Step.STRESS or hook.mode is Mode.INSTEAD:
            continue
        if hook.test is not None and not holds(state, hook.test):
            continue
        if isinstance(hook.effect, ChangeStress):
            found += hook.effect.by
        if isinstance(hook.effect, StressByTracks):
            found += stress_of_tracks(state, hook.effect)
    return found


@attrs.frozen(kw_only=True)
class Worn:
    """What one red element brings as long as it is red."""

    structure: StructureId
    element: Element
    penalty: Penalty


@attrs.frozen(kw_only=True)
class Penalties:
    """Everything that red elements bring, and how much each malfunction track rises by them alone (HMF-05)."""

    elements: tuple[Worn, ...]
    tracks: Mapping[Complex, int]


def penalties_ahead(state: HabitatState) -> Penalties:
    found = tuple(
        Worn(structure=each, element=element, penalty=brings)
        for each in in_play(state)
        for element in state.card(each).elements
        if (brings := penalty(state, each, element)) is not Penalty.NONE
    )
    return Penalties(elements=found, tracks={each: worn(state, each) for each in Complex})
