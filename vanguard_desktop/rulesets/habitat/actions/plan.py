"""Declaration: the group plans all actions of the sol, and confirms them (HAC-01 to HAC-09, HAC-18 to HAC-33)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any

import attrs

from vanguard_desktop.core import CardId, Command, DecisionClosed, DecisionOpened, Event, MemberId, Reason, changed

from ..base.structures import penalties, works
from ..chapter import Chapter, Order
from ..data.abilities import OpenPlan, TooFewTokens
from ..data.actions import (
    CannotPay,
    Declared,
    Dismantle,
    Dismantled,
    DropTask,
    IdlePawn,
    LimitReached,
    MoveStack,
    NeedsMedic,
    NoRoute,
    NoRover,
    NotThere,
    OtherStep,
    Pawn,
    PlanActions,
    PlanConfirmed,
    PlanTask,
    PutPawn,
    ResolvePlan,
    SetRoute,
    SetRover,
    SetUpgrade,
    Stack,
    StackChanged,
    StackMoved,
    StaffFirst,
    TakePawn,
    Task,
    TaskDropped,
    TaskKind,
    TaskPlanned,
    TooLate,
    TooWeak,
    WouldDie,
    WrongPawn,
)
from ..data.items import part, together, without
from ..data.kinds import GAR, ActionType, Element, Make, Modifier, Penalty, Profession, Resource, Rover, StructureId
from ..data.steps import Step
from ..kept import kept
from ..map.routes import is_route, routes
from ..parts import coming, with_astronaut, with_structure
from ..state import HabitatState
from .pawns import drone_pawns, exists, free_pawns, is_bound, why_not_on
from .special import today_key, used_key
from .targets import at_hand, is_green, tasks, things, why_not_at
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


def stack_of(state: HabitatState, number: int) -> Stack | None:
    return next((stack for stack in state.plan if stack.number == number), None)


def planned(state: HabitatState, *stacks: Stack) -> HabitatState:
    """The position with these stacks in its plan, in place of those of the same number."""
    new = {stack.number: stack for stack in stacks}
    there = tuple(new.pop(each.number, each) for each in state.plan)
    return changed(state, plan=(*there, *new.values()))


def new_stack(state: HabitatState, task: Task) -> Stack:
    """A stack for a task, on the best of its routes."""
    ways = routes(state, task.space) if task.space is not None else ()
    number = max((stack.number for stack in state.plan), default=0) + 1
    return Stack(number=number, task=task, route=ways[0] if ways else None)


@kept("plan", "structures", "ignored", "box")
def total_costs(state: HabitatState) -> Counter[Resource]:
    """What the plan costs, judged with everything that is cannibalized already broken (HAC-07)."""
    here = judged(state)
    found: Counter[Resource] = Counter()
    for stack in state.plan:
        found.update(costs(here, stack.task))
    return found


def why_not_pay(state: HabitatState) -> Reason | None:
    due = total_costs(state)
    short = next((each for each in Resource if due[each] > state.reserves[each]), None)
    return None if short is None else CannotPay(resource=short)


def _why_no_task(state: HabitatState, command: PlanTask) -> Reason | None:
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


def _why_no_pawn(state: HabitatState, command: PutPawn) -> Reason | None:
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


def _why_not_taken(state: HabitatState, command: TakePawn) -> Reason | None:
    return None if any(command.pawn in stack.pawns for stack in state.plan) else NotThere()


def _why_no_route(state: HabitatState, command: SetRoute) -> Reason | None:
    stack = stack_of(state, command.number)
    if stack is None or stack.task.space is None:
        return NotThere()
    explores = stack.task.kind is TaskKind.EXPLORE
    return None if is_route(state, command.route, stack.task.space, explores) else NoRoute()


def _why_no_rover(state: HabitatState, command: SetRover) -> Reason | None:
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


def _why_no_upgrade(state: HabitatState, command: SetUpgrade) -> Reason | None:
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


def _why_not_moved(state: HabitatState, command: MoveStack) -> Reason | None:
    """HAC-42: within one step only."""
    one, other = stack_of(state, command.number), stack_of(state, command.to)
    if one is None or other is None or one is other:
        return NotThere()
    return None if step_of(state, one.task) == step_of(state, other.task) else OtherStep()


def _why_not_dismantled(state: HabitatState, command: Dismantle) -> Reason | None:
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


def _why_not_resolved(state: HabitatState, _: ResolvePlan) -> Reason | None:
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
        if _why_no_task(state, PlanTask(task=task)) is None and why_not_stack(planned(state, stack), stack) is None:
            return True
    return False


def is_bound_pawn(state: HabitatState, pawn: Pawn) -> bool:
    astronaut = state.astronaut(owner(pawn))
    return astronaut is not None and is_bound(state, astronaut)


def answers(state: HabitatState, _: PlanActions) -> Iterable[Command]:
    """Forward first: what gets the plan on, then what changes it."""
    yield ResolvePlan()
    bare = next((stack for stack in state.plan if not stack.pawns), None)
    free = [*free_pawns(state), *drone_pawns(state)]
    for stack in state.plan if bare is None else (bare,):
        yield from (PutPawn(number=stack.number, pawn=pawn) for pawn in free)
    if bare is None and free:
        yield from (PlanTask(task=task) for task in tasks(state))
    yield from _helpers(state)
    yield from (
        MoveStack(number=one.number, to=other.number)
        for other, one in pairwise(state.plan)
        if one.pawns and other.pawns
    )
    for stack in state.plan:
        yield DropTask(number=stack.number)
        yield from (TakePawn(pawn=pawn) for pawn in stack.pawns)
    if not any(stack.pawns for stack in state.plan):
        yield from (
            Dismantle(structure=structure, element=element)
            for structure in state.structures
            for element in state.card(structure).elements
        )


def _helpers(state: HabitatState) -> Iterator[Command]:
    for stack in state.plan:
        if stack.task.space is not None:
            ways = routes(state, stack.task.space)
            yield from (SetRoute(number=stack.number, route=each) for each in ways if each != stack.route)
        for rover in Rover:
            if rover is not stack.rover and is_outside(stack.task):
                yield SetRover(number=stack.number, rover=rover)
        if stack.rover is not None:
            yield SetRover(number=stack.number)
        for upgrade in HELPERS:
            if upgrade in state.upgrades and stack.upgrade is None:
                yield SetUpgrade(number=stack.number, upgrade=upgrade)
        if stack.upgrade is not None:
            yield SetUpgrade(number=stack.number)


def _changes(state: HabitatState, number: int, **fields: Any) -> Sequence[Event]:
    stack = stack_of(state, number)
    assert stack is not None
    return [StackChanged(stack=attrs.evolve(stack, **fields))]


def _put(state: HabitatState, command: PutPawn) -> Sequence[Event]:
    stack = stack_of(state, command.number)
    assert stack is not None
    return _changes(state, command.number, pawns=(*stack.pawns, command.pawn))


def _take(state: HabitatState, command: TakePawn) -> Sequence[Event]:
    stack = next(stack for stack in state.plan if command.pawn in stack.pawns)
    left = tuple(pawn for pawn in stack.pawns if pawn != command.pawn)
    if not left and any(not each.pawns for each in state.plan):
        return [TaskDropped(number=stack.number)]  # only one action at a time waits for its pawns
    return _changes(state, stack.number, pawns=left)


def confirmed(state: HabitatState) -> tuple[Declared, ...]:
    """The plan as it is judged at confirmation (HAC-07)."""
    here = judged(state)
    return tuple(
        Declared(stack=stack, weight=weigh(here, stack), things=things(state, stack.task)) for stack in state.plan
    )


def _changed_plan(state: HabitatState, event: TaskPlanned | StackChanged) -> HabitatState:
    return planned(state, event.stack)


def _moved(state: HabitatState, event: StackMoved) -> HabitatState:
    """Those between them close up."""
    plan = [*state.plan]
    numbers = [stack.number for stack in plan]
    plan.insert(numbers.index(event.to), plan.pop(numbers.index(event.number)))
    return changed(state, plan=tuple(plan))


def _dropped(state: HabitatState, event: TaskDropped) -> HabitatState:
    return changed(state, plan=tuple(stack for stack in state.plan if stack.number != event.number))


def _dismantled(state: HabitatState, event: Dismantled) -> HabitatState:
    broken = {*state.structures[event.structure].broken, event.element}
    after = with_structure(state, event.structure, broken=tuple(each for each in Element if each in broken))
    return changed(after, available=together(state.available, (part(event.element),)))


def _confirmed(state: HabitatState, event: PlanConfirmed) -> HabitatState:
    """HAC-23, HAC-24: reserves are spent, things lie with the stacks, what is cannibalized is red (HBD-05)."""
    reserves, available, counted = dict(state.reserves), state.available, Counter(state.counted)
    for declared in event.declared:
        task = declared.stack.task
        for resource, count in declared.weight.costs.items():
            reserves[resource] -= count
        available = without(available, declared.things)
        who = actor(declared.stack)
        if declared.weight.tokens and who is not None and (payer := state.astronaut(who)) is not None:
            state = with_astronaut(state, who, tokens=payer.tokens - declared.weight.tokens)
        if task.id is not None:
            counted.update((used_key(task.id), today_key(task.id)))
        if task.source is not None and task.element is not None:
            broken = {*state.structures[task.source].broken, task.element}
            state = with_structure(state, task.source, broken=tuple(each for each in Element if each in broken))
    return changed(
        state, plan=(), declared=event.declared, reserves=reserves, available=available, counted=dict(counted)
    )


PLAN = Chapter(
    steps={Step.DECLARATION: lambda state: [DecisionOpened(decision=PlanActions())]},
    questions={PlanActions: answers},
    orders={
        PlanTask: Order(
            answers=(PlanActions,),
            why_not=_why_no_task,
            unfold=lambda state, command: [TaskPlanned(stack=new_stack(state, command.task))],
        ),
        DropTask: Order(
            answers=(PlanActions,),
            why_not=lambda state, command: None if stack_of(state, command.number) else NotThere(),
            unfold=lambda state, command: [TaskDropped(number=command.number)],
        ),
        PutPawn: Order(answers=(PlanActions,), why_not=_why_no_pawn, unfold=_put),
        TakePawn: Order(answers=(PlanActions,), why_not=_why_not_taken, unfold=_take),
        SetRoute: Order(
            answers=(PlanActions,),
            why_not=_why_no_route,
            unfold=lambda state, command: _changes(state, command.number, route=command.route),
        ),
        SetRover: Order(
            answers=(PlanActions,),
            why_not=_why_no_rover,
            unfold=lambda state, command: _changes(state, command.number, rover=command.rover),
        ),
        SetUpgrade: Order(
            answers=(PlanActions,),
            why_not=_why_no_upgrade,
            unfold=lambda state, command: _changes(state, command.number, upgrade=command.upgrade),
        ),
        MoveStack: Order(
            answers=(PlanActions,),
            why_not=_why_not_moved,
            unfold=lambda state, command: [StackMoved(number=command.number, to=command.to)],
        ),
        Dismantle: Order(
            answers=(PlanActions,),
            why_not=_why_not_dismantled,
            unfold=lambda state, command: [
                DecisionClosed(),
                Dismantled(structure=command.structure, element=command.element),
                coming(OpenPlan()),
            ],
        ),
        ResolvePlan: Order(
            answers=(PlanActions,),
            why_not=_why_not_resolved,
            unfold=lambda state, command: [DecisionClosed(), PlanConfirmed(declared=confirmed(state))],
        ),
    },
    folds={
        TaskPlanned: _changed_plan,
        StackChanged: _changed_plan,
        StackMoved: _moved,
        TaskDropped: _dropped,
        Dismantled: _dismantled,
        PlanConfirmed: _confirmed,
    },
)
