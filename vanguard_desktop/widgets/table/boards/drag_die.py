"""What every die on the table has in common: it can be pressed, walked to with arrows, or dragged.

A piece that waits to be placed is handled just like one.
"""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import QCoreApplication, QPoint, Qt, Signal
from PySide6.QtGui import QEnterEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from ...look import NO_RING, RING_RADIUS, Changing, Painting, name_it


class DragDie(Changing, Painting, QAbstractButton):
    """`chosen` when it is pressed, `dragged` and `dropped` while it is carried; the view moves nothing itself."""

    chosen = Signal(str)
    dragged = Signal(str, QPoint)
    dropped = Signal(str, QPoint)

    def __init__(self, key: str, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._key = key
        self._pressed_at: QPoint | None = None
        self._carried = self._legal = self._spent = False
        self.by_mouse = False  # whether the latest press on it was one of the mouse
        self.dropped_at: QPoint | None = None  # on the screen, as long as it is decided what the drop means
        self.keep_size()
        self.setProperty(RING_RADIUS, NO_RING)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        name_it(self, name)
        self.clicked.connect(lambda: self.chosen.emit(self._key))

    @abstractmethod
    def _may_go(self) -> bool:
        """Whether a hand may pick it up."""

    def _show_legal(self, legal: bool) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if legal else Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor if legal else Qt.CursorShape.ArrowCursor)
        if legal is not self._legal:
            self._legal = legal
            self.update()
        self._describe()

    def _describe(self) -> None:
        """Say in what state it is, beside its name."""
        if self._legal:
            state = QCoreApplication.translate("Dice", "Can be chosen now.")
        else:
            #: Said of a die by screen readers: it cannot be used until it is refreshed.
            state = QCoreApplication.translate("Dice", "Spent.") if self._spent else ""
        self.setAccessibleDescription(state)

    def _retranslate(self) -> None:
        self._describe()

    def enterEvent(self, event: QEnterEvent) -> None:
        self.update()
        super().enterEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.by_mouse = False
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() in (Qt.Key.Key_Right, Qt.Key.Key_Down):
            self.focusNextPrevChild(True)
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Up):
            self.focusNextPrevChild(False)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed_at, self.by_mouse = event.position().toPoint(), True
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed_at is not None and event.buttons() & Qt.MouseButton.LeftButton and self._may_go():
            far = (event.position().toPoint() - self._pressed_at).manhattanLength()
            if not self._carried and far >= QApplication.startDragDistance():
                self._carried = True
                self.setDown(False)
                self.update()
            if self._carried:
                self.dragged.emit(self._key, event.globalPosition().toPoint())
                return
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        carried, self._carried, self._pressed_at = self._carried, False, None
        if carried:
            self.setDown(False)
            self.update()
            self.dropped_at = event.globalPosition().toPoint()
            self.dropped.emit(self._key, self.dropped_at)
            self.dropped_at = None
            return
        super().mouseReleaseEvent(event)
