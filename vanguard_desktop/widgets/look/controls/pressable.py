"""What can be pressed by mouse, Enter and Space, and explains itself while it cannot."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from ..naming import set_tip, show_tip
from ..parts import Painting
from .asking import Asked, ask, listen


class Pressable(Painting, QAbstractButton):
    """A button that Enter presses too, and that explains itself instead of acting while it is not available."""

    refused = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._reason = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        listen(self)

    @property
    def reason(self) -> str:
        """Why the button cannot be used now; empty if it can."""
        return self._reason

    def set_unavailable(self, reason: str) -> None:
        """Show that the button cannot be used and why; an empty reason makes it usable again."""
        set_tip(self, reason)
        self.setAccessibleDescription(reason)
        if reason == self._reason:
            return
        self._reason = reason
        self.setCursor(Qt.CursorShape.ForbiddenCursor if reason else Qt.CursorShape.PointingHandCursor)
        self.updateGeometry()
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        presses = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        if presses and not self._acts():
            self._explain()
        elif presses and event.key() != Qt.Key.Key_Space:
            self.click()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._acts():
            super().mousePressEvent(event)
        else:
            self._explain()

    def _acts(self) -> bool:
        return not self._reason

    def _explain(self) -> None:
        if self._reason:
            # Shown where the player looks; the owner of the button may say it in the prompt bar as well.
            if not ask(Asked(widget=self, at=self.rect().center(), held=True)):
                show_tip(self.mapToGlobal(self.rect().bottomLeft()), self._reason, self)
            self.refused.emit(self._reason)
