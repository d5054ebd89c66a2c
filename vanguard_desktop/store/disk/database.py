"""SQLite under a save: its tables, its settings, how it is opened without leaving a trace."""

from __future__ import annotations

import os
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

from ..about import FIRST_FORMAT, FORMAT, about_in
from ..errors import Damage, SaveError
from .beside import PARTS_OF_A_FILE, remove, unborn_of, wal_of
from .troubles import UNSAID, cut_short, damage_of, troubles
from .workshop import workshop

APPLICATION = 0x56414E47  # "VANG": what tells a save from any other SQLite file

# Rows of steps are found by line and step, but stored and numbered in the order they were made: a table without row ids
# would give every row of more than a kilobyte pages of its own. The players stand where the last step was made, unless
# they moved after it.
SCHEMA = """
CREATE TABLE about (fact TEXT NOT NULL);
CREATE TABLE lines (id INTEGER PRIMARY KEY, parent INTEGER, fork INTEGER NOT NULL);
CREATE TABLE steps (id INTEGER PRIMARY KEY, line INTEGER NOT NULL, step INTEGER NOT NULL, at INTEGER NOT NULL,
                    played INTEGER NOT NULL, reveals INTEGER NOT NULL, hash BLOB NOT NULL, events TEXT NOT NULL);
CREATE UNIQUE INDEX steps_by_line ON steps (line, step);
CREATE TABLE moved (line INTEGER NOT NULL, step INTEGER NOT NULL, after INTEGER NOT NULL);
CREATE TABLE snapshots (id INTEGER PRIMARY KEY, line INTEGER NOT NULL, step INTEGER NOT NULL, shape TEXT NOT NULL,
                        proof BLOB NOT NULL, body BLOB NOT NULL);
CREATE UNIQUE INDEX snapshots_by_line ON snapshots (line, step);
"""
# All that a save consists of. A trigger or a view would do with decisions what no program of ours ever wrote.
PARTS = {
    *(("table", name) for name in ("about", "lines", "steps", "moved", "snapshots")),
    *(("index", name) for name in ("steps_by_line", "snapshots_by_line")),
}

# Saves are nobody else's business.
PRIVATE = 0o600
# In seconds, and after how many steps of its own SQLite looks at the clock.
LONGEST_LOOK = 2.0
_OFTEN = 100_000


def connect(path: Path) -> sqlite3.Connection:
    """For the one writer: what is committed is on the platter, and a reader never waits for it."""
    database = sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, isolation_level=None)
    try:
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA synchronous = FULL")
    except BaseException:
        database.close()
        raise
    return database


def create(path: Path) -> sqlite3.Connection:
    """A new file with empty tables."""
    remove(path)
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
    database = connect(path)
    marks = f"PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {FORMAT};"
    try:
        database.executescript(f"BEGIN; {SCHEMA} {marks} COMMIT")
    except BaseException:
        database.close()
        raise
    return database


def give_name(file: Path, path: Path) -> Path:
    """A private copy of a finished file under this name."""
    with _newborn(path) as unborn:
        copy_private(file, unborn)
    return path


def write_copy(database: sqlite3.Connection, path: Path, mode: int = PRIVATE) -> Path:
    """All of a save in a single file under this name; what the first programs wrote about folders stays behind."""
    with _newborn(path) as unborn:
        os.close(os.open(unborn, os.O_CREAT | os.O_EXCL | os.O_WRONLY, mode))
        with closing(sqlite3.connect(unborn, isolation_level=None)) as copy:
            database.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
            copy.execute("PRAGMA temp_store = MEMORY")
            _leave_paths_behind(copy, path)
    return path


def _leave_paths_behind(copy: sqlite3.Connection, path: Path) -> None:
    """Also in the gaps that SQLite leaves; of a damaged save all that is there is copied."""
    try:
        about = about_in(copy, path)
        if about.sealed:
            copy.execute("UPDATE about SET fact = ?", (about.write(),))
            copy.execute("VACUUM")
    except SaveError:
        return
    except sqlite3.DatabaseError as problem:
        if damage_of(problem, path, None) not in (Damage.DAMAGED, Damage.TRUNCATED):
            raise


@contextmanager
def _newborn(path: Path) -> Iterator[Path]:
    """A file that is written bears its name only when it is whole."""
    unborn = unborn_of(path)
    try:
        with troubles(path if path.parent.is_dir() else path.parent, written=unborn):
            remove(unborn)
            yield unborn
            rename(unborn, path)
    finally:
        remove(unborn)


