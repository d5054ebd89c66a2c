"""Where the lines of play begin, as the hashes of their steps prove it, and whether steps are missing."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain, islice

import attrs

from ..chain import NO_PARENT
from ..log import Cursor
from .salvage import Row, Salvage

# So many places are tried for a line of which nobody knows where it begins.
MOST_TRIES = 2_000


class Homes:
    """Looks at what was salvaged; `complain` hears what is not as it was written."""

    def __init__(self, found: Salvage, complain: Callable[[str], None]) -> None:
        self._found, self._complain = found, complain
        self._ends: dict[int, list[int]] = {}  # the lines by the step that they end with, or go on with
        for line, steps in found.steps.items():
            for step in steps:
                self._ends.setdefault(step, []).append(line)

    def mend_hashes(self) -> None:
        """Where only the hash of a step is spoiled, the step after it proves which one it was."""
        begin: dict[Cursor, list[Row]] = {}
        for line, (parent, fork) in self._found.forks.items():
            row = self._found.steps.get(line, {}).get(fork + 1)
            if parent is not None and row is not None:
                begin.setdefault(Cursor(parent, fork), []).append(row)
        for line, steps in self._found.steps.items():
            for step in sorted(steps):
                row, before = steps[step], self.hash_before(line, step)
                if before is None or row.follows(before):
                    continue
                proved = row.proved(before)
                after = [*begin.get(Cursor(line, step), ()), *filter(None, [steps.get(step + 1)])]
                if any(other.follows(proved) for other in after):
                    steps[step] = attrs.evolve(row, hash=proved)
                    self._complain(f"The seal of step {step} of line {line} is not as it was written.")

    def of(self, line: int) -> Cursor | None:
        """The step that a line of play goes on from, under the line that holds it; None if it starts by itself."""
        first = min(self._found.steps[line])
        parent, fork = self._found.forks.get(line, (None, first - 1))
        while parent is not None and parent in self._found.forks and fork <= self._found.forks[parent][1]:
            older = self._found.forks[parent][0]
            parent = older if older is not None and older < parent else None
        home = None if parent is None else Cursor(parent, fork)
        if line in self._found.forks and fork == first - 1 and self.leads_to(home, line):
            return home
        others = (Cursor(other, first - 1) for other in self._ends.get(first - 1, ()) if other != line)
        for other in (None, *islice(others, MOST_TRIES)):
            if self.leads_to(other, line):
                where = "by itself" if other is None else f"after step {other.step} of line {other.line}"
                self._complain(f"Where line {line} begins was lost; by its steps it begins {where}.")
                return other
        return home

    def leads_to(self, home: Cursor | None, line: int) -> bool:
        """Whether the first step of a line was made right after this step."""
        row = self._found.steps[line][min(self._found.steps[line])]
        before = self.hash(home)
        return before is not None and row.follows(before) and (home is None or home.step == row.step - 1)

    def hash_before(self, line: int, step: int) -> bytes | None:
        """Of the step right before, if it is known which one that is."""
        before = self._found.steps[line].get(step - 1)
        if before is not None:
            return before.hash
        parent, fork = self._found.forks.get(line, (None, -1))
        if fork != step - 1:
            return None
        return self.hash(None if parent is None else Cursor(parent, fork))

    def hash(self, home: Cursor | None) -> bytes | None:
        if home is None:
            return NO_PARENT
        row = self._found.steps.get(home.line, {}).get(home.step)
        return None if row is None else row.hash

    def holder(self, at: Cursor | None) -> Cursor | None:
        """The line that a step of the shared past lies on."""
        seen: set[int] = set()
        while at is not None and at.line in self._found.forks and at.line not in seen:
            seen.add(at.line)
            parent, fork = self._found.forks[at.line]
            if at.step > fork or parent is None:
                break
            at = Cursor(parent, at.step)
        return at

    def judge_order(self) -> None:
        """Steps are numbered in the order they were made, so that also the last one of a line is missed."""
        numbers = [[steps[step].id for step in sorted(steps)] for steps in self._found.steps.values()]
        total = sum(map(len, numbers))
        if sorted(chain.from_iterable(numbers)) != list(range(1, total + 1)):
            self._complain("The numbers of the steps are not complete: some of them are missing.")
        elif any(line != sorted(line) for line in numbers):
            self._complain("The numbers of the steps are not in the order in which they were made.")
