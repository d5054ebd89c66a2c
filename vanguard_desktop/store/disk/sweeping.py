"""What killed programs left behind: half-written saves, locks nobody holds, copies nobody works on any more."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from .beside import ASIDE, PARTS_OF_A_FILE, SUFFIX, UNBORN, lock_of, mark_of, remove, unborn_of
from .lock import FileLock, WriterLock
from .workshop import LOCK, PREFIX


def sweep_saves(folder: Path) -> None:
    """Take away what belongs to no save and to nobody who is writing one; no save is touched, nor what it needs."""
    with suppress(OSError):
        for left in folder.glob(f"*{SUFFIX}*{ASIDE}"):  # deleted, and the program ended before that was for good
            with suppress(OSError):
                left.unlink()
    for save in set(_saves_of(folder)):
        lock = WriterLock(save)
        with suppress(OSError):
            if lock.take():  # whoever writes a new save holds its lock
                remove(unborn_of(save))
                if not save.exists():
                    mark_of(save).unlink(missing_ok=True)
                lock.release()  # and with it the file


def _saves_of(folder: Path) -> Iterator[Path]:
    """The saves that what lies here would belong to."""
    with suppress(OSError):
        for left in folder.iterdir():
            name = left.name
            for tail in PARTS_OF_A_FILE:
                if name.endswith(f"{SUFFIX}{UNBORN}{tail}"):
                    yield folder / name.removesuffix(f"{UNBORN}{tail}")
            if name == lock_of(folder / name.removesuffix(".lock")).name and name.endswith(f"{SUFFIX}.lock"):
                yield folder / name.removesuffix(".lock")
            if name.startswith(".") and name.endswith(f"{SUFFIX}.last"):
                yield folder / name.removeprefix(".").removesuffix(".last")


def sweep_workshops() -> None:
    """Copies of saves in the folder for such things, where the one who worked on them is gone."""
    with suppress(OSError):
        for folder in Path(tempfile.gettempdir()).glob(f"{PREFIX}*"):
            lock = FileLock(folder / LOCK)
            with suppress(OSError):
                if lock.take():
                    shutil.rmtree(folder, ignore_errors=True)
                    lock.release()
