"""The line that tells the outcomes apart without their color: double, solid or dashed."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy

from vanguard_desktop.setting import RowColor

from ...look import Painted, look
from ...look.paint.tiles import paint_outcome_line

_WIDE = 12


class OutcomeBar(Painted):
    """Beside the name of an outcome."""

    def __init__(self, outcome: RowColor) -> None:
        super().__init__()
        self._outcome = outcome
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Minimum)

    def sizeHint(self) -> QSize:
        return QSize(_WIDE, look().line("number"))

    def paint(self, painter: QPainter) -> None:
        paint_outcome_line(painter, self.area, self._outcome.value)
