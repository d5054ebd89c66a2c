"""The logbook (LOG): boxes, counters, notes, acts, and what is shown without changing anything."""

from __future__ import annotations

from typing import ClassVar

import attrs

from vanguard_desktop.core.ids import Counter, Flag, LogId, RuleId
from vanguard_desktop.core.kinds import Command, Event, Reason
from vanguard_desktop.rulesets.ship.data.common import ShipDecision


@attrs.frozen(kw_only=True)
class ToBeContinued(ShipDecision):
    """The story goes on in an act that the packs do not hold yet; the campaign waits for it."""

    tag: ClassVar[str] = "to_be_continued"
    automatic: ClassVar[bool] = False
    act: int


@attrs.frozen(kw_only=True)
class GoOn(Command):
    """The new act is there: go on with the story."""

    tag: ClassVar[str] = "go_on"


@attrs.frozen(kw_only=True)
class ActMissing(Reason):
    """The act that begins now is in none of the packs."""

    tag: ClassVar[str] = "act_missing"
    rule: ClassVar[RuleId] = RuleId("LOG-20")
    act: int


@attrs.frozen(kw_only=True)
class BoxMarked(Event):
    """A box of an entry is marked for the rest of the campaign (LOG-07)."""

    tag: ClassVar[str] = "box_marked"
    log: LogId
    box: int


@attrs.frozen(kw_only=True)
class CounterChanged(Event):
    """A counter of the campaign shows another number (LOG-19)."""

    tag: ClassVar[str] = "counter_changed"
    counter: Counter
    to: int


@attrs.frozen(kw_only=True)
class FlagForgotten(Event):
    """A keyword is forgotten again (LOG-09)."""

    tag: ClassVar[str] = "flag_forgotten"
    flag: Flag


@attrs.frozen(kw_only=True)
class NoteWritten(Event):
    """Something is written down under a key (LOG-21)."""

    tag: ClassVar[str] = "note_written"
    key: str
    text: str


@attrs.frozen(kw_only=True)
class EntryLeft(Event):
    """A jump ends an entry at once: what is left of it does not happen (LOG-11)."""

    tag: ClassVar[str] = "entry_left"
    log: LogId


@attrs.frozen(kw_only=True)
class ActBegun(Event):
    """The campaign has come to another act (LOG-20)."""

    tag: ClassVar[str] = "act_begun"
    act: int


@attrs.frozen(kw_only=True)
class Looked(Event):
    """Something is shown to the players: the number of a counter, a landing card, the top cards of a deck (SEF-16)."""

    tag: ClassVar[str] = "looked"
    reveals: ClassVar[bool] = True
    what: str
    shown: tuple[str, ...]
