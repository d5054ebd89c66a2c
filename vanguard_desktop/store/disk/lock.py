"""One writer for each save, one window for each profile: a second program may look, and is told so.

The lock is an advisory lock of the operating system on a small file. It falls with the program, however that ends, also
by SIGKILL, so that an empty or forgotten file keeps nobody out. SQLite's own exclusive mode would shut out readers too;
a lock on the save itself would disturb SQLite's, which on POSIX vanish as soon as any handle on the file is closed.
"""

from __future__ import annotations

import errno
import os
import stat
import sys
from contextlib import suppress
from pathlib import Path

from .beside import lock_of

if sys.platform == "win32":
    import msvcrt

    def _take(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _take(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


# A link or a pipe in its place is nothing of ours.
_SAFE = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
# What the system answers when somebody else holds the lock.
_HELD = (errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES, errno.EDEADLK)


class FileLock:
    """Held until it is released or the program ends."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._handle: int | None = None

    def take(self) -> bool:
        """False if another program, or another window of this one, holds it; `OSError` if there can be no lock."""
        while self._handle is None:
            handle = os.open(self._path, os.O_RDWR | os.O_CREAT | _SAFE, 0o600)
            try:
                if not stat.S_ISREG(os.fstat(handle).st_mode):
                    raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(self._path))
                taken = self._try(handle)
            except BaseException:
                os.close(handle)
                raise
            if taken and self._is_current(handle):
                self._handle = handle
                continue
            os.close(handle)
            if not taken:
                return False
            # Otherwise its former holder removed the file between our opening and locking it.
        return True

    def still_held(self) -> bool:
        """Whether it still keeps others out: somebody may have removed the file. Then it is taken again."""
        if self._handle is not None and not self._is_current(self._handle):
            os.close(self._handle)
            self._handle = None
        return self.take()

    def release(self) -> None:
        if self._handle is None:
            return
        if sys.platform != "win32":
            # While still held, so nobody takes a lock on a file that is gone. Where nothing may be removed any more it
            # stays: an empty file keeps nobody out.
            with suppress(OSError):
                self._path.unlink()
        os.close(self._handle)
        self._handle = None

    def _try(self, handle: int) -> bool:
        try:
            _take(handle)
        except OSError as problem:
            if problem.errno not in _HELD:
                raise
            return False
        return True

    def _is_current(self, handle: int) -> bool:
        try:
            there = self._path.stat()
        except OSError:
            return False
        return os.path.samestat(there, os.fstat(handle))


class WriterLock(FileLock):
    """Held from opening a save for play until it is closed."""

    def __init__(self, save: Path) -> None:
        super().__init__(lock_of(save))
