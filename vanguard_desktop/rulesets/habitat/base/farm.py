"""P3: withering or growth, harvest, meals, what is left over (HPR-17 to HPR-30)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import attrs

from vanguard_desktop.core import Choose, EffectsQueued, Event, MemberId, Waiting, changed

from ..chapter import Chapter, Pick
from ..crew.people import around
from ..data.abilities import DripGrow
from ..data.base import (
    Fed,
    GoHungry,
    GreenhousesBuilt,
    GrowthFell,
    GrowthRose,
    GuardTaken,
    LosePlant,
    PayFarm,
    PlantLost,
    PlantWithered,
    ServeMeals,
)
from ..data.effects import BuildGreenhouses, FarmRule, Grow, Hurt, RuleFarm, Unplant, Wither
from ..data.kinds import Condition, Element, Penalty, Resource, StructureId, StructureKind, Who
from ..data.missions import FarmRuled
from ..data.steps import Step
from ..parts import coming, half, named, same, with_structure
from ..state import LAST_GROWTH, MOST_RESERVE, Astronaut, HabitatState
from .structures import in_play, penalty, works
from .supply import change_reserve


def farms(state: HabitatState) -> list[StructureId]:
    """The farm and the farms on cards, which share one growth track (HPR-30)."""
    return [each for each in in_play(state) if state.card(each).kind is StructureKind.FARM]


def _open_farms(state: HabitatState) -> list[StructureId]:
    return [each for each in farms(state) if not state.structures[each].is_shut]


def upkeep(state: HabitatState) -> dict[Resource, int]:
    """What has to be paid so that nothing withers; empty if nothing threatens (HPR-18)."""
    threats = {Resource.ENERGY: Element.POWER, Resource.OXYGEN: Element.OXYGEN}
    return {
        resource: due
        for resource, element in threats.items()
        if (due := sum(penalty(state, each, element) is Penalty.WITHERING for each in farms(state)))
    }


def _farm(state: HabitatState) -> Sequence[Event]:
    """Two reasons for withering are one withering (HRM-12)."""
    if ruled(state, FarmRule.WITHERS):
        return [coming(Wither(), ServeMeals())]
    first = Wither(preventable=True) if upkeep(state) else Grow()
    return [coming(first, ServeMeals())]


def ruled(state: HabitatState, rule: FarmRule) -> bool:
    """Whether a band of a track says so in this sol (HMS-23)."""
    return f"today:farm:{rule.value}" in state.counted


def _wither(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, Wither)
    due = upkeep(state)
    if effect.preventable and due:
        pay = PayFarm(energy=due.get(Resource.ENERGY, 0), oxygen=due.get(Resource.OXYGEN, 0))
        return [same(waiting, Choose(options=(pay, Wither())))]
    if not _open_farms(state):
        return []
    fell = [GrowthFell()] if state.growth else []
    return [*fell, same(waiting, LosePlant())]


def _pay(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, PayFarm)
    return [
        *change_reserve(state, Resource.ENERGY, -effect.energy),
        *change_reserve(state, Resource.OXYGEN, -effect.oxygen),
        same(waiting, Grow()),
    ]


def _can_pay(state: HabitatState, waiting: Waiting) -> bool:
    """HPR-19: one payment alone saves nothing."""
    effect = waiting.effect
    assert isinstance(effect, PayFarm)
    return state.reserves[Resource.ENERGY] >= effect.energy and state.reserves[Resource.OXYGEN] >= effect.oxygen


def _planted(state: HabitatState) -> list[StructureId]:
    return [each for each in _open_farms(state) if state.structures[each].plants]


def _lose_plant(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    """A guard goes in place of a plant (HAB-15); without any plant only the growth track is touched (HPR-21)."""
    there = _planted(state)
    if there and state.guard is not None:
        return [GuardTaken()]
    if len(there) == 1:
        return _withers(state, there[0])
    return named(waiting) if there else []


def _withers(state: HabitatState, farm: StructureId) -> list[Event]:
    free = [space for space in range(1, LAST_GROWTH + 1) if space not in state.growth]
    return [PlantWithered(structure=farm, space=max(free))] if free else [PlantLost(structure=farm)]


def _unplant(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    assert isinstance(waiting.effect, Unplant)
    there = sum(state.structures[each].plants for each in _open_farms(state))
    count = min(waiting.effect.count, there)
    return [same(waiting, *(LosePlant(),) * count)] if count else []


def grown(state: HabitatState) -> tuple[tuple[int, ...], tuple[StructureId, ...]]:
    """Where the markers stand after growth, and the farms in which a plant has ripened (HPR-22, HPR-23)."""
    room = {each: _free(state, each) for each in farms(state) if works(state, each)}
    taken: list[int] = []
    ripe: list[StructureId] = []
    for space in sorted(state.growth, reverse=True):
        farm = next((each for each, free in room.items() if free > ripe.count(each)), None)
        if space == LAST_GROWTH and farm is not None:
            ripe.append(farm)
        else:
            taken.append(space if space == LAST_GROWTH or space + 1 in taken else space + 1)
    return tuple(sorted(taken)), tuple(ripe)


def _free(state: HabitatState, farm: StructureId) -> int:
    return state.structures[farm].greenhouses - state.structures[farm].plants


def _grow(state: HabitatState, _: Waiting) -> Sequence[Event]:
    """HPR-29, HMK-23: where no farm works nothing grows."""
    if not any(works(state, each) for each in farms(state)) or ruled(state, FarmRule.STILL):
        return []
    spaces, ripe = grown(state)
    return [] if spaces == state.growth else [GrowthRose(spaces=spaces, ripened=ripe), coming(DripGrow())]


def portions(astronaut: Astronaut) -> int:
    """What somebody eats (HPR-26, HHP-12)."""
    return 2 if astronaut.suffers(Condition.ANEMIA) else 1


def harvest(state: HabitatState) -> int:
    """Each mature plant in a greenhouse yields one (HPR-25), but for those of farms that do not work."""
    return sum(state.structures[each].plants for each in farms(state) if works(state, each))


def meals(state: HabitatState) -> Fed:
    """Food of this sol is eaten first, then reserves; half of what is left over is stored (HPR-26, HPR-28)."""
    there, due, kept = harvest(state), sum(map(portions, state.crew)), state.reserves[Resource.FOOD]
    eaten = min(due, there + kept)
    by = half(max(0, there - due)) - max(0, eaten - there)
    return Fed(harvested=there, due=due, eaten=eaten, by=min(by, MOST_RESERVE - kept))


def _serve(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    served = meals(state)
    missing = served.due - served.eaten
    return [served, *([same(waiting, GoHungry(portions=missing))] if missing else [])]


def _hungry(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    """HPR-27: the group decides who goes without; where everybody does, there is nothing to decide."""
    effect = waiting.effect
    assert isinstance(effect, GoHungry)
    everything = {each.id: portions(each) for each in state.crew}
    if effect.portions >= sum(everything.values()):
        return _starve(state, everything)
    return named(waiting)


def _may_go_without(state: HabitatState, waiting: Waiting) -> Sequence[str]:
    effect = waiting.effect
    assert isinstance(effect, GoHungry)
    return [each.id for each in state.crew if effect.chosen.count(each.id) < portions(each)]


def _goes_without(state: HabitatState, waiting: Waiting, thing: str) -> Sequence[Event]:
    """HHP-20: all are named before anybody is hurt."""
    effect = waiting.effect
    assert isinstance(effect, GoHungry)
    chosen = (*effect.chosen, MemberId(thing))
    if len(chosen) < effect.portions:
        return [same(waiting, attrs.evolve(effect, chosen=chosen))]
    return _starve(state, Counter(chosen))


def _starve(state: HabitatState, missed: Mapping[MemberId, int]) -> list[Event]:
    """HGN-17: one after the other, from the First Player on."""
    hurt = (
        Waiting(effect=Hurt(who=Who.ACTOR, count=missed[each.id]), you=each.id)
        for each in around(state)
        if missed.get(each.id)
    )
    return [EffectsQueued(effects=tuple(hurt))]


def _greenhouses(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, BuildGreenhouses)
    room = ((each, state.card(each).greenhouses - state.structures[each].greenhouses) for each in farms(state))
    farm, most = next((found for found in room if found[1] > 0), (None, 0))
    if farm is None:
        return []
    count = min(effect.count, most)
    return [GreenhousesBuilt(structure=farm, count=count, plants=min(count, effect.plants))]


def _fell(state: HabitatState, _: GrowthFell) -> HabitatState:
    return changed(state, growth=tuple(space - 1 for space in state.growth if space > 1))


def _withered(state: HabitatState, event: PlantWithered) -> HabitatState:
    after = with_structure(state, event.structure, plants=state.structures[event.structure].plants - 1)
    return changed(after, growth=tuple(sorted((*state.growth, event.space))))


def _rose(state: HabitatState, event: GrowthRose) -> HabitatState:
    for farm in event.ripened:
        state = with_structure(state, farm, plants=state.structures[farm].plants + 1)
    return changed(state, growth=event.spaces)


def _built(state: HabitatState, event: GreenhousesBuilt) -> HabitatState:
    there = state.structures[event.structure]
    return with_structure(
        state, event.structure, greenhouses=there.greenhouses + event.count, plants=there.plants + event.plants
    )


FARM = Chapter(
    steps={Step.FARM: _farm},
    effects={
        Wither: _wither,
        PayFarm: _pay,
        Grow: _grow,
        LosePlant: _lose_plant,
        Unplant: _unplant,
        ServeMeals: _serve,
        GoHungry: _hungry,
        BuildGreenhouses: _greenhouses,
        RuleFarm: lambda state, waiting: [FarmRuled(rule=waiting.effect.rule)],  # type: ignore[attr-defined]
    },
    picks={
        LosePlant: Pick(
            candidates=lambda state, waiting: _planted(state),
            picked=lambda state, waiting, thing: _withers(state, StructureId(thing)),
        ),
        GoHungry: Pick(candidates=_may_go_without, picked=_goes_without),
    },
    feasible={PayFarm: _can_pay},
    folds={
        GrowthFell: _fell,
        PlantWithered: _withered,
        PlantLost: lambda state, event: with_structure(
            state, event.structure, plants=state.structures[event.structure].plants - 1
        ),
        GuardTaken: lambda state, event: changed(state, guard=None),
        GrowthRose: _rose,
        Fed: lambda state, event: changed(
            state, reserves={**state.reserves, Resource.FOOD: state.reserves[Resource.FOOD] + event.by}
        ),
        GreenhousesBuilt: _built,
        FarmRuled: lambda state, event: changed(state, counted={**state.counted, f"today:farm:{event.rule.value}": 1}),
    },
)
