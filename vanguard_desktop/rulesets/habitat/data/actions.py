"""The plan of a sol and what comes of it: tasks, stacks of pawns, their weight, dice, results (HAC)."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import NewType

import attrs

from vanguard_desktop.core import CardId, Command, Effect, Event, MemberId, Reason, mappings_in_order

from .common import HabitatDecision
from .kinds import ActionType, Color, Condition, Element, Item, Modifier, Resource, Rover, Sign, Space, StructureId

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


@attrs.frozen(kw_only=True, field_transformer=mappings_in_order)
class Running:
    """The action that is being resolved: its dice, whether it succeeds, and which penalties have come already."""

    declared: Declared
    dice: Mapping[Sign, bool] = attrs.field(factory=dict)
    wounded: bool = False
    adventured: bool = False


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


class ResolveActions(Effect, tag="step_resolve_actions"):
    """The next action, in the order of their types; within a type the group chooses (HAC-41, HAC-42)."""


class DoAction(Effect, tag="step_do_action"):
    """One action runs its course (HAC-43)."""

    number: int


class RollAction(Effect, tag="step_roll_action"):
    """Its dice are rolled (HDC-01)."""


class ApplyDice(Effect, tag="step_apply_dice"):
    """What the wound die and the adventure die show happens (HDC-07)."""


class ApplyResult(Effect, tag="step_apply_result"):
    """Success or failure (HAC-46)."""


class ApplyPenalties(Effect, tag="step_apply_penalties"):
    """Penalties of tokens and terrain (HAC-45)."""


class EndAction(Effect, tag="step_end_action"):
    """Its pawns are taken back."""


class HurtActor(Effect, tag="step_hurt_actor"):
    """One wound of this action, from die, token or terrain: it happens once (HGN-21)."""


class CauseAdventure(Effect, tag="step_cause_adventure"):
    """The adventure of this action: it happens once (HDC-21)."""


class HaveAdventure(Effect, tag="step_have_adventure"):
    """The director draws an adventure of a color for somebody (HDC-19)."""

    color: Color


class LowerTrack(Effect, tag="step_lower_track"):
    """One malfunction track falls (HMG-02)."""

    by: int


class TurnTile(Effect, tag="step_turn_tile"):
    """A shutdown tile is turned up, and its front is resolved (HPR-45)."""

    structure: StructureId
    resource: Resource


class MendRover(Effect, tag="step_mend_rover"):
    """A token is discarded from a rover (HBD-20)."""

    rover: Rover


class FinishActions(Effect, tag="step_finish_actions"):
    """The end of the action phase: rovers, tiles, repaired elements, pawns (HAC-48)."""


class ActionBegun(Event, tag="action_begun", rule="HAC-43"):
    """An action is being resolved."""

    number: int


class ActionAbandoned(Event, tag="action_abandoned", rule="HAC-44"):
    """An action has become impossible: nothing happens, and what was put with it returns."""

    number: int


class ActionDieRolled(Event, tag="action_die_rolled", rule="HDC-01", reveals=True):
    """A die of the action that is being resolved; a second roll of the same die counts in place of the first."""

    color: Color
    sign: Sign
    shows: bool
    drawn: int


class ActionSucceeded(Event, tag="action_succeeded", rule="HAC-46"):
    """The action succeeds; what was put with it is used up."""


class ActionFailed(Event, tag="action_failed", rule="HDC-05"):
    """The action fails; what was put with it returns."""


class PenaltyCame(Event, tag="penalty_came", rule="HGN-09"):
    """A wound or an adventure of this action: no second one comes."""

    sign: Sign


class RoverStrained(Event, tag="rover_strained", rule="HRO-07"):
    """A rover has to be rolled for at the end of the phase."""

    rover: Rover


class ActionEnded(Event, tag="action_ended", rule="HAC-43"):
    """The action is over, and its pawns are free."""


class ExploreSpace(Effect, tag="step_explore_space"):
    """A tile of the ring is drawn and laid on the space; of several one is kept (HEX-18)."""

    space: Space
    tiles: int = 1


class LayTile(Effect, tag="step_lay_tile"):
    """One of the tiles that were drawn is laid on the space; the others stay in their pile (AG2)."""

    space: Space
    cards: tuple[CardId, ...]


class TilesShown(Event, tag="tiles_shown", rule="HAB-13", reveals=True):
    """Several tiles are drawn, of which one will be laid."""

    cards: tuple[CardId, ...]
    drawn: int


class Explored(Event, tag="explored", rule="HEX-18", reveals=True):
    """A region is explored: its tile, and the samples on it."""

    space: Space
    card: CardId | None
    drawn: int


class FoundToken(Event, tag="found_token", rule="HEX-20", reveals=True):
    """A find token is drawn."""

    card: CardId
    drawn: int


class Collected(Event, tag="collected", rule="HCL-04"):
    """A thing is taken from the map; it is pending."""

    space: Space
    item: Item


class Studied(Event, tag="studied", rule="HRS-02"):
    """A sample goes a stage on: examined, then a discovery."""

    item: Item
    discovery: bool


class SeedSown(Event, tag="seed_sown", rule="HRS-15"):
    """A growth marker stands on the first space."""


class RepairPrepared(Event, tag="repair_prepared", rule="HBD-07"):
    """An element is repaired from the end of the action phase on."""

    structure: StructureId
    element: Element


class UpgradeBuilt(Event, tag="upgrade_built", rule="HBD-12"):
    """The tile of an upgrade is pending."""

    card: CardId


class RoverMended(Event, tag="rover_mended", rule="HBD-20"):
    """A token is discarded from a rover."""

    rover: Rover
    modifier: Modifier


class TileTurned(Event, tag="tile_turned", rule="HPR-45", reveals=True):
    """A shutdown tile is turned up."""

    structure: StructureId
    resource: Resource


class ActionsEnded(Event, tag="actions_ended", rule="HAC-48"):
    """The action phase is over: all pawns are back."""


class NoStructure(Reason, tag="no_structure", rule="HAC-21"):
    """The structure of this type of action is not in play, shut down or broken down."""


class CannotPay(Reason, tag="cannot_pay", rule="HAC-18"):
    """The costs of the plan are more than the reserves hold."""

    resource: Resource


class NotThere(Reason, tag="not_there", rule="HAC-24"):
    """The target, or what has to be put with the action, is not there."""


class TakenAlready(Reason, tag="taken_already", rule="HAC-09"):
    """Another stack has this target, or this thing."""


class StaffFirst(Reason, tag="staff_first", rule="HAC-13"):
    """An action without pawns waits for its pawns first."""

    number: int


class TooWeak(Reason, tag="too_weak", rule="HAC-13"):
    """This action has fewer pawns than it needs."""

    number: int
    needed: int


class IdlePawn(Reason, tag="idle_pawn", rule="HAC-02"):
    """This pawn must be assigned."""

    pawn: Pawn


class PawnIsBound(Reason, tag="pawn_is_bound", rule="HHP-14"):
    """A heart disorder binds one pawn: it may only be used to cure it."""

    who: MemberId


class WrongPawn(Reason, tag="wrong_pawn", rule="HAC-34"):
    """This pawn cannot be used for this action."""


class WouldDie(Reason, tag="would_die", rule="HAC-18"):
    """A certain wound of this action would kill whoever acts."""

    who: MemberId


class NeedsMedic(Reason, tag="needs_medic", rule="HHL-01"):
    """Healing needs a pawn of the medic, or the scan bed."""


class NoRover(Reason, tag="no_rover", rule="HAC-26"):
    """This rover cannot help with this action."""


class NoRoute(Reason, tag="no_route", rule="HEX-07"):
    """There is no such route."""


class TooLate(Reason, tag="too_late", rule="HAC-47"):
    """Elements are dismantled only before the first pawn is assigned."""


class OtherStep(Reason, tag="other_step", rule="HAC-41"):
    """Actions of different steps are resolved in a fixed order."""


class LimitReached(Reason, tag="limit_reached", rule="HCT-08"):
    """This may be used no more in this sol."""


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


class PayForTile(Command, tag="pay_for_tile"):
    """Pay what an open shutdown tile asks for, from the reserves or with a part (HPR-47)."""

    structure: StructureId
    resource: Resource
    part: bool = False
