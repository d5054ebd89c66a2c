"""Where to, what is found there, and whether it is done."""

from __future__ import annotations

from vanguard_desktop.core import CardId, Decision, LeadId, MemberId
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.setting import DiscoveryType

from .asked import Asked


class ChoosePath(Decision, tag="choose_path", automatic=False):
    """Along which path does the crew member travel, if at all? (DEC-03)"""

    member: MemberId


class ChooseSector(Asked, tag="choose_sector"):
    """Where to? (DEC-22)"""

    @property
    def member(self) -> MemberId:
        assert self.asked.you is not None, "somebody goes there"
        return self.asked.you


class ChooseThreatMove(Asked, tag="choose_threat_move"):
    """Which of the equally short ways does the threat take? (DEC-33) Of a flock, this standee."""

    card: CardId
    standee: int | None = None


class ChooseDeck(Decision, tag="choose_deck"):
    """From which deck comes the discovery? (DSC-12)"""

    member: MemberId


class OrderLeads(Decision, tag="order_leads"):
    """Which drawn lead token next, and on which deck? (DEC-17)"""

    section: Section
    leads: tuple[LeadId, ...]
    types: tuple[DiscoveryType, ...]
    apart: bool = False


class LeadBonus(Decision, tag="lead_bonus"):
    """Who profits from the lead token? The Science player says (DEC-18)."""

    bonus: str


class CompleteMission(Decision, tag="complete_mission", automatic=False):
    """Is the mission completed now? (DEC-19)"""

    section: Section
    card: CardId
