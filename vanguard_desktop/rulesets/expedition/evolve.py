"""Fold one thing that happened into the position: no rules, no chance, no refusal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vanguard_desktop.core.events import SHARED_EVENTS
from vanguard_desktop.core.kinds import Event
from vanguard_desktop.core.state import evolve_shared
from vanguard_desktop.rulesets.expedition.events import ExpeditionEvent
from vanguard_desktop.rulesets.expedition.evolve_board import BOARD_FOLDS
from vanguard_desktop.rulesets.expedition.evolve_check import CHECK_FOLDS
from vanguard_desktop.rulesets.expedition.evolve_crew import CREW_FOLDS
from vanguard_desktop.rulesets.expedition.evolve_lasting import LASTING_FOLDS
from vanguard_desktop.rulesets.expedition.evolve_planet import PLANET_FOLDS
from vanguard_desktop.rulesets.expedition.evolve_pool import POOL_FOLDS
from vanguard_desktop.rulesets.expedition.evolve_things import THING_FOLDS
from vanguard_desktop.rulesets.expedition.evolve_turns import TURN_FOLDS
from vanguard_desktop.rulesets.expedition.state import State

Fold = Callable[[State, Any], State]

# One fold for every event; a test counts them.
FOLDS: dict[type[Event], Fold] = {
    **dict.fromkeys(SHARED_EVENTS, evolve_shared),
    **CREW_FOLDS,
    **CHECK_FOLDS,
    **POOL_FOLDS,
    **THING_FOLDS,
    **BOARD_FOLDS,
    **TURN_FOLDS,
    **LASTING_FOLDS,
    **PLANET_FOLDS,
}


def evolve(state: State, event: ExpeditionEvent) -> State:
    return FOLDS[type(event)](state, event)
