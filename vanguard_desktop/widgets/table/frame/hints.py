"""What a good player would do now, and why: told unasked to learners once the guided round is over."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from vanguard_desktop.models.expedition.guide import learns_alone
from vanguard_desktop.play.game import Step, Way

if TYPE_CHECKING:
    from ..table_screen import TableScreen

_THINK_MS = 900  # learners look themselves first; whoever goes on sooner is told nothing


class Hints(QObject):
    """After a moment in which nothing was played."""

    def __init__(self, table: TableScreen, tell: Callable[[], None]) -> None:
        super().__init__(table)
        self._table, self._tell = table, tell
        self._soon = QTimer(self, singleShot=True, interval=_THINK_MS)
        self._soon.timeout.connect(self._tell_learner)
        table.bridge.stepped.connect(self._on_stepped)

    def _on_stepped(self, step: Step) -> None:
        self._soon.stop()
        if step.way is Way.PLAYED and learns_alone(self._table.bridge):
            self._soon.start()

    def _tell_learner(self) -> None:
        if self._table.scrim.sheet is None:
            self._tell()
