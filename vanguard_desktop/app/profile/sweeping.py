"""What killed programs left behind is taken away at the next start, once the window is there."""

from __future__ import annotations

import os
import socket
import stat
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

from vanguard_desktop.store.disk.sweeping import sweep_saves, sweep_workshops

from ..single_instance import SOCKETS
from .paths import Folders


def sweep(places: Folders) -> None:
    """The one program of this profile may do it."""
    sweep_saves(places.saves)
    sweep_workshops()
    with suppress(OSError):
        for half_written in places.settings.glob("*.json.new"):
            half_written.unlink()
    if sys.platform != "win32":
        _sweep_sockets(Path(tempfile.gettempdir()))


def _sweep_sockets(folder: Path) -> None:
    """Sockets of ours at which nobody listens any more, of whatever profile."""
    with suppress(OSError):
        for path in folder.glob(f"{SOCKETS}????????"):
            with suppress(OSError):
                found = path.lstat()
                if stat.S_ISSOCK(found.st_mode) and found.st_uid == os.getuid() and not _answers(path):
                    path.unlink()


def _answers(path: Path) -> bool:
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as caller:
        caller.setblocking(False)
        try:
            caller.connect(str(path))
        except ConnectionRefusedError:
            return False
        except OSError:
            return True
    return True
