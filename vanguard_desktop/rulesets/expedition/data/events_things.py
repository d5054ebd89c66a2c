"""What can happen to cards, tokens, leads, equipment and threats beyond drawing, discarding and moving on."""

from __future__ import annotations

from enum import Enum
from typing import ClassVar

import attrs

from vanguard_desktop.core.ids import CardId, LeadId, MemberId, RuleId, SectorId, TrackId
from vanguard_desktop.core.kinds import Event
from vanguard_desktop.setting.cards import DiscoveryType


class Deck(Enum):
    """What kind of cards somebody looks at."""

    SECTION = "section"
    EVENTS = "events"
    DISCOVERIES = "discoveries"
    POIS = "pois"
    CONDITIONS = "conditions"


@attrs.frozen(kw_only=True)
class CardsSeen(Event):
    """The top cards of a deck are looked at."""

    tag: ClassVar[str] = "cards_seen"
    reveals: ClassVar[bool] = True
    member: MemberId
    deck: Deck
    cards: tuple[CardId, ...]
    because: RuleId = RuleId("GEN-35")


@attrs.frozen(kw_only=True)
class DeckArranged(Event):
    """The cards of a section deck lie in another order."""

    tag: ClassVar[str] = "deck_arranged"
    member: MemberId
    deck: tuple[CardId, ...]
    because: RuleId = RuleId("GEN-02")


@attrs.frozen(kw_only=True)
class EventsArranged(Event):
    """The event cards lie in another order."""

    tag: ClassVar[str] = "events_arranged"
    deck: tuple[CardId, ...]
    because: RuleId = RuleId("GEN-02")


@attrs.frozen(kw_only=True)
class MoreEventsWanted(Event):
    """Of so many events one will be resolved the next time one is revealed."""

    tag: ClassVar[str] = "more_events_wanted"
    count: int
    because: RuleId = RuleId("GEN-02")


@attrs.frozen(kw_only=True)
class EventSkipped(Event):
    """An event goes to the discard pile without taking effect."""

    tag: ClassVar[str] = "event_skipped"
    card: CardId
    because: RuleId = RuleId("EVT-08")


@attrs.frozen(kw_only=True)
class CardRegained(Event):
    """A section card comes from the discard pile back to the hand."""

    tag: ClassVar[str] = "card_regained"
    member: MemberId
    card: CardId
    because: RuleId = RuleId("GEN-02")


@attrs.frozen(kw_only=True)
class CardSacrificed(Event):
    """A section card goes to the compartment for the rest of the expedition."""

    tag: ClassVar[str] = "card_sacrificed"
    member: MemberId
    card: CardId
    because: RuleId = RuleId("CRD-16")


@attrs.frozen(kw_only=True)
class TrackHeld(Event):
    """A time track will not make its next progress."""

    tag: ClassVar[str] = "track_held"
    track: TrackId
    because: RuleId = RuleId("GEN-02")


@attrs.frozen(kw_only=True)
class TrackWaited(Event):
    """A time track that was held stays where it is."""

    tag: ClassVar[str] = "track_waited"
    track: TrackId
    because: RuleId = RuleId("GEN-02")


@attrs.frozen(kw_only=True)
class LeadMoved(Event):
    """A lead token goes to another discovery deck."""

    tag: ClassVar[str] = "lead_moved"
    lead: LeadId
    to: DiscoveryType
    because: RuleId = RuleId("GEN-02")


@attrs.frozen(kw_only=True)
class LeadBagged(Event):
    """A lead token goes back into the bag."""

    tag: ClassVar[str] = "lead_bagged"
    lead: LeadId
    because: RuleId = RuleId("GEN-02")


@attrs.frozen(kw_only=True)
class DiscoverySwapped(Event):
    """A discovery of the lander and a card of its deck change places."""

    tag: ClassVar[str] = "discovery_swapped"
    card: CardId
    back: CardId
    because: RuleId = RuleId("GEN-02")


@attrs.frozen(kw_only=True)
class UniqueDiscarded(Event):
    """A unique discovery that serves during the expedition goes back to the store."""

    tag: ClassVar[str] = "unique_discarded"
    number: int
    because: RuleId = RuleId("DSC-26")


