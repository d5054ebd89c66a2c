"""What is carried by the mouse to a place that takes it, whatever else it does when it is pressed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QHideEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from ...look.controls.pressable import Pressable
from .card_gesture import CardGesture

if TYPE_CHECKING:
    _Any = QWidget
else:
    _Any = object


class Carrying(_Any):
    """Pulled far enough, something of it hangs under the pointer until it is dropped; stands before the class of Qt."""

    _pressed_at: QPoint | None = None
    _carrying: CardGesture | None = None

    def picked_up(self, at: QPoint) -> CardGesture | None:
        """What is carried off from there; None if nothing lies there that goes anywhere."""
        raise NotImplementedError

    def let_go(self, order: Any, place: QPoint) -> None:
        """It was dropped on a goal: what that orders, and where on the screen it was."""
        raise NotImplementedError

    def may_be_pulled(self) -> bool:
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if event.button() is Qt.MouseButton.LeftButton and self.may_be_pulled():
            self._pressed_at = event.position().toPoint()
            event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at, started = event.position().toPoint(), self._pressed_at
        if self._carrying is None and started is not None:
            far = (at - started).manhattanLength() >= QApplication.startDragDistance()
            self._carrying = self.picked_up(started) if far else None
            if self._carrying is not None:
                self._come_up()
        if self._carrying is None:
            super().mouseMoveEvent(event)
        else:
            self._carrying.move(event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        carrying, self._carrying, self._pressed_at = self._carrying, None, None
        if carrying is None:
            super().mouseReleaseEvent(event)
            return
        self._come_up()
        place = event.globalPosition().toPoint()
        order = carrying.end(place)
        if order is not None:
            self.let_go(order, place)

    def _come_up(self) -> None:
        """A button that is carried is not pressed."""
        if isinstance(self, QAbstractButton):
            self.setDown(False)

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


class Carried(Carrying, Pressable):
    """It is carried itself; `dropped` is what is ordered by letting it go over a place."""

    dropped = Signal(object)

    def goals(self) -> Mapping[QWidget, Any]:
        """Where it may be dropped now, and what that orders; nowhere if it can only be pressed."""
        raise NotImplementedError

    def may_be_pulled(self) -> bool:
        return self._acts()

    def picked_up(self, at: QPoint) -> CardGesture | None:
        goals = self.goals()
        if not goals:
            return None
        self.setDown(False)  # as it is pictured
        return CardGesture(self, goals)

    def let_go(self, order: Any, place: QPoint) -> None:
        self.dropped.emit(order)
