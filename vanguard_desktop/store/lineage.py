"""Which line of play holds a step, answered from memory: neither undo nor reading depends on how much was played."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable

import attrs

from .log import Cursor, Line


@attrs.frozen
class Stretch:
    """Steps `first` to `last` as they lie on one line."""

    line: int
    first: int
    last: int


class Lineage:
    """All lines of play of a campaign and how they share their past."""

    def __init__(self, lines: Iterable[Line] = ()) -> None:
        self._lines: dict[int, Line] = {}
        self._starts: dict[int, tuple[tuple[int, int], ...]] = {}  # of each line: its parts as (first step, holder)
        for line in lines:
            self.put(line)

    def put(self, line: Line) -> None:
        """A new line, or the next step of a known one. Parents come before their children."""
        self._lines[line.id] = line
        if line.id not in self._starts:
            past = () if line.parent is None else self._starts[line.parent]
            shared = tuple(start for start in past if start[0] <= line.fork)
            self._starts[line.id] = (*shared, (line.fork + 1, line.id))

    def lines(self) -> tuple[Line, ...]:
        return tuple(self._lines.values())

    def tip(self, line: int) -> int:
        return self._lines[line].tip

    def first(self, line: int) -> int:
        """The opening; on a repaired line the first step that its past still reaches back to."""
        return self._starts[line][0][0]

    def knows(self, at: Cursor) -> bool:
        return at.line in self._lines and self.first(at.line) <= at.step <= self.tip(at.line)

    def grown(self, at: Cursor | None) -> Line:
        """The line as it is after one more step from here: longer at its tip, anywhere else a new one."""
        if at is None:
            return Line(id=1, parent=None, fork=-1, tip=0)
        line = self._lines[at.line]
        if at.step < line.tip:
            return Line(id=max(self._lines) + 1, parent=at.line, fork=at.step, tip=at.step + 1)
        return attrs.evolve(line, tip=line.tip + 1)

    def holder(self, at: Cursor) -> int:
        """The line that a step of the shared past lies on."""
        starts = self._starts[at.line]
        return starts[bisect_right(starts, at.step, key=lambda start: start[0]) - 1][1]

    def stretches(self, line: int, first: int, last: int) -> list[Stretch]:
        """Where these steps lie, oldest first."""
        found = []
        starts = self._starts[line]
        number = bisect_right(starts, first, key=lambda start: start[0]) - 1
        for index in range(max(number, 0), len(starts)):
            start, holder = starts[index]
            end = starts[index + 1][0] - 1 if index + 1 < len(starts) else self.tip(line)
            low, high = max(start, first), min(end, last)
            if start > last:
                break
            if low <= high:
                found.append(Stretch(holder, low, high))
        return found
