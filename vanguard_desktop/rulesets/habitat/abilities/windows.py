"""Decision points: where something may be used, and whether the game stops there (HRD-07, HRD-08, HRD-11)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from vanguard_desktop.core import (
    Command,
    DecisionClosed,
    DecisionOpened,
    Effect,
    EffectsQueued,
    Event,
    Reason,
    Waiting,
)

from ..chapter import Chapter, Order
from ..data.abilities import AskGoOn, GoOn, NoWindow, OpenPlan, Pause, Point, Stops
from ..data.actions import PlanActions, Running
from ..data.kinds import Color
from ..data.missions import CheckEnd
from ..data.steps import Phase
from ..state import HabitatState

Means = Callable[[HabitatState, Point], Iterator[Command]]


def is_window(state: HabitatState) -> bool:
    """Whether the open question is a decision point; in the middle of an effect nothing is used (HRD-07)."""
    return isinstance(state.question, PlanActions | AskGoOn)


def just_rolled(state: HabitatState, color: Color | None = None) -> Running | None:
    """The action whose dice lie there and do not count yet, if they are of this color (HRD-08, HAB-08)."""
    now, question = state.running, state.question
    points = [waiting.effect.point for waiting in state.queue if isinstance(waiting.effect, Pause)]
    asked = isinstance(question, AskGoOn) and question.point is Point.DICE_ROLLED
    if now is None or not now.dice or not (asked or Point.DICE_ROLLED in points):
        return None
    return now if color in (None, now.declared.weight.color) else None


def answered(state: HabitatState, step: type[Effect]) -> Waiting | None:
    """The step that waits behind a decision point for whatever answers it (HAB-08)."""
    return next((waiting for waiting in state.queue if isinstance(waiting.effect, step)), None)


def why_no_window(state: HabitatState) -> Reason | None:
    return None if is_window(state) else NoWindow()


def used(state: HabitatState, events: Sequence[Event], *texts: Waiting) -> list[Event]:
    """Something is used at the open decision point: it happens, and then the point is there again."""
    question = state.question
    again: Effect = Pause(point=question.point) if isinstance(question, AskGoOn) else OpenPlan()
    back = (Waiting(effect=CheckEnd()), Waiting(effect=again))
    return [DecisionClosed(), *events, EffectsQueued(effects=(*texts, *back))]


def windows(means: Means) -> Chapter:
    """The chapter of decision points; `means` are commands that could be given at one now."""

    def pause(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
        """HRD-11: it stops if something may be used that would change something."""
        assert isinstance(waiting.effect, Pause)
        asked = DecisionOpened(decision=AskGoOn(point=waiting.effect.point))
        if state.stops is Stops.ALWAYS:
            return [asked]
        if state.stops is Stops.NEVER and state.phase is not Phase.ACTIONS:
            return []
        return [asked] if next(means(state, waiting.effect.point), None) is not None else []

    return Chapter(
        effects={
            Pause: pause,
            OpenPlan: lambda state, waiting: [DecisionOpened(decision=PlanActions())],
        },
        questions={AskGoOn: lambda state, question: (GoOn(),)},
        orders={GoOn: Order(answers=(AskGoOn,), unfold=lambda state, command: [DecisionClosed()])},
        reasons=(NoWindow,),
    )
