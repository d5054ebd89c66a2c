"""What texts do with leads, discoveries and equipment."""

from __future__ import annotations

from typing import Annotated

from vanguard_desktop.core import Between, Effect
from vanguard_desktop.setting import DiscoveryType


class GainLeads(Effect, tag="gain_leads"):
    """Lead tokens from the bag, placed one by one; several types leave the choice for each token (LED-02, LED-05).

    With `apart` each goes on a deck of its own.
    """

    count: int = 1
    types: tuple[DiscoveryType, ...] = tuple(DiscoveryType)
    apart: bool = False


class LeadWhereOneLies(Effect, tag="lead_where_one_lies"):
    """Leads for decks on which one lies already (LED-02)."""

    count: int = 1


class PlaceOneLead(Effect, tag="place_one_lead"):
    """So many leads are drawn; one is placed on a deck of choice, the others go back into the bag (LED-02, LED-05)."""

    count: int = 2


class LeadsAnywhere(Effect, tag="leads_anywhere"):
    """The leads that are being placed may go on any discovery deck."""


class MoveLead(Effect, tag="move_lead"):
    """A placed lead token moves to another discovery deck; then its values are counted (LED-08)."""


class ReturnLead(Effect, tag="return_lead"):
    """A placed lead token goes back into the bag; a cost without substitute (GEN-13)."""


class LeadsToDiscovery(Effect, tag="leads_to_discovery"):
    """So many leads on one deck become its top discovery, whatever they are worth (LED-14)."""

    count: int = 2


class DiscoveryWithLead(Effect, tag="discovery_with_lead"):
    """The top discovery of a deck on which a lead lies (DSC-03, LED-14)."""


class GainDiscovery(Effect, tag="gain_discovery"):
    """The top card of a discovery deck; without a type the crew chooses the deck (DSC-03, DSC-12)."""

    deck: DiscoveryType | None = None  # not `type`: in packs that key names the effect


class GainUnique(Effect, tag="gain_unique"):
    """A unique discovery, by number or the topmost of the slot (DSC-21)."""

    number: int | None = None


class ReturnDiscovery(Effect, tag="return_discovery"):
    """A discovery of the lander, of a type or any, goes under its deck; a cost without substitute (DSC-10, DSC-28)."""

    deck: DiscoveryType | None = None


class SwapDiscovery(Effect, tag="swap_discovery"):
    """Look at the next cards of the deck of the discovery gained last, and swap if you wish (DSC-03)."""

    count: int = 2


class TakeRoom(Effect, tag="take_room"):
    """Something that goes home takes the room of so many discoveries in the lander (LND-04)."""

    count: int = 1


class DiscardThis(Effect, tag="discard_this"):
    """The equipment or discovery whose text this is has served (EQP-19, DSC-10)."""


class MoveEquipment(Effect, tag="move_equipment"):
    """A piece of equipment goes from one crew member to another, wherever both stand (EQP-06)."""


class ReadyEquipment(Effect, tag="ready_equipment"):
    """A carried piece of equipment that has reached its limit may be used once more."""


class ReturnEquipment(Effect, tag="return_equipment"):
    """A piece of equipment discarded in this expedition comes back to a crew member here (EQP-19)."""


class DiscardEquipment(Effect, tag="discard_equipment"):
    """A carried piece of equipment goes to the armory; a cost without substitute (EQP-19, GEN-13)."""


class BlockEquipment(Effect, tag="block_equipment"):
    """A carried piece of equipment cannot be used until the end of so many further rounds; with 0 until it is freed."""

    rounds: Annotated[int, Between(0, 9)] = 1


class FreeEquipment(Effect, tag="free_equipment"):
    """All equipment that is blocked may be used again."""


class PlaceToken(Effect, tag="place_token"):
    """The token of this equipment is put in the sector of its carrier (EQP-14, EQP-15, EQP-17)."""


class PlaceSomeToken(Effect, tag="place_some_token"):
    """The token of some mission equipment that you carry is put in your sector, without an action (EQP-14, TRN-11)."""


class LoadUp(Effect, tag="load_up"):
    """One other crew member, marker or token of the sector goes along with the traveler, and this token with it."""


class BarNextDoor(Effect, tag="bar_next_door"):
    """From now on threats enter a connected sector of choice only by spending their whole move (THR-08, THR-11)."""
