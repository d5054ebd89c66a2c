"""What can happen to cards, tokens, leads, equipment and threats beyond drawing, discarding and moving on."""

from __future__ import annotations

from enum import Enum

from vanguard_desktop.core.ids import CardId, LeadId, MemberId, SectorId, TrackId
from vanguard_desktop.core.kinds import Event
from vanguard_desktop.setting.cards import DiscoveryType


class Deck(Enum):
    """What kind of cards somebody looks at."""

    SECTION = "section"
    EVENTS = "events"
    DISCOVERIES = "discoveries"
    POIS = "pois"
    CONDITIONS = "conditions"


class CardsSeen(Event, tag="cards_seen", rule="GEN-35", reveals=True):
    """The top cards of a deck are looked at."""

    member: MemberId
    deck: Deck
    cards: tuple[CardId, ...]


class DeckArranged(Event, tag="deck_arranged", rule="GEN-02"):
    """The cards of a section deck lie in another order."""

    member: MemberId
    deck: tuple[CardId, ...]


class EventsArranged(Event, tag="events_arranged", rule="GEN-02"):
    """The event cards lie in another order."""

    deck: tuple[CardId, ...]


class MoreEventsWanted(Event, tag="more_events_wanted", rule="GEN-02"):
    """Of so many events one will be resolved the next time one is revealed."""

    count: int


class EventSkipped(Event, tag="event_skipped", rule="EVT-08"):
    """An event goes to the discard pile without taking effect."""

    card: CardId


class CardRegained(Event, tag="card_regained", rule="GEN-02"):
    """A section card comes from the discard pile back to the hand."""

    member: MemberId
    card: CardId


class CardSacrificed(Event, tag="card_sacrificed", rule="CRD-16"):
    """A section card goes to the compartment for the rest of the expedition."""

    member: MemberId
    card: CardId


class TrackHeld(Event, tag="track_held", rule="GEN-02"):
    """A time track will not make its next progress."""

    track: TrackId


class TrackWaited(Event, tag="track_waited", rule="GEN-02"):
    """A time track that was held stays where it is."""

    track: TrackId


class LeadMoved(Event, tag="lead_moved", rule="GEN-02"):
    """A lead token goes to another discovery deck."""

    lead: LeadId
    to: DiscoveryType


class LeadBagged(Event, tag="lead_bagged", rule="GEN-02"):
    """A lead token goes back into the bag."""

    lead: LeadId


class DiscoverySwapped(Event, tag="discovery_swapped", rule="GEN-02"):
    """A discovery of the lander and a card of its deck change places."""

    card: CardId
    back: CardId


class UniqueDiscarded(Event, tag="unique_discarded", rule="DSC-26"):
    """A unique discovery that serves during the expedition goes back to the store."""

    number: int


class TokenPlaced(Event, tag="token_placed", rule="EQP-14"):
    """The token of a piece of equipment lies in a sector."""

    card: CardId
    sector: SectorId


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


class StandeePlaced(Event, tag="standee_placed", rule="THR-22"):
    """A secondary standee of a threat stands in a sector."""

    card: CardId
    sector: SectorId


class ThreatForeseen(Event, tag="threat_foreseen", rule="TIM-04"):
    """Somebody looks at what is printed on the next spaces of a threat's time track, in the order of their coming."""

    member: MemberId
    card: CardId
    spaces: tuple[int, ...]


class ThreatStrayed(Event, tag="threat_strayed", rule="THR-14", reveals=True):
    """The ten-sided die sends a threat to a sector."""

    card: CardId
    value: int
    to: SectorId
    drawn: int


class SectorsJoined(Event, tag="sectors_joined", rule="GEN-02"):
    """A path without icons joins two sectors from now on."""

    start: SectorId
    to: SectorId


ThingEvent = (
    CardsSeen | DeckArranged | EventsArranged | MoreEventsWanted | EventSkipped | CardRegained | CardSacrificed
    | TrackHeld | TrackWaited | LeadMoved | LeadBagged | DiscoverySwapped | UniqueDiscarded | TokenPlaced
    | EquipmentReadied | EquipmentFetched | EquipmentBlocked | EquipmentFreed | ThreatHeld | ThreatSkipped
    | Sheltered | ShelterUsed | StandeePlaced | ThreatForeseen | ThreatStrayed
    | SectorsJoined
)  # fmt: skip
