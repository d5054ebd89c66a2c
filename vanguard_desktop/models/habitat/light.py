"""What time of the sol it is outside: pictures of the base follow the phases."""

from __future__ import annotations

from vanguard_desktop.rulesets.habitat.data.steps import Phase
from vanguard_desktop.rulesets.habitat.state import HabitatState

_HOURS = {
    Phase.SET_UP: 0.02,
    Phase.EVENTS: 0.08,
    Phase.MORALE: 0.16,
    Phase.PRODUCTION: 0.24,
    Phase.ACTIONS: 0.36,
    Phase.MALFUNCTIONS: 0.62,
    Phase.CLEAN_UP: 0.9,
}


def hour_of(state: HabitatState) -> float:
    """From morning (0) to night (1)."""
    return _HOURS[state.phase]
