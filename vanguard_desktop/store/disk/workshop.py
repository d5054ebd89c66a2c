"""Room to work on copies of saves, private to the player, and gone afterwards; what a kill left is swept later."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from .lock import FileLock

PREFIX = "vanguard-work-"
LOCK = "lock"


@contextmanager
def workshop() -> Iterator[Path]:
    """An empty folder that belongs to nobody else."""
    folder, lock = _claimed()
    try:
        inside = folder / "copies"
        inside.mkdir()
        yield inside
    finally:
        lock.release()
        shutil.rmtree(folder, ignore_errors=True)


def _claimed() -> tuple[Path, FileLock]:
    """A new folder and the lock that keeps others from sweeping it, who may have come in between."""
    while True:
        folder = Path(tempfile.mkdtemp(prefix=PREFIX))
        lock = FileLock(folder / LOCK)
        with suppress(FileNotFoundError):
            if lock.take():
                return folder, lock
