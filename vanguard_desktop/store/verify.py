"""Judge what was salvaged from a save: which lines of play hold, from where to where, and what is wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

import attrs

from vanguard_desktop.core.box import Box
from vanguard_desktop.core.kinds import Event
from vanguard_desktop.store.chain import NO_PARENT, link, proof, unpacked
from vanguard_desktop.store.codec import Codec
from vanguard_desktop.store.errors import UNPLAYABLE, Damage, SaveError
from vanguard_desktop.store.lineage import Lineage
from vanguard_desktop.store.log import Cursor, Line
from vanguard_desktop.store.position import Position
from vanguard_desktop.store.salvage import Kept, Row, Salvage

Fold = Callable[[Box, Position | None, Iterable[Event]], Position | None]


@attrs.define
class Judgment:
    """What holds, under new line numbers, and in plain sentences what does not."""

    problems: list[str] = attrs.field(factory=list)
    worst: Damage | None = None
    lines: dict[int, list[Row]] = attrs.field(factory=dict)
    lineage: Lineage = attrs.field(factory=Lineage)
    snapshots: dict[Cursor, Kept] = attrs.field(factory=dict)
    cursor: Cursor | None = None

    def complain(self, sentence: str, damage: Damage = Damage.DAMAGED) -> None:
        self.problems.append(sentence)
        self.worst = self.worst or damage


class Judge:
    """Goes through a save line by line, oldest first. Without a box nothing is replayed."""

    def __init__(self, found: Salvage, codec: Codec, box: Box | None = None, fold: Fold | None = None) -> None:
        self._found = found
        self._codec = codec
        self._box = box
        self._fold = fold
        self._placed: dict[Cursor, int] = {}  # where a step lay, and the line it lies on now
        self._main: dict[int, int] = {}
        self._judgment = Judgment()
        self._homes = {line: self._home(line) for line in sorted(found.steps)}
        self._positions: dict[Cursor, Position | None] = {}

    def judge(self) -> Judgment:
        found, judgment = self._found, self._judgment
        for complaint in found.complaints:
            judgment.complain(f"The file: {complaint.rstrip('.')}.")
        if found.about is None:
            judgment.complain("The save does not say what it is called and which content it was played with.")
        for line, home in self._homes.items():
            self._judge_line(line, home)
        for line in sorted(found.forks.keys() - found.steps.keys()):
            judgment.complain(f"Line {line} has no steps.")
        self._judge_cursor()
        return judgment

    def _home(self, line: int) -> Cursor | None:
        """The step that a line of play goes on from, under the line that holds it; None if it starts by itself."""
        first = min(self._found.steps[line])
        parent, fork = self._found.forks.get(line, (None, first - 1))
        while parent is not None and parent in self._found.forks and fork <= self._found.forks[parent][1]:
            older = self._found.forks[parent][0]
            parent = older if older is not None and older < parent else None
        home = None if parent is None else Cursor(parent, fork)
        if line in self._found.forks and fork == first - 1 and self._leads_to(home, line):
            return home
        others = (Cursor(other, first - 1) for other in self._found.steps if other != line)
        for other in (None, *others):
            if self._leads_to(other, line):
                where = "by itself" if other is None else f"after step {other.step} of line {other.line}"
                self._judgment.complain(f"Where line {line} begins was lost; by its steps it begins {where}.")
                return other
        return home

    def _leads_to(self, home: Cursor | None, line: int) -> bool:
        """Whether the first step of a line was made right after this step."""
        row = self._found.steps[line][min(self._found.steps[line])]
        before = self._hash(home)
        return before is not None and link(before, row.at, row.played, row.reveals, row.events) == row.hash

    def _hash(self, home: Cursor | None) -> bytes | None:
        if home is None:
            return NO_PARENT
        row = self._found.steps.get(home.line, {}).get(home.step)
        return None if row is None else row.hash

    def _judge_line(self, line: int, home: Cursor | None) -> None:
        """Place the line where it belongs, as far as it holds; behind a break, go on from the next kept position."""
        start, last = min(self._found.steps[line]), max(self._found.steps[line])
        if line in self._found.forks and not self._leads_to(home, line):
            start = self._found.forks[line][1] + 1
        before = self._hash(home)
        if before is not None and (home is None or home in self._placed):
            rows = list(self._sound(line, start, before))
            if rows:
                parent = None if home is None else self._placed[home]
                position = None if home is None else self._positions.get(home)
                self._place(line, parent, start - 1, rows, position)
                start += len(rows)
            if start <= last:
                self._judgment.complain(f"Step {start} of line {line} is lost or not as it was written.")
        else:
            self._judgment.complain(f"The past of line {line} is lost.")
        while start <= last:
            rows = self._rescued(line, start)
            if not rows:
                lost = f"steps {start} to {last} of line {line} cannot be reached any more"
                self._judgment.complain(f"There is no kept position to go on from: {lost}.")
                return
            self._judgment.complain(f"Line {line} goes on from the kept position of step {rows[0].step}.")
            self._place(line, None, rows[0].step - 1, rows, None)
            start = rows[-1].step + 1

    def _sound(self, line: int, first: int, before: bytes) -> Iterator[Row]:
        """The steps from here on, as long as each follows from the one before and can be read."""
        steps = self._found.steps[line]
        step = first
        while (row := steps.get(step)) is not None:
            if link(before, row.at, row.played, row.reveals, row.events) != row.hash:
                return
            try:
                self._codec.read_events(row.events)
            except SaveError as problem:
                self._judgment.complain(f"Step {step} of line {line} cannot be read: {problem.detail}.", problem.damage)
                return
            yield row
            before, step = row.hash, step + 1

    def _rescued(self, line: int, start: int) -> list[Row]:
        steps = self._found.steps[line]
        for step in sorted(step for step in steps if step >= start):
            kept = self._found.snapshots.get(Cursor(line, step))
            if kept is None or proof(steps[step].hash, kept.body) != kept.proof:
                continue
            if self._box is not None and self._position(kept) is None:
                continue
            return [steps[step], *self._sound(line, step + 1, steps[step].hash)]
        return []

    def _place(self, line: int, parent: int | None, fork: int, rows: list[Row], position: Position | None) -> None:
        """Give this part of a line its number in the repaired save, and replay it."""
        number = len(self._judgment.lines) + 1
        self._judgment.lines[number] = rows
        self._judgment.lineage.put(Line(id=number, parent=parent, fork=fork, tip=rows[-1].step))
        self._main.setdefault(line, number)
        forks = set(self._homes.values())
        playable = True
        for row in rows:
            place = Cursor(line, row.step)
            self._placed[place] = number
            at_start = parent is None and row is rows[0] and row.step > 0
            kept = self._kept(place, row, must=at_start)
            if kept is not None:
                self._judgment.snapshots[Cursor(number, row.step)] = kept
            if self._box is None or self._fold is None or not playable:
                continue
            if at_start:
                assert kept is not None
                position = self._position(kept)
            else:
                try:
                    position = self._fold(self._box, position, self._codec.read_events(row.events))
                except UNPLAYABLE as problem:
                    sentence = f"Step {row.step} of line {line} cannot be replayed with this content: {problem!r}."
                    self._judgment.complain(sentence, Damage.OTHER_CONTENT)
                    playable = False
                    continue
                if kept is not None and kept.shape == self._codec.shape and self._position(kept) != position:
                    self._judgment.complain(f"The kept position of step {row.step} is not what its steps lead to.")
                    del self._judgment.snapshots[Cursor(number, row.step)]
            if place in forks:
                self._positions[place] = position

    def _kept(self, place: Cursor, row: Row, must: bool) -> Kept | None:
        """The kept position of a step. One of an older program is as good as none, unless there is no other way."""
        kept = self._found.snapshots.get(place)
        if kept is None:
            return None
        if proof(row.hash, kept.body) != kept.proof:
            self._judgment.complain(f"The kept position of step {row.step} is not as it was written.")
            return None
        if self._box is not None and kept.shape == self._codec.shape and self._position(kept) is None:
            self._judgment.complain(f"The kept position of step {row.step} cannot be read.")
            return None
        return kept if must or kept.shape == self._codec.shape else None

    def _position(self, kept: Kept) -> Position | None:
        assert self._box is not None
        try:
            return self._codec.read_position(unpacked(kept.body), self._box)
        except (SaveError, ValueError):
            return None

    def _judge_cursor(self) -> None:
        """Where the players stand: at the step made last, or where they moved after it."""
        judgment = self._judgment
        rows = {row.id: (line, row.step) for line, part in judgment.lines.items() for row in part}
        if not rows:
            judgment.complain("Not one step of the campaign can be read.")
            return
        newest = Cursor(*rows[max(rows)])
        moved, lost = self._found.moved, self._found.moved is None
        if moved is not None and self._found.after >= max(rows):
            now = Cursor(self._placed.get(moved, self._main.get(moved.line, 0)), moved.step)
            lost = self._found.after > max(rows) or not judgment.lineage.knows(now)
            newest = newest if lost else now
        judgment.cursor = newest
        if lost:
            judgment.complain(f"The mark where the players stand is lost; it is now at step {newest.step}.")
