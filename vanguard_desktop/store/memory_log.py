"""A log that lives as long as the program: for bots and tests, under the same contract as a save on disk."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vanguard_desktop.core.kinds import Event
from vanguard_desktop.store.errors import Damage, SaveError
from vanguard_desktop.store.log import Cursor, Line
from vanguard_desktop.store.position import Position


class MemoryLog:
    """Lines of play in lists."""

    read_only = False

    def __init__(self) -> None:
        self.cursor: Cursor | None = None
        self._lines: dict[int, Line] = {}
        self._steps: dict[tuple[int, int], tuple[Event, ...]] = {}
        self._snapshots: dict[tuple[int, int], Position] = {}

    def lines(self) -> tuple[Line, ...]:
        return tuple(self._lines.values())

    def tip(self, line: int) -> int:
        return self._lines[line].tip

    def append(self, expected: Cursor | None, events: Sequence[Event], snapshot: Position | None = None) -> Cursor:
        if expected != self.cursor:
            raise SaveError(Damage.MOVED_ON, "memory")
        if expected is None:
            line = Line(id=1, parent=None, fork=-1, tip=0)
        elif expected.step < self.tip(expected.line):
            line = Line(id=len(self._lines) + 1, parent=expected.line, fork=expected.step, tip=expected.step + 1)
        else:
            old = self._lines[expected.line]
            line = Line(id=old.id, parent=old.parent, fork=old.fork, tip=old.tip + 1)
        self._lines[line.id] = line
        self._steps[line.id, line.tip] = tuple(events)
        if snapshot is not None:
            self._snapshots[line.id, line.tip] = snapshot
        self.cursor = Cursor(line.id, line.tip)
        return self.cursor

    def move(self, to: Cursor) -> None:
        self.cursor = to

    def read(self, line: int, first: int, last: int) -> Iterator[tuple[Event, ...]]:
        for step in range(first, last + 1):
            yield self._steps[self._owner(line, step), step]

    def nearest_snapshot(self, at: Cursor) -> tuple[int, Position] | None:
        for step in range(at.step, -1, -1):
            position = self._snapshots.get((self._owner(at.line, step), step))
            if position is not None:
                return step, position
        return None

    def reveals(self, at: Cursor) -> bool:
        return any(event.reveals for event in self._steps[self._owner(at.line, at.step), at.step])

    def close(self) -> None:
        """Nothing to close."""

    def _owner(self, line: int, step: int) -> int:
        """The line that holds a step of the shared past."""
        while step <= self._lines[line].fork:
            parent = self._lines[line].parent
            assert parent is not None
            line = parent
        return line
