"""Questions about places and pages: what lies where, who stands there, what the team has read."""

from __future__ import annotations

from typing import Annotated

from vanguard_desktop.core import CardId, LogId, Named, SectorId, Test


class LogKnown(Test, tag="log_known"):
    """The team has read that entry in this expedition."""

    log: Annotated[LogId, Named("logs")]


class PoiIn(Test, tag="poi_in"):
    """That point of interest lies topmost in that sector (PLN-23)."""

    card: Annotated[CardId, Named("pois")]
    sector: SectorId


class LanderIn(Test, tag="lander_in"):
    """The lander stands in that sector (PLN-10)."""

    sector: SectorId


class AtLander(Test, tag="at_lander"):
    """You stand in the sector of the lander."""


class YouIn(Test, tag="you_in"):
    """You stand in one of these sectors."""

    sectors: tuple[SectorId, ...]


class MarksHere(Test, tag="marks_here"):
    """So many markers lie in your sector (PLN-20)."""

    count: int = 1


class ThreatWatched(Test, tag="threat_watched"):
    """A crew member stands in the sector of the threat whose text asks, or in one connected to it (PLN-08)."""


class ConditionInForce(Test, tag="condition_in_force"):
    """This condition card is in force now (PLN-35)."""

    card: Annotated[CardId, Named("conditions")]


class MarksAtLander(Test, tag="marks_at_lander"):
    """So many markers lie in the sector of the lander (PLN-20)."""

    count: int = 1


class PoiVisible(Test, tag="poi_visible"):
    """That point of interest lies topmost in some sector (PLN-23)."""

    card: CardId


class CardMarks(Test, tag="card_marks"):
    """So many markers lie on that mission or threat card."""

    card: CardId
    count: int = 1


class UniqueFound(Test, tag="unique_found"):
    """That unique discovery lies on the lander (DSC-24)."""

    number: int


class ThreatInPlay(Test, tag="threat_in_play"):
    """That threat card is in play (THR-02)."""

    card: Annotated[CardId, Named("threats")]
