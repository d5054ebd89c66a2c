"""One save on disk: every decision is there before anybody sees what came of it, and nothing is ever deleted."""

from __future__ import annotations

import sqlite3
import time
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

from vanguard_desktop.core.box import Box
from vanguard_desktop.core.kinds import Event
from vanguard_desktop.store import database as files
from vanguard_desktop.store.about import About
from vanguard_desktop.store.codec import Codec
from vanguard_desktop.store.database import View, troubles
from vanguard_desktop.store.errors import Damage, SaveError
from vanguard_desktop.store.lineage import Lineage
from vanguard_desktop.store.lock import WriterLock
from vanguard_desktop.store.log import Cursor, Line
from vanguard_desktop.store.position import Position

# Longer than this between two decisions and nobody was playing.
LONGEST_THOUGHT = 300
READ_AT_ONCE = 256
NO_PARENT = b""
LARGEST_POSITION = 1 << 24


def link(parent: bytes, at: int, reveals: bool, events: str) -> bytes:
    """A step's place in the chain: nothing before it can change without being noticed."""
    return sha256(b"%s %d %d %s" % (parent, at, reveals, events.encode())).digest()


def proof(step_hash: bytes, body: bytes) -> bytes:
    """A kept position belongs to its step, and is as it was written."""
    return sha256(step_hash + body).digest()[:16]


