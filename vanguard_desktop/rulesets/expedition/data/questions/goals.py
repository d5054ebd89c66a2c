"""Questions about goals: what has been reached, found and kept."""

from __future__ import annotations

from vanguard_desktop.core import CardId, SectorId, Test

from ..effects import Stat


class TeamInSector(Test, tag="team_in_sector"):
    """The whole team stands in that sector; without a number in the lander's."""

    sector: SectorId | None = None


class SomebodyInSector(Test, tag="somebody_in_sector"):
    """A crew member stands in that sector."""

    sector: SectorId


class AtImportant(Test, tag="at_important"):
    """A crew member stands where the important icon is visible (PLN-30)."""


class FinishedSectors(Test, tag="finished_sectors"):
    """So many sectors show the last-POI icon (PLN-29)."""

    count: int


class Successes(Test, tag="successes"):
    """The team has so many success tokens."""

    count: int


class Marks(Test, tag="marks"):
    """So many markers lie on a sector, or just as many and no more; without a number on all sectors together."""

    count: int
    sector: SectorId | None = None
    exactly: bool = False


class Done(Test, tag="done"):
    """Something has happened so often in this expedition: `rest`, `exert`, `log_read`, `yellow`, `red` ..."""

    what: str
    count: int


class MissionInPlay(Test, tag="mission_in_play"):
    """The mission is in play: introduced, and neither completed nor lost (PLN-47)."""

    card: CardId


class DecksWithLeads(Test, tag="decks_with_leads"):
    """Lead tokens lie on so many discovery decks at once."""

    count: int


class DiscoveriesOnLander(Test, tag="discoveries_on_lander"):
    """So many discoveries lie on the lander."""

    count: int


class SectorsEntered(Test, tag="sectors_entered"):
    """The team has entered so many sectors."""

    count: int


class NobodyInjured(Test, tag="nobody_injured"):
    """No crew member has an injury card."""


class SuppliesAtMost(Test, tag="supplies_at_most"):
    """The supply marker stands there or lower."""

    count: int


class StatAtLeast(Test, tag="stat_at_least"):
    """The lander's statistic reaches that (LND-17)."""

    stat: Stat
    count: int


class NotFirstTime(Test, tag="not_first_time"):
    """The entry being read has been read before in this expedition."""

    log: str


class HandEmpty(Test, tag="hand_empty"):
    """The addressed crew member holds no section card."""
