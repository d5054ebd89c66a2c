"""Whether a save still is where it was opened, and still the file that it was: asked before anything is written.

SQLite goes on writing into a file that has been deleted, moved or replaced, and nobody would find a decision there. The
two files it writes are known by what the system knows them by; only this program changes them while it plays.
"""

from __future__ import annotations

import os
from pathlib import Path

import attrs

from ..errors import Damage, SaveError
from .beside import wal_of
from .troubles import troubles


@attrs.frozen
class _Known:
    """A file as it was after this program wrote it last."""

    device: int
    number: int
    size: int
    changed: int

    @classmethod
    def of(cls, found: os.stat_result) -> _Known:
        return cls(found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns)

    def same_file(self, other: _Known) -> bool:
        return (self.device, self.number) == (other.device, other.number)


class Place:
    """The place of one save that is open for play."""

    def __init__(self, path: Path) -> None:
        self._path, self._beside = path, wal_of(path)
        self._file: _Known | None = None
        self._wal: _Known | None = None

    def note(self) -> None:
        """Everything is as this program left it."""
        with troubles(self._path):
            self._file = _Known.of(self._path.stat())
            self._wal = _known(self._beside)

    def check(self) -> bool:
        """Raises `SaveError` if the save is gone or another; False if it was written to by somebody else."""
        assert self._file is not None, "not in its place yet"
        try:
            with troubles(self._path):
                file, wal = _Known.of(self._path.stat()), _known(self._beside)
        except SaveError as problem:
            if problem.damage in (Damage.MISSING, Damage.IN_THE_WAY):  # also behind a file where its folder was
                raise SaveError(Damage.GONE, str(self._path)) from problem
            raise
        if not self._file.same_file(file):
            raise SaveError(Damage.REPLACED, str(self._path), "another file stands in its place")
        if file.size < self._file.size:
            raise SaveError(Damage.REPLACED, str(self._path), f"{file.size} of {self._file.size} bytes are left")
        if self._wal is not None and (wal is None or not self._wal.same_file(wal) or wal.size < self._wal.size):
            raise SaveError(Damage.REPLACED, str(self._path), "the file beside it is gone or another")
        return (file, wal) == (self._file, self._wal)


def _known(path: Path) -> _Known | None:
    try:
        return _Known.of(path.stat())
    except FileNotFoundError:
        return None
