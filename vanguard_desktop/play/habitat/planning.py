"""A planned action before it is resolved: what it takes and brings, and who is still free to help."""

from __future__ import annotations

import attrs

from vanguard_desktop.core import Effect, InOrder, MemberId, Part, Reason, Source
from vanguard_desktop.rulesets.habitat.actions.allowed import why_not_stack
from vanguard_desktop.rulesets.habitat.actions.pawns import MOST_ALONE, drone_pawns, free_pawns, own_pawns
from vanguard_desktop.rulesets.habitat.actions.special import special
from vanguard_desktop.rulesets.habitat.actions.stacks import new_stack
from vanguard_desktop.rulesets.habitat.actions.staffing import can_be_staffed
from vanguard_desktop.rulesets.habitat.actions.weight import FULL, house, owner, step_of, type_of, weigh
from vanguard_desktop.rulesets.habitat.base.structures import made, needed, works
from vanguard_desktop.rulesets.habitat.data.actions import Pawn, Stack, Task, TaskKind, Weight
from vanguard_desktop.rulesets.habitat.data.cards import DroneCard
from vanguard_desktop.rulesets.habitat.data.director import CloseEntry
from vanguard_desktop.rulesets.habitat.data.kinds import (
    ActionType,
    Complex,
    Element,
    Penalty,
    Resource,
    Space,
    StructureId,
)
from vanguard_desktop.rulesets.habitat.forecast.odds import draws, odds
from vanguard_desktop.rulesets.habitat.forecast.production import Worn, penalties_ahead, production
from vanguard_desktop.rulesets.habitat.forecast.progress import SOWN_RIPENS_IN, broken_with, ripens_in, standing
from vanguard_desktop.rulesets.habitat.kept import of_position
from vanguard_desktop.rulesets.habitat.map.spaces import SPACES, is_accessible, is_walled
from vanguard_desktop.rulesets.habitat.state import Astronaut, HabitatState

__all__ = ["SOWN_RIPENS_IN", "SPACES", "draws", "odds", "ripens_in"]


@attrs.frozen
class Pawns:
    """The pawns of somebody in this sol, and which of them are free."""

    all: tuple[Pawn, ...]
    free: frozenset[Pawn]


def pawns_of(state: HabitatState, astronaut: Astronaut) -> Pawns:
    own = own_pawns(state, astronaut)
    return Pawns(own, frozenset(own) & frozenset(free_pawns(state)))


def free_drones(state: HabitatState) -> tuple[Pawn, ...]:
    return tuple(drone_pawns(state))


def owner_of(pawn: Pawn) -> MemberId:
    return owner(pawn)


def weight_of(state: HabitatState, stack: Stack) -> Weight:
    return weigh(state, stack)


def lacks(state: HabitatState, stack: Stack) -> Reason | None:
    """Why this action could not be resolved as it is planned now."""
    return why_not_stack(state, stack)


@of_position
def _known(_: HabitatState) -> dict[Task, bool]:
    return {}


def is_in_reach(state: HabitatState, task: Task) -> bool:
    """Whether there is somebody who could do it: else it would only wait for pawns that are not there."""
    known = _known(state)
    if task not in known:
        known[task] = can_be_staffed(state, task)
    return known[task]


def weight_of_task(state: HabitatState, task: Task) -> Weight:
    """What a task would take before anything is put on it."""
    return weigh(state, new_stack(state, task))


def kind_of(state: HabitatState, task: Task) -> ActionType | None:
    """The type of an action, if it has one."""
    return type_of(state, task)


def reward_of(state: HabitatState, task: Task) -> Effect | None:
    """What a special action of the mission or of an event brings; None for what every mission knows."""
    if task.kind not in (TaskKind.MISSION, TaskKind.EVENT):
        return None
    match special(state, task).effect:
        case InOrder(steps=(CloseEntry(), reward)):
            return reward
        case effect:
            return effect


def breaks(state: HabitatState, task: Task) -> tuple[int, int] | None:
    """How many elements will be broken by what an action brings into play, and how many may be at the end."""
    now, reward = standing(state), reward_of(state, task)
    if reward is None or now.allowed is None:
        return None
    after = broken_with(state, reward)
    return (after, now.allowed) if after > now.broken else None


