"""Stacks of the plan, and what they cost together."""

from __future__ import annotations

from collections import Counter

from vanguard_desktop.core import Reason, changed

from ..data.actions import CannotPay, Stack, Task
from ..data.kinds import Resource
from ..kept import kept
from ..map.routes import routes
from ..state import HabitatState
from .weight import costs, judged


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
