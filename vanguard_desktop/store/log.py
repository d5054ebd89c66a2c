"""The contract of a log: what happened in one campaign, step by step, on one line of play or several.

A step is one decision of a player with all that followed from it by itself; step 0 is the opening. Undo only moves the
cursor back. Playing on from there opens a new line that shares its past with the old one; nothing is ever deleted.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Protocol

import attrs

from vanguard_desktop.core import Event

from .errors import SaveError
from .notes import Note
from .position import Position


@attrs.frozen
class Cursor:
    """A place in the log: a line of play and a step on it (or on the past it shares with older lines)."""

    line: int
    step: int


@attrs.frozen
class Line:
    """A line of play. It shares the steps up to `fork` with its parent; `tip` is its last step.

    The first line has no parent and starts with step 0. So has a line that the doctor saved from a damaged past, but it
    starts later, at a kept position.
    """

    id: int
    parent: int | None
    fork: int
    tip: int


class EventLog(Protocol):
    """One save. Every method that writes is all or nothing and on disk when it returns."""

    @property
    def read_only(self) -> bool: ...

    @property
    def lost(self) -> int:
        """How many steps that were made last are not there any more: what lay beside the save was lost."""

    def check(self) -> None:
        """Raises `SaveError` if a step made now would not be found again: the save is gone, or another."""

    def copy_to(self, path: Path) -> Path:
        """The whole game in another file, also when its own is gone; `SaveError` if that cannot be written."""

    @property
    def cursor(self) -> Cursor | None:
        """Where the players are; None before the opening is recorded."""

    def lines(self) -> tuple[Line, ...]: ...

    def tip(self, line: int) -> int: ...

    def first(self, line: int) -> int:
        """The first step one can stand on."""

    def append(self, expected: Cursor | None, events: Sequence[Event], snapshot: Position | None = None) -> Cursor:
        """Record the next step and stand on it; from a step before the tip this opens a new line.

        `expected` must be where the log stands, otherwise nothing is written (a second writer was faster). A
        `snapshot` is the position after the step, kept so that later openings need not replay all of it.
        """

    def move(self, to: Cursor) -> None:
        """Stand somewhere else: undo, redo, jump, or another line."""

    def read(self, line: int, first: int, last: int) -> Iterator[tuple[Event, ...]]:
        """The events of steps `first` to `last` of a line, its shared past included."""

    def unplayable(self, step: int) -> SaveError:
        """What is to be said of a step that the rules cannot replay: it was not written by play."""

    def nearest_snapshot(self, at: Cursor) -> tuple[int, Position] | None:
        """The latest kept position on the way to `at`, and its step."""

    def keep(self, at: Cursor, position: Position) -> None:
        """Keep the position at a recorded step, found by replaying, so that nobody has to replay it again."""

    def reveals(self, at: Cursor) -> bool:
        """Whether this step showed the players something hidden (strict undo stops there)."""

    @property
    def notes(self) -> tuple[Note, ...]:
        """What the players wrote down for themselves; undo leaves it alone."""

    def write_notes(self, notes: tuple[Note, ...]) -> None:
        """Keep these notes in place of the former ones."""

    def close(self) -> None: ...