class DiskLog:
    """The log of a campaign in one `.vanguard` file."""

    def __init__(self, path: Path, codec: Codec, box: Box, about: About, now: Callable[[], float]) -> None:
        self.path = path
        self.about = about
        self.cursor: Cursor | None = None
        self.read_only = False
        self._codec = codec
        self._box = box
        self._now = now
        self._lock = WriterLock(path)
        self._database: sqlite3.Connection | None = None
        self._view: View | None = None
        self._lineage = Lineage()
        self._last_at = 0
        self._hashes: dict[Cursor, bytes] = {}
        self._about_to_write: About | None = None
        self._damaged = False

    @classmethod
    def create(
        cls,
        path: Path,
        codec: Codec,
        box: Box,
        name: str = "",
        folders: tuple[str, ...] = (),
        now: Callable[[], float] = time.time,
    ) -> DiskLog:
        """A new save. There is no file of this name until its opening is recorded."""
        about = About.of(name or path.stem, box, folders, codec.rules_versions)
        log = cls(path, codec, box, about, now)
        with troubles(path):
            if path.exists() or not log._lock.take():
                log._lock.release()
                raise SaveError(Damage.NO_ACCESS, str(path), "there is something of this name already")
        return log

    @classmethod
    def open(cls, path: Path, codec: Codec, box: Box, now: Callable[[], float] = time.time) -> DiskLog:
        """A save to go on with; to look at only, if another program plays it or it cannot be written."""
        with files.looking(path) as database:
            log = cls(path, codec, box, read_about(database, path), now)
            log.about.refuse_newer(codec.rules_versions, str(path))
            log._load(database)
        writable = files.may_write(path)
        try:
            with troubles(path):
                if writable and log._lock.take():
                    log._database = files.connect(path)
                else:
                    log.read_only = True
                    log._view = files.look(path, beside_a_writer=writable)
                    log._database = log._view.database
                log._load(log._database)  # another program may have played on since the first look
        except BaseException:
            log.close()
            raise
        return log

    def lines(self) -> tuple[Line, ...]:
        return self._lineage.lines()

    def tip(self, line: int) -> int:
        return self._lineage.tip(line)

    def first(self, line: int) -> int:
        return self._lineage.first(line)

    def stamp(self, box: Box, folders: tuple[str, ...]) -> None:
        """From the next decision on the save says it was played with this content."""
        about = About.of(self.about.name, box, folders, self._codec.rules_versions)
        self._about_to_write = None if about == self.about else about

    def append(self, expected: Cursor | None, events: Sequence[Event], snapshot: Position | None = None) -> Cursor:
        if expected != self.cursor:
            raise SaveError(Damage.MOVED_ON, str(self.path))
        text = self._codec.write_events(events)
        kept = None if snapshot is None else self._packed(snapshot)
        line = self._lineage.grown(expected)
        now = int(self._now())
        reveals = any(event.reveals for event in events)
        parent = NO_PARENT if expected is None else self._hash(expected)
        step_hash = link(parent, now, reveals, text)
        cursor = Cursor(line.id, line.tip)
        with self._birth() if expected is None else self._writing() as database:
            if line.tip == line.fork + 1:
                database.execute("INSERT INTO lines VALUES (?, ?, ?)", (line.id, line.parent, line.fork))
            database.execute(
                "INSERT INTO steps (line, step, at, reveals, hash, events) VALUES (?, ?, ?, ?, ?, ?)",
                (line.id, line.tip, now, reveals, step_hash, text),
            )
            if kept is not None:
                self._insert_snapshot(database, cursor, step_hash, kept)
            if expected is None:
                database.execute("INSERT INTO standing VALUES (1, ?, ?, ?, 0)", (cursor.line, cursor.step, now))
            else:
                thought = min(max(now - self._last_at, 0), LONGEST_THOUGHT)
                moved = database.execute(
                    "UPDATE standing SET line = ?, step = ?, at = ?, played = played + ? WHERE line = ? AND step = ?",
                    (cursor.line, cursor.step, now, thought, expected.line, expected.step),
                )
                if moved.rowcount != 1:
                    raise SaveError(Damage.MOVED_ON, str(self.path))
            if self._about_to_write is not None:
                database.execute("UPDATE about SET fact = ?", (self._about_to_write.write(),))
        self._lineage.put(line)
        self._last_at = now
        self._hashes = {cursor: step_hash}
        self.about, self._about_to_write = self._about_to_write or self.about, None
        self.cursor = cursor
        return cursor

    def move(self, to: Cursor) -> None:
        assert self._lineage.knows(to)
        with self._writing() as database:
            database.execute("UPDATE standing SET line = ?, step = ?", (to.line, to.step))
        self.cursor = to

    def read(self, line: int, first: int, last: int) -> Iterator[tuple[Event, ...]]:
        """Some hundred steps at a time, so that no open question to SQLite keeps the write-ahead log from emptying."""
        for start in range(first, last + 1, READ_AT_ONCE):
            for step, text in self.texts(line, start, min(start + READ_AT_ONCE - 1, last)):
                with self._at_step(step):
                    events = self._codec.read_events(text)
                yield events

    def texts(self, line: int, first: int, last: int) -> list[tuple[int, str]]:
        """Steps as they were written, each with its number; their hashes hold, or this is a damaged save."""
        found: list[tuple[int, str]] = []
        before = self._hash(Cursor(line, first - 1)) if first > self.first(line) else NO_PARENT
        for part in self._lineage.stretches(line, first, last):
            rows = self._rows(
                "SELECT step, at, reveals, hash, events FROM steps WHERE line = ? AND step BETWEEN ? AND ?"
                " ORDER BY step",
                (part.line, part.first, part.last),
            )
            for step, at, reveals, step_hash, text in rows:
                with self._at_step(step):
                    if step != first + len(found) or link(before, at, reveals, text) != step_hash:
                        raise SaveError(Damage.DAMAGED, "", "it is not as it was written")
                before = step_hash
                found.append((step, text))
        if len(found) != last - first + 1:
            raise self._damage(f"steps are missing after {first + len(found) - 1}")
        return found

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

    def keep(self, at: Cursor, position: Position) -> None:
        with self._writing() as database:
            self._insert_snapshot(database, self._held(at), self._hash(at), self._packed(position))

    def reveals(self, at: Cursor) -> bool:
        held = self._held(at)
        ((reveals,),) = self._rows("SELECT reveals FROM steps WHERE line = ? AND step = ?", (held.line, held.step))
        return bool(reveals)

    def close(self) -> None:
        """Leave a single file, unless somebody else still reads it."""
        if self._view is not None:
            self._view.close()
        elif self._database is not None:
            # On a full disk what was decided stays in the write-ahead log, and is read from there the next time.
            with suppress(sqlite3.Error):
                self._database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            self._database.close()
        self._database = self._view = None
        self._lock.release()

    def _load(self, database: sqlite3.Connection) -> None:
        """The lines and where the players stand; both small, however long the campaign."""
        self._lineage = Lineage()
        try:
            rows = database.execute(
                "SELECT id, parent, fork, (SELECT max(step) FROM steps WHERE line = lines.id) FROM lines ORDER BY id"
            )
            for line in (Line(*row) for row in rows):
                _check_line(self._lineage, line)
                self._lineage.put(line)
            ((at_line, step, self._last_at),) = database.execute("SELECT line, step, at FROM standing")
            if type(self._last_at) is not int or not self._lineage.knows(Cursor(at_line, step)):
                raise ValueError(f"there is no step {step} on line {at_line}")
        except (ValueError, TypeError, LookupError) as problem:
            raise self._damage(str(problem)) from problem
        self.cursor = Cursor(at_line, step)

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        """One transaction: everything in it or nothing."""
        database = self._open()
        if self.read_only:
            raise SaveError(Damage.READ_ONLY, str(self.path))
        if self._damaged:
            raise SaveError(Damage.DAMAGED, str(self.path))
        with troubles(self.path):
            database.execute("BEGIN IMMEDIATE")
            try:
                yield database
                database.execute("COMMIT")
            finally:
                if database.in_transaction:
                    database.execute("ROLLBACK")

    @contextmanager
    def _birth(self) -> Iterator[sqlite3.Connection]:
        """The file gets its name when its opening is in it, so a save without a game never lies about."""
        unborn = self.path.with_name(f"{self.path.name}.new")
        with troubles(self.path):
            try:
                self._database = files.create(unborn)
                with self._writing() as database:
                    database.execute("INSERT INTO about VALUES (?)", (self.about.write(),))
                    yield database
                self._database.close()
                files.rename(unborn, self.path)
                self._database = files.connect(self.path)
            except BaseException:
                if self._database is not None:
                    self._database.close()
                    self._database = None
                files.remove(unborn)
                raise

    def _open(self) -> sqlite3.Connection:
        assert self._database is not None, "the save is closed"
        return self._database

    def _rows(self, question: str, values: tuple[object, ...]) -> list[tuple[Any, ...]]:
        with troubles(self.path):
            return self._open().execute(question, values).fetchall()

    def _held(self, at: Cursor) -> Cursor:
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

    def _packed(self, position: Position) -> bytes:
        return zlib.compress(self._codec.write_position(position).encode())

    def _insert_snapshot(self, database: sqlite3.Connection, at: Cursor, step_hash: bytes, body: bytes) -> None:
        database.execute(
            "INSERT OR REPLACE INTO snapshots (line, step, shape, proof, body) VALUES (?, ?, ?, ?, ?)",
            (at.line, at.step, self._codec.shape, proof(step_hash, body), body),
        )

    @contextmanager
    def _at_step(self, step: object) -> Iterator[None]:
        """Name save and step in what is wrong, and never write into such a save again."""
        try:
            yield
        except SaveError as problem:
            raise self._damage(f"step {step}: {problem.detail}", problem.damage) from problem
        except (TypeError, AttributeError, ValueError, zlib.error) as problem:
            raise self._damage(f"step {step}: {problem}") from problem

    def _damage(self, detail: str, damage: Damage = Damage.DAMAGED) -> SaveError:
        self._damaged = True
        return SaveError(damage, str(self.path), detail)


def unpacked(body: bytes) -> str:
    """A save from elsewhere may pretend to hold a position as large as the memory."""
    unpacker = zlib.decompressobj()
    text = unpacker.decompress(body, LARGEST_POSITION)
    if not unpacker.eof:
        raise ValueError("the kept position has no end")
    return text.decode()


def read_about(database: sqlite3.Connection, path: Path) -> About:
    rows = database.execute("SELECT fact FROM about").fetchall()
    if len(rows) != 1 or not isinstance(rows[0][0], str):
        raise SaveError(Damage.DAMAGED, str(path), "it does not say what it is")
    return About.read(rows[0][0], str(path))


def _check_line(lineage: Lineage, line: Line) -> None:
    """Lines hang together as they do when play makes them."""
    if any(type(number) is not int for number in (line.id, line.fork, line.tip)):
        raise TypeError(f"line {line.id} is empty")
    root = line.parent is None and line.fork >= -1
    branch = line.parent is not None and lineage.knows(Cursor(line.parent, line.fork))
    if not (root or branch) or line.tip <= line.fork:
        raise ValueError(f"line {line.id} hangs in the air")
