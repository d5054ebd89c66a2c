"""Rule changes of a mission that hang on the steps of a sol (HMS-12)."""

from __future__ import annotations

from vanguard_desktop.core import If, Source, Waiting

from ..data.cards import Hook, Mode, Trigger
from ..data.steps import Step
from ..state import HabitatState


def hooks_at(state: HabitatState, step: Step, mode: Mode, sol: int) -> tuple[Waiting, ...]:
    """What hangs on a step, in the order of the sheet; whether its condition holds shows when its turn comes."""
    first = (hook for hook in state.sheet.hooks if _is_start(hook, step, mode))
    own = (hook for hook in state.sheet.hooks if hook.on.trigger is Trigger.STEP and hook.on.step is step)
    return tuple(
        waiting(state, hook)
        for hook in (*first, *(each for each in own if each.mode is mode))
        if (hook.on.first or 1) <= sol <= (hook.on.last or sol)
    )


def _is_start(hook: Hook, step: Step, mode: Mode) -> bool:
    return hook.on.trigger is Trigger.SOL_START and step is Step.MALFUNCTION_INCREASE and mode is Mode.BEFORE


def waiting(state: HabitatState, hook: Hook) -> Waiting:
    """The effects of a hook, said by the mission."""
    effect = hook.effect if hook.test is None else If(test=hook.test, then=hook.effect)
    return Waiting(effect=effect, source=Source("habitat_missions", state.mission))
