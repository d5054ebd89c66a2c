"""What can happen to threats and because of them (THR)."""

from __future__ import annotations

from vanguard_desktop.core import CardId, Event, MemberId, SectorId


class ThreatPlaced(Event, tag="threat_placed", rule="THR-02"):
    """A threat comes into play, a flock with its `others`."""

    card: CardId
    sector: SectorId
    others: tuple[SectorId, ...] = ()


class StandeePlaced(Event, tag="standee_placed", rule="THR-22"):
    """A secondary standee of a threat stands in a sector."""

    card: CardId
    sector: SectorId


class ThreatMoved(Event, tag="threat_moved", rule="THR-08"):
    """A threat stands in another sector."""

    card: CardId
    to: SectorId


class StandeeMoved(Event, tag="standee_moved", rule="THR-08"):
    """One standee of a flock stands in another sector; 0 is the first, which stands for the whole threat."""

    card: CardId
    standee: int
    to: SectorId


class ThreatStrayed(Event, tag="threat_strayed", rule="THR-14", reveals=True):
    """The ten-sided die sends a threat to a sector."""

    card: CardId
    value: int
    to: SectorId
    drawn: int


class ThreatForeseen(Event, tag="threat_foreseen", rule="TIM-04"):
    """Somebody looks at what is printed on the next spaces of a threat's time track, in the order of their coming."""

    member: MemberId
    card: CardId
    spaces: tuple[int, ...]


class ThreatHeld(Event, tag="threat_held", rule="GEN-02"):
    """A threat will skip its next effect, or the one after it."""

    card: CardId
    later: bool = False


class ThreatSkipped(Event, tag="threat_skipped", rule="GEN-02"):
    """A threat does not do what its track says."""

    card: CardId


class Sheltered(Event, tag="sheltered", rule="GEN-02"):
    """Attacks do not reach a crew member: the next one, or all until the next turn of whoever saw to it."""

    member: MemberId
    by: MemberId
    once: bool = False


class ShelterUsed(Event, tag="shelter_used", rule="GEN-02"):
    """An attack did not reach a crew member; from now on they do."""

    member: MemberId


class ThreatRemoved(Event, tag="threat_removed", rule="THR-18"):
    """A threat leaves."""

    card: CardId
