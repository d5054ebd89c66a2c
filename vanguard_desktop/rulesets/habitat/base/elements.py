"""Elements break and are repaired; what red CPUs of the Work complex bring in P5 (HST-11, HPR-35 to HPR-39)."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import Event, Waiting, changed

from ..chapter import Chapter, Pick
from ..data.base import DoBrokenCpu, ElementBroken, ElementRepaired, SampleLost
from ..data.chance import RoverMarked
from ..data.effects import Break, BreakHere, ChangeStress, LoseSample, PutModifier, Repair, RollForRover
from ..data.items import is_sample, without
from ..data.kinds import (
    GAR,
    LAB,
    PRB,
    WSH,
    Color,
    Element,
    Item,
    Modifier,
    Penalty,
    Rover,
    Sign,
    Space,
    StructureId,
)
from ..data.steps import Step
from ..dice import Cup, roll, rolling
from ..parts import coming, named, with_structure
from ..state import HabitatState
from .structures import meant, penalty, source_of

Spot = tuple[StructureId, Element]


def spot_name(structure: StructureId, element: Element) -> str:
    """How an element is named in questions: `LAB:cpu`."""
    return f"{structure}:{element.value}"


def spot_of(thing: str) -> Spot:
    structure, _, element = thing.partition(":")
    return StructureId(structure), Element(element)


def spots(state: HabitatState, effect: Break | Repair) -> list[Spot]:
    """The elements that an effect may break or repair (HST-11, HST-12); a fault looks for a green one (HMF-22)."""
    red = isinstance(effect, Repair)
    return [
        (each, element)
        for each in meant(state, effect)
        for element in state.card(each).elements
        if effect.element in (None, element) and (element in state.structures[each].broken) is red
    ]


def _change(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, Break | Repair)
    found = spots(state, effect)
    if effect.each and effect.element is not None:
        return [event for spot in found for event in turned(effect, spot)]
    if len(found) == 1:
        return turned(effect, found[0])
    return named(waiting) if found else []


def turned(effect: Break | Repair, spot: Spot) -> list[Event]:
    structure, element = spot
    event = ElementBroken if isinstance(effect, Break) else ElementRepaired
    return [event(structure=structure, element=element)]


def _candidates(state: HabitatState, waiting: Waiting) -> Sequence[str]:
    assert isinstance(waiting.effect, Break | Repair)
    return [spot_name(*spot) for spot in spots(state, waiting.effect)]


def _picked(state: HabitatState, waiting: Waiting, thing: str) -> Sequence[Event]:
    assert isinstance(waiting.effect, Break | Repair)
    return turned(waiting.effect, spot_of(thing))


def _broken_cpus(state: HabitatState) -> Sequence[Event]:
    """HPR-35: in the order of the list, each when its turn comes."""
    return [coming(*(DoBrokenCpu(structure=each) for each in (GAR, PRB, LAB, WSH)))]


def _broken_cpu(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    assert isinstance(waiting.effect, DoBrokenCpu)
    structure = waiting.effect.structure
    if penalty(state, structure, Element.CPU) is not Penalty.PRODUCTION_STEP:
        return []
    effect = BROKEN_CPUS[structure]
    return [coming(effect, source=source_of(structure))]


# HPR-36 to HPR-39.
BROKEN_CPUS = {
    GAR: RollForRover(rover=Rover.SCOUT),
    PRB: LoseSample(),
    LAB: ChangeStress(by=1),
    WSH: PutModifier(structure=WSH, modifier=Modifier.EXTRA_PAWN, active=True),
}


def _roll_for_rover(_: HabitatState, waiting: Waiting, cup: Cup) -> Sequence[Event]:
    assert isinstance(waiting.effect, RollForRover)
    rolled = roll(cup, Color.GREEN, Sign.WOUND)
    marked = [RoverMarked(rover=waiting.effect.rover, modifier=Modifier.BREAKDOWN)] if rolled.shows else []
    return [rolled, *marked]


def _samples(state: HabitatState, _: Waiting) -> Sequence[str]:
    """Each kind of sample of each region once: `R1-N/sample`."""
    lots = ((space, item) for space, there in state.on_map.items() for item in dict.fromkeys(there))
    return [f"{space}/{item}" for space, item in lots if is_sample(item)]


def _lose_sample(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    return named(waiting) if _samples(state, waiting) else []


def _sample_gone(_: HabitatState, waiting: Waiting, thing: str) -> Sequence[Event]:
    space, _slash, item = thing.partition("/")
    return [SampleLost(space=space, item=Item(item))]


def _break(state: HabitatState, event: ElementBroken) -> HabitatState:
    there = {*state.structures[event.structure].broken, event.element}
    return with_structure(state, event.structure, broken=tuple(each for each in Element if each in there))


def _repair(state: HabitatState, event: ElementRepaired) -> HabitatState:
    there = state.structures[event.structure].broken
    return with_structure(state, event.structure, broken=tuple(each for each in there if each is not event.element))


def _sample_lost(state: HabitatState, event: SampleLost) -> HabitatState:
    space = Space(event.space)
    return changed(state, on_map={**state.on_map, space: without(state.on_map[space], (event.item,))})


def _rover_marked(state: HabitatState, event: RoverMarked) -> HabitatState:
    return changed(state, rovers={**state.rovers, event.rover: (*state.rovers[event.rover], event.modifier)})


def _break_here(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    """The tile is on its way back: that its structure is still shut down does not save the element."""
    effect = waiting.effect
    assert isinstance(effect, BreakHere)
    structure = StructureId(waiting.source.id)
    there = state.structures.get(structure)
    if there is None or effect.element in there.broken or effect.element not in state.card(structure).elements:
        return []
    return [ElementBroken(structure=structure, element=effect.element)]


PICK = Pick(candidates=_candidates, picked=_picked)
ELEMENTS = Chapter(
    steps={Step.BROKEN_CPUS: _broken_cpus},
    effects={
        Break: _change,
        BreakHere: _break_here,
        Repair: _change,
        DoBrokenCpu: _broken_cpu,
        RollForRover: rolling(_roll_for_rover),
        LoseSample: _lose_sample,
    },
    picks={Break: PICK, Repair: PICK, LoseSample: Pick(candidates=_samples, picked=_sample_gone)},
    feasible={
        Break: lambda state, waiting: bool(_candidates(state, waiting)),
        Repair: lambda state, waiting: bool(_candidates(state, waiting)),
        LoseSample: lambda state, waiting: bool(_samples(state, waiting)),
    },
    folds={
        ElementBroken: _break,
        ElementRepaired: _repair,
        SampleLost: _sample_lost,
        RoverMarked: _rover_marked,
    },
)
