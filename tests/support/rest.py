"""What Qt is asked to do while nobody touches anything."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QEvent, QObject
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

_WORK = (QEvent.Type.LayoutRequest, QEvent.Type.UpdateRequest, QEvent.Type.Paint, QEvent.Type.Timer)


class Work(QObject):
    """Counts it while it watches."""

    def __init__(self) -> None:
        super().__init__()
        self.done: Counter[str] = Counter()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _WORK:
            self.done[f"{event.type().name} of {type(watched).__name__}"] += 1
        return False


def work_within(application: QApplication, milliseconds: int) -> dict[str, int]:
    """What was done in this time; the keyboard's cursor may blink."""
    application.setCursorFlashTime(0)
    work = Work()
    application.installEventFilter(work)
    QTest.qWait(milliseconds)
    application.removeEventFilter(work)
    return dict(work.done)


def still_done(application: QApplication, milliseconds: int, tries: int) -> dict[str, int]:
    """What is still done when everything should have come to rest.

    How long a picture or a page takes to be there says nothing about rest: it is waited for until twice in a row
    nothing was done, and what never stops is what is left at the end.
    """
    before, now = {"begun": 1}, work_within(application, milliseconds)
    for _ in range(tries):
        if not before and not now:
            break
        before, now = now, work_within(application, milliseconds)
    return now or before
