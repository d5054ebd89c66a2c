"""Sheets that the players open themselves over the table, by its header and by keys: the journal and the seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from vanguard_desktop.widgets.look.sheets import Sheet
from vanguard_desktop.widgets.table.journal.journal_sheet import JournalSheet
from vanguard_desktop.widgets.table.reading import Readings
from vanguard_desktop.widgets.table.seats_sheet import SeatsSheet

if TYPE_CHECKING:
    from vanguard_desktop.widgets.table.table_screen import TableScreen


class TableSheets(QObject):
    """The same key or button that opens a sheet puts it away; what the game asks comes back then."""

    def __init__(self, table: TableScreen, readings: Readings) -> None:
        super().__init__(table)
        self._table, self._readings = table, readings
        table.header.journal_wished.connect(self.toggle_journal)
        table.header.seats_wished.connect(self.toggle_seats)

    @property
    def opened(self) -> Sheet | None:
        """The journal or the seats, if they lie open."""
        sheet = self._table.scrim.sheet
        return sheet if isinstance(sheet, JournalSheet | SeatsSheet) else None

    def toggle_journal(self) -> None:
        if isinstance(self.opened, JournalSheet):
            self._table.close_sheet()
            return
        sheet = JournalSheet(self._table.bridge, self._table.wording, self._readings)
        sheet.closed.connect(self._table.close_sheet)
        self._table.open_sheet(sheet)
        sheet.start()

    def toggle_seats(self) -> None:
        if isinstance(self.opened, SeatsSheet):
            self._table.close_sheet()
            return
        sheet = SeatsSheet(self._table.bridge, self._table.wording)
        sheet.closed.connect(self._table.close_sheet)
        self._table.open_sheet(sheet)
        sheet.done.setFocus()
