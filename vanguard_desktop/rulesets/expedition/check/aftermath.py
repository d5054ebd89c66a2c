"""The steps around a check that wait in the queue: abilities have had their moment, a choice is carried out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from vanguard_desktop.core.events import Waiting
from vanguard_desktop.core.kinds import Event
from vanguard_desktop.rulesets.expedition.check.kept_faces import FREE_OPTIONS, lay_free_die
from vanguard_desktop.rulesets.expedition.check.markers_here import step_marker, take_off
from vanguard_desktop.rulesets.expedition.check.outcomes import end_check
from vanguard_desktop.rulesets.expedition.check.pool_effects import ask_die
from vanguard_desktop.rulesets.expedition.check.steps import (
    AfterCheck,
    AfterOutcome,
    LayFreeDie,
    OfCheck,
    OfferFreeDie,
    RollAside,
    StayInPool,
    StepMarker,
    TakeOffMarker,
)
from vanguard_desktop.rulesets.expedition.data.state import State
from vanguard_desktop.rulesets.expedition.picking import pick


def step_of_check(state: State, waiting: Waiting, step: OfCheck) -> Sequence[Event]:
    check = state.check
    match step:
        case AfterOutcome():
            return []
        case AfterCheck():
            return end_check(check) if check is not None else []
        case StayInPool() | RollAside():
            return ask_die(state, check, step) if check is not None else []
        case OfferFreeDie():
            return pick(state, waiting, FREE_OPTIONS[OfferFreeDie])
        case LayFreeDie(color=color):
            return lay_free_die(state, check, color) if check is not None else []
        case StepMarker():
            return step_marker(state, step)
        case TakeOffMarker():
            return take_off(state, step)
        case _:
            assert_never(step)
