"""All answers to the open question, or what may be done at any time, as a list above the prompt bar."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from vanguard_desktop.core import Command
from vanguard_desktop.models.common.options import OptionModel
from vanguard_desktop.text.common.wording import Wording

from ...fitting_column import FittingColumn
from ...look import scaled
from ...look.controls.asking import about
from ...look.controls.panels import Panel
from .choice_row import ChoiceRow

_WIDTH = 520
_EDGES = 12  # of the panel around its column


class OptionList(Panel):
    """Numbers choose, arrows go up and down, Esc closes."""

    chosen = Signal(object)
    closed = Signal()

    def __init__(self, wording: Wording, options: OptionModel, parent: QWidget | None = None) -> None:
        super().__init__(ground="panel", line="accent", padding=4, parent=parent)
        self._wording, self._options = wording, options
        self._column = FittingColumn(gap=8, padding=8)
        self.body.addWidget(self._column)
        self.rows: list[ChoiceRow] = []
        self.hide()

    def fill(self) -> None:
        for row in self.rows:
            self._column.body.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = []
        for option in self._options.rows:
            row = ChoiceRow(
                option.key,
                option.label,
                self._wording.names.spoken,
                icon=option.icon,
                detail=option.detail,
                on_sheet=False,
            )
            about(row, option.subject)
            row.clicked.connect(lambda _=False, command=option.command: self._on_chosen(command))
            self._column.body.addWidget(row)
            row.show()
            self.rows.append(row)

    def retranslate(self) -> None:
        """The players chose another language, on a screen of its own, while it lies open: the keyboard stays here."""
        if not self.isHidden():
            focused = next((place for place, row in enumerate(self.rows) if row.hasFocus()), None)
            self.fill()
            if focused is not None and focused < len(self.rows):
                self.rows[focused].setFocus(Qt.FocusReason.PopupFocusReason)

    def open_above(self, room_width: int, bottom: int, top: int) -> None:
        """Show the list over the map, its lower edge on the prompt bar."""
        self.fill()
        self.stand(room_width, bottom, top)
        self.show()
        self.raise_()
        if self.rows:
            self.rows[0].setFocus(Qt.FocusReason.PopupFocusReason)

    def stand(self, room_width: int, bottom: int, top: int) -> None:
        """Take the room that there is now; it may have been opened before the table had its size."""
        width = min(scaled(_WIDTH), room_width - 24)
        wanted = self._column.heightForWidth(width - _EDGES) + _EDGES
        height = min(wanted, bottom - top - 16)
        self.setGeometry(room_width - width - 12, bottom - height - 8, width, height)

    def _on_chosen(self, command: Command) -> None:
        self.closed.emit()
        self.chosen.emit(command)

    def take(self, number: int) -> None:
        """A digit was pressed."""
        if 1 <= number <= len(self.rows):
            self._on_chosen(self._options.rows[number - 1].command)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)
