"""What only the texts of the director do: they name things, and speak of the action that is being resolved."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import attrs

from vanguard_desktop.core import CardId, Event, Waiting, changed

from ..actions.exploring import find_token
from ..base.structures import meant
from ..base.tokens import PILE_UP
from ..chapter import Chapter, Pick
from ..crew.people import ToSomebody
from ..data.base import GainedItems, SampleLost
from ..data.director import (
    Entry,
    PawnsChanged,
    SpacesCleared,
    SpacesMarked,
    StructureNamed,
)
from ..data.effects import (
    BreakRepaired,
    ChangePawns,
    GainFind,
    GainRepairedPart,
    LoseSampleHere,
    MarkRover,
    MarkUsedRover,
    NameStructure,
    TakeOffMap,
)
from ..data.items import is_sample, part
from ..data.kinds import Element, Item, Rover, Space, StructureId
from ..parts import named, same
from ..state import Astronaut, HabitatState
from .adventures import just_repaired, repaired_spot
from .difficulty import at
from .entries import with_entry


def naming(feasible: Callable[[HabitatState, Waiting], bool]) -> Chapter:
    """Structures are named among those to which it can happen."""

    def candidates(state: HabitatState, waiting: Waiting) -> Sequence[StructureId]:
        effect = waiting.effect
        assert isinstance(effect, NameStructure)
        texts = ((each, attrs.evolve(waiting, effect=at(effect.then, each))) for each in meant(state, effect))
        return [each for each, text in texts if feasible(state, text)]

    def picked(_: HabitatState, waiting: Waiting, thing: str) -> Sequence[Event]:
        effect = waiting.effect
        assert isinstance(effect, NameStructure)
        structure = StructureId(thing)
        return [
            StructureNamed(event=CardId(waiting.source.id), structure=structure),
            same(waiting, at(effect.then, structure)),
        ]

    def name(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
        found = candidates(state, waiting)
        if len(found) > 1:
            return named(waiting)
        return picked(state, waiting, found[0]) if found else []

    return Chapter(
        effects={NameStructure: name},
        picks={NameStructure: Pick(candidates=candidates, picked=picked)},
        feasible={NameStructure: lambda state, waiting: bool(candidates(state, waiting))},
    )


def _entry(state: HabitatState, waiting: Waiting) -> Entry | None:
    """The entry that a text speaks for: the last one of its event, closed when its reward comes."""
    found = [each for each in state.director.journal if each.event == waiting.source.id]
    return found[-1] if found else None


def _take_off_map(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    effect, entry = waiting.effect, _entry(state, waiting)
    assert isinstance(effect, TakeOffMap)
    there = [each for each in (entry.spaces if entry else ()) if effect.modifier in state.marks.get(each, ())]
    return [SpacesCleared(spaces=tuple(there), modifier=effect.modifier)] if there else []


def _used_rover(state: HabitatState) -> Rover | None:
    return None if state.running is None else state.running.declared.stack.rover


def _mark_used(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    effect, rover = waiting.effect, _used_rover(state)
    assert isinstance(effect, MarkUsedRover)
    return [] if rover is None else [same(waiting, MarkRover(rover=rover, modifier=effect.modifier))]


def _can_mark(state: HabitatState, waiting: Waiting) -> bool:
    effect, rover = waiting.effect, _used_rover(state)
    assert isinstance(effect, MarkUsedRover)
    return rover is not None and (effect.modifier not in state.rovers[rover] or effect.modifier in PILE_UP)


def _samples_here(state: HabitatState, _: Waiting) -> Sequence[str]:
    here = None if state.running is None else state.running.declared.stack.task.space
    there = () if here is None else state.on_map.get(here, ())
    return [f"{here}/{item}" for item in dict.fromkeys(there) if is_sample(item)]


def _sample_gone(_: HabitatState, waiting: Waiting, thing: str) -> Sequence[Event]:
    here, _slash, item = thing.partition("/")
    return [SampleLost(space=here, item=Item(item))]


def _lose_here(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    found = _samples_here(state, waiting)
    if len(found) > 1:
        return named(waiting)
    return _sample_gone(state, waiting, found[0]) if found else []


def _repaired_part(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    assert isinstance(waiting.effect, GainRepairedPart)
    spot = repaired_spot(state)
    kind = Element(spot.partition(":")[2]) if spot else waiting.effect.otherwise
    return [GainedItems(items=(part(kind),))]


def _pawns(_: HabitatState, waiting: Waiting, astronaut: Astronaut) -> Sequence[Event]:
    assert isinstance(waiting.effect, ChangePawns)
    return [PawnsChanged(who=astronaut.id, by=waiting.effect.by)]


def _marked(state: HabitatState, event: SpacesMarked) -> HabitatState:
    marks = dict(state.marks)
    for each in event.spaces:
        there = marks.get(each, ())
        if event.modifier not in there or event.modifier in PILE_UP:
            marks[each] = (*there, event.modifier)
    return with_entry(changed(state, marks=marks), event.event, spaces=event.spaces)


def _cleared(state: HabitatState, event: SpacesCleared) -> HabitatState:
    marks: dict[Space, tuple[object, ...]] = dict(state.marks)
    for each in event.spaces:
        there = list(marks[each])
        there.remove(event.modifier)
        marks[each] = tuple(there)
    return changed(state, marks={each: there for each, there in marks.items() if there})


def _pawns_changed(state: HabitatState, event: PawnsChanged) -> HabitatState:
    now = state.more_pawns.get(event.who, 0)
    return changed(state, more_pawns={**state.more_pawns, event.who: now + event.by})


PAWNS = ToSomebody(_pawns)
DIRECTOR_EFFECTS = Chapter(
    effects={
        TakeOffMap: _take_off_map,
        MarkUsedRover: _mark_used,
        LoseSampleHere: _lose_here,
        GainRepairedPart: _repaired_part,
        BreakRepaired: lambda state, waiting: [same(waiting, just_repaired(waiting.effect, repaired_spot(state)))],
        ChangePawns: PAWNS.resolve,
        GainFind: lambda state, waiting: find_token(state),
    },
    picks={
        LoseSampleHere: Pick(candidates=_samples_here, picked=_sample_gone),
        ChangePawns: PAWNS.pick,
    },
    feasible={
        MarkUsedRover: _can_mark,
        LoseSampleHere: lambda state, waiting: bool(_samples_here(state, waiting)),
        ChangePawns: PAWNS.feasible,
    },
    folds={
        SpacesMarked: _marked,
        SpacesCleared: _cleared,
        PawnsChanged: _pawns_changed,
    },
)
