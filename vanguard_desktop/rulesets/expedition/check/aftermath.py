"""The steps around a check that wait in the queue: abilities have had their moment, a choice is carried out."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core.events import Waiting
from vanguard_desktop.core.kinds import Event
from vanguard_desktop.rulesets.expedition.chapter import Carries
from vanguard_desktop.rulesets.expedition.check.kept_faces import FREE_OPTIONS, lay_free_die
from vanguard_desktop.rulesets.expedition.check.markers import step_marker, take_off
from vanguard_desktop.rulesets.expedition.check.outcomes import end_check
from vanguard_desktop.rulesets.expedition.check.pool_effects import ask_die
from vanguard_desktop.rulesets.expedition.data.state import State
from vanguard_desktop.rulesets.expedition.data.steps import (
    AfterCheck,
    AfterOutcome,
    LayFreeDie,
    OfferFreeDie,
    RollAside,
    StayInPool,
    StepMarker,
    TakeOffMarker,
)
from vanguard_desktop.rulesets.expedition.picking import pick


def _after_check(state: State, waiting: Waiting, _: AfterCheck) -> Sequence[Event]:
    return [] if state.check is None else end_check(state.check)


def _ask_die(state: State, waiting: Waiting, step: StayInPool | RollAside) -> Sequence[Event]:
    return [] if state.check is None else ask_die(state, state.check, step)


def _lay_free_die(state: State, waiting: Waiting, step: LayFreeDie) -> Sequence[Event]:
    return [] if state.check is None else lay_free_die(state, state.check, step.color)


AFTERMATH: Carries = {
    AfterOutcome: lambda state, waiting, step: [],
    AfterCheck: _after_check,
    StayInPool: _ask_die,
    RollAside: _ask_die,
    OfferFreeDie: lambda state, waiting, step: pick(state, waiting, FREE_OPTIONS[OfferFreeDie]),
    LayFreeDie: _lay_free_die,
    StepMarker: lambda state, waiting, step: step_marker(state, step),
    TakeOffMarker: lambda state, waiting, step: take_off(state, step),
}
