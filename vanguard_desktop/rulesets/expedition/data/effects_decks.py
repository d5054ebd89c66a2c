"""What texts do with cards, leads, finds, tokens and sectors of choice beyond drawing and discarding."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, ClassVar

import attrs

from vanguard_desktop.core.fields import Between
from vanguard_desktop.core.ids import SectorId
from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.dice.faces import Icon
from vanguard_desktop.setting.cards import DiscoveryType


class Joined(Enum):
    """Which sectors are joined: yours and one with the next number, or any two visited ones."""

    NEXT_NUMBER = "next_number"
    VISITED = "visited"


class Arrange(Enum):
    """What may be done with event cards that were looked at."""

    LEAVE = "leave"
    ANY_ORDER = "any_order"
    OR_BOTTOM = "or_bottom"


@attrs.frozen(kw_only=True)
class KeepOfTop(Effect):
    """Look at the top cards of the own deck, keep one, the rest goes to the bottom; looking is no drawing (CRD-07)."""

    tag: ClassVar[str] = "keep_of_top"
    count: int = 3


@attrs.frozen(kw_only=True)
class LookAtEvents(Effect):
    """Look at the top event cards and perhaps put them back in another order or to the bottom (GEN-35)."""

    tag: ClassVar[str] = "look_at_events"
    count: Annotated[int, Between(1, 4)] = 1  # every order of them is an alternative
    arrange: Arrange = Arrange.LEAVE


@attrs.frozen(kw_only=True)
class LookAtPois(Effect):
    """Look at the point of interest cards that your sector may yet get, or some `sector` (PLN-16, PLN-18).

    If `anywhere` that sector is chosen. None lies on the planet face down; what is still to come is unseen like that.
    """

    tag: ClassVar[str] = "look_at_pois"
    sector: SectorId | None = None
    anywhere: bool = False


@attrs.frozen(kw_only=True)
class LookAtNextCondition(Effect):
    """The condition card is looked at that the time track of the one in force brings (PLN-36)."""

    tag: ClassVar[str] = "look_at_next_condition"


@attrs.frozen(kw_only=True)
class LookAtThreat(Effect):
    """Look at the next effects that the time track of a threat of choice will bring (TIM-04, THR-03)."""

    tag: ClassVar[str] = "look_at_threat"
    count: Annotated[int, Between(1, 9)] = 3


@attrs.frozen(kw_only=True)
class SeeMoreEvents(Effect):
    """Instead of the next event so many are revealed: one is resolved, the others are discarded (EVT-01)."""

    tag: ClassVar[str] = "see_more_events"
    count: int = 2


@attrs.frozen(kw_only=True)
class TakeBackCard(Effect):
    """A section card of the own discard pile comes back to the hand (GEN-28)."""

    tag: ClassVar[str] = "take_back_card"


@attrs.frozen(kw_only=True)
class DiscardHand(Effect):
    """All section cards in hand are discarded."""

    tag: ClassVar[str] = "discard_hand"


@attrs.frozen(kw_only=True)
class DiscardCardWith(Effect):
    """A section card whose combination asks for that icon is discarded; a cost without substitute (GEN-13)."""

    tag: ClassVar[str] = "discard_card_with"
    icon: Icon


@attrs.frozen(kw_only=True)
class SacrificeCard(Effect):
    """A section card in hand goes to the compartment for the rest of the expedition (CRD-16)."""

    tag: ClassVar[str] = "sacrifice_card"


@attrs.frozen(kw_only=True)
class TurnBackTime(Effect):
    """One time token of choice goes back; it triggers no space (TIM-06, TIM-07)."""

    tag: ClassVar[str] = "turn_back_time"
    count: int = 1


@attrs.frozen(kw_only=True)
class HoldTime(Effect):
    """One time track of choice does not make its next progress."""

    tag: ClassVar[str] = "hold_time"


@attrs.frozen(kw_only=True)
class MoveLead(Effect):
    """A placed lead token moves to another discovery deck; then its values are counted (LED-08)."""

    tag: ClassVar[str] = "move_lead"


@attrs.frozen(kw_only=True)
class ReturnLead(Effect):
    """A placed lead token goes back into the bag; a cost without substitute (GEN-13)."""

    tag: ClassVar[str] = "return_lead"


@attrs.frozen(kw_only=True)
class LeadWhereOneLies(Effect):
    """Leads for decks on which one lies already (LED-02)."""

    tag: ClassVar[str] = "lead_where_one_lies"
    count: int = 1


@attrs.frozen(kw_only=True)
class LeadsToDiscovery(Effect):
    """So many leads on one deck become its top discovery, whatever they are worth (LED-14)."""

    tag: ClassVar[str] = "leads_to_discovery"
    count: int = 2


@attrs.frozen(kw_only=True)
class DiscoveryWithLead(Effect):
    """The top discovery of a deck on which a lead lies (DSC-03, LED-14)."""

    tag: ClassVar[str] = "discovery_with_lead"


@attrs.frozen(kw_only=True)
class PlaceOneLead(Effect):
    """So many leads are drawn; one is placed on a deck of choice, the others go back into the bag (LED-02, LED-05)."""

    tag: ClassVar[str] = "place_one_lead"
    count: int = 2


@attrs.frozen(kw_only=True)
class ReturnDiscovery(Effect):
    """A discovery of the lander, of a type or any, goes under its deck; a cost without substitute (DSC-10, DSC-28)."""

    tag: ClassVar[str] = "return_discovery"
    deck: DiscoveryType | None = None


@attrs.frozen(kw_only=True)
class SwapDiscovery(Effect):
    """Look at the next cards of the deck of the discovery gained last, and swap if you wish (DSC-03)."""

    tag: ClassVar[str] = "swap_discovery"
    count: int = 2


@attrs.frozen(kw_only=True)
class MoveMarker(Effect):
    """A marker of this sector moves to a connected one (PLN-20)."""

    tag: ClassVar[str] = "move_marker"


@attrs.frozen(kw_only=True)
class FewerEvents(Effect):
    """So many events less are drawn at the end of this turn (TRN-16)."""

    tag: ClassVar[str] = "fewer_events"
    count: int = 1


@attrs.frozen(kw_only=True)
class DrawToLimit(Effect):
    """Section cards from the own deck until the hand limit is reached (CRD-07, CRD-09)."""

    tag: ClassVar[str] = "draw_to_limit"


@attrs.frozen(kw_only=True)
class JoinSectors(Effect):
    """Two sectors of choice are joined by a path without icons from now on (PLN-03, PLN-08)."""

    tag: ClassVar[str] = "join_sectors"
    to: Joined


DeckEffect = (
    KeepOfTop | LookAtEvents | LookAtPois | LookAtNextCondition | LookAtThreat | SeeMoreEvents
    | TakeBackCard | DiscardHand | DiscardCardWith
    | SacrificeCard
    | TurnBackTime | HoldTime | MoveLead | ReturnLead | LeadWhereOneLies | LeadsToDiscovery | DiscoveryWithLead
    | PlaceOneLead | ReturnDiscovery
    | SwapDiscovery | MoveMarker | FewerEvents | DrawToLimit | JoinSectors
)  # fmt: skip
DECK_EFFECTS: tuple[type[Effect], ...] = DeckEffect.__args__
