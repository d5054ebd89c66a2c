"""Whether those who are free could do a task at all (HAC-13, HAC-34)."""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from vanguard_desktop.core import MemberId

from ..data.actions import PutPawn, SetRover, SetUpgrade, Stack, Task, TaskKind
from ..data.kinds import Rover
from ..kept import of_position
from ..state import HabitatState
from .allowed import is_bound_pawn, why_no_pawn, why_no_rover, why_no_upgrade, why_not_stack
from .pawns import drone_pawns, free_pawns
from .stacks import new_stack, planned
from .weight import HELPERS, judged, owner, weigh


def can_be_staffed(state: HabitatState, task: Task) -> bool:
    """Whether pawns and drones that are free now would do for a task, with what else helps (HAC-13, HAC-34)."""
    stack = new_stack(state, task)
    if task.kind not in (TaskKind.HEAL, TaskKind.MISSION, TaskKind.EVENT):  # who takes part in these matters
        weight = weigh(judged(state), stack)
        least = weight.most if weight.least is None else weight.least
        alone = task.kind is TaskKind.TURN_TILE
        if not weight.wounds and least <= (min(_unbound(state), 1) if alone else _unbound(state)):
            return True
    return any(_is_staffed_by(state, stack, who.id) for who in state.crew)


@of_position
def _unbound(state: HabitatState) -> int:
    """How many pawns are free for anything."""
    return sum(not is_bound_pawn(state, pawn) for pawn in free_pawns(state))


def _is_staffed_by(state: HabitatState, stack: Stack, who: MemberId) -> bool:
    """Somebody acts, or a drone of theirs, and whoever may assist does."""
    while True:
        here = planned(state, stack)
        if stack.pawns and why_not_stack(here, stack) is None:
            return True
        free = (*free_pawns(here), *drone_pawns(here))
        may = (each for each in free if stack.pawns or owner(each) == who)
        more = next((each for each in may if why_no_pawn(here, PutPawn(number=stack.number, pawn=each)) is None), None)
        if more is None:
            return bool(stack.pawns) and any(
                why_not_stack(planned(state, each), each) is None for each in _helped(here, stack)
            )
        stack = attrs.evolve(stack, pawns=(*stack.pawns, more))


def _helped(state: HabitatState, stack: Stack) -> Iterator[Stack]:
    """The same with a rover or an upgrade that helps nobody else."""
    number = stack.number
    for rover in Rover:
        if why_no_rover(state, SetRover(number=number, rover=rover)) is None:
            yield attrs.evolve(stack, rover=rover)
    for upgrade in HELPERS:
        if why_no_upgrade(state, SetUpgrade(number=number, upgrade=upgrade)) is None:
            yield attrs.evolve(stack, upgrade=upgrade)
