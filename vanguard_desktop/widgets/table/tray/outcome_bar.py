"""The line that tells the outcomes apart without their color: double, solid or dashed."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from vanguard_desktop.setting import RowColor

from ...look import Painted, color_of, look

_WIDE = 12


def paint_outcome_bar(painter: QPainter, place: QRectF, outcome: RowColor) -> None:
    """From the top of `place` to its bottom, in its middle."""
    color, middle = color_of(f"outcome_{outcome.value}"), place.center().x()
    match outcome:
        case RowColor.YELLOW:
            lines, pen = [middle - 2.5, middle + 2.5], QPen(color, 2.4)
        case RowColor.GREEN:
            lines, pen = [middle], QPen(color, 5)
        case RowColor.RED:
            lines, pen = [middle], QPen(color, 5)
            pen.setDashPattern([1.6, 1.2])
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    for x in lines:
        painter.drawLine(QPointF(x, place.top()), QPointF(x, place.bottom()))


class OutcomeBar(Painted):
    """Beside the name of an outcome."""

    def __init__(self, outcome: RowColor) -> None:
        super().__init__()
        self._outcome = outcome
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Minimum)

    def sizeHint(self) -> QSize:
        return QSize(_WIDE, look().line("number"))

    def paint(self, painter: QPainter) -> None:
        paint_outcome_bar(painter, self.area, self._outcome)
