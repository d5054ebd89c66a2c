"""What the director keeps and tells: journal, agenda, events, adventures (HAP). None of what is to come is shown."""

from __future__ import annotations

from enum import Enum

import attrs

from vanguard_desktop.core import CardId, Effect, Event, MemberId

from .kinds import Color, Complex, Modifier, Space, StructureId


class EntryState(Enum):
    """What has become of an event in the journal (HAP-15, HAP-16)."""

    OPEN = "open"
    OVERDUE = "overdue"
    DONE = "done"
    STRUCK = "struck"
    LAPSED = "lapsed"


class Due(Enum):
    """What may come due (HAP-23)."""

    ADVENTURE = "adventure"
    FOLLOW_UP = "follow_up"


@attrs.frozen(kw_only=True)
class Entry:
    """An event in the journal: the option that was taken, counted from 1, and whom, which structure and which spaces it
    named.
    """

    event: CardId
    sol: int
    option: int = 0
    who: MemberId | None = None
    structure: StructureId | None = None
    spaces: tuple[Space, ...] = ()
    state: EntryState = EntryState.OPEN


@attrs.frozen(kw_only=True)
class AgendaItem:
    """What comes to somebody in a sol; of an adventure with options the one that was taken, counted from 1. `spot` is
    the element that was repaired when it happened: `LAB:cpu`.
    """

    kind: Due
    id: CardId
    who: MemberId
    due: int
    made: int
    option: int = 0
    spot: str = ""


@attrs.frozen(kw_only=True)
class Director:
    """What the director knows. `drawn` are events that have left the deck, `events` what was told, sol by sol; `busy`
    is how much came due in this sol.
    """

    bag: tuple[Complex, ...] = ()
    drawn: tuple[CardId, ...] = ()
    events: tuple[CardId, ...] = ()
    journal: tuple[Entry, ...] = ()
    agenda: tuple[AgendaItem, ...] = ()
    adventures: tuple[CardId, ...] = ()
    busy: int = 0
    was_busy: bool = False


class CheckEntry(Effect, tag="step_check_entry"):
    """Whether the delayed consequence of an event happens (HAP-21)."""

    event: CardId


class TakeDue(Effect, tag="step_take_due"):
    """What has come due of the agenda, so many items at the most (HAP-22)."""

    most: int


class TellEvent(Effect, tag="step_tell_event"):
    """The mission event of the sol is told (HEV-04)."""


class KeepOption(Effect, tag="step_keep_option"):
    """Which option of an event was taken, counted from 1 (HAP-40)."""

    event: CardId
    option: int


class CloseEntry(Effect, tag="step_close_entry"):
    """The action of an event was done: its consequence will not come (HEV-10)."""

    event: CardId


class AgeJournal(Effect, tag="step_age_journal"):
    """Entries whose three sols are over leave the journal (HCU-10)."""


class ArmDelayed(Effect, tag="step_arm_delayed"):
    """Whether the delayed part of an adventure will come, in secret (HAP-27)."""

    id: CardId
    option: int = 0
    spot: str = ""


class ComplexNamed(Event, tag="complex_named", rule="HEV-01", reveals=True):
    """The director names a complex; its track rises. The mission may prescribe it."""

    complex: Complex
    drawn: int
    prescribed: bool = False


class EventTold(Event, tag="event_told", rule="HEV-04", reveals=True):
    """The mission event of the sol; with `returned` those that were told before may come again (HAP-13)."""

    event: CardId
    drawn: int
    who: MemberId | None = None
    returned: bool = False
    prescribed: bool = False


class QuietSol(Event, tag="quiet_sol", rule="HAP-13"):
    """Nothing happens in this sol."""


class EntryOpened(Event, tag="entry_opened", rule="HEV-06"):
    """An event enters the journal, with its action."""

    entry: Entry


class OptionKept(Event, tag="option_kept", rule="HAP-40"):
    """The group has taken an option of an event."""

    event: CardId
    option: int


class StructureNamed(Event, tag="structure_named", rule="HAP-41"):
    """A text of the director speaks of this structure from now on."""

    event: CardId
    structure: StructureId


class SpacesMarked(Event, tag="spaces_marked", rule="HMK-02"):
    """A token lies on each of these spaces, for an event that may take it away again."""

    event: CardId
    spaces: tuple[Space, ...]
    modifier: Modifier


class SpacesCleared(Event, tag="spaces_cleared", rule="HMK-02"):
    """A token is discarded from each of these spaces."""

    spaces: tuple[Space, ...]
    modifier: Modifier


class PawnsChanged(Event, tag="pawns_changed", rule="HFX-01"):
    """Somebody has more pawns in this sol, or leaves some idle."""

    who: MemberId
    by: int


class ConsequenceChecked(Event, tag="consequence_checked", rule="HAP-21"):
    """A delayed consequence was drawn for; nobody hears of it if it does not come."""

    event: CardId
    drawn: int


class EntryClosed(Event, tag="entry_closed", rule="HAP-16"):
    """An event leaves the journal, or goes out of sight."""

    event: CardId
    state: EntryState


class AgendaMade(Event, tag="agenda_made", rule="HAP-23"):
    """Something may come due, or not: it is decided in secret."""

    item: AgendaItem | None
    drawn: int


class AgendaTaken(Event, tag="agenda_taken", rule="HAP-22"):
    """Something has come due."""

    item: AgendaItem


class AgendaDropped(Event, tag="agenda_dropped", rule="HAP-24"):
    """Whoever it was to come to is no longer there."""

    item: AgendaItem


class AgendaMoved(Event, tag="agenda_moved", rule="HAP-22"):
    """What is too much for a sol comes in the next one."""


class AdventureDrawn(Event, tag="adventure_drawn", rule="HDC-19", reveals=True):
    """An adventure of a color happens to somebody; with all of them drawn they are drawn anew (HAP-26)."""

    color: Color
    card: CardId
    who: MemberId
    drawn: int
    renewed: bool = False
