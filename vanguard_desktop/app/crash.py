"""When the program itself is wrong: the report and the game are kept, the player is told, the next start goes on.

Nothing else in the program catches what Python raises on its own. A slot, a timer or a paint event that raises comes
through `sys.excepthook` like everything else; a fault below Python leaves its trace in a file of its own. Trouble with
a save that comes this way is no mistake of the program, and is told as what it is.
"""

from __future__ import annotations

import faulthandler
import logging
import os
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import TextIO

import attrs
from PySide6.QtCore import QObject, Qt, Signal

from vanguard_desktop import __version__
from vanguard_desktop.store.disk.beside import wal_of
from vanguard_desktop.store.errors import SaveError

from .profile.kept_json import open_private, private_folder
from .profile.paths import Folders

# An error in painting comes back with every frame: only the first of a series is told, and if the series does not end,
# the window cannot be used and it is better to stop.
SERIES_SECONDS = 5.0
TOO_MANY = 50
_LAST_LINES = 200

log = logging.getLogger(__name__)


@attrs.frozen(kw_only=True)
class Report:
    """What is left of a crash: a folder with the report and the game as it was."""

    folder: Path | None
    details: str


class _Relay(QObject):
    met = Signal(object)


class CrashKeeper:
    """Takes every exception nobody expected."""

    def __init__(self, folders: Folders) -> None:
        self._folders = folders
        self._count = 0
        self._faults: TextIO | None = None
        self._last = -SERIES_SECONDS
        self._relay = _Relay()
        self._relay.met.connect(self._on_relayed, Qt.ConnectionType.QueuedConnection)
        self.save: Path | None = None
        self.tell: Callable[[Report], None] | None = None
        self.tell_save: Callable[[SaveError], None] | None = None
        self.stop: Callable[[], None] | None = None

    def _on_relayed(self, error: BaseException) -> None:
        self._on_exception(type(error), error, error.__traceback__)

    def install(self) -> None:
        sys.excepthook = self._on_exception
        threading.excepthook = self._on_thread
        try:
            handle = open_private(self._folders.fault_file, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
            self._faults = os.fdopen(handle, "a", encoding="utf-8")
            faulthandler.enable(self._faults)
        except OSError as error:
            log.warning("no trace of faults can be kept: %s", error)

    def uninstall(self) -> None:
        sys.excepthook, threading.excepthook = sys.__excepthook__, threading.__excepthook__
        faulthandler.disable()
        if self._faults is not None:
            self._faults.close()

    def _on_thread(self, met: threading.ExceptHookArgs) -> None:
        if met.exc_value is not None:
            self._on_exception(met.exc_type, met.exc_value, met.exc_traceback)

    def _on_exception(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if threading.current_thread() is not threading.main_thread():
            self._relay.met.emit(error)  # only the thread of the windows may open one
            return
        if issubclass(kind, KeyboardInterrupt):
            if self.stop is not None:
                self.stop()
            return
        log.critical("unexpected", exc_info=(kind, error, trace))
        now = time.monotonic()
        self._count = self._count + 1 if now - self._last < SERIES_SECONDS else 1
        self._last = now
        if self._count > TOO_MANY:
            if self.stop is not None:
                self.stop()
        elif self._count == 1 and isinstance(error, SaveError) and self.tell_save is not None:
            self.tell_save(error)
        elif self._count == 1:
            report = self.keep(error)
            if self.tell is None:
                sys.stderr.write(f"{report.details}\n")
            else:
                self.tell(report)

    def keep(self, error: BaseException) -> Report:
        """Lay the report and the game as it is now aside, for those who can mend it."""
        # Imported when they are needed, which is hardly ever: the program starts sooner.
        import platform
        import shutil
        import traceback

        trace = "".join(traceback.format_exception(error))
        details = (
            f"Vanguard Desktop {__version__}, Python {platform.python_version()}, {platform.platform()}\n"
            f"Save: {self.save}\n\n{trace}"
        )
        folder = self._folders.reports / time.strftime("crash-%Y%m%d-%H%M%S")
        try:
            private_folder(self._folders.reports)
            private_folder(folder)
            report = open_private(folder / "report.txt", os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
            with os.fdopen(report, "w", encoding="utf-8", errors="backslashreplace") as file:
                file.write(f"{details}\n{self._last_lines()}")
            for part in self._parts_of_save():
                with part.open("rb") as source:
                    copy = open_private(folder / part.name, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
                    with os.fdopen(copy, "wb") as file:
                        shutil.copyfileobj(source, file)
        except OSError as failure:
            log.error("the report could not be kept: %s", failure)
            return Report(folder=None, details=details)
        return Report(folder=folder, details=details)

    def _parts_of_save(self) -> list[Path]:
        """The save and what SQLite has not yet moved into it."""
        if self.save is None:
            return []
        return [path for path in (self.save, wal_of(self.save)) if path.is_file()]

    def _last_lines(self) -> str:
        try:
            with os.fdopen(
                open_private(self._folders.log_file, os.O_RDONLY), encoding="utf-8", errors="replace"
            ) as file:
                lines = file.read().splitlines()
        except OSError:
            return ""
        return "\n".join(lines[-_LAST_LINES:])
