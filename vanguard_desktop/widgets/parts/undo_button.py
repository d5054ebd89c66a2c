"""Undo and redo: the button says in words which decision it takes back or brings back."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QAbstractButton

from ..look import Painting, color_of, look, paint_icon, scaled, set_tip
from ..look.controls.asking import Asked, ask
from ..look.paint.painted import paint_box
from ..look.paint.text_paint import LEFT, draw_text, text_size
from ..look.tokens import tokens


class UndoButton(Painting, QAbstractButton):
    """An icon, and beside it the words on two lines at most; where they have no room they are in the tool tip.

    It is as wide as it is told, whatever it says: nothing beside it moves.
    """

    def __init__(self, icon: str) -> None:
        super().__init__()
        self._icon, self._words, self._room, self._reason = icon, "", 0, ""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a press leaves the keyboard where the game is played
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.keep_size()

    @property
    def words(self) -> str:
        return self._words

    @property
    def reason(self) -> str:
        """Why there is nothing to undo; empty if there is."""
        return self._reason

    def set_words(self, words: str, reason: str) -> None:
        """What would be undone, or why nothing."""
        if (words, reason) == (self._words, self._reason):
            return
        self._words, self._reason = words, reason
        self.setText(words)
        set_tip(self, reason or words)
        self.setAccessibleDescription(reason)
        self.updateGeometry()
        self.update()

    def set_room(self, width: int) -> None:
        """How wide it is with words; 0: the icon alone."""
        if width != self._room:
            self._room = width
            self.updateGeometry()
            self.update()

    def nextCheckState(self) -> None:
        """Nothing to check: a press acts or explains."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def explain(self) -> None:
        ask(Asked(widget=self, at=self.rect().center(), held=True))

    @property
    def says(self) -> bool:
        """Whether the words stand beside the icon."""
        if not self._room or self._reason or not self._words:
            return False
        return text_size(self._words, "label", self._text_room).height() <= 2 * look().line("label") + 2

    @property
    def _side(self) -> int:
        return max(scaled(40), 40)

    @property
    def _text_room(self) -> int:
        return self._room - self._side - scaled(8)

    def sizeHint(self) -> QSize:
        side = self._side
        return QSize(max(self._room, side), max(side, round(look().line("label") * 2 + 4)))

    def paint(self, painter: QPainter) -> None:
        rect = self.area
        lit = self.underMouse() and not self._reason
        if lit or self._room:
            fill = color_of("raised" if self.isDown() else "card") if lit else None
            line = color_of("line" if lit or not self._reason else "line_faint")
            paint_box(painter, rect, tokens().radius.slot, fill=fill, line=line)
        ink = color_of("line_strong" if self._reason else "text_soft")
        side, icon = self._side, scaled(22)
        place = QRectF((side - icon) / 2, (rect.height() - icon) / 2, icon, icon)
        paint_icon(painter, self._icon, place, ink)
        if self.says:
            words = rect.adjusted(side, 0, -scaled(8), 0)
            draw_text(painter, words, self._words, "label", color_of("text_soft"), LEFT)
