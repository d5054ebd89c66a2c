"""What a player picks of several cards, tracks, leads or threats: the alternatives of a question, each as an effect."""

from __future__ import annotations

from typing import ClassVar

import attrs

from vanguard_desktop.core.ids import CardId, LeadId, MemberId, SectorId, TrackId
from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.setting.cards import DiscoveryType


@attrs.frozen(kw_only=True)
class KeepCard(Effect):
    """Of these top cards of the own deck this one is kept, the others go to the bottom."""

    tag: ClassVar[str] = "step_keep_card"
    card: CardId
    seen: tuple[CardId, ...]


@attrs.frozen(kw_only=True)
class ArrangeEvents(Effect):
    """The event cards that were looked at lie like this: on top, the first uppermost, and at the bottom."""

    tag: ClassVar[str] = "step_arrange_events"
    top: tuple[CardId, ...] = ()
    bottom: tuple[CardId, ...] = ()


@attrs.frozen(kw_only=True)
class TakeEvent(Effect):
    """Of the revealed events this one is resolved, the others are discarded."""

    tag: ClassVar[str] = "step_take_event"
    card: CardId
    seen: tuple[CardId, ...]


@attrs.frozen(kw_only=True)
class ChooseEvent(Effect):
    """So many events are revealed instead of one; which of them is resolved is chosen (EVT-08)."""

    tag: ClassVar[str] = "step_choose_event"
    count: int


@attrs.frozen(kw_only=True)
class FetchCard(Effect):
    """This card comes from the discard pile to the hand."""

    tag: ClassVar[str] = "step_fetch_card"
    card: CardId


@attrs.frozen(kw_only=True)
class DropCard(Effect):
    """This card is discarded from the hand; `away` sends it to the compartment (CRD-16)."""

    tag: ClassVar[str] = "step_drop_card"
    card: CardId
    away: bool = False


@attrs.frozen(kw_only=True)
class TurnBack(Effect):
    """This time token goes back."""

    tag: ClassVar[str] = "step_turn_back"
    track: TrackId
    count: int


@attrs.frozen(kw_only=True)
class HoldTrack(Effect):
    """This time track does not make its next progress."""

    tag: ClassVar[str] = "step_hold_track"
    track: TrackId


@attrs.frozen(kw_only=True)
class ShiftLead(Effect):
    """This lead moves, to that deck or to one that is still to be chosen."""

    tag: ClassVar[str] = "step_shift_lead"
    lead: LeadId
    to: DiscoveryType | None = None


@attrs.frozen(kw_only=True)
class PlaceOneOf(Effect):
    """Of these leads, which have been drawn, one is placed."""

    tag: ClassVar[str] = "step_place_one_of"
    leads: tuple[LeadId, ...]


@attrs.frozen(kw_only=True)
class PlaceThisLead(Effect):
    """Of the leads drawn this one is placed, the others go back into the bag."""

    tag: ClassVar[str] = "step_place_this_lead"
    lead: LeadId
    seen: tuple[LeadId, ...]


@attrs.frozen(kw_only=True)
class BagLead(Effect):
    """This lead goes back into the bag."""

    tag: ClassVar[str] = "step_bag_lead"
    lead: LeadId


@attrs.frozen(kw_only=True)
class PutBack(Effect):
    """This discovery goes under its deck."""

    tag: ClassVar[str] = "step_put_back"
    card: CardId


@attrs.frozen(kw_only=True)
class SwapFor(Effect):
    """The discovery gained last goes under its deck and this one is taken instead."""

    tag: ClassVar[str] = "step_swap_for"
    card: CardId
    back: CardId


@attrs.frozen(kw_only=True)
class ShiftMarker(Effect):
    """A marker goes from one sector to another."""

    tag: ClassVar[str] = "step_shift_marker"
    start: SectorId
    to: SectorId


@attrs.frozen(kw_only=True)
class CarryTo(Effect):
    """The crew member goes there with all markers of the sector."""

    tag: ClassVar[str] = "step_carry_to"
    to: SectorId


@attrs.frozen(kw_only=True)
class HandOver(Effect):
    """This equipment changes hands, to that crew member or to one that is still to be chosen."""

    tag: ClassVar[str] = "step_hand_over"
    card: CardId
    to: MemberId | None = None


@attrs.frozen(kw_only=True)
class MakeReady(Effect):
    """This equipment may be used once more."""

    tag: ClassVar[str] = "step_make_ready"
    card: CardId


@attrs.frozen(kw_only=True)
class FetchEquipment(Effect):
    """This equipment comes back from the armory, to that crew member or to one still to be chosen."""

    tag: ClassVar[str] = "step_fetch_equipment"
    card: CardId
    to: MemberId | None = None


@attrs.frozen(kw_only=True)
class DropEquipment(Effect):
    """This equipment is discarded."""

    tag: ClassVar[str] = "step_drop_equipment"
    card: CardId


@attrs.frozen(kw_only=True)
class BlockThis(Effect):
    """This equipment is blocked up to and including a round; 0 is until it is freed."""

    tag: ClassVar[str] = "step_block_this"
    card: CardId
    until: int


@attrs.frozen(kw_only=True)
class MoveThis(Effect):
    """This threat moves so many sectors, each to a connected one or towards you."""

    tag: ClassVar[str] = "step_move_this"
    threat: CardId
    count: int
    to_you: bool = False


@attrs.frozen(kw_only=True)
class SkipThis(Effect):
    """This threat skips its next effect, or the one after it; or its time token is taken off at once."""

    tag: ClassVar[str] = "step_skip_this"
    threat: CardId
    reset: bool = False
    later: bool = False


@attrs.frozen(kw_only=True)
class BackThis(Effect):
    """This threat goes back to where it came from."""

    tag: ClassVar[str] = "step_back_this"
    threat: CardId


@attrs.frozen(kw_only=True)
class SendThis(Effect):
    """This threat leaves for so many rounds."""

    tag: ClassVar[str] = "step_send_this"
    threat: CardId
    rounds: int


@attrs.frozen(kw_only=True)
class MoveOn(Effect):
    """The rest of a threat's move: what it has not spent yet (THR-11); in a flock, the move of one standee."""

    tag: ClassVar[str] = "step_move_on"
    count: int
    sector: SectorId | None = None
    toward: str = "crew"
    standee: int | None = None
    begun: bool = True


@attrs.frozen(kw_only=True)
class LookThis(Effect):
    """This threat's next effects are looked at."""

    tag: ClassVar[str] = "step_look_this"
    threat: CardId
    count: int


@attrs.frozen(kw_only=True)
class JoinTo(Effect):
    """These two sectors are joined, or this one and another visited one that is still to be chosen."""

    tag: ClassVar[str] = "step_join_to"
    start: SectorId
    to: SectorId | None = None


ChosenEffect = (
    KeepCard | ArrangeEvents | TakeEvent | FetchCard | DropCard | TurnBack | HoldTrack | ShiftLead | BagLead | PutBack
    | SwapFor | ShiftMarker | HandOver | MakeReady | FetchEquipment | DropEquipment | BlockThis | MoveThis | SkipThis
    | MoveOn | LookThis | JoinTo | CarryTo | PlaceThisLead | SendThis | BackThis | ChooseEvent | PlaceOneOf
)  # fmt: skip
CHOSEN_EFFECTS: tuple[type[Effect], ...] = ChosenEffect.__args__
