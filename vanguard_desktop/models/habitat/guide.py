"""What a guided mission teaches now: lessons that a step has told, and the step that its first sol has come to."""

from __future__ import annotations

from collections.abc import Iterable

from vanguard_desktop.core import CardId, Event
from vanguard_desktop.play.habitat.planning import lacks, weight_of
from vanguard_desktop.rulesets.habitat.data.abilities import AskGoOn, Point
from vanguard_desktop.rulesets.habitat.data.actions import Dice, PlanActions, ResolveActions, ResolvePlan
from vanguard_desktop.rulesets.habitat.data.common import ChooseThing
from vanguard_desktop.rulesets.habitat.data.missions import ChooseFirst
from vanguard_desktop.rulesets.habitat.data.rounds import LessonTold
from vanguard_desktop.rulesets.habitat.data.steps import Phase
from vanguard_desktop.rulesets.habitat.state import HabitatState
from vanguard_desktop.text.habitat.lessons import SolStep

from ..bridge import Bridge

_GUIDED_SOL = 1
_OF_A_POINT = {Point.DICE_ROLLED: SolStep.ROLLED, Point.MALFUNCTIONS_ROLLED: SolStep.MALFUNCTION_DICE}


def told_in(events: Iterable[Event], state: HabitatState) -> list[CardId]:
    """The lessons of a step that are about what goes on now, in their order; others are read with what happened."""
    return [event.lesson for event in events if isinstance(event, LessonTold) and is_timely(event.lesson, state)]


def is_timely(lesson: CardId, state: HabitatState) -> bool:
    """Whether the phase that a lesson explains is not over yet."""
    return any(each.id == lesson and each.step.phase is state.phase for each in state.sheet.lessons)


def is_guided(bridge: Bridge) -> bool:
    """Whether this is the sol that is explained step by step."""
    state: HabitatState = bridge.state
    return bool(state.sheet.lessons) and state.sol <= _GUIDED_SOL


def welcomes(bridge: Bridge) -> bool:
    """Whether a guided mission is about to begin."""
    state: HabitatState = bridge.state
    return bool(state.sheet.lessons) and state.phase is Phase.SET_UP


def sol_step(bridge: Bridge) -> SolStep | None:
    """What is to be explained now; None outside the first sol of a guided mission."""
    state: HabitatState = bridge.state
    if not is_guided(bridge):
        return None
    match state.question:
        case PlanActions():
            return _of_plan(bridge, state)
        case AskGoOn(point=point):
            return _OF_A_POINT.get(point, SolStep.PAUSE)
        case ChooseThing(effect=waiting):
            asked = waiting.effect
            if isinstance(asked, ResolveActions):
                return SolStep.ORDER
            return SolStep.FIRST_PLAYER if isinstance(asked, ChooseFirst) else None
        case _:
            return None


def _of_plan(bridge: Bridge, state: HabitatState) -> SolStep:
    """Pawns are put on what was planned before anything else is."""
    if any(lacks(state, stack) is not None for stack in state.plan):
        return SolStep.PAWNS
    if bridge.why_not(ResolvePlan()) is None:
        return SolStep.RESOLVE
    if not state.plan:
        return SolStep.FIRST_ACTION
    rolls = len(state.plan) == 1 and weight_of(state, state.plan[0]).dice is not Dice.NONE
    return SolStep.ODDS if rolls else SolStep.MORE
