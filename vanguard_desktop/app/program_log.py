"""The program's own log in the profile, for reports of faults; Qt's messages go there too."""

from __future__ import annotations

import logging
import os
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from .profile.kept_json import open_private

_LARGEST = 1_000_000
_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class _LogFile(logging.StreamHandler[TextIOWrapper]):
    """Turns over when it is full; the one before is kept. What cannot be written down costs nothing else."""

    def __init__(self, path: Path) -> None:
        self._path = path
        super().__init__(self._opened())
        self.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))

    def _opened(self) -> TextIOWrapper:
        handle = open_private(self._path, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        return os.fdopen(handle, "a", encoding="utf-8", errors="backslashreplace")

    def emit(self, record: logging.LogRecord) -> None:
        with suppress(OSError, ValueError):  # also after a file that could not be turned over
            if self.stream.tell() > _LARGEST:
                self.stream.close()
                self._path.replace(self._path.with_suffix(".old.log"))
                self.stream = self._opened()
            super().emit(record)

    def handleError(self, record: logging.LogRecord) -> None:
        """A full disk is told where it matters."""

    def close(self) -> None:
        super().close()
        with suppress(OSError):
            self.stream.close()


def start_log(path: Path) -> logging.Handler | None:
    """Write what happens in the program to `path`. None if there is no place for it."""
    root = logging.getLogger("vanguard_desktop")
    root.setLevel(logging.INFO)
    try:
        handler = _LogFile(path)
    except OSError:
        return None
    root.addHandler(handler)
    return handler


def log_qt() -> None:
    """Let Qt's messages go to the log instead of the terminal."""
    qt = logging.getLogger("vanguard_desktop.qt")

    def take(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        qt.log(_LEVELS.get(kind, logging.WARNING), "%s", message)

    qInstallMessageHandler(take)


def stop_log(handler: logging.Handler | None) -> None:
    qInstallMessageHandler(None)
    if handler is not None:
        logging.getLogger("vanguard_desktop").removeHandler(handler)
        handler.close()
