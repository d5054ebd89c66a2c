"""The half of a save that only reads: lines of play, steps and kept positions, each checked as it is read."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from vanguard_desktop.core import Event
from vanguard_desktop.setting import Box

from .chain import NO_PARENT, Written, link, proof, unpacked
from .codec import Codec
from .disk.database import bounded
from .disk.troubles import troubles
from .errors import Damage, SaveError
from .lineage import Lineage
from .log import Cursor, Line
from .position import Position

READ_AT_ONCE = 256


class Reading:
    """A save of which nothing is known yet but its place; `_load` finds out where the players stand."""

    def __init__(self, path: Path, codec: Codec, box: Box) -> None:
        self.path = path
        self.cursor: Cursor | None = None
        self._codec = codec
        self._box = box
        self._database: sqlite3.Connection | None = None
        self._lineage = Lineage()
        self._newest = 0  # the number of the step that was recorded last, on whatever line
        self._first_hash = b""
        self.lost = 0  # how many steps were made last and are not there any more
        self._at = 0
        self._played = 0
        self._hashes: dict[Cursor, bytes] = {}
        self._damaged = False

    def lines(self) -> tuple[Line, ...]:
        return self._lineage.lines()

    def tip(self, line: int) -> int:
        return self._lineage.tip(line)

    def first(self, line: int) -> int:
        return self._lineage.first(line)

    def read(self, line: int, first: int, last: int) -> Iterator[tuple[Event, ...]]:
        """Some hundred steps at a time, so that no open question to SQLite keeps the write-ahead log from emptying."""
        for start in range(first, last + 1, READ_AT_ONCE):
            for step, text in self.texts(line, start, min(start + READ_AT_ONCE - 1, last)):
                with self._at_step(step):
                    events = self._codec.read_events(text)
                yield events

    def texts(self, line: int, first: int, last: int) -> list[tuple[int, Written]]:
        """Steps as they were written, each with its number; their hashes hold, or this is a damaged save."""
        found: list[tuple[int, Written]] = []
        before = self._hash(Cursor(line, first - 1)) if first > self.first(line) else NO_PARENT
        for part in self._lineage.stretches(line, first, last):
            rows = self._rows(
                "SELECT step, at, played, reveals, hash, events FROM steps WHERE line = ? AND step BETWEEN ? AND ?"
                " ORDER BY step",
                (part.line, part.first, part.last),
            )
            for step, at, played, reveals, step_hash, text in rows:
                with self._at_step(step):
                    if step != first + len(found) or link(before, at, played, reveals, text) != step_hash:
                        raise SaveError(Damage.DAMAGED, "", "it is not as it was written")
                before = step_hash
                found.append((step, text))
        if len(found) != last - first + 1:
            raise self._damage(f"steps are missing after {first + len(found) - 1}")
        return found

    def unplayable(self, step: int) -> SaveError:
        return self._damage(f"step {step} cannot have been played")

    def nearest_snapshot(self, at: Cursor) -> tuple[int, Position] | None:
        start = self.first(at.line)
        for part in reversed(self._lineage.stretches(at.line, start, at.step)):
            # One that an older program kept is as good as none; behind a broken past there is no other way.
            rows = self._rows(
                "SELECT step, proof, body FROM snapshots WHERE line = ? AND step BETWEEN ? AND ?"
                " AND (shape = ? OR step = ? AND step > 0) ORDER BY step DESC LIMIT 1",
                (part.line, part.first, part.last, self._codec.shape, start),
            )
            for step, seal, body in rows:
                with self._at_step(step):
                    if proof(self._hash(Cursor(part.line, step)), body) != seal:
                        raise SaveError(Damage.DAMAGED, "", "the kept position is not as it was written")
                    return step, self._codec.read_position(unpacked(body), self._box)
        return None

    def reveals(self, at: Cursor) -> bool:
        held = self._held(at)
        rows = self._rows("SELECT reveals FROM steps WHERE line = ? AND step = ?", (held.line, held.step))
        if len(rows) != 1:
            raise self._damage(f"step {at.step} is missing")
        return bool(rows[0][0])

    def _load(self, database: sqlite3.Connection) -> None:
        """The lines and where the players stand; both small, however long the campaign."""
        with bounded(database):
            self._load_all(database)

    def _load_all(self, database: sqlite3.Connection) -> None:
        self._lineage = Lineage()
        try:
            rows = database.execute(
                "SELECT id, parent, fork, (SELECT max(step) FROM steps WHERE line = lines.id) FROM lines ORDER BY id"
            )
            for line in (Line(*row) for row in rows):
                _check_line(self._lineage, line)
                self._lineage.put(line)
            ((self._newest, at_line, step, self._at, self._played),) = database.execute(
                "SELECT id, line, step, at, played FROM steps ORDER BY id DESC LIMIT 1"
            )
            ((moved_line, moved_step, after),) = database.execute("SELECT line, step, after FROM moved")
            if after > self._newest:
                raise ValueError("the last steps are missing")
            at = Cursor(moved_line, moved_step) if after == self._newest else Cursor(at_line, step)
            if type(self._at + self._played) is not int or not self._lineage.knows(at):
                raise ValueError(f"there is no step {at.step} on line {at.line}")
        except (ValueError, TypeError, LookupError) as problem:
            raise self._damage(str(problem)) from problem
        self.cursor = at

    def _hash_of(self, number: int) -> bytes:
        """Of the step that was made as so many-eth; empty if there is none."""
        rows = self._rows("SELECT hash FROM steps WHERE id = ?", (number,))
        return rows[0][0] if rows else b""

    def _open(self) -> sqlite3.Connection:
        assert self._database is not None, "the save is closed"
        return self._database

    def _rows(self, question: str, values: tuple[object, ...]) -> list[tuple[Any, ...]]:
        with troubles(self.path):
            return self._open().execute(question, values).fetchall()

    def _held(self, at: Cursor) -> Cursor:
        """The step under the line that holds it."""
        return Cursor(self._lineage.holder(at), at.step)

    def _hash(self, at: Cursor) -> bytes:
        known = self._hashes.get(at)
        if known is None:
            held = self._held(at)
            rows = self._rows("SELECT hash FROM steps WHERE line = ? AND step = ?", (held.line, held.step))
            if len(rows) != 1 or not isinstance(rows[0][0], bytes):
                raise self._damage(f"step {at.step} is missing")
            known = rows[0][0]
            self._hashes = {at: known}
        return known

    @contextmanager
    def _at_step(self, step: object) -> Iterator[None]:
        """Name save and step in what is wrong, and never write into such a save again."""
        try:
            yield
        except SaveError as problem:
            raise self._damage(f"step {step}: {problem.detail}", problem.damage) from problem
        except (TypeError, AttributeError, ValueError) as problem:
            raise self._damage(f"step {step}: {problem}") from problem

    def _damage(self, detail: str, damage: Damage = Damage.DAMAGED) -> SaveError:
        self._damaged = True
        return SaveError(damage, str(self.path), detail)


def _check_line(lineage: Lineage, line: Line) -> None:
    """Lines hang together as they do when play makes them."""
    if any(type(number) is not int for number in (line.id, line.fork, line.tip)):
        raise TypeError(f"line {line.id} is empty")
    root = line.parent is None and line.fork >= -1
    branch = line.parent is not None and lineage.knows(Cursor(line.parent, line.fork))
    if not (root or branch) or line.tip <= line.fork:
        raise ValueError(f"line {line.id} hangs in the air")
