"""What may be done at any time behind one small button, where its slots would take the room of actions or words."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from ...look import look
from ...look.controls.buttons import IconButton

_GAP, _SIDE = 12, 40


class Gathered(IconButton):
    """It stands before the actions or answers, or at the end of the line above them."""

    def __init__(self, bar: QWidget) -> None:
        super().__init__("hand", "-", framed=True)
        self.setParent(bar)

    def stand(self, shown: bool, room: QRect) -> QRect:
        """Take its place at the end of the room, and say what is left of it for the words."""
        self.setVisible(shown)
        if not shown:
            return room
        side = min(max(look().scaled(_SIDE), _SIDE), room.height())
        self.setGeometry(room.right() + 1 - side, room.center().y() - side // 2 + 1, side, side)
        return room.adjusted(0, 0, -side - _GAP, 0)
