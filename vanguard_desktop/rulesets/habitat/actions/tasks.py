"""Everything that may be planned, in an order that never changes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import attrs

from ..base.structures import in_play
from ..data.actions import Task, TaskKind
from ..data.cards import MissionAction, Needs
from ..data.items import SEED, family, is_sample, part
from ..data.kinds import ActionType, Condition, Item, Make, Rover
from ..map.spaces import SPACES, is_accessible
from ..missions.ground import site_fits
from ..state import HabitatState
from .special import is_on_map, is_on_offer, open_actions, special
from .targets import PART, UPGRADE, is_green
from .weight import houses


def tasks(state: HabitatState) -> Iterator[Task]:
    """Everything that could be declared, whether it may be now or not, in an order that never depends on hashing."""
    yield from _typed(state, ActionType.REST, Task(kind=TaskKind.REST))
    yield from _typed(state, ActionType.RELAX, Task(kind=TaskKind.RELAX))
    yield from _typed(state, ActionType.HEAL, Task(kind=TaskKind.HEAL))
    if any(each.suffers(Condition.HEART) for each in state.crew):
        yield from _typed(state, ActionType.HEAL, Task(kind=TaskKind.HEAL, condition=Condition.HEART))
    yield from _typed(state, ActionType.MANAGE, Task(kind=TaskKind.MANAGE))
    for space in SPACES:
        if is_accessible(state, space):
            yield from _typed(state, ActionType.EXPLORE, Task(kind=TaskKind.EXPLORE, space=space))
    for space, there in state.on_map.items():
        if space in state.regions:
            for item in dict.fromkeys(there):
                yield from _typed(state, ActionType.COLLECT, Task(kind=TaskKind.COLLECT, space=space, item=item))
    for kind, there in ((TaskKind.STUDY, state.available), (TaskKind.STUDY_AGAIN, state.examined)):
        for item in dict.fromkeys(there):
            if is_sample(item):
                yield from _typed(state, ActionType.RESEARCH, Task(kind=kind, item=item))
    if SEED in state.available:
        yield from _typed(state, ActionType.RESEARCH, Task(kind=TaskKind.SOW))
    yield from _builds(state)
    for structure in in_play(state):
        for resource, tile in state.structures[structure].tiles.items():
            if not tile.up:
                yield Task(kind=TaskKind.TURN_TILE, structure=structure, resource=resource)
    for action in state.sheet.actions:
        if is_on_offer(state, action):
            yield from _of_the_sheet(state, action)
    for opened in open_actions(state):
        asked = special(state, opened)
        for named in _named(state, asked.needs):
            task = attrs.evolve(opened, item=named)
            if asked.type is None:
                yield task
            else:
                yield from _typed(state, asked.type, task)


def _typed(state: HabitatState, kind: ActionType, task: Task) -> Iterator[Task]:
    """Once for each structure that may be used: the full one first, cards by their id (HST-20)."""
    for place in houses(state, kind):
        yield task if state.card(place).make is Make.HUB else attrs.evolve(task, stand_in=place)


def _builds(state: HabitatState) -> Iterator[Task]:
    for structure in in_play(state):
        there = state.structures[structure]
        if there.is_shut:
            continue
        for element in there.broken:
            task = Task(kind=TaskKind.REPAIR, structure=structure, element=element)
            if part(element) in state.available:
                yield from _typed(state, ActionType.BUILD, task)
            for source in in_play(state):
                if source != structure and is_green(state, source, element):
                    cannibal = Task(kind=TaskKind.REPAIR, structure=structure, element=element, source=source)
                    yield from _typed(state, ActionType.BUILD, cannibal)
    for item in dict.fromkeys(state.available):
        if family(item) == UPGRADE:
            yield from _typed(state, ActionType.BUILD, Task(kind=TaskKind.UPGRADE, item=item))
    for rover in Rover:
        if state.rovers[rover]:
            yield from _typed(state, ActionType.BUILD, Task(kind=TaskKind.MEND_ROVER, rover=rover))


def _of_the_sheet(state: HabitatState, action: MissionAction) -> Iterator[Task]:
    """A special action, at each region or with each part or sample that it may name."""
    regions = tuple(each for each in state.regions if site_fits(state, action, each)) if is_on_map(action) else (None,)
    for place, item in product(regions, _named(state, action.needs)):
        for way in range(len(action.choices) or 1):
            task = Task(kind=TaskKind.MISSION, id=action.id, space=place, item=item, way=way)
            if action.type is None:
                yield task
            else:
                yield from _typed(state, action.type, task)


def _named(state: HabitatState, needs: Needs) -> tuple[Item | None, ...]:
    """The parts or samples one of which has to be named; none where nothing is asked for by sort alone."""
    if needs.any_parts:
        return tuple(dict.fromkeys(each for each in state.available if family(each) == PART))
    if needs.samples:
        return tuple(dict.fromkeys(each for each in state.available if is_sample(each)))
    return (None,)