def rename(path: Path, to: Path) -> None:
    """Give a finished file its name, for good: also the folder knows it after a power cut.

    What SQLite laid beside another file of this name would be taken for a part of this one.
    """
    for tail in PARTS_OF_A_FILE[1:]:
        to.with_name(to.name + tail).unlink(missing_ok=True)
    path.replace(to)
    if os.name == "posix":
        folder = os.open(to.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def copy_private(file: Path, to: Path) -> None:
    """A copy on the platter that only the player may read; in the place of nothing else."""
    handle = os.open(to, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE)
    with file.open("rb") as source, os.fdopen(handle, "wb") as copy:
        shutil.copyfileobj(source, copy)
        copy.flush()
        os.fsync(copy.fileno())


@contextmanager
def bounded(database: sqlite3.Connection) -> Iterator[None]:
    """A file that was made to lead SQLite round and round is given up after a while."""
    until = time.monotonic() + LONGEST_LOOK
    database.set_progress_handler(lambda: time.monotonic() > until, _OFTEN)
    try:
        yield
    finally:
        database.set_progress_handler(None, 0)


@contextmanager
def looking(path: Path) -> Iterator[sqlite3.Connection]:
    """A short look, at the end of which nothing is left open."""
    view = look(path)
    try:
        with troubles(path), bounded(view.database):
            yield view.database
    finally:
        view.close()


class View:
    """A save opened for reading only; perhaps a copy of it, which goes when the view is closed."""

    def __init__(self, database: sqlite3.Connection, copy: ExitStack | None = None) -> None:
        self.database = database
        self._copy = copy

    def close(self) -> None:
        self.database.close()
        if self._copy is not None:
            self._copy.close()


def look(path: Path, beside_a_writer: bool = False) -> View:
    """Open for reading only and check that it is a save of ours; a file at rest stays alone in its folder.

    While a write-ahead log lies beside the save, SQLite needs shared memory there to read both. Where that cannot be
    made (a read-only medium, a full disk), a copy is read instead.
    """
    with troubles(path):
        if not path.exists():
            raise SaveError(Damage.MISSING, str(path))
        if not path.is_file():
            raise SaveError(Damage.NOT_A_SAVE, str(path))
        if not path.stat().st_size:
            raise SaveError(Damage.TRUNCATED, str(path))
        if not (beside_a_writer or wal_of(path).exists()):
            return View(_checked(path, "mode=ro&immutable=1"))
        try:
            return View(_checked(path, "mode=ro"))
        except sqlite3.OperationalError as problem:
            if getattr(problem, "sqlite_errorcode", 0) & 0xFF not in UNSAID:
                raise
        with ExitStack() as copy:
            folder = copy.enter_context(workshop())
            for part in (path, wal_of(path)):
                shutil.copyfile(part, folder / part.name)
            return View(_checked(folder / path.name, "mode=ro"), copy.pop_all())


def _checked(path: Path, mode: str) -> sqlite3.Connection:
    database = sqlite3.connect(f"{path.absolute().as_uri()}?{mode}", uri=True, isolation_level=None)
    try:
        with bounded(database):
            _check(database, path)
    except BaseException:
        database.close()
        raise
    return database


def _check(database: sqlite3.Connection, path: Path) -> None:
    (application,) = database.execute("PRAGMA application_id").fetchone()
    (version,) = database.execute("PRAGMA user_version").fetchone()
    parts = set(database.execute("SELECT type, name FROM sqlite_master"))
    if application != APPLICATION and not parts >= PARTS:
        raise SaveError(Damage.TRUNCATED if cut_short(path) else Damage.NOT_A_SAVE, str(path))
    if version > FORMAT and _says_so(database, path):
        raise SaveError(Damage.NEWER, str(path), f"format {version}")
    (page,) = database.execute("PRAGMA page_size").fetchone()
    (pages,) = database.execute("PRAGMA page_count").fetchone()
    if not wal_of(path).exists() and path.stat().st_size < page * pages:
        raise SaveError(Damage.TRUNCATED, str(path))
    if parts != PARTS:
        raise SaveError(Damage.DAMAGED, str(path), "its tables and indexes are not those of a save")
    if application != APPLICATION or not FIRST_FORMAT <= version <= FORMAT:
        raise SaveError(Damage.DAMAGED, str(path), "the marks in its header are not as they were written")


def _says_so(database: sqlite3.Connection, path: Path) -> bool:
    """Whether the save itself comes from a newer program, and not only a spoiled number in its header."""
    try:
        return about_in(database, path).format > FORMAT
    except (SaveError, sqlite3.Error):
        return True


def may_write(path: Path) -> bool:
    """Whether file and folder take changes. Someone who may everything still respects a file marked read-only.

    A file of two names is only looked at: under each name it would get a write-ahead log of its own.
    """
    return path.stat().st_nlink == 1 and all(
        os.access(part, os.W_OK) and part.stat().st_mode & 0o222 for part in (path, path.parent)
    )
