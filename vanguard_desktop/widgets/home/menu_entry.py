"""An entry of the first screen: what it opens, and in short what is behind it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QLinearGradient, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from ..look import RING_RADIUS, color_of, paint_icon, scaled, set_tip
from ..look.controls.pressable import Pressable
from ..look.paint.painted import paint_box
from ..look.paint.text_paint import draw_text, longest_word, text_size
from ..look.tokens import tokens

_ICON, _PAD, _GAP = 25, 18, 14
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class MenuEntry(Pressable):
    """A wide quiet button; the ground appears under the pointer or the keyboard. One may be lit: what to begin with."""

    def __init__(self, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon, self._label, self._aside = icon, "", ""
        self._primary = False
        self.setProperty(RING_RADIUS, tokens().radius.card)
        self.grow_down(QSizePolicy.Policy.Expanding)

    def set_words(self, label: str, aside: str = "", tip: str = "") -> None:
        """`tip` says what is behind it to whoever rests there."""
        self._label, self._aside = label, aside
        self.setText(label.replace("&", "&&"))
        self.setAccessibleDescription(aside or tip)
        set_tip(self, tip)
        self.updateGeometry()
        self.update()

    @property
    def primary(self) -> bool:
        """Whether it is lit."""
        return self._primary

    def set_primary(self, primary: bool) -> None:
        if primary != self._primary:
            self._primary = primary
            self.updateGeometry()
            self.update()

    def _height(self) -> int:
        return scaled(76 if self._primary else 54)

    def _left(self) -> int:
        return scaled(_PAD + _ICON + _GAP)

    def _aside_width(self) -> int:
        return round(text_size(self._aside, "body").width()) + scaled(_GAP) if self._aside else 0

    def heightForWidth(self, width: int) -> int:
        room = max(width - self._left() - self._aside_width() - scaled(_PAD), 1)
        return max(self._height(), round(text_size(self._label, "card_title", room).height()) + scaled(16))

    def sizeHint(self) -> QSize:
        width = self._left() + round(text_size(self._label, "card_title").width()) + self._aside_width()
        return QSize(width + scaled(_PAD), self._height())

    def minimumSizeHint(self) -> QSize:
        width = self._left() + round(longest_word(self._label, "card_title")) + self._aside_width()
        return QSize(width + scaled(_PAD), self._height())

    def paint(self, painter: QPainter) -> None:
        lit = self.underMouse() or self.hasFocus()
        rect = self.area
        ink = color_of("on_accent" if self._primary else "text")
        if self._primary:
            warm = QLinearGradient(0, 0, 0, rect.height())
            warm.setColorAt(0, color_of("accent" if self.isDown() else "accent_hi"))
            warm.setColorAt(1, color_of("accent_hi" if self.underMouse() and not self.isDown() else "accent"))
            paint_box(painter, rect, tokens().radius.card, fill=QBrush(warm), line=color_of("accent_hi"), width=1.5)
        elif lit or self.isDown():
            fill = color_of("raised" if self.isDown() else "card", 0.85)
            paint_box(painter, rect, tokens().radius.card, fill=fill, line=color_of("line"))
        side = scaled(_ICON)
        place = QRectF(scaled(_PAD), (self.height() - side) / 2, side, side)
        sign = "on_accent" if self._primary else "accent_text" if lit else "text_soft"
        paint_icon(painter, self._icon, place, color_of(sign))
        words = rect.adjusted(self._left(), 0, -self._aside_width() - scaled(_PAD), 0)
        draw_text(painter, words, self._label, "card_title", ink)
        aside = rect.adjusted(0, 0, -scaled(_PAD), 0)
        draw_text(painter, aside, self._aside, "body", ink if self._primary else color_of("text_soft"), _RIGHT)
