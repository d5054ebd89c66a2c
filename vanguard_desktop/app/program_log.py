"""The program's own log in the profile, for reports of faults; Qt's messages go there too."""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

_LARGEST = 1_000_000
_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


def start_log(path: Path) -> logging.Handler | None:
    """Write what happens in the program to `path`; the log before it is kept once. None if there is no place for it."""
    root = logging.getLogger("vanguard_desktop")
    root.setLevel(logging.INFO)
    try:
        if path.exists() and path.stat().st_size > _LARGEST:
            path.replace(path.with_suffix(".old.log"))
        handler = logging.FileHandler(path, encoding="utf-8", delay=True)
    except OSError:
        return None
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
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
