"""A small plot of something over the cycles, with its value of now."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QAccessible, QPainter, QPen, QPolygonF

from vanguard_desktop.models.ship.after.night import Curve

from ...look import Painted, color_of, look, paint_icon, scaled
from ...look.controls.asking import about
from ...look.paint.painted import paint_box, paint_disk
from ...look.paint.text_paint import LEFT, draw_text, text_size
from ...look.tokens import tokens

_WIDE, _HIGH, _PAD, _ICON = 200, 150, 12, 20


class CyclePlot(Painted):
    """Levels are written at the left, cycles below; a cycle without a value has a gap.

    As `wide` as that, if it is not too little.
    """

    spoken_as = QAccessible.Role.Graphic

    def __init__(self, curve: Curve, wide: int) -> None:
        super().__init__()
        self._curve, self._wide = curve, wide
        self.keep_size()
        self.setAccessibleName(curve.spoken)
        about(self, f"icon:{curve.icon}")

    def sizeHint(self) -> QSize:
        return QSize(max(scaled(_WIDE), self._wide), scaled(_HIGH))

    def paint(self, painter: QPainter) -> None:
        curve, box, side = self._curve, self.area, scaled(_ICON)
        paint_box(painter, box, tokens().radius.slot, fill=color_of("card"), line=color_of("line_faint"))
        now = text_size(curve.now, "number").width()
        words = box.width() - 2 * _PAD - side - 14 - now
        high = max(text_size(curve.title, "label", words).height(), scaled(26))
        head = QRectF(_PAD, 6, box.width() - 2 * _PAD, high)
        paint_icon(painter, curve.icon, QRectF(head.left(), head.center().y() - side / 2, side, side),
                   color_of("accent_text"))  # fmt: skip
        draw_text(painter, head.adjusted(side + 8, 0, -now - 6, 0), curve.title, "label", color_of("text"), LEFT)
        draw_text(painter, QRectF(head.right() - now, head.top(), now + 2, head.height()), curve.now, "number",
                  color_of("text"), LEFT)  # fmt: skip
        room = QRectF(_PAD, head.bottom() + 8, head.width(), box.height() - head.bottom() - 14)
        if len(curve.values) > 1:
            self._paint_curve(painter, room)
        else:  # a single dot tells nothing
            draw_text(painter, room, curve.alone, "body", color_of("text_soft"))

    def _paint_curve(self, painter: QPainter, room: QRectF) -> None:
        curve, line = self._curve, look().line("label")
        wide = max((text_size(words, "label").width() for _, words in curve.levels), default=0.0) + 8
        plot = QRectF(room.left() + wide, room.top() + 8, room.width() - wide - 10, room.height() - line - 16)
        values = [value for value in curve.values if value is not None]
        low = min([*values, *(level for level, _ in curve.levels)], default=0)
        high = max([*values, *(level for level, _ in curve.levels)], default=1)
        apart = max(high - low, 1)

        def at(number: int, value: float) -> QPointF:
            share = number / (len(curve.values) - 1) if len(curve.values) > 1 else 0.5
            return QPointF(plot.left() + share * plot.width(), plot.bottom() - (value - low) / apart * plot.height())

        for level, words in curve.levels:
            y = at(0, level).y()
            painter.setPen(QPen(color_of("line"), 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            place = QRectF(room.left(), y - line / 2, wide - 6, line)
            draw_text(painter, place, words, "label", color_of("text_mute"), LEFT)
        runs: list[QPolygonF] = [QPolygonF()]
        for number, value in enumerate(curve.values):
            if value is None:
                runs.append(QPolygonF())
            else:
                runs[-1].append(at(number, value))
        painter.setPen(QPen(color_of("text"), 2))
        for run in runs:
            painter.drawPolyline(run)
        for number, value in enumerate(curve.values):
            if value is not None:
                last = number == len(curve.values) - 1
                fill = color_of("text" if last else "card")
                paint_disk(painter, at(number, value), 4.5 if last else 3.5, fill=fill, line=color_of("text"), width=2)
        for number in sorted({0, len(curve.cycles) - 1}):
            if 0 <= number < len(curve.cycles):
                words = curve.cycles[number]
                wide_words = text_size(words, "label").width()
                left = min(max(at(number, low).x() - wide_words / 2, plot.left()), room.right() - wide_words)
                draw_text(painter, QRectF(left, room.bottom() - line, wide_words + 2, line), words, "label",
                          color_of("text_mute"), LEFT)  # fmt: skip
