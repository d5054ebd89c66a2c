"""What may be used at any time, beside a map that takes the whole spread."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal

from vanguard_desktop.models.common.options import OptionRow
from vanguard_desktop.text.common.wording import Wording

from ....look.controls.lines import column_in, drop
from ....look.controls.panels import Panel, PanelTitle
from ....parts.prompt.choice_row import ChoiceRow


class Usable(Panel):
    """`chosen` carries a command."""

    chosen = Signal(object)

    def __init__(self, wording: Wording) -> None:
        super().__init__(padding=10)
        self._speak = wording.names.spoken
        self._title = PanelTitle(icon="bridge")
        self.body.addWidget(self._title)
        self._lines = column_in(self.body, gap=8)
        self._shown: tuple[OptionRow, ...] = ()
        self.chips: list[ChoiceRow] = []

    def show_rows(self, rows: Sequence[OptionRow]) -> None:
        #: Head of a list on the star map: what may be used at any time.
        self._title.set_text(self.tr("Usable now"))
        self.setVisible(bool(rows))
        if tuple(rows) == self._shown:
            return
        self._shown = tuple(rows)
        for gone in self.chips:
            self._lines.removeWidget(gone)
            drop(gone)
        self.chips = [self._made(row) for row in rows]

    def _made(self, row: OptionRow) -> ChoiceRow:
        chip = ChoiceRow("", row.label, self._speak, icon=row.icon or "bridge", detail=row.detail, on_sheet=False)
        chip.clicked.connect(lambda _=False, command=row.command: self.chosen.emit(command))
        self._lines.addWidget(chip)
        chip.show()
        return chip
