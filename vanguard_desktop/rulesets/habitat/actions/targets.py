"""What may be declared now: targets, and the things that have to lie with a stack (HAC-09, HAC-24, HAC-25)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from vanguard_desktop.core import Reason

from ..base.farm import farms
from ..base.structures import works
from ..data.actions import LimitReached, NoRoute, NoStructure, NotThere, Stack, TakenAlready, Task, TaskKind
from ..data.items import SEED, family, is_sample, name, part
from ..data.kinds import ActionType, Element, Item, StructureId
from ..data.predicates import item_of as named_item
from ..kept import kept
from ..map.routes import routes
from ..map.spaces import is_accessible, ring_of
from ..missions.ground import site_fits
from ..missions.loads import named_load
from ..state import HabitatState
from .special import is_on_map, is_on_offer, open_way, sheet_action, special
from .weight import house, houses, type_of

UPGRADE, PART = "upgrade", "part"


def things(state: HabitatState, task: Task) -> tuple[Item, ...]:
    """What is put with a stack at declaration (HAC-24)."""
    match task.kind:
        case TaskKind.REPAIR if task.source is None and task.element is not None:
            return (part(task.element),)
        case TaskKind.STUDY | TaskKind.UPGRADE if task.item is not None:
            return (task.item,)
        case TaskKind.SOW:
            return (SEED,)
        case TaskKind.MISSION | TaskKind.EVENT:
            return special_things(state, task)
        case _:
            return ()


def special_things(state: HabitatState, task: Task) -> tuple[Item, ...]:
    """What a special action wants put with it; of parts of any kind the one that was named."""
    needs = special(state, task).needs
    named = (task.item,) if (needs.any_parts or needs.samples) and task.item is not None else ()
    return (
        *(part(each) for each in needs.parts),
        *named,
        *(SEED,) * needs.seeds,
        *(Item(each.replace("-", ":", 1)) for each in needs.items),
    )


@kept("available", "plan", "box")
def at_hand(state: HabitatState) -> Counter[Item]:
    """Available things that no stack of the plan has yet."""
    found = Counter(state.available)
    for stack in state.plan:
        found.subtract(Counter(things(state, stack.task)))
    return found


def why_not_at(state: HabitatState, task: Task) -> Reason | None:
    """Why an action cannot be declared, as far as its structure, its target and its things are concerned."""
    kind = type_of(state, task)
    if kind is not None and (reason := _why_no_house(state, task, kind)):
        return reason
    if reason := _TARGETS[task.kind](state, task):
        return reason
    if needed := things(state, task):
        wanted, there = Counter(needed), at_hand(state)
        if any(there[item] < count for item, count in wanted.items()):
            short = any(state.available.count(item) < count for item, count in wanted.items())
            return NotThere() if short else TakenAlready()
    if task.space is not None and not routes(state, task.space):
        return NoRoute()
    return None


def _why_no_house(state: HabitatState, task: Task, kind: ActionType) -> Reason | None:
    """HAC-21, HST-20: the full structure, or the card that stands in for it, with its limits."""
    place = house(state, task)
    if place is None or place not in houses(state, kind):
        return NoStructure()
    limits = state.card(place).limits
    used = sum(house(state, stack.task) == place for stack in state.plan)
    if limits.per_round and used >= limits.per_round:
        return LimitReached()
    if task.kind is TaskKind.EXPLORE and task.space is not None and ring_of(task.space) > limits.rings:
        return LimitReached()
    if limits.up_to_examined and task.kind is TaskKind.STUDY_AGAIN:
        return LimitReached()
    return None


def _planned(state: HabitatState, task: Task) -> int:
    """How many stacks have this very target."""
    return sum(
        (stack.task.kind, stack.task.space, stack.task.item) == (task.kind, task.space, task.item)
        for stack in state.plan
    )


def _anything(_: HabitatState, task: Task) -> Reason | None:
    return None


def _explore(state: HabitatState, task: Task) -> Reason | None:
    return None if task.space is not None and is_accessible(state, task.space) else NotThere()


def _collect(state: HabitatState, task: Task) -> Reason | None:
    """HCL-02: the region is explored, and the thing lies there; some loads stay where they are."""
    if task.space not in state.regions or task.space is None or task.item is None:
        return NotThere()
    load = named_load(state, task.item)
    if load is not None and load.fixed:
        return NotThere()
    there = state.on_map.get(task.space, ()).count(task.item)
    if not there:
        return NotThere()
    return TakenAlready() if _planned(state, task) >= there else None


def _study(state: HabitatState, task: Task) -> Reason | None:
    """HRS-02: a new sample is put with the stack; nothing but samples is studied."""
    return None if task.item is not None and is_sample(task.item) else NotThere()


def _study_again(state: HabitatState, task: Task) -> Reason | None:
    """HRS-03, HRS-05: an examined sample stays where it is, and goes one stage on in a sol; some go no further."""
    examined = 0 if task.item is None else state.examined.count(task.item)
    if not examined or task.item is None or is_inert(state, task.item):
        return NotThere()
    return TakenAlready() if _planned(state, task) >= examined else None


def is_inert(state: HabitatState, item: Item) -> bool:
    """Whether samples of this number never become discoveries (HRM-08)."""
    return any(named_item(each) == item for each in state.sheet.inert)


def _sow(state: HabitatState, task: Task) -> Reason | None:
    """HRS-12 to HRS-16: room in a farm that works, the first space free, once in a sol."""
    fields = [each for each in farms(state) if works(state, each)]
    if not fields:
        return NoStructure()
    if any(stack.task.kind is TaskKind.SOW for stack in state.plan):
        return TakenAlready()
    room = sum(state.structures[each].greenhouses for each in fields)
    grows = sum(state.structures[each].plants for each in fields) + len(state.growth)
    return None if grows < room and 1 not in state.growth else NotThere()


def _repair(state: HabitatState, task: Task) -> Reason | None:
    """HBD-03 to HBD-09: a red element, and a part or a green element of the same kind elsewhere."""
    if task.structure not in state.structures or task.structure is None or task.element is None:
        return NotThere()
    there = state.structures[task.structure]
    if there.is_shut or task.element not in there.broken:
        return NotThere()
    if any((stack.task.structure, stack.task.element) == (task.structure, task.element) for stack in _repairs(state)):
        return TakenAlready()
    if task.source is None:
        return None
    if task.source == task.structure or not is_green(state, task.source, task.element):
        return NotThere()
    taken = any((stack.task.source, stack.task.element) == (task.source, task.element) for stack in _repairs(state))
    return TakenAlready() if taken else None


def _repairs(state: HabitatState) -> list[Stack]:
    return [stack for stack in state.plan if stack.task.kind is TaskKind.REPAIR]


def is_green(state: HabitatState, structure: StructureId, element: Element) -> bool:
    """Whether an element works and may be taken: nothing of a structure that is shut down may (HPR-43)."""
    there = state.structures.get(structure)
    if there is None or there.is_shut:
        return False
    return element in state.card(structure).elements and element not in there.broken


def _upgrade(state: HabitatState, task: Task) -> Reason | None:
    if task.item is None or family(task.item) != UPGRADE:
        return NotThere()
    card = state.box.others["habitat_upgrades"].get(name(task.item))
    return None if card is not None and card.structure in state.structures else NotThere()


def _mend_rover(state: HabitatState, task: Task) -> Reason | None:
    if task.rover is None or not state.rovers[task.rover]:
        return NotThere()
    planned = sum(stack.task.rover is task.rover and stack.task.kind is TaskKind.MEND_ROVER for stack in state.plan)
    return TakenAlready() if planned >= len(state.rovers[task.rover]) else None


def _turn_tile(state: HabitatState, task: Task) -> Reason | None:
    there = None if task.structure is None else state.structures.get(task.structure)
    tile = None if there is None or task.resource is None else there.tiles.get(task.resource)
    if tile is None or tile.up:
        return NotThere()
    taken = any(
        (stack.task.structure, stack.task.resource) == (task.structure, task.resource)
        for stack in state.plan
        if stack.task.kind is TaskKind.TURN_TILE
    )
    return TakenAlready() if taken else None


def _event(state: HabitatState, task: Task) -> Reason | None:
    """HEV-07, HEV-11: as long as the entry is open, and once."""
    found = open_way(state, task)
    if found is None:
        return NotThere()
    if any(stack.task.kind is TaskKind.EVENT and stack.task.id == task.id for stack in state.plan):
        return TakenAlready()
    needs = found[2].needs
    return NotThere() if bool(needs.any_parts or needs.samples) is (task.item is None) else None


def _mission(state: HabitatState, task: Task) -> Reason | None:
    action = sheet_action(state, task.id)
    if action is None:
        return NotThere()
    if not is_on_offer(state, action):
        return LimitReached()
    if task.way and task.way >= len(action.choices):
        return NotThere()
    if is_on_map(action):
        return None if task.space is not None and site_fits(state, action, task.space) else NotThere()
    named = action.needs.any_parts or action.needs.samples
    if bool(named) is (task.item is None):
        return NotThere()
    return None


_TARGETS: dict[TaskKind, Callable[[HabitatState, Task], Reason | None]] = {
    TaskKind.REST: _anything,
    TaskKind.RELAX: _anything,
    TaskKind.HEAL: _anything,
    TaskKind.MANAGE: _anything,
    TaskKind.EXPLORE: _explore,
    TaskKind.COLLECT: _collect,
    TaskKind.STUDY: _study,
    TaskKind.STUDY_AGAIN: _study_again,
    TaskKind.SOW: _sow,
    TaskKind.REPAIR: _repair,
    TaskKind.UPGRADE: _upgrade,
    TaskKind.MEND_ROVER: _mend_rover,
    TaskKind.TURN_TILE: _turn_tile,
    TaskKind.MISSION: _mission,
    TaskKind.EVENT: _event,
}
