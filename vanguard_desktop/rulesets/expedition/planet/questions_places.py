"""Questions about places and pages: what lies where, who stands there, what the team has read."""

from __future__ import annotations

from typing import Annotated, ClassVar

import attrs

from vanguard_desktop.core.fields import Named
from vanguard_desktop.core.ids import CardId, LogId, SectorId
from vanguard_desktop.core.kinds import Test


@attrs.frozen(kw_only=True)
class LogKnown(Test):
    """The team has read that entry in this expedition."""

    tag: ClassVar[str] = "log_known"
    log: Annotated[LogId, Named("logs")]


@attrs.frozen(kw_only=True)
class PoiIn(Test):
    """That point of interest lies topmost in that sector (PLN-23)."""

    tag: ClassVar[str] = "poi_in"
    card: Annotated[CardId, Named("pois")]
    sector: SectorId


@attrs.frozen(kw_only=True)
class LanderIn(Test):
    """The lander stands in that sector (PLN-10)."""

    tag: ClassVar[str] = "lander_in"
    sector: SectorId


@attrs.frozen(kw_only=True)
class AtLander(Test):
    """You stand in the sector of the lander."""

    tag: ClassVar[str] = "at_lander"


@attrs.frozen(kw_only=True)
class YouIn(Test):
    """You stand in one of these sectors."""

    tag: ClassVar[str] = "you_in"
    sectors: tuple[SectorId, ...]


@attrs.frozen(kw_only=True)
class MarksHere(Test):
    """So many markers lie in your sector (PLN-20)."""

    tag: ClassVar[str] = "marks_here"
    count: int = 1


@attrs.frozen(kw_only=True)
class ThreatWatched(Test):
    """A crew member stands in the sector of the threat whose text asks, or in one connected to it (PLN-08)."""

    tag: ClassVar[str] = "threat_watched"


@attrs.frozen(kw_only=True)
class ConditionInForce(Test):
    """This condition card is in force now (PLN-35)."""

    tag: ClassVar[str] = "condition_in_force"
    card: Annotated[CardId, Named("conditions")]


@attrs.frozen(kw_only=True)
class MarksAtLander(Test):
    """So many markers lie in the sector of the lander (PLN-20)."""

    tag: ClassVar[str] = "marks_at_lander"
    count: int = 1


@attrs.frozen(kw_only=True)
class PoiVisible(Test):
    """That point of interest lies topmost in some sector (PLN-23)."""

    tag: ClassVar[str] = "poi_visible"
    card: CardId


@attrs.frozen(kw_only=True)
class CardMarks(Test):
    """So many markers lie on that mission or threat card."""

    tag: ClassVar[str] = "card_marks"
    card: CardId
    count: int = 1


@attrs.frozen(kw_only=True)
class UniqueFound(Test):
    """That unique discovery lies on the lander (DSC-24)."""

    tag: ClassVar[str] = "unique_found"
    number: int


@attrs.frozen(kw_only=True)
class ThreatInPlay(Test):
    """That threat card is in play (THR-02)."""

    tag: ClassVar[str] = "threat_in_play"
    card: Annotated[CardId, Named("threats")]


OfPlaces = (
    LogKnown | PoiIn | LanderIn | AtLander | YouIn | MarksHere | ThreatWatched | ConditionInForce | CardMarks
    | UniqueFound | ThreatInPlay | MarksAtLander | PoiVisible
)  # fmt: skip
OF_PLACES: tuple[type[Test], ...] = OfPlaces.__args__
