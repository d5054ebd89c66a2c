"""Stages of a queue side by side, or one below the other where there is too little room for their words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from ....look.controls.lines import row_in
from ..slot_card import SlotCard

_GAP = 12


class Conveyor(QWidget):
    """Always as high, whatever lies on it."""

    def __init__(self, cards: Sequence[SlotCard]) -> None:
        super().__init__()
        self._row = row_in(self, gap=_GAP)
        self._needs = max(card.share_line() for card in cards) * len(cards) + _GAP * (len(cards) - 1)
        for card in cards:
            self._row.addWidget(card, 1)
            card.show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        ways = QBoxLayout.Direction
        self._row.setDirection(ways.LeftToRight if self.width() >= self._needs else ways.TopToBottom)
