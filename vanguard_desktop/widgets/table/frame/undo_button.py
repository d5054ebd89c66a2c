"""Undo and redo: the button says in words which decision it takes back or brings back."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QAbstractButton

from ...look import Painting, color_of, look, paint_icon, scaled, set_tip
from ...look.controls.asking import Asked, ask
from ...look.paint.painted import paint_box
from ...look.paint.text_paint import LEFT, draw_text, text_size
from ...look.tokens import tokens

_WIDTHS = (190, 230, 270, 310, 350)  # of two lines of words; the first that holds them is taken


class UndoButton(Painting, QAbstractButton):
    """An icon, and beside it the words on two lines at most; where they have no room they are in the tool tip."""

    def __init__(self, icon: str) -> None:
        super().__init__()
        self._icon, self._words, self._lines, self._reason = icon, "", 2, ""
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

    @property
    def lines(self) -> int:
        """On how many lines the words stand beside the icon."""
        return self._lines

    def set_lines(self, lines: int) -> None:
        """The words on one line or two; on none they are in the tool tip alone."""
        if lines != self._lines:
            self._lines = lines
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
        return bool(self._lines and self.words_width(self._lines))

    def words_width(self, lines: int) -> int:
        """What the words take beside the icon on so many lines, where they may stand at all."""
        width = self._text_width(lines) if lines and not self._reason else 0
        return round(width) + scaled(12) if width else 0

    def _text_width(self, lines: int) -> float:
        """What one or two lines of words take; 0 if they are too long for two."""
        whole = text_size(self._words, "label").width()
        if lines == 1 or whole <= scaled(_WIDTHS[0]):
            return whole
        high = 2 * look().line("label")
        widths = (scaled(width) for width in _WIDTHS)
        return next((width for width in widths if text_size(self._words, "label", width).height() <= high), 0)

    def sizeHint(self) -> QSize:
        side = max(scaled(40), 40)
        if not self.says:
            return QSize(side, side)
        return QSize(side + self.words_width(self._lines), max(side, round(look().line("label") * 2 + 4)))

    def paint(self, painter: QPainter) -> None:
        rect = self.area
        if self.underMouse() and not self._reason:
            fill = color_of("raised" if self.isDown() else "card")
            paint_box(painter, rect, tokens().radius.slot, fill=fill, line=color_of("line"))
        ink = color_of("line_strong" if self._reason else "text_soft")
        side, icon = max(scaled(40), 40), scaled(22)
        place = QRectF((side - icon) / 2, (rect.height() - icon) / 2, icon, icon)
        paint_icon(painter, self._icon, place, ink)
        if self.says:
            words = rect.adjusted(side, 0, -scaled(8), 0)
            draw_text(painter, words, self._words, "label", color_of("text_soft"), LEFT)
