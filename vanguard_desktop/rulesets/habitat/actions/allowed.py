"""What the plan allows: tasks, pawns, routes, rovers, upgrades, and when it can be confirmed (HAC-13 to HAC-33)."""

from __future__ import annotations

import attrs

from vanguard_desktop.core import CardId, MemberId, Reason

from ..base.structures import penalties, works
from ..data.abilities import TooFewTokens
from ..data.actions import (
    CannotPay,
    Dismantle,
    IdlePawn,
    LimitReached,
    MoveStack,
    NeedsMedic,
    NoRoute,
    NoRover,
    NotThere,
    OtherStep,
    Pawn,
    PlanTask,
    PutPawn,
    ResolvePlan,
    SetRoute,
    SetRover,
    SetUpgrade,
    Stack,
    StaffFirst,
    TakePawn,
    Task,
    TaskKind,
    TooLate,
    TooWeak,
    WouldDie,
    WrongPawn,
)
from ..data.kinds import GAR, ActionType, Make, Modifier, Penalty, Profession, Rover, StructureId
from ..map.routes import is_route
from ..state import HabitatState
from .pawns import exists, free_pawns, is_bound, why_not_on
from .stacks import new_stack, planned, stack_of, total_costs, why_not_pay
from .targets import at_hand, is_green, why_not_at
from .tasks import tasks
from .weight import (
    HELPERS,
    UTILITY,
    actor,
    costs,
    house,
    is_drone,
    is_lethal,
    is_outside,
    judged,
    needs_medic,
    owner,
    step_of,
    type_of,
    weigh,
)

# HST-03: red elements that make actions cost something.
DEAR = (Penalty.ENERGY, Penalty.OXYGEN)


def why_no_task(state: HabitatState, command: PlanTask) -> Reason | None:
    bare = next((stack for stack in state.plan if not stack.pawns), None)
    if bare is not None:
        return StaffFirst(number=bare.number)
    return why_not_at(state, command.task) or _why_not_pay_more(state, command.task)


def _why_not_pay_more(state: HabitatState, task: Task) -> Reason | None:
    """The costs of the plan with one action more; one that cannibalizes may make all others dearer (HAC-07)."""
    if task.source is not None and _costs_when_red(state, task):
        return why_not_pay(planned(state, new_stack(state, task)))
    more = costs(judged(state), task)
    if not more:
        return None
    due = total_costs(state)
    short = next((each for each in more if due[each] + more[each] > state.reserves[each]), None)
    return None if short is None else CannotPay(resource=short)


def _costs_when_red(state: HabitatState, task: Task) -> bool:
    """Whether the element that is taken makes the actions of its structure dearer."""
    card = state.card(task.source) if task.source is not None else None
    return card is not None and task.element is not None and card.elements[task.element] in DEAR


def why_no_pawn(state: HabitatState, command: PutPawn) -> Reason | None:
    stack = stack_of(state, command.number)
    if stack is None or not exists(state, command.pawn):
        return NotThere()
    if reason := why_not_on(state, stack, command.pawn):
        return reason
    if stack.pawns:
        return None
    if type_of(state, stack.task) is ActionType.HEAL and is_drone(command.pawn):
        return WrongPawn()
    return _why_deadly(state, attrs.evolve(stack, pawns=(command.pawn,)))


def _why_deadly(state: HabitatState, stack: Stack) -> Reason | None:
    """HAC-18, HRO-11: what is certain to kill whoever acts is not declared."""
    who = actor(stack)
    someone = None if who is None else state.astronaut(who)
    if someone is None or not is_lethal(someone, weigh(judged(state), stack)):
        return None
    return WouldDie(who=someone.id)


def why_not_taken(state: HabitatState, command: TakePawn) -> Reason | None:
    return None if any(command.pawn in stack.pawns for stack in state.plan) else NotThere()


def why_no_route(state: HabitatState, command: SetRoute) -> Reason | None:
    stack = stack_of(state, command.number)
    if stack is None or stack.task.space is None:
        return NotThere()
    explores = stack.task.kind is TaskKind.EXPLORE
    return None if is_route(state, command.route, stack.task.space, explores) else NoRoute()


def why_no_rover(state: HabitatState, command: SetRover) -> Reason | None:
    stack = stack_of(state, command.number)
    if stack is None:
        return NotThere()
    if command.rover is None:
        return None if stack.rover is not None else NotThere()
    if any(each.rover is command.rover and each.number != stack.number for each in state.plan):
        return NoRover()
    return None if rover_fits(state, stack, command.rover) else NoRover()


