"""Fold one thing that happened into the position: no rules, no chance, no refusal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vanguard_desktop.core.chapter import together
from vanguard_desktop.core.events import SHARED_EVENTS
from vanguard_desktop.core.kinds import Event
from vanguard_desktop.core.state import evolve_shared
from vanguard_desktop.rulesets.expedition.check.folds import CHECK_FOLDS
from vanguard_desktop.rulesets.expedition.check.pool_folds import POOL_FOLDS
from vanguard_desktop.rulesets.expedition.crew.folds import CREW_FOLDS
from vanguard_desktop.rulesets.expedition.data.state import State
from vanguard_desktop.rulesets.expedition.planet.folds import BOARD_FOLDS
from vanguard_desktop.rulesets.expedition.planet.planet_folds import PLANET_FOLDS
from vanguard_desktop.rulesets.expedition.round.folds import TURN_FOLDS
from vanguard_desktop.rulesets.expedition.round.lasting_folds import LASTING_FOLDS
from vanguard_desktop.rulesets.expedition.things.folds import THING_FOLDS

Fold = Callable[[State, Any], State]

# One fold for every event; a test counts them.
FOLDS: dict[type[Event], Fold] = together(
    dict.fromkeys(SHARED_EVENTS, evolve_shared),
    *(CREW_FOLDS, CHECK_FOLDS, POOL_FOLDS, THING_FOLDS, BOARD_FOLDS, TURN_FOLDS, LASTING_FOLDS, PLANET_FOLDS),
)


def evolve(state: State, event: Event) -> State:
    return FOLDS[type(event)](state, event)
