"""Decision points at which nobody has anything to decide, for a table that keeps up a pace."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import attrs

from vanguard_desktop.core import Command, changed

from .actions.course import waiting_actions
from .data.abilities import AskGoOn, GoOn, Point, Stops, UseAbility
from .data.actions import ResolveActions
from .data.common import ChooseThing, PickThing
from .data.steps import Phase
from .state import HabitatState

# Here an ability may still turn what comes next: stress that is paid for, what is produced, tracks that draw.
_WEIGHTY = (Phase.MORALE, Phase.PRODUCTION, Phase.MALFUNCTIONS)
Means = Callable[[HabitatState, Point], Iterator[Command]]


def _one_of_alike(state: HabitatState) -> Command | None:
    """Which of several actions comes first is no question where all are the same."""
    waiting = waiting_actions(state)
    alike = {attrs.evolve(each.stack, number=0, pawns=()) for each in waiting}
    return PickThing(thing=str(waiting[0].stack.number)) if len(alike) == 1 else None


def passing(means: Means) -> Callable[[HabitatState], Command | None]:
    """Going on, where what could be used waits as well (HRD-11).

    The end of a phase is the beginning of the next, and what may be done in every plan can wait for the plan. It stays
    a decision where a phase begins whose harm an ability may lessen, and at each moment that comes only once. Whoever
    has set the stops to always is always asked.
    """

    def answer(state: HabitatState) -> Command | None:
        question = state.question
        if isinstance(question, ChooseThing) and isinstance(question.effect.effect, ResolveActions):
            return _one_of_alike(state)
        if not isinstance(question, AskGoOn) or state.stops is Stops.ALWAYS:
            return None
        point, usable = question.point, set(means(state, question.point))
        if point is Point.PHASE_BEGINS:
            decides = state.phase in _WEIGHTY and any(isinstance(command, UseAbility) for command in usable)
        else:
            # What nothing that waits here makes possible can be used in the plan, too.
            elsewhere = changed(state, pending=(), queue=(), running=None)
            decides = point is not Point.PHASE_ENDS and not usable.issubset(means(elsewhere, Point.PHASE_BEGINS))
        return None if decides else GoOn()

    return answer
