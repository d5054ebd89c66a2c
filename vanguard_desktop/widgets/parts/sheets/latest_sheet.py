"""What happened lately, line by line, the newest at the foot."""

from __future__ import annotations

from vanguard_desktop.models.common.journal import JournalModel

from ...fitting_column import FittingColumn
from ...headed_sheet import HeadedSheet
from ...look.controls.text import RichText
from ...look.paint.rich import Speak

_WIDTH, _MOST = 760, 200


class LatestSheet(HeadedSheet):
    """Esc and J put it away, or a press beside it."""

    def __init__(self, journal: JournalModel, speak: Speak) -> None:
        super().__init__("journal", width=_WIDTH)
        self._journal, self._speak = journal, speak
        self.beside_pressed.connect(self.closed)
        self.column = FittingColumn(padding=6, gap=6)
        self.inside.addWidget(self.column, 1)
        self._lines: list[RichText] = []
        journal.rowsInserted.connect(self._show)
        journal.dataChanged.connect(self._show)
        self._retranslate()

    def _show(self, *_: object) -> None:
        rows = self._journal.rows[-_MOST:]
        while len(self._lines) < len(rows):
            line = RichText(self._speak)
            self._lines.append(line)
            self.column.body.addWidget(line)
        for line, row in zip(self._lines, reversed(rows), strict=False):
            line.set_text(row.text)

    def _retranslate(self) -> None:
        super()._retranslate()
        #: Title of a sheet: what has happened.
        self.set_title(self.tr("Journal"))
        self._show()
