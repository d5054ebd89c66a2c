"""A screen that is read from top to bottom: a title, the way back, and panels in a column."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from .look import Changing, color_of, scaled
from .look.controls.buttons import IconButton
from .look.controls.lines import MIDDLE, row_in
from .look.controls.panels import ScrollColumn
from .look.controls.text import Text

_WIDEST = 900


class Page(Changing, QWidget):
    """Esc goes back to where the players came from."""

    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.back = IconButton("close", "Esc", framed=True)
        self.back.clicked.connect(self.left)
        self.title = Text(role="screen_title")
        self.column = ScrollColumn(gap=16)
        self._box = QVBoxLayout(self)
        self._box.setSpacing(12)
        self._head = row_in(self._box, (self.title, 1), (self.back, MIDDLE), gap=16)
        self._box.addWidget(self.column, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        side = max((self.width() - scaled(_WIDEST)) // 2, 24)
        self._box.setContentsMargins(side, 24, side, 16)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), color_of("deck"))
