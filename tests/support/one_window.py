"""Whether anything is shown as a window of its own, be it for a moment: it would flash and take the keyboard."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget


class _Watch(QObject):
    """Notes every widget that is shown as a window."""

    def __init__(self) -> None:
        super().__init__()
        self.windows: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.windows.append(type(watched).__name__)
        return False


@contextlib.contextmanager
def windows_shown() -> Iterator[list[str]]:
    """What was shown as a window meanwhile, by its kind."""
    watch, application = _Watch(), QApplication.instance()
    assert application is not None
    application.installEventFilter(watch)
    try:
        yield watch.windows
    finally:
        application.removeEventFilter(watch)
