"""What can happen to leads, discoveries, equipment and the lander's own cards."""

from __future__ import annotations

from vanguard_desktop.core import CardId, Event, LeadId, MemberId, SectorId
from vanguard_desktop.setting import DiscoveryType


class DiscoveriesShuffled(Event, tag="discoveries_shuffled", rule="STP-11"):
    """A discovery deck is shuffled."""

    type: DiscoveryType
    deck: tuple[CardId, ...]
    drawn: int


class LeadsDrawn(Event, tag="leads_drawn", rule="LED-02", reveals=True):
    """Lead tokens come out of the bag."""

    leads: tuple[LeadId, ...]
    drawn: int


class LeadPlaced(Event, tag="lead_placed", rule="LED-02"):
    """A lead token lies on a discovery deck."""

    lead: LeadId
    type: DiscoveryType


class LeadMoved(Event, tag="lead_moved", rule="GEN-02"):
    """A lead token goes to another discovery deck."""

    lead: LeadId
    to: DiscoveryType


class LeadBagged(Event, tag="lead_bagged", rule="GEN-02"):
    """A lead token goes back into the bag."""

    lead: LeadId


class LeadsCleared(Event, tag="leads_cleared", rule="LED-11"):
    """The lead tokens leave a deck."""

    type: DiscoveryType


class DiscoveryGained(Event, tag="discovery_gained", rule="DSC-03", reveals=True):
    """A discovery lies on the lander."""

    type: DiscoveryType
    card: CardId


class DiscoverySwapped(Event, tag="discovery_swapped", rule="GEN-02"):
    """A discovery of the lander and a card of its deck change places."""

    card: CardId
    back: CardId


class DiscoveryDiscarded(Event, tag="discovery_discarded", rule="DSC-10"):
    """A discovery goes under its deck."""

    card: CardId


class UniqueGained(Event, tag="unique_gained", rule="DSC-24", reveals=True):
    """A unique discovery lies on the lander."""

    number: int


class UniqueDiscarded(Event, tag="unique_discarded", rule="DSC-26"):
    """A unique discovery that serves during the expedition goes back to the store."""

    number: int


class RoomTaken(Event, tag="room_taken", rule="LND-04"):
    """Something takes the room of discoveries in the lander."""

    count: int


class EquipmentGiven(Event, tag="equipment_given", rule="EQP-10"):
    """A piece of equipment changes hands; without a giver it comes out of the lander."""

    card: CardId
    to: MemberId
    giver: MemberId | None = None


class EquipmentUsed(Event, tag="equipment_used", rule="EQP-07"):
    """A piece of equipment is used: one of its abilities, counted from 1, or with 0 its token."""

    member: MemberId
    card: CardId
    number: int = 1


class EquipmentReadied(Event, tag="equipment_readied", rule="GEN-02"):
    """A piece of equipment that had reached its limit may be used again."""

    card: CardId


class EquipmentFetched(Event, tag="equipment_fetched", rule="GEN-02"):
    """A discarded piece of equipment is carried again."""

    card: CardId
    to: MemberId


class EquipmentBlocked(Event, tag="equipment_blocked", rule="GEN-02"):
    """A piece of equipment cannot be used up to and including a round; 0 is until it is freed."""

    card: CardId
    until: int


class EquipmentFreed(Event, tag="equipment_freed", rule="GEN-02"):
    """No equipment is blocked any more."""


class EquipmentDiscarded(Event, tag="equipment_discarded", rule="EQP-19"):
    """A piece of equipment goes back to the armory."""

    member: MemberId
    card: CardId


class TokenPlaced(Event, tag="token_placed", rule="EQP-14"):
    """The token of a piece of equipment lies in a sector."""

    card: CardId
    sector: SectorId


class LanderUsed(Event, tag="lander_used"):
    """An ability of the lander or of a mod is used (LND-08)."""

    member: MemberId
    card: CardId
    number: int


class RankUpsDrawn(Event, tag="rank_ups_drawn", rule="STP-17", reveals=True):
    """Two rank-up cards are on offer."""

    cards: tuple[CardId, ...]
    store: tuple[CardId, ...]
    removed: tuple[CardId, ...]
    drawn: int


class RankUpKept(Event, tag="rank_up_kept", rule="STP-17"):
    """One rank-up card lies next to the lander."""

    card: CardId
    back: tuple[CardId, ...] = ()


class RankUpCompleted(Event, tag="rank_up_completed", rule="RNK-02"):
    """The goal is met; the card is turned."""

    card: CardId
