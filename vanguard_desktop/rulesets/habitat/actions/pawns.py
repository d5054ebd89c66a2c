"""Pawns: whose they are, which are free, what each may be put on (HAC-02 to HAC-05, HAC-34 to HAC-38, HHP-14)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from vanguard_desktop.core import MemberId, Reason

from ..data.actions import Pawn, PawnIsBound, Stack, TaskKind, WrongPawn
from ..data.cards import DroneCard
from ..data.kinds import ActionType, Complex, Condition, Drone
from ..state import Astronaut, HabitatState
from .special import special
from .weight import DRONE, LIVING, drone_of, is_drone, owner, type_of

OWN = 2
# HSU-24: a single player has all four at hand, and uses two of them in a sol.
MOST_ALONE = 2


def own_pawns(state: HabitatState, astronaut: Astronaut) -> tuple[Pawn, ...]:
    """Two of each astronaut, more or fewer by what texts say (HAC-02)."""
    count = max(0, OWN + state.more_pawns.get(astronaut.id, 0))
    return tuple(Pawn(f"{astronaut.id}:{number}") for number in range(1, count + 1))


def placed(state: HabitatState) -> set[Pawn]:
    return {pawn for stack in state.plan for pawn in stack.pawns}


def free_pawns(state: HabitatState) -> list[Pawn]:
    """Pawns of astronauts that are not assigned yet."""
    there = placed(state)
    return [pawn for each in state.crew for pawn in own_pawns(state, each) if pawn not in there]


def drone_pawns(state: HabitatState) -> Iterator[Pawn]:
    """Drones that may still be used, with everybody who could operate them."""
    used = {drone_of(pawn) for pawn in placed(state) if is_drone(pawn)}
    if len(state.seats) == 1 and len(used) >= MOST_ALONE:
        return
    for drone in state.drones:
        if drone.value not in used:
            yield from (Pawn(f"{DRONE}:{drone.value}@{each.id}") for each in state.crew)


def exists(state: HabitatState, pawn: Pawn) -> bool:
    """Whether a pawn is free to be put somewhere."""
    return pawn in free_pawns(state) or pawn in set(drone_pawns(state))


def cures(stack: Stack, member: MemberId) -> bool:
    """Whether an action is the one that a pawn bound by a heart disorder may be used for (HHP-14)."""
    acts = not stack.pawns or owner(stack.pawns[0]) == member
    return stack.task.kind is TaskKind.HEAL and stack.task.condition is Condition.HEART and acts


def is_bound(state: HabitatState, astronaut: Astronaut) -> bool:
    """Whether only the pawn that the heart disorder binds is left (HHP-14, HHP-21)."""
    if not astronaut.suffers(Condition.HEART):
        return False
    busy = [
        pawn
        for stack in state.plan
        if not cures(stack, astronaut.id)
        for pawn in stack.pawns
        if not is_drone(pawn) and owner(pawn) == astronaut.id
    ]
    return len(busy) >= len(own_pawns(state, astronaut)) - 1


def why_not_on(state: HabitatState, stack: Stack, pawn: Pawn) -> Reason | None:
    """Why a pawn cannot be put on an action, as whoever acts if it is the first one."""
    kind, task = type_of(state, stack.task), stack.task
    astronaut = state.astronaut(owner(pawn))
    if astronaut is None or (task.kind is TaskKind.TURN_TILE and stack.pawns):
        return WrongPawn()
    if is_drone(pawn):
        return None if _drone_fits(state, stack, kind, pawn) else WrongPawn()
    if is_bound(state, astronaut) and not cures(stack, astronaut.id):
        return PawnIsBound(who=astronaut.id)
    if not stack.pawns and task.kind in (TaskKind.MISSION, TaskKind.EVENT):
        only = special(state, task).only
        return WrongPawn() if only not in (None, astronaut.profession) else None
    return None


def _drone_fits(state: HabitatState, stack: Stack, kind: ActionType | None, pawn: Pawn) -> bool:
    """HAC-34 to HAC-36: its own type or none, nothing in the Living complex."""
    task = stack.task
    if task.kind is TaskKind.TURN_TILE:
        return task.structure is None or state.card(task.structure).complex is not Complex.LIVING
    if kind in LIVING:
        return False
    cards: Mapping[str, DroneCard] = state.box.others["habitat_drones"]
    return kind is None or cards[Drone(drone_of(pawn)).value].action is kind
