"""The logbook (LOG): boxes, counters, notes, acts, and what is shown without changing anything."""

from __future__ import annotations

from vanguard_desktop.core import Command, Counter, Event, Flag, LogId, Reason

from ..common import ShipDecision


class ToBeContinued(ShipDecision, tag="to_be_continued", automatic=False):
    """The story goes on in an act that the packs do not hold yet; the campaign waits for it."""

    act: int


class GoOn(Command, tag="go_on"):
    """The new act is there: go on with the story."""


class ActMissing(Reason, tag="act_missing", rule="LOG-20"):
    """The act that begins now is in none of the packs."""

    act: int


class BoxMarked(Event, tag="box_marked"):
    """A box of an entry is marked for the rest of the campaign (LOG-07)."""

    log: LogId
    box: int


class CounterChanged(Event, tag="counter_changed"):
    """A counter of the campaign shows another number (LOG-19)."""

    counter: Counter
    to: int


class FlagForgotten(Event, tag="flag_forgotten"):
    """A keyword is forgotten again (LOG-09)."""

    flag: Flag


class NoteWritten(Event, tag="note_written"):
    """Something is written down under a key (LOG-21)."""

    key: str
    text: str


class EntryLeft(Event, tag="entry_left"):
    """A jump ends an entry at once: what is left of it does not happen (LOG-11)."""

    log: LogId


class ActBegun(Event, tag="act_begun"):
    """The campaign has come to another act (LOG-20)."""

    act: int


class Looked(Event, tag="looked", reveals=True):
    """Something is shown to the players: the number of a counter, a landing card, the top cards of a deck (SEF-16)."""

    what: str
    shown: tuple[str, ...]
