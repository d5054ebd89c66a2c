"""The plan of a sol: tasks, stacks of pawns with their weight, and what changes it (HAC-01 to HAC-09)."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import NewType

import attrs

from vanguard_desktop.core import CardId, Command, Event, mappings_in_order

from ..common import HabitatDecision
from ..kinds import ActionType, Color, Condition, Element, Item, Resource, Rover, Space, StructureId

# A pawn of somebody, `medic:1`, or of a drone with its operator, `drone:rigger@engineer` (HAC-37).
Pawn = NewType("Pawn", str)


class TaskKind(Enum):
    """What a stack may be declared for."""

    REST = "rest"
    RELAX = "relax"
    HEAL = "heal"
    MANAGE = "manage"
    EXPLORE = "explore"
    COLLECT = "collect"
    STUDY = "study"
    STUDY_AGAIN = "study_again"
    SOW = "sow"
    REPAIR = "repair"
    UPGRADE = "upgrade"
    MEND_ROVER = "mend_rover"
    TURN_TILE = "turn_tile"
    MISSION = "mission"
    EVENT = "event"


@attrs.frozen(kw_only=True)
class Task:
    """What a stack is to do, with its target. `structure` is the one concerned, `source` the one that is cannibalised
    for it, `stand_in` a field structure that is used in place of the full one (HST-20); `id` names a special action, or
    an event in the journal, `way` which of its ways; `condition` the one that a bound pawn is to cure (HHP-14).
    """

    kind: TaskKind
    space: Space | None = None
    structure: StructureId | None = None
    element: Element | None = None
    source: StructureId | None = None
    resource: Resource | None = None
    item: Item | None = None
    rover: Rover | None = None
    id: CardId | None = None
    way: int = 0
    stand_in: StructureId | None = None
    condition: Condition | None = None


@attrs.frozen(kw_only=True)
class Route:
    """The spaces that are gone through, the destination last; it starts in the hub, or in a camp (HEX-07, HEX-08)."""

    start: Space | None = None
    steps: tuple[Space, ...] = ()


@attrs.frozen(kw_only=True)
class Stack:
    """Pawns on one action, the acting one first (HAC-04, HAC-05), with its route, its rover and what else helps."""

    number: int
    task: Task
    pawns: tuple[Pawn, ...] = ()
    route: Route | None = None
    rover: Rover | None = None
    upgrade: CardId | None = None
    bonus: int = 0
    ignores: tuple[str, ...] = ()


class Dice(Enum):
    """Which dice an action rolls (HDC-01, HDC-12)."""

    NONE = "none"
    SUCCESS = "success"
    ALL = "all"


@attrs.frozen(kw_only=True, field_transformer=mappings_in_order)
class Weight:
    """What an action takes and brings, as the position is: numbers of pawns, strength, dice, costs, certain penalties.

    `least` is the number of pawns with dice, none if the action is simple; `most` that for automatic success; `tokens`
    are morale tokens that whoever acts gives for it (HAP-17).
    """

    least: int | None
    most: int
    strength: int
    dice: Dice
    color: Color | None = None
    reroll: bool = False
    costs: Mapping[Resource, int] = attrs.field(factory=dict)
    wounds: int = 0
    adventure: bool = False
    gloom: bool = False
    hazards: tuple[Rover, ...] = ()
    tokens: int = 0


@attrs.frozen(kw_only=True)
class Declared:
    """A stack after confirmation: what it weighs does not change any more (HAC-07, HAC-08). `things` lie with it."""

    stack: Stack
    weight: Weight
    things: tuple[Item, ...] = ()


class PlanActions(HabitatDecision, tag="plan_actions", automatic=False):
    """The group plans all actions of the sol (HAC-01); before the first pawn it may dismantle elements (HAC-47)."""


class PlanTask(Command, tag="plan_task"):
    """Declare an action; pawns are put on it next."""

    task: Task


class DropTask(Command, tag="drop_task"):
    """Take an action back with its pawns."""

    number: int


class PutPawn(Command, tag="put_pawn"):
    """Put a pawn on an action: the first one acts, all others assist."""

    number: int
    pawn: Pawn


class TakePawn(Command, tag="take_pawn"):
    """Take a pawn back."""

    pawn: Pawn


class SetRoute(Command, tag="set_route"):
    """Go there another way (HEX-10)."""

    number: int
    route: Route


class SetRover(Command, tag="set_rover"):
    """A rover helps, or does so no more."""

    number: int
    rover: Rover | None = None


class SetUpgrade(Command, tag="set_upgrade"):
    """An upgrade that helps once in a round helps here, or does so no more (HCT-04)."""

    number: int
    upgrade: CardId | None = None


class MoveStack(Command, tag="move_stack"):
    """Resolve an action in the place of another one of the same step (HAC-42)."""

    number: int
    to: int


class Dismantle(Command, tag="dismantle"):
    """Turn a green element red for a part of its kind (HBD-18)."""

    structure: StructureId
    element: Element


class ResolvePlan(Command, tag="resolve_plan"):
    """Confirm the plan: costs are paid, and it is final (HAC-06)."""


class TaskPlanned(Event, tag="task_planned", rule="HAC-01"):
    """An action is declared."""

    stack: Stack


class StackChanged(Event, tag="stack_changed", rule="HAC-06"):
    """The plan of an action is changed."""

    stack: Stack


class StackMoved(Event, tag="stack_moved", rule="HAC-42"):
    """An action takes the place of another one in the plan."""

    number: int
    to: int


class TaskDropped(Event, tag="task_dropped", rule="HAC-06"):
    """An action is taken back."""

    number: int


class Dismantled(Event, tag="dismantled", rule="HBD-18"):
    """A green element is turned red for a part of its kind."""

    structure: StructureId
    element: Element


class PlanConfirmed(Event, tag="plan_confirmed", rule="HAC-06"):
    """The plan is final: its costs are paid, things lie with their stacks."""

    declared: tuple[Declared, ...]


TYPES = {
    TaskKind.REST: ActionType.REST,
    TaskKind.RELAX: ActionType.RELAX,
    TaskKind.HEAL: ActionType.HEAL,
    TaskKind.MANAGE: ActionType.MANAGE,
    TaskKind.EXPLORE: ActionType.EXPLORE,
    TaskKind.COLLECT: ActionType.COLLECT,
    TaskKind.STUDY: ActionType.RESEARCH,
    TaskKind.STUDY_AGAIN: ActionType.RESEARCH,
    TaskKind.SOW: ActionType.RESEARCH,
    TaskKind.REPAIR: ActionType.BUILD,
    TaskKind.UPGRADE: ActionType.BUILD,
    TaskKind.MEND_ROVER: ActionType.BUILD,
}
