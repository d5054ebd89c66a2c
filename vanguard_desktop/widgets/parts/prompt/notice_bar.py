"""A line under the header that says something about the whole game, such as a save that may only be read."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from vanguard_desktop.models.bridge import Bridge

from ...look import Changing, color_of
from ...look.controls.buttons import PRIMARY, Button
from ...look.controls.lines import row_in
from ...look.controls.panels import IconMark
from ...look.controls.text import Text


class NoticeBar(Changing, QWidget):
    """Hidden as long as there is nothing to say. `pressed` when its button is, which Enter presses too."""

    pressed = Signal()

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._words = Text(role="body_strong")
        row = row_in(self)
        row.setContentsMargins(20, 8, 20, 8)
        row.setSpacing(12)
        self._lock = IconMark("lock", color="warn")
        self.button = Button(kind=PRIMARY, key="Enter")
        self.button.clicked.connect(self.pressed)
        self.button.hide()
        row.addWidget(self._lock)
        row.addWidget(self._words, 1)
        row.addWidget(self.button)
        self.hide()
        self._retranslate()

    @property
    def words(self) -> str:
        return self._words.text()

    def _retranslate(self) -> None:
        if self._bridge.game.read_only:
            words = self.tr("Only to look at: another window plays this save, or its file may not be written.")
            self._words.setText(words)
            self._lock.show()
            self.show()

    def offer(self, words: str, label: str) -> None:
        """Something that can be done about what is said."""
        self._words.setText(words)
        self._lock.hide()
        self.button.set_label(label)
        self.button.show()
        self.show()

    def withdraw(self) -> None:
        """There is nothing to do about it any more."""
        if self.button.isVisibleTo(self):
            self.button.hide()
            self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), color_of("card"))
        painter.fillRect(0, self.height() - 1, self.width(), 1, color_of("warn"))
