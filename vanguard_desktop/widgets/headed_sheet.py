"""A sheet that the players open themselves to look something up: a sign, a title, and the way out."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent

from .look.controls.buttons import IconButton
from .look.controls.lines import MIDDLE, column_in, row_in
from .look.controls.panels import IconMark
from .look.controls.sheets import Sheet
from .look.controls.text import Text


class HeadedSheet(Sheet):
    """What it shows goes into `inside`, below the head. `closed` when the players have seen enough."""

    closed = Signal()

    def __init__(self, icon: str, *, width: int, padding: int = 24) -> None:
        super().__init__(width=width)
        self._title = Text(role="heading")
        self.close_button = IconButton("close", "Esc", framed=True)
        self.close_button.clicked.connect(self.closed)
        self.dismissed.connect(self.step_back)
        self.inside = column_in(self.body)
        self.inside.setContentsMargins(padding, 18, padding, 18)
        self.inside.setSpacing(10)
        row_in(self.inside, (IconMark(icon, size=26), MIDDLE), (self._title, 1), self.close_button, gap=12)

    def set_title(self, title: str) -> None:
        self._title.setText(title)
        self.setAccessibleName(title)

    def step_back(self) -> None:
        """What Esc does; a sheet of several pages may go back by one instead."""
        self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.step_back()
        # No key goes on to the table below.

    def _retranslate(self) -> None:
        """Say everything in the language of now; called once by whoever has put the sheet together."""
        #: Name of a button, with its key: shut a sheet that lies over the table.
        self.close_button.set_name(self.tr("Close (Esc)"))
