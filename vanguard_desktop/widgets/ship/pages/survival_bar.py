"""A chance as a bar: what is good from the left, and the rest hatched."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QBrush, QPainter
from PySide6.QtWidgets import QSizePolicy

from ...look import Painted, color_of, scaled
from ...look.paint.painted import clip_round, paint_box

_WIDE, _HIGH = 360, 14


class SurvivalBar(Painted):
    """The words beside it say the same."""

    spoken_as = QAccessible.Role.Graphic

    def __init__(self, chance: float) -> None:
        super().__init__()
        self._chance = chance
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setMaximumWidth(scaled(_WIDE))

    def sizeHint(self) -> QSize:
        return QSize(scaled(_WIDE), scaled(_HIGH))

    def paint(self, painter: QPainter) -> None:
        box, radius = self.area, self.height() / 2
        painter.save()
        clip_round(painter, box, radius)
        painter.fillRect(box, color_of("well"))
        painter.fillRect(box, QBrush(color_of("bad"), Qt.BrushStyle.BDiagPattern))
        painter.fillRect(QRectF(0, 0, box.width() * self._chance, box.height()), color_of("good"))
        painter.restore()
        paint_box(painter, box, radius, fill=None, line=color_of("line_strong"))