def done_in(state: HabitatState, task: Task) -> StructureId | None:
    """The structure in which an action is done."""
    return house(state, task)


def is_usable(state: HabitatState, structure: StructureId) -> bool:
    return works(state, structure)


@attrs.frozen(kw_only=True)
class Outlook:
    """What the next production will do to a reserve as things stand now: what is `made` and `needed`, by how much the
    reserve changes, how many structures are cut off, and how much of it the plan takes before.
    """

    made: tuple[Part, ...]
    needed: tuple[Part, ...]
    by: int
    cut: int = 0
    planned: int = 0


def outlooks(state: HabitatState) -> dict[Resource, Outlook]:
    """Of all reserves, from the functions that carry it out."""
    ahead = production(state)
    costs = [weigh(state, stack).costs for stack in state.plan]
    planned = {each: sum(cost.get(each, 0) for cost in costs) for each in Resource}
    found = {
        each: Outlook(
            made=made(state, each),
            needed=needed(state, each),
            by=balance.stored - (ahead.upkeep.get(each, 0) if ahead.can_pay else 0),
            cut=balance.cut,
            planned=planned[each],
        )
        for each, balance in ((Resource.OXYGEN, ahead.oxygen), (Resource.ENERGY, ahead.energy))
    }
    fed = ahead.meals
    found[Resource.FOOD] = Outlook(
        made=(Part(of=Source("harvest"), amount=fed.harvested),),
        needed=(Part(of=Source("meals"), amount=fed.due),),
        by=fed.by,
        planned=planned[Resource.FOOD],
    )
    return found


def in_order(state: HabitatState) -> tuple[Stack, ...]:
    """The plan as it will be resolved (HAC-41, HAC-42)."""
    return tuple(sorted(state.plan, key=lambda stack: step_of(state, stack.task)))


def drones_left(state: HabitatState) -> int:
    """How many drones can still be used in this sol (HSU-24)."""
    left = {pawn.partition("@")[0] for pawn in drone_pawns(state)}
    if len(state.seats) > 1:
        return len(left)
    used = {pawn.partition("@")[0] for stack in state.plan for pawn in stack.pawns if "@" in pawn}
    return min(len(left), MOST_ALONE - len(used))


def penalty_when_red(state: HabitatState, structure: StructureId, element: Element) -> Penalty:
    """What an element brings once it is red."""
    return state.card(structure).elements.get(element, Penalty.NONE)


def action_of(structure: StructureId) -> ActionType | None:
    """The type of actions that a structure of the hub is for (HAC-11)."""
    return next((action for action, place in FULL.items() if place == structure), None)


def penalties_of(state: HabitatState, structure: StructureId) -> tuple[Worn, ...]:
    """What its red elements bring as long as they are red."""
    return tuple(each for each in penalties_ahead(state).elements if each.structure == structure)


def wear_of(state: HabitatState, complex: Complex) -> int:
    """By how much its malfunction track rises every sol for what is red."""
    return penalties_ahead(state).tracks[complex]


def can_be_explored(state: HabitatState, space: Space) -> bool:
    return is_accessible(state, space)


def has_wall(state: HabitatState, space: Space) -> bool:
    return is_walled(state, space)


def drones_of(state: HabitatState) -> tuple[str, ...]:
    """All that came along."""
    return tuple(each.value for each in state.drones)


def drone_action(state: HabitatState, drone: str) -> ActionType:
    """What a drone is built for (HCT-14)."""
    card: DroneCard = state.box.others["habitat_drones"][drone]
    return card.action


def drone_at_work(state: HabitatState, drone: str) -> tuple[Stack, Pawn] | None:
    """The action of this sol that it is put on, and its pawn there."""
    stacks = (*state.plan, *(each.stack for each in state.declared))
    pawns = ((stack, pawn) for stack in stacks for pawn in stack.pawns)
    return next(((stack, pawn) for stack, pawn in pawns if pawn.startswith(f"drone:{drone}@")), None)
