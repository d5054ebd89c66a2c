"""A path on the land: dots on a dark bed, a line with two arrowheads where it goes one way only, bars while closed."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from vanguard_desktop.widgets.look import night_of
from vanguard_desktop.widgets.look.paint.kept import Shelf

from ..planet.path_layout import Curve
from ..z_order import Z

_BED, _DOT, _WARM_DOT = 9.0, 3.4, 4.2
_DOT_EVERY = 10.0
_HEAD_AT = 0.62  # of the way from an end to the sign
_BARS_AT, _BAR_LENGTH = 0.66, 11.0  # like the arrowheads, beside the sign
_PICTURE_SCALE = 1.5
_RESTS = 8  # the map rests at a few zooms only, mostly where all of it is seen


class PathItem(QGraphicsItem):
    """The way itself; its icons hang on a pill of their own."""

    def __init__(self, curve: Curve, *, one_way: bool) -> None:
        super().__init__()
        self.setZValue(Z.PATH)
        self._line = curve.line()
        heads = (curve.hang * _HEAD_AT, 1 - (1 - curve.hang) * _HEAD_AT) if one_way else ()
        self._heads = [_head(curve.at(t), curve.angle(t)) for t in heads]
        places = (curve.hang * _BARS_AT, 1 - (1 - curve.hang) * _BARS_AT)
        self._bars = [_bar(curve.at(t), curve.angle(t)) for t in places]
        self._one_way = one_way
        self.usable = self.closed = False
        self._picture: QPixmap | None = None
        self._at_rest = Shelf(_RESTS)

    def set_usable(self, usable: bool) -> None:
        """Warm if the member in turn may go along it."""
        if usable is not self.usable:
            self.usable = usable
            self._picture = None
            self.update()

    def set_closed(self, closed: bool) -> None:
        """Barred on both sides of its sign, with nothing but the bed in between, until something opens it."""
        if closed is not self.closed:
            self.closed = closed
            self._picture = None
            self.update()

    def boundingRect(self) -> QRectF:
        return self._line.boundingRect().adjusted(-16, -16, 16, 16)

    def shape(self) -> QPainterPath:
        return QPainterPath()  # the pill is what can be pressed

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        box = self.boundingRect()
        if painter.renderHints() & QPainter.RenderHint.SmoothPixmapTransform:
            self._at_rest.paint(painter, box, (self.usable, self.closed), self._draw_in)
            return
        # Dots are dear. While the map moves, which is when the view asks for no smoothness, a picture of them will do.
        if self._picture is None:
            self._picture = QPixmap(box.size().toSize() * _PICTURE_SCALE)
            self._picture.fill(Qt.GlobalColor.transparent)
            inside = QPainter(self._picture)
            inside.setRenderHint(QPainter.RenderHint.Antialiasing)
            inside.scale(self._picture.width() / box.width(), self._picture.height() / box.height())
            self._draw_in(inside, QRectF(QPointF(), box.size()))
            inside.end()
        painter.drawPixmap(box, self._picture, QRectF(self._picture.rect()))

    def _draw_in(self, painter: QPainter, box: QRectF) -> None:
        painter.translate(box.topLeft() - self.boundingRect().topLeft())
        self._draw(painter)

    def _draw(self, painter: QPainter) -> None:
        bed = night_of("halo", 0.65)
        ink = night_of("accent_hi") if self.usable else night_of("text_soft", 0.75)
        painter.strokePath(self._line, _pen(bed, _BED))
        if self.closed:
            for bar in self._bars:
                painter.strokePath(bar, _pen(bed, 8))
                painter.strokePath(bar, _pen(night_of("warn"), 4))
            return
        width = _WARM_DOT if self.usable else _DOT
        pen = _pen(ink, width)
        if not self._one_way:
            # Dash patterns count in pen widths; a dash of nearly nothing with round ends is a dot.
            pen.setDashPattern([0.01, _DOT_EVERY / width])
        painter.strokePath(self._line, pen)
        for head in self._heads:
            painter.strokePath(head, _pen(bed, 8))
            painter.strokePath(head, _pen(night_of("accent_hi") if self.usable else night_of("text_soft"), 4))


def _pen(color: QColor, width: float) -> QPen:
    return QPen(color, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def _bar(at: QPointF, angle: float) -> QPainterPath:
    """Across the way, as a gate."""
    turn = math.radians(angle)
    across = QPointF(-math.sin(turn), math.cos(turn)) * _BAR_LENGTH
    bar = QPainterPath(at - across)
    bar.lineTo(at + across)
    return bar


def _head(at: QPointF, angle: float) -> QPainterPath:
    turn = math.radians(angle)
    head = QPainterPath()
    for step, (x, y) in enumerate(((-9, -9), (4, 0), (-9, 9))):
        point = at + QPointF(x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn))
        if step:
            head.lineTo(point)
        else:
            head.moveTo(point)
    return head
