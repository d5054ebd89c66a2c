"""The steps around a check that wait in the queue: abilities have had their moment, a choice is carried out."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import Event, Waiting

from ..chapter import Carries
from ..data import State
from ..data.steps import (
    AfterCheck,
    AfterOutcome,
    LayFreeDie,
    OfferFreeDie,
    RollAside,
    StayInPool,
    StepMarker,
    TakeOffMarker,
)
from ..picking import pick
from .kept_faces import FREE_OPTIONS, lay_free_die
from .markers import step_marker, take_off
from .outcomes import end_check
from .pool_effects import ask_die


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
