"""Questions that the position answers itself: requirements of missions and goals, the `if` of cards."""

from __future__ import annotations

from typing import ClassVar

import attrs

from vanguard_desktop.core.ids import CardId, SectorId
from vanguard_desktop.core.kinds import Test
from vanguard_desktop.core.questions import AllOf as AllOf
from vanguard_desktop.core.questions import AnyOf as AnyOf
from vanguard_desktop.core.questions import FlagSet as FlagSet
from vanguard_desktop.core.questions import Not as Not
from vanguard_desktop.rulesets.expedition.check.questions import OF_CHECK
from vanguard_desktop.rulesets.expedition.crew.questions import OF_TEAM
from vanguard_desktop.rulesets.expedition.data.effects import Stat
from vanguard_desktop.rulesets.expedition.planet.questions_moves import OF_MOVES
from vanguard_desktop.rulesets.expedition.planet.questions_places import OF_PLACES


@attrs.frozen(kw_only=True)
class TeamInSector(Test):
    """The whole team stands in that sector; without a number in the lander's."""

    tag: ClassVar[str] = "team_in_sector"
    sector: SectorId | None = None


@attrs.frozen(kw_only=True)
class SomebodyInSector(Test):
    """A crew member stands in that sector."""

    tag: ClassVar[str] = "somebody_in_sector"
    sector: SectorId


@attrs.frozen(kw_only=True)
class AtImportant(Test):
    """A crew member stands where the important icon is visible (PLN-30)."""

    tag: ClassVar[str] = "at_important"


@attrs.frozen(kw_only=True)
class FinishedSectors(Test):
    """So many sectors show the last-POI icon (PLN-29)."""

    tag: ClassVar[str] = "finished_sectors"
    count: int


@attrs.frozen(kw_only=True)
class Successes(Test):
    """The team has so many success tokens."""

    tag: ClassVar[str] = "successes"
    count: int


@attrs.frozen(kw_only=True)
class Marks(Test):
    """So many markers lie on a sector, or just as many and no more; without a number on all sectors together."""

    tag: ClassVar[str] = "marks"
    count: int
    sector: SectorId | None = None
    exactly: bool = False


@attrs.frozen(kw_only=True)
class Done(Test):
    """Something has happened so often in this expedition: `rest`, `exert`, `log_read`, `yellow`, `red` ..."""

    tag: ClassVar[str] = "done"
    what: str
    count: int


@attrs.frozen(kw_only=True)
class MissionInPlay(Test):
    """The mission is in play: introduced, and neither completed nor lost (PLN-47)."""

    tag: ClassVar[str] = "mission_in_play"
    card: CardId


@attrs.frozen(kw_only=True)
class DecksWithLeads(Test):
    """Lead tokens lie on so many discovery decks at once."""

    tag: ClassVar[str] = "decks_with_leads"
    count: int


@attrs.frozen(kw_only=True)
class DiscoveriesOnLander(Test):
    """So many discoveries lie on the lander."""

    tag: ClassVar[str] = "discoveries_on_lander"
    count: int


@attrs.frozen(kw_only=True)
class SectorsEntered(Test):
    """The team has entered so many sectors."""

    tag: ClassVar[str] = "sectors_entered"
    count: int


@attrs.frozen(kw_only=True)
class NobodyInjured(Test):
    """No crew member has an injury card."""

    tag: ClassVar[str] = "nobody_injured"


@attrs.frozen(kw_only=True)
class SuppliesAtMost(Test):
    """The supply marker stands there or lower."""

    tag: ClassVar[str] = "supplies_at_most"
    count: int


@attrs.frozen(kw_only=True)
class StatAtLeast(Test):
    """The lander's statistic reaches that (LND-17)."""

    tag: ClassVar[str] = "stat_at_least"
    stat: Stat
    count: int


@attrs.frozen(kw_only=True)
class NotFirstTime(Test):
    """The entry being read has been read before in this expedition."""

    tag: ClassVar[str] = "not_first_time"
    log: str


@attrs.frozen(kw_only=True)
class HandEmpty(Test):
    """The addressed crew member holds no section card."""

    tag: ClassVar[str] = "hand_empty"


ExpeditionTest = (
    Not | AllOf | AnyOf | FlagSet | TeamInSector | SomebodyInSector | AtImportant | FinishedSectors | Successes | Marks
    | Done | MissionInPlay | DecksWithLeads | DiscoveriesOnLander | SectorsEntered | NobodyInjured | SuppliesAtMost
    | StatAtLeast | NotFirstTime | HandEmpty
)  # fmt: skip
TESTS: tuple[type[Test], ...] = ExpeditionTest.__args__ + OF_TEAM + OF_CHECK + OF_MOVES + OF_PLACES
