"""The foot of a sheet that is read."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from ...look import color_of
from ...look.controls.buttons import PRIMARY, QUIET, Button
from ...look.controls.text import Text


class SheetFoot(QWidget):
    """The last line, under a thin rule: which card it is, a look at the table, and reading on or the only answer."""

    def __init__(self) -> None:
        super().__init__()
        self.count = Text(color="text_soft", wrap=False)
        self.look = Button(kind=QUIET, key="Space")
        self.look.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its key is Space, wherever the keyboard is
        keeps = self.look.sizePolicy()
        keeps.setHorizontalPolicy(QSizePolicy.Policy.Fixed)
        self.look.setSizePolicy(keeps)  # beside a long answer
        self.go_on = Button(kind=PRIMARY, key="Enter")
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(44, 10, 24, 12)
        self._row.setSpacing(12)
        self._row.addWidget(self.count, 1)
        self._row.addWidget(self.look)
        self._row.addWidget(self.go_on)

    def holds(self, row: QWidget) -> bool:
        return self._row.indexOf(row) >= 0

    def put_in(self, row: QWidget) -> None:
        self._row.addWidget(row)

    def take_out(self, row: QWidget) -> None:
        self._row.removeWidget(row)

    def heightForWidth(self, width: int) -> int:
        return self._row.totalHeightForWidth(width) if self._row.hasHeightForWidth() else self.sizeHint().height()

    def paintEvent(self, _event: QPaintEvent) -> None:
        QPainter(self).fillRect(QRectF(1, 0, self.width() - 2, 1), color_of("sheet_line"))
