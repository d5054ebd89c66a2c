"""What the first screen shows of a mission of the habitat."""

from __future__ import annotations

from vanguard_desktop.models.habitat.light import hour_of
from vanguard_desktop.rulesets.habitat.state import HabitatState
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.text.habitat.ahead import HabitatAhead

from ..home.last_position import LastPosition

_PALETTE = "mars"


def last_position(state: HabitatState, wording: Wording, *, save: str, when: float, played: int) -> LastPosition:
    """The base at the hour of the phase; of a mission the sol is said, of a campaign its mission, too."""
    content, campaign = wording.names.content, state.campaign
    mission, sol = content("habitat_missions", state.sheet.name), HabitatAhead().sol(state.sol, state.last_sol)
    if state.outcome is not None:
        sol = HabitatAhead().ended(sol, won=state.outcome.won)
    name = None if campaign is None else state.box.others["habitat_campaigns"][campaign.card].name
    return LastPosition(
        save=save,
        world=mission if name is None else content("habitat_campaigns", name),
        palette=_PALETTE,
        relief=f"halfway/{state.mission}",
        round=state.sol,
        over=state.outcome is not None and (campaign is None or campaign.score is not None),
        when=when,
        played=played,
        where=sol if campaign is None else HabitatAhead().of_mission(mission, sol),
        hour=round(100 * hour_of(state)),
    )
