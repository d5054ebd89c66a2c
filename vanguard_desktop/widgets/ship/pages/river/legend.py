"""What the signs of the star map mean, over its lower corner."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from vanguard_desktop.scenes.stars.lights import paint_mark

from ....look import Changing, Painted, color_of, night_of, paint_icon, scaled
from ....look.paint.painted import paint_box, square
from ....look.paint.text_paint import LEFT, draw_text, text_size
from ....look.tokens import tokens

_SIGN, _GAP, _APART, _PAD, _HIGH = 26, 8, 18, 12, 36


class Legend(Changing, Painted):
    """One line of signs with words; it is hidden where the map is too narrow for it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._words: list[str] = []
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._retranslate()

    def _retranslate(self) -> None:
        self._words = [
            #: On the star map, beside a dotted line.
            self.tr("flight, price in energy"),
            #: On the star map, beside a solid line.
            self.tr("chosen course"),
            #: On the star map, beside an open book: something is read there.
            self.tr("an entry waits"),
            #: On the star map, beside a danger mark.
            self.tr("needs an upgrade"),
        ]
        self.setAccessibleName(", ".join(self._words))
        self.resize(self.sizeHint())
        self.update()

    def sizeHint(self) -> QSize:
        words = sum(text_size(each, "body").width() + scaled(_SIGN) + _GAP for each in self._words)
        return QSize(round(words + _APART * (len(self._words) - 1) + 2 * _PAD), scaled(_HIGH))

    def paint(self, painter: QPainter) -> None:
        paint_box(painter, self.area, tokens().radius.slot, fill=color_of("deck", 0.9), line=color_of("line_faint"))
        draws: tuple[Callable[[QPainter, QRectF], None], ...] = (_dots, _course, _book, _mark)
        left, middle = float(_PAD), self.area.center().y()
        for words, draw in zip(self._words, draws, strict=True):
            sign = QRectF(left, middle - scaled(_SIGN) / 2, scaled(_SIGN), scaled(_SIGN))
            draw(painter, sign)
            width = text_size(words, "body").width()
            place = QRectF(sign.right() + _GAP, 0, width, self.height())
            draw_text(painter, place, words, "body", color_of("text_soft"), LEFT)
            left = place.right() + _APART


def _dots(painter: QPainter, place: QRectF) -> None:
    pen = QPen(color_of("text_soft"), 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    pen.setDashPattern([0.01, 2.4])
    _line(painter, place, pen)


def _course(painter: QPainter, place: QRectF) -> None:
    _line(painter, place, QPen(color_of("accent"), 3.5))


def _line(painter: QPainter, place: QRectF, pen: QPen) -> None:
    painter.setPen(pen)
    painter.drawLine(QPointF(place.left() + 1, place.center().y()), QPointF(place.right() - 1, place.center().y()))


def _book(painter: QPainter, place: QRectF) -> None:
    paint_icon(painter, "log_entry", square(place.center(), scaled(20)), color_of("text"))


def _mark(painter: QPainter, place: QRectF) -> None:
    paint_box(painter, place, 6, fill=night_of("deck"), line=None)
    paint_mark(painter, square(place.center(), scaled(15)), "amber")
