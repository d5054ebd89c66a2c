"""What a scrolled text shows where it goes on: it fades out there, with a sign to press for the rest of it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QScrollArea, QWidget

from ..icons import paint_icon
from ..paint.painted import faded, key_cap_width, paint_box, paint_key_cap
from ..paint.text_paint import CENTER, draw_text, text_size
from ..parts import Changing, Painting
from ..theme import color_of, scaled

_FADE, _SIGN, _PAD, _GAP, _ICON = 64, 30, 12, 8, 16
_HARDLY = 8  # the free edge below the last line is nothing to read
_PAGE = 0.8  # of what is seen: the last lines stay for the eye to find its place


class MoreMark(Changing, Painting, QAbstractButton):
    """Lies over the lower edge of a column, on paper of the color `ground`, while there is more below; `key` turns it.

    The upper edge of the column fades as well once something has been scrolled away there.
    """

    def __init__(self, column: QScrollArea, *, ground: str, key: str = "") -> None:
        super().__init__(column)
        self._column, self._ground, self._key = column, ground, key
        self._above = _Fade(column, ground)
        self._bar = column.verticalScrollBar()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the key does the same, wherever the keyboard is
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(lambda: self.turn(1))
        self._bar.valueChanged.connect(self._follow)
        self._bar.rangeChanged.connect(self._follow)
        column.installEventFilter(self)
        self._retranslate()
        self._follow()

    def turn(self, pages: int) -> None:
        """Go on in the text, or back."""
        self._bar.setValue(self._bar.value() + round(pages * self._bar.pageStep() * _PAGE))

    def _follow(self) -> None:
        port = self._column.viewport().geometry()
        fade = min(scaled(_FADE), port.height() // 2)
        self._above.setGeometry(QRect(port.left(), port.top(), port.width(), fade // 2))
        self._above.setVisible(self._bar.value() > _HARDLY)
        self.setGeometry(QRect(port.left(), port.bottom() + 1 - fade, port.width(), fade))
        self.setVisible(self._bar.maximum() - self._bar.value() > _HARDLY)
        self._above.raise_()
        self.raise_()

    def hitButton(self, pos: QPointF) -> bool:  # type: ignore[override]  # only the sign is pressed, not the words
        return self.sign.contains(QPointF(pos))

    @property
    def sign(self) -> QRectF:
        """What is pressed."""
        wide = _PAD + scaled(_ICON) + _GAP + round(text_size(self.text(), "label").width()) + _PAD
        if self._key:
            wide += key_cap_width(self._key) + _GAP
        high = scaled(_SIGN)
        return QRectF((self.width() - wide) / 2, self.height() - high - 2, wide, high)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Show):
            self._follow()
        return super().eventFilter(watched, event)

    def _retranslate(self) -> None:
        #: On a sign at the lower edge of a text that goes on below.
        self.setText(self.tr("More"))
        self.setAccessibleName(self.tr("The text goes on below"))

    def paint(self, painter: QPainter) -> None:
        _paint_fade(painter, self.area, self._ground, down=True)
        sign = self.sign
        lit = self.underMouse() or self.isDown()
        ink = color_of("text" if lit else "text_soft")
        paint_box(
            painter, sign, sign.height() / 2, fill=color_of("raised"), line=color_of("line_strong" if lit else "line")
        )
        side = scaled(_ICON)
        left = sign.left() + _PAD
        paint_icon(painter, "chevron_down", QRectF(left, sign.center().y() - side / 2, side, side), ink)
        left += side + _GAP
        words = QRectF(left, sign.top(), text_size(self.text(), "label").width() + 1, sign.height())
        draw_text(painter, words, self.text(), "label", ink, CENTER)
        if self._key:
            paint_key_cap(painter, QPointF(sign.right() - _PAD, sign.center().y()), self._key, ink)


class _Fade(QWidget):
    """The upper edge, where words are scrolled away."""

    def __init__(self, column: QScrollArea, ground: str) -> None:
        super().__init__(column)
        self._ground = ground
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, _event: QPaintEvent) -> None:
        _paint_fade(QPainter(self), QRectF(self.rect()), self._ground, down=False)


def _paint_fade(painter: QPainter, rect: QRectF, ground: str, *, down: bool) -> None:
    """The paper, from nothing to whole."""
    whole = color_of(ground)
    none = faded(whole, 0.0)
    gradient = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    gradient.setColorAt(0.0, none if down else whole)
    gradient.setColorAt(0.6 if down else 0.4, whole)
    gradient.setColorAt(1.0, whole if down else none)
    painter.fillRect(rect, gradient)
