"""What a good player would do now, and why: told to whoever asks, and to learners once the guided round is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from vanguard_desktop.models.common.advice import advised
from vanguard_desktop.models.expedition.guide import learns_alone
from vanguard_desktop.play.game import Step, Way

if TYPE_CHECKING:
    from ..table_screen import TableScreen

_THINK_MS = 900  # learners look themselves first; whoever goes on sooner is told nothing


class Hints(QObject):
    """It stands with what has happened, covers nothing and waits for nobody."""

    def __init__(self, table: TableScreen) -> None:
        super().__init__(table)
        self._table = table
        self._soon = QTimer(self, singleShot=True, interval=_THINK_MS)
        self._soon.timeout.connect(self._tell_learner)
        table.bridge.stepped.connect(self._on_stepped)

    def tell(self) -> None:
        """What could be done now, with its reason; nothing where the book has no advice."""
        table = self._table
        advice = advised(table.bridge, table.wording)
        if advice is None:
            return
        #: A hint for players. {answer} is the label of a button, as "Rest"; {why} is a sentence that says why.
        words = self.tr("You could: {answer}. {why}")
        table.happened.tell_more(words.format(answer=advice.answer, why=advice.why))
        table.grid.stand_on_map()

    def _on_stepped(self, step: Step) -> None:
        self._soon.stop()
        if step.way is Way.PLAYED and learns_alone(self._table.bridge):
            self._soon.start()

    def _tell_learner(self) -> None:
        if self._table.scrim.sheet is None:
            self.tell()
