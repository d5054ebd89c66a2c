"""An entry of the first screen: what it opens, and in short what is behind it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from ..look import RING_RADIUS, color_of, paint_icon, scaled
from ..look.controls.pressable import Pressable
from ..look.paint.painted import paint_box
from ..look.paint.text_paint import draw_text, longest_word, text_size
from ..look.tokens import tokens

_ICON, _PAD, _GAP = 25, 18, 14
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class MenuEntry(Pressable):
    """A wide quiet button; the ground appears under the pointer or the keyboard."""

    def __init__(self, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon, self._label, self._aside = icon, "", ""
        self.setProperty(RING_RADIUS, tokens().radius.card)
        self.grow_down(QSizePolicy.Policy.Expanding)

    def set_words(self, label: str, aside: str = "") -> None:
        self._label, self._aside = label, aside
        self.setText(label.replace("&", "&&"))
        self.setAccessibleDescription(aside)
        self.updateGeometry()
        self.update()

    def _left(self) -> int:
        return scaled(_PAD + _ICON + _GAP)

    def _aside_width(self) -> int:
        return round(text_size(self._aside, "body").width()) + scaled(_GAP) if self._aside else 0

    def heightForWidth(self, width: int) -> int:
        room = max(width - self._left() - self._aside_width() - scaled(_PAD), 1)
        return max(scaled(54), round(text_size(self._label, "card_title", room).height()) + scaled(16))

    def sizeHint(self) -> QSize:
        width = self._left() + round(text_size(self._label, "card_title").width()) + self._aside_width()
        return QSize(width + scaled(_PAD), scaled(54))

    def minimumSizeHint(self) -> QSize:
        width = self._left() + round(longest_word(self._label, "card_title")) + self._aside_width()
        return QSize(width + scaled(_PAD), scaled(54))

    def paint(self, painter: QPainter) -> None:
        lit = self.underMouse() or self.hasFocus()
        rect = self.area
        if lit or self.isDown():
            fill = color_of("raised" if self.isDown() else "card", 0.85)
            paint_box(painter, rect, tokens().radius.card, fill=fill, line=color_of("line"))
        side = scaled(_ICON)
        place = QRectF(scaled(_PAD), (self.height() - side) / 2, side, side)
        paint_icon(painter, self._icon, place, color_of("accent_text" if lit else "text_soft"))
        words = rect.adjusted(self._left(), 0, -self._aside_width() - scaled(_PAD), 0)
        draw_text(painter, words, self._label, "card_title", color_of("text"))
        aside = rect.adjusted(0, 0, -scaled(_PAD), 0)
        draw_text(painter, aside, self._aside, "body", color_of("text_soft"), _RIGHT)
