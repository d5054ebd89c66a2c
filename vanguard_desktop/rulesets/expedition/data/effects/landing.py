"""What texts do to the landing (LND)."""

from __future__ import annotations

from vanguard_desktop.core import Effect, SectorId
from vanguard_desktop.setting import Stat


class LandIn(Effect, tag="land_in"):
    """The lander stands in that sector (PLN-10)."""

    sector: SectorId


class SkipLanding(Effect, tag="skip_landing"):
    """The landing marker moves one more space (LND-17)."""


class RaiseStat(Effect, tag="raise_stat"):
    """A statistic of the lander is higher for the landing roll that has just fallen (LND-19)."""

    stat: Stat
    count: int = 1


class RaiseAnyStat(Effect, tag="raise_any_stat"):
    """The same for a statistic of choice."""

    count: int = 1


class RerollLanding(Effect, tag="reroll_landing"):
    """The ten-sided die of the landing falls again; the row of the first result is void (RND-09)."""
