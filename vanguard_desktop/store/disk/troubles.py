"""What SQLite and the operating system say, in what a player can be told of a save."""

from __future__ import annotations

import errno
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ..doctor.salvage import holds_steps
from ..errors import Damage, SaveError
from .beside import wal_of

_DAMAGE = {
    sqlite3.SQLITE_FULL: Damage.DISK_FULL,
    sqlite3.SQLITE_READONLY: Damage.READ_ONLY,
    sqlite3.SQLITE_BUSY: Damage.BUSY,
    sqlite3.SQLITE_LOCKED: Damage.BUSY,
    sqlite3.SQLITE_CANTOPEN: Damage.NO_ACCESS,
    sqlite3.SQLITE_PERM: Damage.NO_ACCESS,
    sqlite3.SQLITE_AUTH: Damage.NO_ACCESS,
    sqlite3.SQLITE_IOERR: Damage.IO_ERROR,
    sqlite3.SQLITE_NOTADB: Damage.NOT_A_SAVE,
}
# More than one step takes.
_A_STEP = 1 << 16
# SQLite does not pass on what the system answered; asked again, the system tells.
UNSAID = (sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY)
_SYSTEM = {
    errno.ENOSPC: Damage.DISK_FULL,
    errno.EDQUOT: Damage.DISK_FULL,
    errno.EFBIG: Damage.DISK_FULL,
    errno.EROFS: Damage.READ_ONLY,
    errno.ENOENT: Damage.MISSING,
    errno.EIO: Damage.IO_ERROR,
    errno.ESTALE: Damage.IO_ERROR,
    errno.EEXIST: Damage.IN_THE_WAY,
    errno.EISDIR: Damage.IN_THE_WAY,
    errno.ENOTDIR: Damage.IN_THE_WAY,
    errno.ELOOP: Damage.IN_THE_WAY,
}


@contextmanager
def troubles(path: Path, *, written: Path | None = None) -> Iterator[None]:
    """Turn what SQLite and the operating system say into what a player can be told of the save at `path`.

    `written` is the file that is written, if any is.
    """
    try:
        yield
    except sqlite3.Error as problem:
        raise SaveError(damage_of(problem, path, written), str(path), str(problem)) from problem
    except UnicodeDecodeError as problem:  # names inside the file, spoiled
        raise SaveError(Damage.DAMAGED, str(path), str(problem)) from problem
    except OSError as problem:
        raise SaveError(system_damage(problem), str(path), _told(problem)) from problem


def system_damage(problem: OSError) -> Damage:
    return _SYSTEM.get(problem.errno or 0, Damage.NO_ACCESS)


def _told(problem: OSError) -> str:
    said = problem.strerror or str(problem)
    return f"{said}: {problem.filename}" if problem.filename else said


def damage_of(problem: sqlite3.Error, path: Path, written: Path | None) -> Damage:
    code = getattr(problem, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF
    damage = _DAMAGE.get(code, Damage.DAMAGED)
    if code in UNSAID:
        try:
            _try_to_read(path) if written is None else _try_to_write(written)
        except OSError as answer:
            return system_damage(answer)
        # Also who reads a save that is played, or opens one, has SQLite make files beside it.
        return Damage.DISK_FULL if code == sqlite3.SQLITE_IOERR and _is_full(path) else damage
    if damage in (Damage.DAMAGED, Damage.NOT_A_SAVE) and cut_short(path):
        return Damage.TRUNCATED
    if damage is Damage.NOT_A_SAVE and holds_steps(path):
        return Damage.DAMAGED
    return damage


def _try_to_read(path: Path) -> None:
    with path.open("rb") as file:
        file.read(1)


def _is_full(path: Path) -> bool:
    try:
        _try_to_write(path)
    except OSError as answer:
        return system_damage(answer) is Damage.DISK_FULL
    return False


def _try_to_write(path: Path) -> None:
    """What SQLite does: write to the file, and to another beside it, as far behind its start."""
    parts = [part for part in (path, wal_of(path)) if part.exists()]
    for part in parts:
        os.close(os.open(part, os.O_RDWR))
    size = max((part.stat().st_size for part in parts), default=0)
    with tempfile.TemporaryFile(dir=path.parent) as file:
        file.seek(size + _A_STEP)
        file.write(b"\0" * _A_STEP)
        file.flush()
        os.fsync(file.fileno())


def cut_short(path: Path) -> bool:
    """Whether the file ends before its own header says. Only asked of files that SQLite could not use."""
    try:
        with path.open("rb") as file:
            header = file.read(100)
        size = path.stat().st_size
    except OSError:
        return False
    magic = b"SQLite format 3\0"
    if len(header) < 100:
        return magic.startswith(header[: len(magic)])
    page = int.from_bytes(header[16:18], "big")
    pages = int.from_bytes(header[28:32], "big")
    return header.startswith(magic) and size < (65536 if page == 1 else page) * pages
