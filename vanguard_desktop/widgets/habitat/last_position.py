"""What the first screen shows of a mission of the habitat."""

from __future__ import annotations

from vanguard_desktop.models.habitat.light import hour_of
from vanguard_desktop.rulesets.habitat.state import HabitatState
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.text.habitat.ahead import HabitatAhead

from ..home.last_position import LastPosition

_PALETTE = "mars"


def last_position(state: HabitatState, wording: Wording, *, save: str, when: float, played: int) -> LastPosition:
    """The base at the hour of the phase; of a mission the sol is said."""
    return LastPosition(
        save=save,
        world=wording.names.content("habitat_missions", state.sheet.name),
        palette=_PALETTE,
        relief=f"halfway/{state.mission}",
        round=state.sol,
        over=state.outcome is not None,
        when=when,
        played=played,
        where=HabitatAhead().sol(state.sol, state.last_sol),
        hour=round(100 * hour_of(state)),
    )
