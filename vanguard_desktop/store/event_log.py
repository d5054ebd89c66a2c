"""One save on disk: every decision is there before anybody sees what came of it, and nothing is ever deleted."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from itertools import zip_longest
from pathlib import Path

import attrs

from vanguard_desktop.core import Event
from vanguard_desktop.setting import Box

from .about import About, read_about
from .chain import NO_PARENT, link, packed, packed_step, proof
from .codec import Codec
from .disk import database as files
from .disk.beside import is_there, remove, unborn_of, wal_of
from .disk.database import View
from .disk.lock import WriterLock
from .disk.mark import Last, Mark
from .disk.place import Place
from .disk.troubles import troubles
from .errors import Damage, SaveError
from .log import Cursor
from .notes import Note
from .position import Position
from .reading import Reading

# Longer than this between two decisions and nobody was playing.
LONGEST_THOUGHT = 300
# What decisions are read from; kept positions prove themselves.
_DECIDED = ("SELECT * FROM lines ORDER BY id", "SELECT * FROM steps ORDER BY id", "SELECT * FROM moved")

Change = tuple[str, tuple[object, ...]]


class DiskLog(Reading):
    """The log of a campaign in one `.vanguard` file."""

    def __init__(self, path: Path, codec: Codec, box: Box, about: About, now: Callable[[], float]) -> None:
        super().__init__(path, codec, box)
        self.about = about
        self.read_only = False
        self._now = now
        self._lock = WriterLock(path)
        self._place = Place(path)
        self._mark = Mark(path)
        self._view: View | None = None
        # What is written to. What is read, by who plays, is all of the save in memory, whatever becomes of the file.
        self._disk: sqlite3.Connection | None = None
        self._about_to_write: About | None = None

    @classmethod
    def create(
        cls,
        path: Path,
        codec: Codec,
        box: Box,
        name: str = "",
        now: Callable[[], float] = time.time,
    ) -> DiskLog:
        """A new save. There is no file of this name until its opening is recorded."""
        path = Path(os.path.realpath(path))
        about = About.of(name or path.stem, box, codec.rules_versions)
        log = cls(path, codec, box, about, now)
        with troubles(path, written=path):
            if path.exists() or not log._lock.take():
                log._lock.release()
                raise SaveError(Damage.IN_THE_WAY, str(path), "there is something of this name already")
        log._mark.remove()
        return log

    @classmethod
    def open(
        cls,
        path: Path,
        codec: Codec,
        box: Box,
        now: Callable[[], float] = time.time,
        *,
        look_only: bool = False,
    ) -> DiskLog:
        """A save to go on with; to look at only, if that is wished, another program plays it or nothing can be written.

        What lies beside a save lies beside the file itself, by whatever link one came to it.
        """
        path = Path(os.path.realpath(path))
        last = Mark(path).read()  # first: another program may be playing on
        with files.looking(path) as database:
            log = cls(path, codec, box, read_about(database, path), now)
            log.about.refuse_newer(codec.rules_versions, str(path))
            log._load(database)
        try:
            with troubles(path):
                writable = files.may_write(path)
                if writable and not look_only and log._lock.take():
                    log._database = log._disk = files.connect(path)
                else:
                    log.read_only = True
                    log._view = files.look(path, beside_a_writer=writable and not look_only)
                    log._database = log._view.database
                log._load(log._database)  # another program may have played on since the first look
                log._stand(last)
        except BaseException:
            log.close()
            raise
        return log

    def _stand(self, last: Last | None) -> None:
        """From here on the save is played, and what becomes of it is noticed."""
        self._first_hash = self._hash_of(1)
        if last is not None and last.first == self._first_hash and self._hash_of(last.number) != last.hash:
            self.lost = max(last.number - self._newest, 1)
        if self._disk is not None:
            self._place.note()
            self._database = sqlite3.connect(":memory:", isolation_level=None)
            self._disk.backup(self._database)

    def check(self) -> None:
        """Raises `SaveError` if a decision made now would not be found in the save: it is gone, or another."""
        if self._disk is None:
            return
        untouched = self._place.check()
        with troubles(self.path):
            if not self._lock.still_held():
                raise SaveError(Damage.BUSY, str(self.path))
        if not untouched:
            self._check_content()

    def _check_content(self) -> None:
        """Somebody wrote to the file, or only touched it: then every step made is still there."""
        try:
            with files.looking(self.path) as database:
                same = all(_same_rows(database, self._open(), question) for question in _DECIDED)
                ((sound,),) = database.execute("PRAGMA quick_check(1)")
            if not same or sound != "ok":
                raise ValueError("it no longer holds all that was decided")
        except (SaveError, ValueError) as problem:
            raise SaveError(Damage.REPLACED, str(self.path), str(problem)) from problem
        self._place.note()

    def copy_to(self, path: Path) -> Path:
        """The whole game as it stands, in another file; it does not need the one it came from."""
        return files.write_copy(self._open(), path)

    def stamp(self, box: Box) -> None:
        """From the next decision on the save says it was played with this content."""
        about = About.of(self.about.name, box, self._codec.rules_versions)
        about = attrs.evolve(about, notes=self.about.notes)
        self._about_to_write = None if about == self.about else about

    def append(self, expected: Cursor | None, events: Sequence[Event], snapshot: Position | None = None) -> Cursor:
        if expected != self.cursor:
            raise SaveError(Damage.MOVED_ON, str(self.path))
        text = packed_step(self._codec.write_events(events))
        line = self._lineage.grown(expected)
        now = int(self._now())
        thought = 0 if expected is None else min(max(now - self._at, 0), LONGEST_THOUGHT)
        played = self._played + thought
        reveals = any(event.reveals for event in events)
        step_hash = link(NO_PARENT if expected is None else self._hash(expected), now, played, reveals, text)
        cursor = Cursor(line.id, line.tip)
        row = (self._newest + 1, line.id, line.tip, now, played, reveals, step_hash, text)
        changes: list[Change] = [("INSERT INTO steps VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)]
        if line.tip == line.fork + 1:
            changes.append(("INSERT INTO lines VALUES (?, ?, ?)", (line.id, line.parent, line.fork)))
        if snapshot is not None:
            changes.append(self._kept(cursor, step_hash, snapshot))
        if self._about_to_write is not None:
            changes.append(("UPDATE about SET fact = ?", (self._about_to_write.write(),)))
            if self._about_to_write.format != self.about.format:
                changes.append((f"PRAGMA user_version = {self._about_to_write.format}", ()))
        if expected is None:
            self._give_birth(changes)
        else:
            self._write(changes)
        self._lineage.put(line)
        self._newest, self._at, self._played = self._newest + 1, now, played
        self._hashes = {cursor: step_hash}
        self._mark.write(Last(self._first_hash, self._newest, step_hash))
        self.about, self._about_to_write = self._about_to_write or self.about, None
        self.cursor = cursor
        return cursor

    def move(self, to: Cursor) -> None:
        assert self._lineage.knows(to)
        self._write([("UPDATE moved SET line = ?, step = ?, after = ?", (to.line, to.step, self._newest))])
        self.cursor = to

    def keep(self, at: Cursor, position: Position) -> None:
        self._write([self._kept(self._held(at), self._hash(at), position)])

    @property
    def notes(self) -> tuple[Note, ...]:
        return self.about.notes

    def write_notes(self, notes: tuple[Note, ...]) -> None:
        about = attrs.evolve(self.about, notes=notes)
        self._write([("UPDATE about SET fact = ?", (about.write(),))])
        self.about = about
        if self._about_to_write is not None:
            self._about_to_write = attrs.evolve(self._about_to_write, notes=notes)

    def close(self) -> None:
        """Leave a single file, unless somebody else still reads it."""
        if self._disk is not None:
            # On a full disk what was decided stays in the write-ahead log, and is read from there the next time.
            with suppress(sqlite3.Error):
                self._disk.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            self._disk.close()
            self._mark.let_go() if is_there(wal_of(self.path)) else self._mark.remove()
        if self._view is not None:
            self._view.close()
        elif self._database is not None:
            self._database.close()
        self._database = self._disk = self._view = None
        self._lock.release()

    def _kept(self, at: Cursor, step_hash: bytes, position: Position) -> Change:
        body = packed(self._codec.write_position(position))
        row = (at.line, at.step, self._codec.shape, proof(step_hash, body), body)
        return "INSERT OR REPLACE INTO snapshots (line, step, shape, proof, body) VALUES (?, ?, ?, ?, ?)", row

    def _write(self, changes: Sequence[Change]) -> None:
        """All of it or nothing; a single change is a transaction by itself."""
        if self.read_only:
            raise SaveError(Damage.READ_ONLY, str(self.path))
        if self._damaged:
            raise SaveError(Damage.DAMAGED, str(self.path))
        assert self._disk is not None, "the save is closed"
        self.check()
        self._carry_out(self._disk, changes, self.path)
        self._carry_out(self._open(), changes, self.path)
        with suppress(SaveError):  # if it is gone already, the next decision tells
            self._place.note()

    def _carry_out(self, database: sqlite3.Connection, changes: Sequence[Change], file: Path) -> None:
        with troubles(self.path, written=file):
            try:
                if len(changes) > 1:
                    database.execute("BEGIN IMMEDIATE")
                for change in changes:
                    database.execute(*change)
                if len(changes) > 1:
                    database.execute("COMMIT")
            except sqlite3.IntegrityError as problem:
                raise SaveError(Damage.MOVED_ON, str(self.path)) from problem
            finally:
                if database.in_transaction:
                    database.execute("ROLLBACK")

    def _give_birth(self, changes: Sequence[Change]) -> None:
        """The file gets its name when its opening is in it, so a save without a game never lies about."""
        unborn = unborn_of(self.path)
        about = ("INSERT INTO about VALUES (?)", (self.about.write(),))
        try:
            with troubles(self.path, written=unborn):
                with closing(files.create(unborn)) as database:
                    self._carry_out(database, [about, ("INSERT INTO moved VALUES (1, 0, 0)", ()), *changes], unborn)
                files.rename(unborn, self.path)
        except BaseException:
            remove(unborn)
            raise
        with troubles(self.path):
            self._database = self._disk = files.connect(self.path)
            self._stand(None)


def _same_rows(one: sqlite3.Connection, other: sqlite3.Connection, question: str) -> bool:
    return all(row == also for row, also in zip_longest(one.execute(question), other.execute(question)))
