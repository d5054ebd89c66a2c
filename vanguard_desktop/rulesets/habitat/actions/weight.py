"""What a stack takes and brings (HAC-11 to HAC-25, HDC-12): one function for plan, odds and resolution."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import attrs

from vanguard_desktop.core import MemberId, changed

from ..base.structures import penalties, works
from ..crew.health import suffered
from ..data.actions import TYPES, Dice, Pawn, Stack, Task, TaskKind, Weight
from ..data.kinds import (
    CAROUSEL,
    CRQ,
    CTL,
    FRM,
    GAR,
    HUB,
    LAB,
    MED,
    PRB,
    QCR,
    SCAN_BED,
    SOUNDING_RIG,
    WSH,
    ActionType,
    Color,
    Condition,
    Item,
    Make,
    Modifier,
    Penalty,
    Profession,
    Resource,
    Rover,
    StructureId,
)
from ..kept import kept, of_position
from ..map.routes import Way, way
from ..missions.loads import item_of
from ..missions.markers import burden
from ..state import MOST_WOUNDS, Astronaut, HabitatState
from .special import sheet_action, special

# HAC-11: the structure of each type, and its dice.
FULL = {
    ActionType.REST: QCR,
    ActionType.RELAX: CRQ,
    ActionType.HEAL: MED,
    ActionType.MANAGE: CTL,
    ActionType.EXPLORE: GAR,
    ActionType.COLLECT: PRB,
    ActionType.RESEARCH: LAB,
    ActionType.BUILD: WSH,
}
COLORS = {
    ActionType.RELAX: Color.GRAY,
    ActionType.HEAL: Color.BLUE,
    ActionType.MANAGE: Color.BROWN,
    ActionType.EXPLORE: Color.GREEN,
    ActionType.COLLECT: Color.GRAY,
    ActionType.RESEARCH: Color.BLUE,
    ActionType.BUILD: Color.BROWN,
}
TESTED = (ActionType.EXPLORE, ActionType.COLLECT, ActionType.RESEARCH, ActionType.BUILD)
LIVING = (ActionType.REST, ActionType.RELAX, ActionType.HEAL, ActionType.MANAGE)
UTILITY = (ActionType.EXPLORE, ActionType.COLLECT, ActionType.RESEARCH, ActionType.BUILD)
# HCT-04: upgrades that help one action of a sol, and what they help.
HELPERS = {SOUNDING_RIG: (TaskKind.COLLECT,), CAROUSEL: (TaskKind.REPAIR,)}


def type_of(state: HabitatState, task: Task) -> ActionType | None:
    """The type of an action; none if it just asks for pawns (HAC-15)."""
    if task.kind in (TaskKind.MISSION, TaskKind.EVENT):
        return special(state, task).type
    return TYPES.get(task.kind)


def step_of(state: HabitatState, task: Task) -> int:
    """When an action is resolved: event actions first, then by type, then everything else (HAC-41, HAC-42, HAC-52)."""
    kind = type_of(state, task)
    if kind is None:
        return 0 if task.kind is TaskKind.EVENT else len(ActionType) + 1
    return 1 + list(ActionType).index(kind)


def house(state: HabitatState, task: Task) -> StructureId | None:
    """The structure whose costs and penalties an action bears (HAC-20); None if it has no type."""
    kind = type_of(state, task)
    if kind is None:
        return None
    return task.stand_in or _full(state, kind)


def _full(state: HabitatState, kind: ActionType) -> StructureId | None:
    place = FULL[kind]
    return place if place in state.structures else None


@kept("structures", "box")
def houses(state: HabitatState, kind: ActionType) -> tuple[StructureId, ...]:
    """The structures that an action of a type may use now: the full one, or one that stands in for it (HST-20)."""
    cards = (each for each in state.structures if each not in HUB)
    there = (FULL[kind], *(each for each in cards if state.card(each).action is kind))
    return tuple(each for each in there if works(state, each))


def is_outside(task: Task) -> bool:
    return task.space is not None


def owner(pawn: Pawn) -> MemberId:
    """Whose pawn it is; of a drone its operator."""
    name, _, rest = pawn.partition(":")
    return MemberId(rest.partition("@")[2]) if name == DRONE else MemberId(name)


DRONE = "drone"


def is_drone(pawn: Pawn) -> bool:
    return pawn.startswith(f"{DRONE}:")


def drone_of(pawn: Pawn) -> str:
    return pawn.partition(":")[2].partition("@")[0]


def actor(stack: Stack) -> MemberId | None:
    """Who acts: the owner of the top pawn, or the operator of a drone there (HAC-05, HAC-37)."""
    return owner(stack.pawns[0]) if stack.pawns else None


def _tokens(state: HabitatState, stack: Stack) -> Iterator[Modifier]:
    """Tokens on the active space of the structure, of the farm where it is sown, and on the rover (HAC-22, HRS-13)."""
    place = house(state, stack.task)
    if place is not None and place in state.structures:
        yield from state.structures[place].active
    if stack.task.kind is TaskKind.SOW and FRM in state.structures:
        yield from state.structures[FRM].active
    if stack.rover is not None:
        yield from state.rovers[stack.rover]


def _way(state: HabitatState, stack: Stack) -> Way:
    return Way() if stack.route is None else way(state, stack.route, stack.ignores)


def needs_medic(state: HabitatState, stack: Stack) -> bool:
    """HHL-01 to HHL-03: a pawn of the medic, unless the medic heals herself or the scan bed works; HCT-06."""
    place = house(state, stack.task)
    if place is None or actor(stack) == Profession.MEDIC.value:
        return False
    is_full = state.card(place).make is Make.HUB
    return not (is_full and SCAN_BED in state.upgrades and works(state, place))


def strength(state: HabitatState, stack: Stack) -> int:
    """Pawns, a rover, and what else counts like one; none of it without a pawn (HAC-13, HAC-26, HCT-04)."""
    if not stack.pawns:
        return 0
    rover = {Rover.SCOUT: 2, Rover.UTILITY: 1}[stack.rover] if stack.rover is not None else 0
    return len(stack.pawns) + rover + (stack.upgrade is not None) + stack.bonus


@kept("structures", "ignored", "director", "mission", "difficulty", "box")
def costs(state: HabitatState, task: Task) -> Counter[Resource]:
    """What an action costs: its own price, and that of red elements (HAC-18, HST-09)."""
    found: Counter[Resource] = Counter()
    place = house(state, task)
    red = penalties(state, place) if place is not None and place in state.structures else ()
    if Penalty.ENERGY in red:
        found[Resource.ENERGY] += red.count(Penalty.ENERGY)
    if Penalty.OXYGEN in red:
        found[Resource.OXYGEN] += red.count(Penalty.OXYGEN)
    if task.kind in (TaskKind.MISSION, TaskKind.EVENT):
        found.update(special(state, task).needs.reserves)
    return found


def weigh(state: HabitatState, stack: Stack) -> Weight:
    """Everything that is certain about an action, and which dice it rolls."""
    task, kind = stack.task, type_of(state, stack.task)
    if task.kind is TaskKind.TURN_TILE:  # HPR-44: nothing of the structure applies
        return Weight(least=None, most=1, strength=len(stack.pawns), dice=Dice.NONE)
    place, over = house(state, task), _way(state, stack)
    lies = tuple(_tokens(state, stack))
    red = penalties(state, place) if place is not None and place in state.structures else ()
    extra = over.pawns + lies.count(Modifier.EXTRA_PAWN)
    if place is not None:
        extra += state.card(place).limits.extra_pawns
    if task.space is not None and (task.kind is TaskKind.EXPLORE or kind is ActionType.COLLECT):
        extra += burden(state, task.space, aimed_at(state, task), task.kind is TaskKind.EXPLORE)
    tested = kind in TESTED
    base = 1 if kind is not None else special(state, task).pawns
    if kind is ActionType.HEAL and needs_medic(state, stack):
        base = 2
    least = base + extra if tested else None
    most = base + extra + tested
    power = strength(state, stack)
    must_roll = Penalty.MUST_ROLL in red
    if tested and power < most:
        dice = Dice.ALL
    else:
        dice = Dice.SUCCESS if must_roll else Dice.NONE
    color = COLORS.get(kind) if kind is not None else None
    focus = kind is not ActionType.REST and any(_unfocused(state, stack, pawn) for pawn in stack.pawns)
    hazards = [stack.rover] if stack.rover and (over.hazard or Modifier.ROVER_HAZARD in lies) else []
    return Weight(
        least=least,
        most=most,
        strength=power,
        dice=dice,
        color=color,
        reroll=over.reroll or Modifier.REROLL in lies,
        costs=dict(costs(state, task)),
        wounds=int(over.wound or Modifier.WOUND in lies),
        adventure=color is not None and (over.adventure or Modifier.ADVENTURE in lies or focus),
        gloom=over.gloom,
        hazards=tuple(hazards),
        tokens=special(state, task).needs.tokens if task.kind in (TaskKind.MISSION, TaskKind.EVENT) else 0,
    )


def aimed_at(state: HabitatState, task: Task) -> Item | None:
    """The thing that is collected, or that the sheet says something is done to."""
    card = sheet_action(state, task.id) if task.kind is TaskKind.MISSION else None
    return task.item if card is None or card.site.load is None else item_of(card.site.load)


def _unfocused(state: HabitatState, stack: Stack, pawn: Pawn) -> bool:
    """HHP-15; a drone's pawn brings nothing of its operator's (HAC-38)."""
    someone = None if is_drone(pawn) else state.astronaut(owner(pawn))
    return someone is not None and someone.suffers(Condition.CONCENTRATION)


def is_lethal(astronaut: Astronaut, weight: Weight) -> bool:
    """Whether what is certain would kill (HAC-18, HAC-19)."""
    return bool(weight.wounds) and astronaut.wounds + suffered(astronaut, weight.wounds) > MOST_WOUNDS


@of_position
def judged(state: HabitatState) -> HabitatState:
    """The position with all elements taken for cannibalizing already counted as broken (HAC-07, HBD-05)."""
    taken = [task for stack in state.plan if (task := stack.task).source is not None]
    if not taken:
        return state
    structures = dict(state.structures)
    for task in taken:
        if task.source is not None and task.element is not None:
            there = structures[task.source]
            structures[task.source] = attrs.evolve(there, broken=(*there.broken, task.element))
    return changed(state, structures=structures)
