"""What lies beside a save while it is played or written, and is gone when that ends well."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

SUFFIX = ".vanguard"
UNBORN = ".new"
# Of a save that was deleted, as long as that may be taken back.
ASIDE = ".gone"
# What SQLite lays beside a file, and the file itself.
PARTS_OF_A_FILE = ("", "-wal", "-shm", "-journal")


def wal_of(path: Path) -> Path:
    """What was decided last, as long as somebody plays or after a kill."""
    return path.with_name(f"{path.name}-wal")


def lock_of(path: Path) -> Path:
    """Held by the one program that may write."""
    return path.with_name(f"{path.name}.lock")


def mark_of(path: Path) -> Path:
    """What was decided last; out of sight, so that whoever tidies up leaves it."""
    return path.with_name(f".{path.name}.last")


def unborn_of(path: Path) -> Path:
    """A file that gets its name when it is whole."""
    return path.with_name(f"{path.name}{UNBORN}")


def remove(path: Path) -> None:
    """Take away an unfinished file and what SQLite laid beside it; what cannot be taken away is swept later."""
    for tail in PARTS_OF_A_FILE:
        with suppress(OSError):
            path.with_name(path.name + tail).unlink()


def is_there(path: Path) -> bool:
    """As far as one may look: `exists` raises where the folder is closed to the player."""
    try:
        path.stat()
    except (OSError, ValueError):
        return False
    return True