def rover_fits(state: HabitatState, stack: Stack, rover: Rover) -> bool:
    """HAC-27 to HAC-32: the scout explores, the utility rover helps outside; a broken garage lets none explore."""
    kind = type_of(state, stack.task)
    if Modifier.BREAKDOWN in state.rovers[rover] or not is_outside(stack.task):
        return False
    if kind is ActionType.EXPLORE:
        place = house(state, stack.task)
        if place is None or not state.card(place).limits.rover:
            return False
        here = judged(state)
        if GAR in here.structures and Penalty.NO_ROVER in penalties(here, GAR):
            return False
    return kind is ActionType.EXPLORE if rover is Rover.SCOUT else kind in UTILITY


def why_no_upgrade(state: HabitatState, command: SetUpgrade) -> Reason | None:
    stack = stack_of(state, command.number)
    if stack is None:
        return NotThere()
    if command.upgrade is None:
        return None if stack.upgrade is not None else NotThere()
    if any(each.upgrade == command.upgrade for each in state.plan):
        return LimitReached()
    return None if upgrade_fits(state, stack, command.upgrade) else NotThere()


def upgrade_fits(state: HabitatState, stack: Stack, upgrade: CardId) -> bool:
    """HCT-01: the sounding rig helps one collect action, the tool carousel one repair with a part."""
    if (
        upgrade not in state.upgrades
        or stack.task.kind not in HELPERS.get(upgrade, ())
        or stack.task.source is not None
    ):
        return False
    place = house(state, stack.task)
    home: StructureId = state.box.others["habitat_upgrades"][upgrade].structure
    return works(state, home) and place is not None and state.card(place).make is Make.HUB


def why_not_moved(state: HabitatState, command: MoveStack) -> Reason | None:
    """HAC-42: within one step only."""
    one, other = stack_of(state, command.number), stack_of(state, command.to)
    if one is None or other is None or one is other:
        return NotThere()
    return None if step_of(state, one.task) == step_of(state, other.task) else OtherStep()


def why_not_dismantled(state: HabitatState, command: Dismantle) -> Reason | None:
    if any(stack.pawns for stack in state.plan):
        return TooLate()
    return None if is_green(state, command.structure, command.element) else NotThere()


def why_not_stack(state: HabitatState, stack: Stack) -> Reason | None:
    """Why an action of the plan cannot be resolved as it stands (HAC-13, HAC-18, HHL-01)."""
    weight = weigh(judged(state), stack)
    least = weight.most if weight.least is None else weight.least
    if not stack.pawns or weight.strength < least:
        return TooWeak(number=stack.number, needed=least)
    if type_of(state, stack.task) is ActionType.HEAL:
        if is_drone(stack.pawns[0]):
            return WrongPawn()
        if needs_medic(state, stack) and not any(owner(pawn) == Profession.MEDIC.value for pawn in stack.pawns[1:]):
            return NeedsMedic()
    if stack.rover is not None and not rover_fits(state, stack, stack.rover):
        return NoRover()
    if weight.tokens and (reason := _why_no_tokens(state, actor(stack))):
        return reason
    return _why_deadly(state, stack)


def _why_no_tokens(state: HabitatState, who: MemberId | None) -> Reason | None:
    """HAP-17: whoever acts gives the tokens, for all of their actions together."""
    someone = None if who is None else state.astronaut(who)
    if someone is None:
        return None
    due = sum(weigh(judged(state), stack).tokens for stack in state.plan if actor(stack) == someone.id)
    return TooFewTokens(who=someone.id) if due > someone.tokens else None


def why_not_resolved(state: HabitatState, _: ResolvePlan) -> Reason | None:
    for stack in state.plan:
        if reason := why_not_stack(state, stack):
            return reason
    if reason := why_not_pay(state):
        return reason
    if any(count < 0 for count in at_hand(state).values()):
        return NotThere()  # HAC-24: what should lie with the actions is gone
    idle = next((pawn for pawn in free_pawns(state) if has_place(state, pawn)), None)
    return None if idle is None else IdlePawn(pawn=idle)


def has_place(state: HabitatState, pawn: Pawn) -> bool:
    """Whether there is a legal place for a pawn that is not assigned (HAC-03): to assist, or to act with the others."""
    astronaut = state.astronaut(owner(pawn))
    if astronaut is None or is_bound(state, astronaut):
        return False
    if any(stack.pawns and stack.task.kind is not TaskKind.TURN_TILE for stack in state.plan):
        return True
    others = [each for each in free_pawns(state) if each != pawn and not is_bound_pawn(state, each)]
    for task in tasks(state):
        alone = task.kind is TaskKind.TURN_TILE
        stack = attrs.evolve(new_stack(state, task), pawns=(pawn, *(() if alone else others)))
        if why_no_task(state, PlanTask(task=task)) is None and why_not_stack(planned(state, stack), stack) is None:
            return True
    return False


def is_bound_pawn(state: HabitatState, pawn: Pawn) -> bool:
    astronaut = state.astronaut(owner(pawn))
    return astronaut is not None and is_bound(state, astronaut)
