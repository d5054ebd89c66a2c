"""What can be pressed, or carried by the mouse to a place that takes it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QHideEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from ...look.controls.pressable import Pressable
from .card_gesture import CardGesture


class Carried(Pressable):
    """`dropped` is what is ordered by letting it go over a place."""

    dropped = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._pressed_at: QPoint | None = None
        self._carrying: CardGesture | None = None

    def goals(self) -> Mapping[QWidget, Any]:
        """Where it may be dropped now, and what that orders; nowhere if it can only be pressed."""
        raise NotImplementedError

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if event.button() is Qt.MouseButton.LeftButton and self._acts():
            self._pressed_at = event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        started = self._pressed_at
        if self._carrying is None and started is not None:
            far = (at - started).manhattanLength() >= QApplication.startDragDistance()
            if far and (goals := self.goals()):
                self.setDown(False)
                self._carrying = CardGesture(self, goals)
        if self._carrying is not None:
            self._carrying.move(event.globalPosition().toPoint())
            return
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        carrying, self._carrying, self._pressed_at = self._carrying, None, None
        if carrying is None:
            super().mouseReleaseEvent(event)
            return
        self.setDown(False)
        order = carrying.end(event.globalPosition().toPoint())
        if order is not None:
            self.dropped.emit(order)

    def give_up(self) -> bool:
        """Put down what is carried; False if nothing is."""
        carrying, self._carrying, self._pressed_at = self._carrying, None, None
        if carrying is not None:
            carrying.cancel()
        return carrying is not None

    def hideEvent(self, event: QHideEvent) -> None:
        self.give_up()
        super().hideEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.UngrabMouse:
            self.give_up()
        return super().event(event)
