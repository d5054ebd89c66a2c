"""What a player picks of several cards, tracks, leads or threats: the alternatives of a question, each as an effect."""

from __future__ import annotations

from vanguard_desktop.core import CardId, Effect, LeadId, MemberId, SectorId, members
from vanguard_desktop.setting import DiscoveryType

from .tracks import Track


class KeepCard(Effect, tag="step_keep_card"):
    """Of these top cards of the own deck this one is kept, the others go to the bottom."""

    card: CardId
    seen: tuple[CardId, ...]


class ArrangeEvents(Effect, tag="step_arrange_events"):
    """The event cards that were looked at lie like this: on top, the first uppermost, and at the bottom."""

    top: tuple[CardId, ...] = ()
    bottom: tuple[CardId, ...] = ()


class TakeEvent(Effect, tag="step_take_event"):
    """Of the revealed events this one is resolved, the others are discarded."""

    card: CardId
    seen: tuple[CardId, ...]


class ChooseEvent(Effect, tag="step_choose_event"):
    """So many events are revealed instead of one; which of them is resolved is chosen (EVT-08)."""

    count: int


class FetchCard(Effect, tag="step_fetch_card"):
    """This card comes from the discard pile to the hand."""

    card: CardId


class DropCard(Effect, tag="step_drop_card"):
    """This card is discarded from the hand; `away` sends it to the compartment (CRD-16)."""

    card: CardId
    away: bool = False


class TurnBack(Effect, tag="step_turn_back"):
    """This time token goes back."""

    track: Track
    count: int


class HoldTrack(Effect, tag="step_hold_track"):
    """This time track does not make its next progress."""

    track: Track


class ShiftLead(Effect, tag="step_shift_lead"):
    """This lead moves, to that deck or to one that is still to be chosen."""

    lead: LeadId
    to: DiscoveryType | None = None


class PlaceOneOf(Effect, tag="step_place_one_of"):
    """Of these leads, which have been drawn, one is placed."""

    leads: tuple[LeadId, ...]


class PlaceThisLead(Effect, tag="step_place_this_lead"):
    """Of the leads drawn this one is placed, the others go back into the bag."""

    lead: LeadId
    seen: tuple[LeadId, ...]


class BagLead(Effect, tag="step_bag_lead"):
    """This lead goes back into the bag."""

    lead: LeadId


class PutBack(Effect, tag="step_put_back"):
    """This discovery goes under its deck."""

    card: CardId


class SwapFor(Effect, tag="step_swap_for"):
    """The discovery gained last goes under its deck and this one is taken instead."""

    card: CardId
    back: CardId


class ShiftMarker(Effect, tag="step_shift_marker"):
    """A marker goes from one sector to another."""

    start: SectorId
    to: SectorId


class CarryTo(Effect, tag="step_carry_to"):
    """The crew member goes there with all markers of the sector."""

    to: SectorId


class HandOver(Effect, tag="step_hand_over"):
    """This equipment changes hands, to that crew member or to one that is still to be chosen."""

    card: CardId
    to: MemberId | None = None


class MakeReady(Effect, tag="step_make_ready"):
    """This equipment may be used once more."""

    card: CardId


class FetchEquipment(Effect, tag="step_fetch_equipment"):
    """This equipment comes back from the armory, to that crew member or to one still to be chosen."""

    card: CardId
    to: MemberId | None = None


class DropEquipment(Effect, tag="step_drop_equipment"):
    """This equipment is discarded."""

    card: CardId


class BlockThis(Effect, tag="step_block_this"):
    """This equipment is blocked up to and including a round; 0 is until it is freed."""

    card: CardId
    until: int


class MoveThis(Effect, tag="step_move_this"):
    """This threat moves so many sectors, each to a connected one or towards you."""

    threat: CardId
    count: int
    to_you: bool = False


class SkipThis(Effect, tag="step_skip_this"):
    """This threat skips its next effect, or the one after it; or its time token is taken off at once."""

    threat: CardId
    reset: bool = False
    later: bool = False


class BackThis(Effect, tag="step_back_this"):
    """This threat goes back to where it came from."""

    threat: CardId


class SendThis(Effect, tag="step_send_this"):
    """This threat leaves for so many rounds."""

    threat: CardId
    rounds: int


class MoveOn(Effect, tag="step_move_on"):
    """The rest of a threat's move: what it has not spent yet (THR-11); in a flock, the move of one standee."""

    count: int
    sector: SectorId | None = None
    toward: str = "crew"
    standee: int | None = None
    begun: bool = True


class LookThis(Effect, tag="step_look_this"):
    """This threat's next effects are looked at."""

    threat: CardId
    count: int


class JoinTo(Effect, tag="step_join_to"):
    """These two sectors are joined, or this one and another visited one that is still to be chosen."""

    start: SectorId
    to: SectorId | None = None


CHOSEN_EFFECTS = members(Effect, globals())
