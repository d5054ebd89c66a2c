"""The course of a sol (HRD): steps, decision points, and clean-up (HCU)."""

from __future__ import annotations

from vanguard_desktop.core import CardId, Effect, Event, Reason

from .steps import Phase, Step


class NextStep(Effect, tag="step_next"):
    """The step is done; the next one of the sol begins (HRD-02)."""


class DoStep(Effect, tag="step_do"):
    """A step of a phase is carried out."""

    step: Step


class RunStep(Effect, tag="step_run"):
    """What the rules say of a step, between the hooks of the mission (HMS-12)."""

    step: Step


class SolBegun(Event, tag="sol_begun", rule="HRD-01"):
    """A new sol."""

    sol: int


class PhaseBegun(Event, tag="phase_begun", rule="HRD-02"):
    """A phase begins; what was received in the one before is in force from now on (HRD-06)."""

    phase: Phase


class StepBegun(Event, tag="step_begun", rule="HRD-09"):
    """A step of a phase begins."""

    step: Step


class LessonTold(Event, tag="lesson_told", rule="HMS-01"):
    """A guided mission explains something when it first comes up."""

    lesson: CardId


class TokensMoved(Event, tag="tokens_moved", rule="HCU-01"):
    """In every structure the active tokens go, and of those that wait the top one becomes active."""


class LoadingZoneMoved(Event, tag="loading_zone_moved", rule="HCU-05"):
    """What was pending is available, and the tiles of upgrades begin to work."""


class SolClosed(Event, tag="sol_closed", rule="HCU-06"):
    """Abilities are ready again; what counted for this sol is over."""


class FirstPlayerPassed(Event, tag="first_player_passed", rule="HCU-08"):
    """The next astronaut clockwise is First Player."""

    to: int


class NeverTakenBack(Reason, tag="never_taken_back", rule="HRD-12"):
    """In a legacy campaign what an events phase has brought stays."""
