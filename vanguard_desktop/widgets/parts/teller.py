"""Tells a screen reader what happened, wherever the keyboard is; what the game asks next the prompt bar tells."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.common.journal import JournalModel
from vanguard_desktop.play.game import Step, Way
from vanguard_desktop.text.common.names import Names


def announce(about: QObject, words: str) -> None:
    """Have `words` said, if anybody listens."""
    if words and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(about, words))


class Teller(QObject):
    """Every roll and every outcome is a line of the journal; the lines of a step are said as one."""

    def __init__(self, bridge: Bridge, names: Names, journal: JournalModel, table: QWidget) -> None:
        super().__init__(table)
        self._bridge, self._names, self._journal, self._table = bridge, names, journal, table

    def tell(self, step: Step) -> None:
        if step.way in (Way.PLAYED, Way.REDONE):
            announce(self._table, self.last_step())

    def last_step(self) -> str:
        """The sentences about the step that led here."""
        here = self._bridge.game.cursor.step
        lines = [row.text for row in self._journal.rows if row.id[0] == here]
        return " ".join(self._names.spoken(line) for line in lines)
