"""A column of a board while one is asked for, as for a new injury die (DEC-09): the column itself is the answer."""

from __future__ import annotations

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from vanguard_desktop.core import Command

from ...look import color_of
from ...look.controls.pressable import Pressable
from ...look.paint.painted import paint_box
from ...look.tokens import tokens

_FILL = 0.18


class ColumnAnswer(Pressable):
    """It lies over the dice of its color, which are seen through it."""

    def __init__(self, command: Command, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.command = command
        self.setAccessibleName(name)

    def paint(self, painter: QPainter) -> None:
        rect = self.area.adjusted(2, 2, -2, -2)
        fill = color_of("legal", 2 * _FILL if self.underMouse() or self.isDown() else _FILL)
        paint_box(painter, rect, tokens().radius.slot, fill=fill, line=color_of("legal"), width=tokens().stroke.legal)
