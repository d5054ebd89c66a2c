"""Fold one thing that happened into the position: no rules, no chance, no refusal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vanguard_desktop.core import SHARED_EVENTS, Event, evolve_shared, together

from .check.folds import CHECK_FOLDS
from .check.pool_folds import POOL_FOLDS
from .crew.folds import CREW_FOLDS
from .data import State
from .planet.folds import BOARD_FOLDS
from .planet.planet_folds import PLANET_FOLDS
from .round.folds import TURN_FOLDS
from .round.lasting_folds import LASTING_FOLDS
from .things.folds import THING_FOLDS

Fold = Callable[[State, Any], State]

# One fold for every event; a test counts them.
FOLDS: dict[type[Event], Fold] = together(
    dict.fromkeys(SHARED_EVENTS, evolve_shared),
    *(CREW_FOLDS, CHECK_FOLDS, POOL_FOLDS, THING_FOLDS, BOARD_FOLDS, TURN_FOLDS, LASTING_FOLDS, PLANET_FOLDS),
)


def evolve(state: State, event: Event) -> State:
    return FOLDS[type(event)](state, event)
