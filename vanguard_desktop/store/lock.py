"""One writer for each save. A second program may look, and is told so.

The lock is an advisory lock of the operating system on a small file beside the save. It falls with the program, however
that ends, also by SIGKILL. SQLite's own exclusive mode would shut out readers too; a lock on the save itself would
disturb SQLite's, which on POSIX vanish as soon as any handle on the file is closed.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _take(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _take(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class WriterLock:
    """Held from opening a save for play until it is closed."""

    def __init__(self, save: Path) -> None:
        self._path = save.with_name(f"{save.name}.lock")
        self._handle: int | None = None

    def take(self) -> bool:
        """False if another program, or another window of this one, holds it."""
        while self._handle is None:
            try:
                handle = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o666)
            except OSError:
                return False
            try:
                _take(handle)
            except OSError:
                os.close(handle)
                return False
            if self._is_current(handle):
                self._handle = handle
            else:
                os.close(handle)  # its former holder removed the file between our opening and locking it
        return True

    def release(self) -> None:
        if self._handle is None:
            return
        if sys.platform != "win32":
            self._path.unlink(missing_ok=True)  # while still held, so nobody takes a lock on a file that is gone
        os.close(self._handle)
        self._handle = None

    def _is_current(self, handle: int) -> bool:
        try:
            there = self._path.stat()
        except OSError:
            return False
        return os.path.samestat(there, os.fstat(handle))
