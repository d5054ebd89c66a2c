"""The hand over a map: presses and drags become gestures, everything else a click."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from .gestures import Gesture
from .gestures.pan import PanGesture
from .zoom_view import ZoomView


class MapHand:
    """Turns mouse events into gestures and clicks; what a click means, is the business of each map."""

    def __init__(self, view: ZoomView) -> None:
        self._map = view
        self._gesture: Gesture | None = None
        self._pressed: QPoint | None = None
        self._grip = False

    @property
    def busy(self) -> bool:
        return self._gesture is not None

    def grip(self, on: bool) -> None:
        """With the space bar held the hand pushes the land, whatever lies under it."""
        self._grip = on
        if not self.busy:
            self._show(Qt.CursorShape.OpenHandCursor if on else Qt.CursorShape.ArrowCursor)

    def press(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        if self.busy:
            return
        if event.button() is Qt.MouseButton.LeftButton:
            self._pressed = at
            if self._grip:
                self._begin(PanGesture(at, self._map.push))
        elif event.button() is Qt.MouseButton.MiddleButton:
            self._begin(PanGesture(at, self._map.push))

    def move(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        if self._gesture is None and self._pressed is not None:
            if (at - self._pressed).manhattanLength() < QApplication.startDragDistance():
                return
            self._begin(self.gesture_from(self._pressed))
        if self._gesture is not None:
            self._gesture.move(at)
        else:
            self.hover(at)

    def release(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        pressed, self._pressed = self._pressed, None
        gesture, self._gesture = self._gesture, None
        if gesture is not None:
            gesture.end(at)
        elif pressed is not None:
            self.click(at)
        self.hover(at)

    def cancel(self) -> bool:
        """Let go without doing anything; False if the hand is empty."""
        gesture, self._gesture, self._pressed = self._gesture, None, None
        if gesture is None:
            return False
        gesture.cancel()
        self._show(Qt.CursorShape.ArrowCursor)
        return True

    def hover(self, at: QPoint | None) -> None:
        """Show what lies under the pointer; None when it has left the map."""
        shape = self.pointer_over(at)
        self._show(Qt.CursorShape.OpenHandCursor if self._grip else shape)

    def gesture_from(self, start: QPoint) -> Gesture:
        """What a drag that begins there does: it pushes the map, unless there is something to be carried."""
        return PanGesture(start, self._map.push)

    @abstractmethod
    def click(self, at: QPoint) -> None:
        """A press and release on one spot."""

    @abstractmethod
    def pointer_over(self, at: QPoint | None) -> Qt.CursorShape:
        """What the pointer looks like there; whoever asks also lights what it lies on."""

    def _begin(self, gesture: Gesture) -> None:
        self._gesture = gesture
        self._show(Qt.CursorShape.ClosedHandCursor)

    def _show(self, shape: Qt.CursorShape) -> None:
        viewport = self._map.viewport()
        if viewport.cursor().shape() is not shape:
            viewport.setCursor(shape)
