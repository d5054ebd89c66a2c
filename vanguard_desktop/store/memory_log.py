"""A log that lives as long as the program: for bots and tests, under the same contract as a save on disk."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from vanguard_desktop.core import Event

from .errors import Damage, SaveError
from .lineage import Lineage
from .log import Cursor, Line
from .notes import Note
from .position import Position


class MemoryLog:
    """Lines of play in dictionaries."""

    read_only = False
    lost = 0

    def __init__(self) -> None:
        self.cursor: Cursor | None = None
        self._lineage = Lineage()
        self._steps: dict[Cursor, tuple[Event, ...]] = {}
        self._snapshots: dict[Cursor, Position] = {}
        self.notes: tuple[Note, ...] = ()

    def lines(self) -> tuple[Line, ...]:
        return self._lineage.lines()

    def tip(self, line: int) -> int:
        return self._lineage.tip(line)

    def first(self, line: int) -> int:
        return self._lineage.first(line)

    def append(self, expected: Cursor | None, events: Sequence[Event], snapshot: Position | None = None) -> Cursor:
        if expected != self.cursor:
            raise SaveError(Damage.MOVED_ON, "memory")
        line = self._lineage.grown(expected)
        self._lineage.put(line)
        self.cursor = Cursor(line.id, line.tip)
        self._steps[self.cursor] = tuple(events)
        if snapshot is not None:
            self._snapshots[self.cursor] = snapshot
        return self.cursor

    def move(self, to: Cursor) -> None:
        assert self._lineage.knows(to)
        self.cursor = to

    def read(self, line: int, first: int, last: int) -> Iterator[tuple[Event, ...]]:
        for step in range(first, last + 1):
            yield self._steps[self._held(Cursor(line, step))]

    def unplayable(self, step: int) -> SaveError:
        return SaveError(Damage.DAMAGED, "memory", f"step {step} cannot have been played")

    def nearest_snapshot(self, at: Cursor) -> tuple[int, Position] | None:
        for step in range(at.step, -1, -1):
            position = self._snapshots.get(self._held(Cursor(at.line, step)))
            if position is not None:
                return step, position
        return None

    def keep(self, at: Cursor, position: Position) -> None:
        self._snapshots[self._held(at)] = position

    def reveals(self, at: Cursor) -> bool:
        return any(event.reveals for event in self._steps[self._held(at)])

    def write_notes(self, notes: tuple[Note, ...]) -> None:
        self.notes = notes

    def check(self) -> None:
        """Nobody can take it away."""

    def copy_to(self, path: Path) -> Path:
        raise SaveError(Damage.NO_ACCESS, str(path), "this game was never to be kept")

    def close(self) -> None:
        """Nothing to close."""

    def _held(self, at: Cursor) -> Cursor:
        """The step under the line that holds it."""
        return Cursor(self._lineage.holder(at), at.step)
