"""The plan of a sol: what is worth doing most, with which pawns, one action after the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import attrs

from vanguard_desktop.core import MemberId, changed
from vanguard_desktop.rulesets.habitat.actions.allowed import rover_fits, why_not_stack
from vanguard_desktop.rulesets.habitat.actions.pawns import drone_pawns, free_pawns, why_not_on
from vanguard_desktop.rulesets.habitat.actions.stacks import new_stack, planned, why_not_pay
from vanguard_desktop.rulesets.habitat.actions.targets import why_not_at
from vanguard_desktop.rulesets.habitat.actions.tasks import tasks
from vanguard_desktop.rulesets.habitat.actions.weight import is_drone, judged, owner, type_of, weigh
from vanguard_desktop.rulesets.habitat.data.actions import Pawn, Stack, Task, TaskKind
from vanguard_desktop.rulesets.habitat.data.kinds import ActionType, Profession, Rover
from vanguard_desktop.rulesets.habitat.forecast.odds import odds
from vanguard_desktop.rulesets.habitat.state import HabitatState

from .aims import AIMS
from .motives import Aim
from .wanted import ahead
from .worths import Worths

# The part of the usual price of a pawn below which it rather rests.
LEAST_PRICE = 0.2
# Kinds of which one more in the same sol brings less.
REPEATED = {TaskKind.RELAX: 0.7, TaskKind.REST: 0.9, TaskKind.HEAL: 0.6}
# What a drone is priced at, in pawns.
A_DRONE = 0.4


@attrs.frozen
class Errand:
    """One action of the plan, and what it is good for."""

    stack: Stack
    aim: Aim
    worth: float


Scored = tuple[float, Errand]


def best_plan(state: HabitatState, worths: Worths) -> tuple[Errand, ...]:
    """From an empty table: always what is worth most beyond the price of its pawns; who is left does what there is."""
    here = changed(state, plan=())
    found: list[Errand] = []
    for price in (worths.pawn * max(LEAST_PRICE, ahead(state)), worths.pawn * LEAST_PRICE):
        while True:
            more = ((gain - price * pawns, errand) for gain, pawns, errand in _strengthened(here, worths, found))
            best = max(more, key=lambda each: (each[0], -each[1].stack.number), default=None)
            best = _best_offer(here, worths, found, price, best)
            if best is None or best[0] <= 0:
                break
            found = [each for each in found if each.stack.number != best[1].stack.number]
            found.append(best[1])
            here = planned(here, best[1].stack)
    for _ in free_pawns(here):
        rest = next((stack for stack in _staffed(here, Task(kind=TaskKind.REST)) if stack.pawns), None)
        if rest is None or why_not_at(here, rest.task) is not None:
            break
        here = planned(here, rest)
        if why_not_stack(here, rest) is not None or not _is_allowed(here, rest):
            break
        found.append(Errand(rest, Aim.REST, worths.token))
    return tuple(found)


def _best_offer(
    state: HabitatState, worths: Worths, there: Sequence[Errand], price: float, best: Scored | None
) -> Scored | None:
    """What is better than the best so far; what could not be better if it were certain is not looked at further."""
    for value, aim, task in _valued(state, worths, there):
        most = max(value, worths.token)
        if best is not None and most - price * A_DRONE <= best[0]:
            break
        for stack in _staffed(state, task):
            pawns = sum(not is_drone(pawn) for pawn in stack.pawns) + A_DRONE * any(map(is_drone, stack.pawns))
            if (best is not None and most - price * pawns <= best[0]) or not _is_allowed(state, stack):
                continue
            after = planned(state, stack)
            if why_not_stack(after, stack) is not None or why_not_pay(after) is not None:
                continue
            score = _gain(after, worths, stack, value) - price * pawns
            if best is None or score > best[0]:
                best = score, Errand(stack, aim, value)
    return best


def _valued(state: HabitatState, worths: Worths, there: Sequence[Errand]) -> list[tuple[float, Aim, Task]]:
    """Every task that may be declared, what is worth most first."""
    found: list[tuple[float, Aim, Task]] = []
    for task in tasks(state):
        if why_not_at(state, task) is not None or _is_going_there(there, task):
            continue
        value, aim = AIMS[task.kind](state, worths, task)
        same = sum(each.stack.task.kind is task.kind for each in there)
        value *= REPEATED.get(task.kind, 1.0) ** same
        if value > 0.3:
            found.append((value, aim, task))
    return sorted(found, key=lambda each: -each[0])


def _strengthened(
    state: HabitatState, worths: Worths, there: Sequence[Errand]
) -> Iterator[tuple[float, float, Errand]]:
    """The actions of the plan with so many pawns more that no dice have to be rolled, and what that brings."""
    for errand in there:
        stack = errand.stack
        weight = weigh(judged(state), stack)
        missing = weight.most - weight.strength
        spare = [pawn for pawn in free_pawns(state) if why_not_on(state, stack, pawn) is None]
        if weight.least is None or not 0 < missing <= len(spare):
            continue
        more = attrs.evolve(stack, pawns=(*stack.pawns, *spare[:missing]))
        if not all(_may_go(state, more, place) for place in range(len(stack.pawns), len(more.pawns))):
            continue
        after = planned(state, more)
        if why_not_stack(after, more) is None and why_not_pay(after) is None:
            gained = _gain(after, worths, more, errand.worth) - _gain(state, worths, stack, errand.worth)
            yield gained, float(missing), attrs.evolve(errand, stack=more)


def _is_allowed(state: HabitatState, stack: Stack) -> bool:
    """Whether its pawns may be put on an action, one after the other."""
    return all(_may_go(state, stack, place) for place in range(len(stack.pawns)))


def _may_go(state: HabitatState, stack: Stack, place: int) -> bool:
    """Whether a pawn may be put on an action after those before it."""
    before = attrs.evolve(stack, pawns=stack.pawns[:place])
    return why_not_on(planned(state, before), before, stack.pawns[place]) is None


def can_alone(state: HabitatState, task: Task, pawn: Pawn) -> bool:
    """Whether a pawn would do for an action, with nobody else."""
    bare = new_stack(state, task)
    lone = attrs.evolve(bare, pawns=(pawn,))
    return why_not_on(state, bare, pawn) is None and why_not_stack(planned(state, lone), lone) is None


def _is_going_there(there: Sequence[Errand], task: Task) -> bool:
    """Who comes second to a space finds it explored (HEX-25)."""
    return task.kind is TaskKind.EXPLORE and any(each.stack.task == task for each in there)


def _gain(state: HabitatState, worths: Worths, stack: Stack, value: float) -> float:
    """What an action brings on the average, wounds and adventures off."""
    told = odds(state, stack)
    actor = state.astronaut(owner(stack.pawns[0]))
    wounds = 0 if actor is None else min(actor.wounds, len(worths.wound) - 1)
    weight = weigh(judged(state), stack)
    price = sum(weight.costs.values()) * worths.reserve + weight.gloom * worths.morale * 0.7
    return (
        float(told.success) * value
        + float(1 - told.success) * worths.token
        - float(told.wound) * worths.wound[wounds]
        - float(told.death) * 60
        - float(told.adventure) * worths.adventure
        - price
    )


def _staffed(state: HabitatState, task: Task) -> Iterator[Stack]:
    """With dice and without, with a rover if one is free, a drone first if it fits."""
    free = free_pawns(state)
    bare = new_stack(state, task)
    rovers: list[Rover | None] = [None]
    for rover in Rover:
        used = any(each.rover is rover for each in state.plan)
        if not used and rover_fits(planned(state, bare), bare, rover):
            rovers.append(rover)
    drones = _drones(state, bare)
    for helper in rovers:
        for actor in [*_actors(state, task, free), *drones]:
            others = [pawn for pawn in free if pawn != actor]
            others.sort(key=lambda pawn: (owner(pawn) == owner(actor) and task.kind is not TaskKind.HEAL, pawn))
            if type_of(state, task) is ActionType.HEAL:
                others.sort(key=lambda pawn: owner(pawn) != Profession.MEDIC.value)
            crew = (actor, *(drone for drone in drones if drone != actor), *others)
            lone = attrs.evolve(bare, pawns=(actor,), rover=helper)
            weight = weigh(judged(state), lone)
            bonus = weight.strength - 1
            for needed in dict.fromkeys((weight.least or weight.most, weight.most)):
                count = max(1, needed - bonus)
                if count <= len(crew):
                    yield attrs.evolve(lone, pawns=tuple(crew[:count]))


def _drones(state: HabitatState, stack: Stack) -> list[Pawn]:
    """One drone that may act or assist, operated by whoever has fewest wounds."""
    order = {each.id: each.wounds for each in state.crew}
    bare = attrs.evolve(stack, pawns=())
    fit = [pawn for pawn in drone_pawns(state) if why_not_on(state, bare, pawn) is None]
    return [min(fit, key=lambda pawn: (order.get(owner(pawn), 0), pawn))] if fit else []


def _actors(state: HabitatState, task: Task, free: Sequence[Pawn]) -> list[Pawn]:
    """Who could act: of each astronaut one pawn; for healing whoever needs it most first."""
    mine: dict[MemberId, Pawn] = {}
    for pawn in free:
        mine.setdefault(owner(pawn), pawn)
    people = [state.astronaut(who) for who in mine]
    heals = type_of(state, task) is ActionType.HEAL
    order = sorted(
        (each for each in people if each is not None),
        key=lambda each: (-each.wounds - 2 * len(each.conditions), each.seat) if heals else (each.wounds, each.seat),
    )
    bare = new_stack(state, task)
    fit = [mine[each.id] for each in order if why_not_on(state, bare, mine[each.id]) is None]
    return fit[:1] if heals or task.kind in (TaskKind.REST, TaskKind.RELAX, TaskKind.MANAGE) else fit[:2]