@attrs.frozen(kw_only=True)
class TokenPlaced(Event):
    """The token of a piece of equipment lies in a sector."""

    tag: ClassVar[str] = "token_placed"
    card: CardId
    sector: SectorId
    because: RuleId = RuleId("EQP-14")


@attrs.frozen(kw_only=True)
class EquipmentReadied(Event):
    """A piece of equipment that had reached its limit may be used again."""

    tag: ClassVar[str] = "equipment_readied"
    card: CardId
    because: RuleId = RuleId("GEN-02")


@attrs.frozen(kw_only=True)
class EquipmentFetched(Event):
    """A discarded piece of equipment is carried again."""

    tag: ClassVar[str] = "equipment_fetched"
    card: CardId
    to: MemberId
    because: RuleId = RuleId("GEN-02")


@attrs.frozen(kw_only=True)
class EquipmentBlocked(Event):
    """A piece of equipment cannot be used up to and including a round; 0 is until it is freed."""

    tag: ClassVar[str] = "equipment_blocked"
    card: CardId
    until: int
    because: RuleId = RuleId("GEN-02")


@attrs.frozen(kw_only=True)
class EquipmentFreed(Event):
    """No equipment is blocked any more."""

    tag: ClassVar[str] = "equipment_freed"
    because: RuleId = RuleId("GEN-02")


@attrs.frozen(kw_only=True)
class ThreatHeld(Event):
    """A threat will skip its next effect, or the one after it."""

    tag: ClassVar[str] = "threat_held"
    card: CardId
    later: bool = False
    because: RuleId = RuleId("GEN-02")


@attrs.frozen(kw_only=True)
class ThreatSkipped(Event):
    """A threat does not do what its track says."""

    tag: ClassVar[str] = "threat_skipped"
    card: CardId
    because: RuleId = RuleId("GEN-02")


@attrs.frozen(kw_only=True)
class Sheltered(Event):
    """Attacks do not reach a crew member: the next one, or all until the next turn of whoever saw to it."""

    tag: ClassVar[str] = "sheltered"
    member: MemberId
    by: MemberId
    once: bool = False
    because: RuleId = RuleId("GEN-02")


@attrs.frozen(kw_only=True)
class ShelterUsed(Event):
    """An attack did not reach a crew member; from now on they do."""

    tag: ClassVar[str] = "shelter_used"
    member: MemberId
    because: RuleId = RuleId("GEN-02")


@attrs.frozen(kw_only=True)
class StandeePlaced(Event):
    """A secondary standee of a threat stands in a sector."""

    tag: ClassVar[str] = "standee_placed"
    card: CardId
    sector: SectorId
    because: RuleId = RuleId("THR-22")


@attrs.frozen(kw_only=True)
class ThreatForeseen(Event):
    """Somebody looks at what is printed on the next spaces of a threat's time track, in the order of their coming."""

    tag: ClassVar[str] = "threat_foreseen"
    member: MemberId
    card: CardId
    spaces: tuple[int, ...]
    because: RuleId = RuleId("TIM-04")


@attrs.frozen(kw_only=True)
class ThreatStrayed(Event):
    """The ten-sided die sends a threat to a sector."""

    tag: ClassVar[str] = "threat_strayed"
    reveals: ClassVar[bool] = True
    card: CardId
    value: int
    to: SectorId
    drawn: int
    because: RuleId = RuleId("THR-14")


@attrs.frozen(kw_only=True)
class SectorsJoined(Event):
    """A path without icons joins two sectors from now on."""

    tag: ClassVar[str] = "sectors_joined"
    start: SectorId
    to: SectorId
    because: RuleId = RuleId("GEN-02")


ThingEvent = (
    CardsSeen | DeckArranged | EventsArranged | MoreEventsWanted | EventSkipped | CardRegained | CardSacrificed
    | TrackHeld | TrackWaited | LeadMoved | LeadBagged | DiscoverySwapped | UniqueDiscarded | TokenPlaced
    | EquipmentReadied | EquipmentFetched | EquipmentBlocked | EquipmentFreed | ThreatHeld | ThreatSkipped
    | Sheltered | ShelterUsed | StandeePlaced | ThreatForeseen | ThreatStrayed
    | SectorsJoined
)  # fmt: skip
