"""A line under the header that says something about the whole game, such as a save that may only be read."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ...look import color_of
from ...look.controls.lines import row_in
from ...look.controls.panels import IconMark
from ...look.controls.text import Text


class NoticeBar(QWidget):
    """Hidden as long as there is nothing to say."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = Text(role="body_strong")
        row = row_in(self)
        row.setContentsMargins(20, 8, 20, 8)
        row.setSpacing(12)
        row.addWidget(IconMark("lock", color="warn"))
        row.addWidget(self._words, 1)
        self.hide()

    @property
    def words(self) -> str:
        return self._words.text()

    def tell(self, words: str) -> None:
        self._words.setText(words)
        self.setVisible(bool(words))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), color_of("card"))
        painter.fillRect(0, self.height() - 1, self.width(), 1, color_of("warn"))
