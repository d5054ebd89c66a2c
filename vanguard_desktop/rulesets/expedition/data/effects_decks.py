"""What texts do with cards, leads, finds, tokens and sectors of choice beyond drawing and discarding."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

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


class KeepOfTop(Effect, tag="keep_of_top"):
    """Look at the top cards of the own deck, keep one, the rest goes to the bottom; looking is no drawing (CRD-07)."""

    count: int = 3


class LookAtEvents(Effect, tag="look_at_events"):
    """Look at the top event cards and perhaps put them back in another order or to the bottom (GEN-35)."""

    count: Annotated[int, Between(1, 4)] = 1  # every order of them is an alternative
    arrange: Arrange = Arrange.LEAVE


class LookAtPois(Effect, tag="look_at_pois"):
    """Look at the point of interest cards that your sector may yet get, or some `sector` (PLN-16, PLN-18).

    If `anywhere` that sector is chosen. None lies on the planet face down; what is still to come is unseen like that.
    """

    sector: SectorId | None = None
    anywhere: bool = False


class LookAtNextCondition(Effect, tag="look_at_next_condition"):
    """The condition card is looked at that the time track of the one in force brings (PLN-36)."""


class LookAtThreat(Effect, tag="look_at_threat"):
    """Look at the next effects that the time track of a threat of choice will bring (TIM-04, THR-03)."""

    count: Annotated[int, Between(1, 9)] = 3


class SeeMoreEvents(Effect, tag="see_more_events"):
    """Instead of the next event so many are revealed: one is resolved, the others are discarded (EVT-01)."""

    count: int = 2


class TakeBackCard(Effect, tag="take_back_card"):
    """A section card of the own discard pile comes back to the hand (GEN-28)."""


class DiscardHand(Effect, tag="discard_hand"):
    """All section cards in hand are discarded."""


class DiscardCardWith(Effect, tag="discard_card_with"):
    """A section card whose combination asks for that icon is discarded; a cost without substitute (GEN-13)."""

    icon: Icon


class SacrificeCard(Effect, tag="sacrifice_card"):
    """A section card in hand goes to the compartment for the rest of the expedition (CRD-16)."""


class TurnBackTime(Effect, tag="turn_back_time"):
    """One time token of choice goes back; it triggers no space (TIM-06, TIM-07)."""

    count: int = 1


class HoldTime(Effect, tag="hold_time"):
    """One time track of choice does not make its next progress."""


class MoveLead(Effect, tag="move_lead"):
    """A placed lead token moves to another discovery deck; then its values are counted (LED-08)."""


class ReturnLead(Effect, tag="return_lead"):
    """A placed lead token goes back into the bag; a cost without substitute (GEN-13)."""


class LeadWhereOneLies(Effect, tag="lead_where_one_lies"):
    """Leads for decks on which one lies already (LED-02)."""

    count: int = 1


class LeadsToDiscovery(Effect, tag="leads_to_discovery"):
    """So many leads on one deck become its top discovery, whatever they are worth (LED-14)."""

    count: int = 2


class DiscoveryWithLead(Effect, tag="discovery_with_lead"):
    """The top discovery of a deck on which a lead lies (DSC-03, LED-14)."""


class PlaceOneLead(Effect, tag="place_one_lead"):
    """So many leads are drawn; one is placed on a deck of choice, the others go back into the bag (LED-02, LED-05)."""

    count: int = 2


class ReturnDiscovery(Effect, tag="return_discovery"):
    """A discovery of the lander, of a type or any, goes under its deck; a cost without substitute (DSC-10, DSC-28)."""

    deck: DiscoveryType | None = None


class SwapDiscovery(Effect, tag="swap_discovery"):
    """Look at the next cards of the deck of the discovery gained last, and swap if you wish (DSC-03)."""

    count: int = 2


class MoveMarker(Effect, tag="move_marker"):
    """A marker of this sector moves to a connected one (PLN-20)."""


class FewerEvents(Effect, tag="fewer_events"):
    """So many events less are drawn at the end of this turn (TRN-16)."""

    count: int = 1


class DrawToLimit(Effect, tag="draw_to_limit"):
    """Section cards from the own deck until the hand limit is reached (CRD-07, CRD-09)."""


class JoinSectors(Effect, tag="join_sectors"):
    """Two sectors of choice are joined by a path without icons from now on (PLN-03, PLN-08)."""

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
