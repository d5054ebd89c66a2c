"""What was decided last, kept beside the save as long as part of the save is kept beside it too.

While a game is played, and after a kill, the last decisions lie in SQLite's write-ahead log. If that is lost or
spoiled, SQLite takes what is left for the whole; this mark tells. It is not on the platter like a decision: it may lag
behind, and then tells less.
"""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

import attrs

from .beside import mark_of
from .database import PRIVATE

_LONGEST = 400
# A link or a pipe in its place is nothing of ours.
_SAFE = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)


@attrs.frozen
class Last:
    """The step that was made last, by its number and hash, in the campaign that begins with the step of this hash."""

    first: bytes
    number: int
    hash: bytes


class Mark:
    """The mark of one save. What goes wrong with it costs no decision, so nobody hears of it."""

    def __init__(self, save: Path) -> None:
        self._path = mark_of(save)
        self._handle: int | None = None

    def read(self) -> Last | None:
        try:
            handle = os.open(self._path, os.O_RDONLY | _SAFE)
        except OSError:
            return None
        try:
            first, number, last = os.read(handle, _LONGEST).decode("ascii").split()
            return Last(bytes.fromhex(first), int(number), bytes.fromhex(last))
        except (OSError, ValueError):
            return None
        finally:
            os.close(handle)

    def write(self, last: Last) -> None:
        text = f"{last.first.hex()} {last.number:20} {last.hash.hex()}\n"
        with contextlib.suppress(OSError):
            if self._handle is None:
                self._handle = os.open(self._path, os.O_WRONLY | os.O_CREAT | _SAFE, PRIVATE)
            os.lseek(self._handle, 0, os.SEEK_SET)
            os.write(self._handle, text.encode("ascii"))

    def let_go(self) -> None:
        """Leave it where it is, for whoever opens the save next."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None

    def remove(self) -> None:
        """The save is a single file again."""
        self.let_go()
        with contextlib.suppress(OSError):
            self._path.unlink()
