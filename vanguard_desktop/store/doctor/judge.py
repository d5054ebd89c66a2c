"""Judge what was salvaged from a save: which lines of play hold, from where to where, and what is wrong."""

from __future__ import annotations

from bisect import bisect_left
from collections import deque
from collections.abc import Callable, Iterator

from vanguard_desktop.setting import Box

from ..chain import packed, proof, unpacked
from ..errors import UNPLAYABLE, SaveError
from ..log import Cursor, Line
from ..position import Position
from .homes import Homes
from .judgment import Judgment, OtherContent
from .referee import Referee
from .salvage import Kept, Row, Salvage

# So many steps a line is taken back to one from which play can go on.
MOST_BACK = 64

Told = Callable[[int, int], None]


class Judge:
    """Goes through a save line by line, oldest first. Without a box nothing is replayed.

    `told` hears how many steps have been looked at, of how many.
    """

    def __init__(self, found: Salvage, referee: Referee, box: Box | None, told: Told = lambda done, of: None) -> None:
        self._found = found
        self._referee, self._codec = referee, referee.codec
        self._box = box
        self._told = told
        self._total = sum(map(len, found.steps.values()))
        self._judgment = Judgment()
        self._lines = Homes(found, self._judgment.complain)
        self._placed: dict[Cursor, int] = {}  # where a step lay, and the line it lies on now
        self._main: dict[int, int] = {}
        self._done = 0
        # Where other lines begin, and where the players stand.
        self._positions: dict[Cursor | None, Position | None] = {None: None}
        self._kept_steps: dict[int, list[int]] = {}
        for at in sorted(found.snapshots, key=lambda at: (at.line, at.step)):
            self._kept_steps.setdefault(at.line, []).append(at.step)

    def judge(self) -> Judgment:
        found, judgment = self._found, self._judgment
        if found.about is None:
            judgment.complain("The save does not say what it is called and which content it was played with.")
        elif not found.about.sealed:
            judgment.complain("What the save says about itself is not as it was written.")
        self._lines.mend_hashes()
        self._homes = {line: self._lines.of(line) for line in sorted(found.steps)}
        self._stand = self._lines.holder(found.moved)
        self._wanted = {*self._homes.values(), self._stand}
        for line, home in self._homes.items():
            self._judge_line(line, home)
        for line in sorted(found.forks.keys() - found.steps.keys()):
            judgment.complain(f"Line {line} has no steps.")
        self._lines.judge_order()
        self._judge_cursor()
        return judgment

    def _judge_line(self, line: int, home: Cursor | None) -> None:
        """Place the line where it belongs, as far as it holds; behind a break, go on from the next kept position."""
        start, last = min(self._found.steps[line]), max(self._found.steps[line])
        if line in self._found.forks and not self._lines.leads_to(home, line):
            start = self._found.forks[line][1] + 1
        before, root = self._lines.hash(home), None
        reached = before is not None and (home is None or home in self._placed)
        if home is None and start > 0:  # then its past was lost before, and the doctor put a kept position in its place
            root = self._root(line, start)
            reached = reached and root is not None
        if before is not None and reached:
            parent = None if home is None else self._placed[home]
            position = self._positions.get(home) if root is None else self._position(root)
            start = self._place(line, start, parent, self._sound(line, start, before), position, root)
        else:
            self._judgment.complain(f"The past of line {line} is lost.")
        while start <= last:
            behind = self._rescue(line, start)
            if behind is None:
                steps = f"step {start}" if start == last else f"steps {start} to {last}"
                lost = f"{steps} of line {line} cannot be reached any more"
                self._judgment.complain(f"There is no kept position to go on from: {lost}.")
                return
            start = behind

    def _sound(self, line: int, first: int, before: bytes) -> Iterator[Row]:
        """The steps from here on, as long as each follows from the one before and can be read."""
        steps = self._found.steps[line]
        for step in range(first, max(steps) + 1):
            row = steps.get(step)
            if row is None or not row.follows(before):
                self._judgment.complain(f"Step {step} of line {line} is lost or not as it was written.")
                return
            try:
                self._codec.read_events(row.events)
            except SaveError as problem:
                self._judgment.complain(f"Step {step} of line {line} cannot be read: {problem.detail}.", problem.damage)
                return
            yield row
            before = row.hash

    def _root(self, line: int, step: int) -> Kept | None:
        """The kept position that a line without a past begins with, if it holds."""
        kept, row = self._found.snapshots.get(Cursor(line, step)), self._found.steps[line].get(step)
        if kept is None or row is None or proof(row.hash, kept.body) != kept.proof:
            return None
        return kept if self._box is None or self._position(kept) is not None else None

    def _rescue(self, line: int, start: int) -> int | None:
        """Go on from the first kept position behind a break; what comes next, or None if there is no such position."""
        steps, kept_steps = self._found.steps[line], self._kept_steps.get(line, [])
        for step in kept_steps[bisect_left(kept_steps, start - 1) :]:
            kept, row, following = self._found.snapshots[Cursor(line, step)], steps.get(step), steps.get(step + 1)
            position = self._position(kept)
            if self._box is not None and position is None:
                continue
            sealed = row is not None and proof(row.hash, kept.body) == kept.proof
            goes_on = f"Line {line} goes on from the kept position of step {step}"
            if row is not None and sealed and step >= start and self._as_written(row, following):
                self._judgment.complain(f"{goes_on}.")
                return self._place(line, step, None, self._from(row), position, kept)
            if position is None or following is None or step + 1 < start:
                continue
            proved = row is not None and sealed and following.follows(row.hash)
            if not proved and row is not None and (sealed or self._proved(row)):
                continue  # then it is the following step that is spoiled
            after = self._after(position, following)
            if after is None:
                continue
            self._judgment.complain(f"{goes_on}." if proved else f"{goes_on}; nothing proves what was done next.")
            root = self._written(after, following)
            return self._place(line, step + 1, None, self._from(following), after, root, proved=proved)
        return None

    def _as_written(self, row: Row, following: Row | None) -> bool:
        """Whether what a step did can still be told; if nothing proves it, better not, as long as others follow it."""
        try:
            self._codec.read_events(row.events)
        except SaveError:
            return False
        return following is None or self._proved(row)

    def _proved(self, row: Row) -> bool:
        """Whether the step before is there and leads to this one."""
        before = self._lines.hash_before(row.line, row.step)
        return before is not None and row.follows(before)

    def _from(self, row: Row) -> Iterator[Row]:
        yield row
        yield from self._sound(row.line, row.step + 1, row.hash)

    def _after(self, position: Position, row: Row) -> Position | None:
        """Where a step leads of which no hash can tell whether it is as it was written."""
        assert self._box is not None
        try:
            return self._referee.fold(self._box, position, self._codec.read_events(row.events))
        except (SaveError, *UNPLAYABLE):
            return None

    def _written(self, position: Position, row: Row) -> Kept:
        body = packed(self._codec.write_position(position))
        return Kept(self._codec.shape, proof(row.hash, body), body)

    def _place(
        self,
        line: int,
        start: int,
        parent: int | None,
        rows: Iterator[Row],
        position: Position | None,
        root: Kept | None = None,
        *,
        proved: bool = True,
    ) -> int:
        """Give this part of a line its number in the repaired save, and replay it; which step would come next.

        A line that does not begin with the opening has a kept position as its `root`, which is its first step's. If
        that step is not `proved`, a position kept later tells whether it was so.
        """
        number = len(self._judgment.lines) + 1
        held: list[Row] = []
        recent: deque[Position | None] = deque(maxlen=MOST_BACK)
        last = start - 1
        for row in rows:
            last = row.step
            kept = root if root is not None and not held else self._kept(line, row)
            if root is None or held:
                try:
                    position = self._replayed(position, row)
                except UNPLAYABLE:
                    self._judgment.complain(f"Step {row.step} of line {line} cannot have been played.")
                    break
            if kept is not None and kept is not root and not self._fits(kept, position):
                if not proved:
                    wrong = f"What was done from step {start} of line {line} on"
                    self._judgment.complain(f"{wrong} does not lead to the kept position of step {row.step}.")
                    held.clear()
                    last = row.step - 1
                    break
                self._judgment.complain(f"The kept position of step {row.step} is not what its steps lead to.")
                kept = None
            held.append(row)
            recent.append(position)
            if kept is not None:
                self._judgment.snapshots[Cursor(number, row.step)] = kept
            if Cursor(line, row.step) in self._wanted:
                self._positions[Cursor(line, row.step)] = position
        self._step_back(line, held, recent)
        if held:
            self._judgment.lines[number] = held
            self._judgment.lineage.put(Line(id=number, parent=parent, fork=held[0].step - 1, tip=held[-1].step))
            self._main.setdefault(line, number)
            self._placed.update((Cursor(line, row.step), number) for row in held)
        for at in [
            at for at in self._judgment.snapshots if at.line == number and (not held or at.step > held[-1].step)
        ]:
            del self._judgment.snapshots[at]
        return last + 1

    def _step_back(self, line: int, held: list[Row], recent: deque[Position | None]) -> None:
        """The end of a line is where players may stand, so it has to be known there what they can do."""
        while held and self._box is not None:
            position = recent.pop() if recent else None
            try:
                assert position is not None, "no position before it is known"
                self._referee.go_on(position)
                return
            except UNPLAYABLE:
                self._judgment.complain(f"From step {held[-1].step} of line {line} nobody can play on.")
                held.pop() if recent else held.clear()

    def _replayed(self, position: Position | None, row: Row) -> Position | None:
        self._done += 1
        self._told(self._done, self._total)
        if self._box is None:
            return None
        try:
            after = self._referee.fold(self._box, position, self._codec.read_events(row.events))
            assert after is not None, "no book is open"
        except UNPLAYABLE as problem:
            about = self._found.about
            if about is None or about.fingerprint != self._box.fingerprint:
                raise OtherContent(f"step {row.step} of line {row.line} cannot have been played") from problem
            raise
        return after

    def _kept(self, line: int, row: Row) -> Kept | None:
        """The kept position of a step, unless an older program kept it: that one is as good as none."""
        kept = self._found.snapshots.get(Cursor(line, row.step))
        if kept is None:
            return None
        if proof(row.hash, kept.body) != kept.proof:
            self._judgment.complain(f"The kept position of step {row.step} is not as it was written.")
            return None
        return kept if kept.shape == self._codec.shape else None

    def _fits(self, kept: Kept, position: Position | None) -> bool:
        return self._box is None or self._position(kept) == position

    def _position(self, kept: Kept) -> Position | None:
        if self._box is None:
            return None
        try:
            return self._codec.read_position(unpacked(kept.body), self._box)
        except (SaveError, ValueError):
            return None

    def _judge_cursor(self) -> None:
        """Where the players stand: at the step made last, or where they moved after it."""
        judgment, moved = self._judgment, self._found.moved
        rows = {row.id: Cursor(line, row.step) for line, part in judgment.lines.items() for row in part}
        if not rows:
            judgment.complain("Not one step of the campaign can be read.")
            return
        newest = rows[max(rows)]
        judgment.cursor = newest
        if moved is not None and 0 <= self._found.after < max(rows):
            return
        now = None if moved is None else Cursor(self._placed.get(moved, self._main.get(moved.line, 0)), moved.step)
        if now is None or self._found.after != max(rows) or not judgment.lineage.knows(now):
            judgment.complain(f"The mark where the players stand is lost; it is now at step {newest.step}.")
            return
        try:
            position = self._positions.get(self._stand)
            if position is not None:
                self._referee.go_on(position)
            judgment.cursor = now
        except UNPLAYABLE:
            judgment.complain(
                f"From step {now.step}, where the players stood, nobody can play on;"
                f" they are now at step {newest.step}."
            )
