"""Room to work on copies of saves, private to the player, and gone afterwards; what a kill left is swept later."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from vanguard_desktop.store.lock import FileLock

PREFIX = "vanguard-work-"
_LOCK = "lock"


@contextmanager
def workshop() -> Iterator[Path]:
    """An empty folder that belongs to nobody else."""
    folder = Path(tempfile.mkdtemp(prefix=PREFIX))
    lock = FileLock(folder / _LOCK)
    inside = folder / "copies"
    try:
        lock.take()
        inside.mkdir()
        yield inside
    finally:
        lock.release()
        shutil.rmtree(folder, ignore_errors=True)
