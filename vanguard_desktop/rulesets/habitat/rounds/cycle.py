"""A sol runs through its phases and steps; hooks of the mission hang on them (HRD-01, HRD-02, HRD-09)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import attrs

from vanguard_desktop.core import EffectsQueued, Event, RuleId, Waiting, changed

from ..chapter import Chapter, Do
from ..data.abilities import AskBooster, Pause, Point
from ..data.cards import Lesson, Mode
from ..data.missions import CheckEnd
from ..data.rounds import (
    DoStep,
    LessonTold,
    NeverTakenBack,
    NextStep,
    PhaseBegun,
    RunStep,
    SolBegun,
    StepBegun,
)
from ..data.steps import Phase, Step, step_after
from ..holds import holds
from ..missions.hooks import hooks_at
from ..parts import coming
from ..state import HabitatState


def next_step(state: HabitatState, _: Waiting) -> Sequence[Event]:
    """A step is finished completely before the next one begins, and so is a phase (HRD-02)."""
    return [coming(DoStep(step=step_after(state.step)), NextStep())]


def do_step(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    """A step between the hooks of the mission; afterwards its end is looked at (HRD-10, HMS-12)."""
    assert isinstance(waiting.effect, DoStep)
    step = waiting.effect.step
    is_first = step is step_after(None)
    sol = state.sol + 1 if is_first else state.sol
    events: list[Event] = [SolBegun(sol=sol)] if is_first else []
    if step.phase is not state.phase:
        events.append(PhaseBegun(phase=step.phase))
    instead = hooks_at(state, step, Mode.INSTEAD, sol)
    begins = step.phase is not state.phase
    start = (Waiting(effect=AskBooster()),) if is_first else ()
    inside = (
        *start,
        *((Waiting(effect=Pause(point=Point.PHASE_BEGINS)),) if begins else ()),
        *hooks_at(state, step, Mode.BEFORE, sol),
        *(instead or (Waiting(effect=RunStep(step=step)),)),
        *hooks_at(state, step, Mode.AFTER, sol),
        Waiting(effect=CheckEnd()),
        *((Waiting(effect=Pause(point=Point.MALFUNCTIONS_ROLLED)),) if step is Step.ROLL else ()),
        *((Waiting(effect=Pause(point=Point.PHASE_ENDS)),) if step_after(step).phase is not step.phase else ()),
    )
    lessons = [LessonTold(lesson=each.id) for each in due_lessons(state, step)]
    return [*events, StepBegun(step=step, because=RuleId(step.rule)), *lessons, EffectsQueued(effects=inside)]


def due_lessons(state: HabitatState, step: Step) -> list[Lesson]:
    """What is explained when a step begins: each lesson once."""
    return [
        each
        for each in state.sheet.lessons
        if each.step is step and each.id not in state.lessons and (each.test is None or holds(state, each.test))
    ]


def crosses_events(events: Iterable[Event]) -> bool:
    """Whether a step of an events phase is among what happened: taking that back is a branch of its own (HRD-12)."""
    return any(isinstance(event, StepBegun) and event.step.phase is Phase.EVENTS for event in events)


def run_step(handlers: Callable[[Step], Do | None]) -> Callable[[HabitatState, Waiting], Sequence[Event]]:
    """What the chapter that owns a step does in it."""

    def resolve(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
        assert isinstance(waiting.effect, RunStep)
        handler = handlers(waiting.effect.step)
        return [] if handler is None else handler(state)

    return resolve


def _phase_begun(state: HabitatState, event: PhaseBegun) -> HabitatState:
    """HRD-06, HHP-11: conditions received in the phase before are in force, those discarded in it no more."""
    crew = tuple(attrs.evolve(each, fresh=(), fading=()) for each in state.crew)
    return changed(state, phase=event.phase, crew=crew)


CYCLE = Chapter(
    effects={NextStep: next_step, DoStep: do_step},
    folds={
        SolBegun: lambda state, event: changed(state, sol=event.sol),
        PhaseBegun: _phase_begun,
        StepBegun: lambda state, event: changed(state, step=event.step),
        LessonTold: lambda state, event: changed(state, lessons=(*state.lessons, event.lesson)),
    },
    reasons=(NeverTakenBack,),
)
