"""A map with a hand and keys: presses, drags, keys and the focus go to them, whatever the map shows."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QFocusEvent, QHelpEvent, QKeyEvent, QMouseEvent

from vanguard_desktop.widgets.look import show_tip

from .map_hand import MapHand
from .map_keys import MapKeys
from .zoom_view import ZoomView


class HandledMap(ZoomView):
    """Each map makes its own `hand` and `keys`."""

    hand: MapHand
    keys: MapKeys

    def finish_motion(self) -> None:
        """No input waits for something that moves."""
        self.finish_glide()

    def show_ring(self, on: bool) -> None:
        """Whether the keyboard is here."""

    def look_closer(self, at: QPoint) -> None:
        """Pressed twice in one place."""

    def tip(self, at: QPoint) -> str:
        """What is said of what lies under the pointer."""
        return ""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.finish_motion()
        self.hand.press(event)
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.hand.move(event)
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.hand.release(event)
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.look_closer(event.position().toPoint())
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.finish_motion()
        event.setAccepted(self.keys.press(event))

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        self.keys.release(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.show_ring(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.hand.grip(False)
        self.show_ring(False)

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            show_tip(event.globalPos(), self.tip(event.pos()), self)
            return True
        if event.type() is QEvent.Type.Leave and not self.hand.busy:
            self.hand.hover(None)
        return super().viewportEvent(event)
