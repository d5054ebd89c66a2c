"""Declaration: the group plans all actions of the sol, and confirms them (HAC-01 to HAC-09, HAC-18 to HAC-33)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any

import attrs

from vanguard_desktop.core import Command, DecisionClosed, DecisionOpened, Event, changed

from ..chapter import Chapter, Order
from ..data.abilities import OpenPlan
from ..data.actions import (
    Declared,
    Dismantle,
    Dismantled,
    DropTask,
    MoveStack,
    NotThere,
    PlanActions,
    PlanConfirmed,
    PlanTask,
    PutPawn,
    ResolvePlan,
    SetRoute,
    SetRover,
    SetUpgrade,
    StackChanged,
    StackMoved,
    TakePawn,
    TaskDropped,
    TaskPlanned,
)
from ..data.items import part, together, without
from ..data.kinds import Element, Rover
from ..data.steps import Step
from ..map.routes import routes
from ..parts import coming, with_astronaut, with_structure
from ..state import HabitatState
from .allowed import (
    why_no_pawn,
    why_no_route,
    why_no_rover,
    why_no_task,
    why_no_upgrade,
    why_not_dismantled,
    why_not_moved,
    why_not_resolved,
    why_not_taken,
)
from .pawns import drone_pawns, free_pawns
from .special import today_key, used_key
from .stacks import new_stack, planned, stack_of
from .targets import things
from .tasks import tasks
from .weight import (
    HELPERS,
    actor,
    is_outside,
    judged,
    weigh,
)


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
            why_not=why_no_task,
            unfold=lambda state, command: [TaskPlanned(stack=new_stack(state, command.task))],
        ),
        DropTask: Order(
            answers=(PlanActions,),
            why_not=lambda state, command: None if stack_of(state, command.number) else NotThere(),
            unfold=lambda state, command: [TaskDropped(number=command.number)],
        ),
        PutPawn: Order(answers=(PlanActions,), why_not=why_no_pawn, unfold=_put),
        TakePawn: Order(answers=(PlanActions,), why_not=why_not_taken, unfold=_take),
        SetRoute: Order(
            answers=(PlanActions,),
            why_not=why_no_route,
            unfold=lambda state, command: _changes(state, command.number, route=command.route),
        ),
        SetRover: Order(
            answers=(PlanActions,),
            why_not=why_no_rover,
            unfold=lambda state, command: _changes(state, command.number, rover=command.rover),
        ),
        SetUpgrade: Order(
            answers=(PlanActions,),
            why_not=why_no_upgrade,
            unfold=lambda state, command: _changes(state, command.number, upgrade=command.upgrade),
        ),
        MoveStack: Order(
            answers=(PlanActions,),
            why_not=why_not_moved,
            unfold=lambda state, command: [StackMoved(number=command.number, to=command.to)],
        ),
        Dismantle: Order(
            answers=(PlanActions,),
            why_not=why_not_dismantled,
            unfold=lambda state, command: [
                DecisionClosed(),
                Dismantled(structure=command.structure, element=command.element),
                coming(OpenPlan()),
            ],
        ),
        ResolvePlan: Order(
            answers=(PlanActions,),
            why_not=why_not_resolved,
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
