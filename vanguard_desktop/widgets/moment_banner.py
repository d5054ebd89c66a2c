"""A moment that is felt: a band over the table that says what turned out well or badly, and is gone by itself."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from vanguard_desktop.models.common.moments import Moment, MomentKind

from .look import Painted, color_of, look, paint_icon, scaled
from .look.first_input import FirstInput
from .look.paint.painted import faded, paint_box, paint_disk, square
from .look.paint.text_paint import draw_text, text_size
from .look.tokens import tokens

_COLORS = {
    MomentKind.DEATH: "text_soft",
    MomentKind.FAILURE: "bad",
    MomentKind.MISSION: "good",
    MomentKind.PROMOTION: "good",
    MomentKind.INJURY: "bad",
    MomentKind.DISCOVERY: "text",
    MomentKind.SETBACK: "warn",
    MomentKind.SUCCESS: "good",
    MomentKind.MISS: "bad",
}
# Milliseconds that it is there; a death takes its time.
_LASTS = {MomentKind.DEATH: 2400, MomentKind.MISSION: 1700, MomentKind.PROMOTION: 1700}
_SHORT = 1200
_HIGH, _ROUND, _PAD = 76, 52, 16
_COMES, _GOES = 0.16, 0.86  # the shares of its time in which it comes and goes


class MomentBanner(Painted):
    """It waits for nobody: every press goes through it, and the first one ends it at once.

    Each kind moves in its own way: a mission sends out rings, a find turns up, a hurt shakes, an event falls from
    above, a death only fades. With motion off it stands still for its time.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._moment: Moment | None = None
        self._stays = False
        self._at = 0.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._motion = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._motion.valueChanged.connect(self._go_on)
        self._motion.finished.connect(self._on_gone)
        self._stands = QTimer(self, singleShot=True)
        self._stands.timeout.connect(self.finish)
        self._input = FirstInput(self.finish, self)
        self.hide()

    @property
    def moment(self) -> Moment | None:
        """What is felt now."""
        return self._moment

    def show_moment(self, moment: Moment, room: QRect, *, stays: bool = False) -> None:
        """Over the upper part of `room`; one that `stays` is there until somebody presses something."""
        self.finish()
        self._moment, self._stays = moment, stays
        words = max(text_size(moment.title, "heading").width(), text_size(moment.words, "body").width())
        width = min(round(words) + scaled(_ROUND) + 4 * scaled(_PAD), room.width() - 16)
        inside = width - scaled(_ROUND) - 4 * scaled(_PAD)
        lines = text_size(moment.title, "heading", max(inside, 1)).height() + look().line("body")
        height = max(scaled(_HIGH), round(lines) + 2 * scaled(12))
        edge = scaled(28)  # rings reach over its edges, and a hurt shakes
        parent = self.parentWidget()
        assert parent is not None
        left = room.left() + (room.width() - width) // 2 - edge
        left = max(0, min(left, parent.width() - width - 2 * edge))
        top = max(room.top() + room.height() // 7, edge)
        self.setGeometry(left, top - edge, width + 2 * edge, height + 2 * edge)
        self.setAccessibleName(f"{moment.title}. {moment.words}.")
        self._input.listen()
        lasts = _LASTS.get(moment.kind, _SHORT)
        if look().reduced_motion:
            self._at = 0.5
            if not stays:
                self._stands.start(lasts)
        else:
            self._at = 0.0
            self._motion.setEndValue(0.5 if stays else 1.0)
            self._motion.setDuration(
                round(lasts * max(look().duration("die_roll") / tokens().duration_ms.die_roll, 0.5))
            )
            self._motion.start()
        self.raise_()
        self.show()
        QTimer.singleShot(0, self, self.raise_)  # a sheet that opens in the same step lies below it

    def finish(self) -> None:
        """At once; nothing runs any more."""
        if self._moment is None:
            return
        self._moment = None
        self._motion.stop()
        self._stands.stop()
        self.setAccessibleName("")
        self._input.stop()
        self.hide()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.finish()  # it was said in the language before
        super().changeEvent(event)

    def _on_gone(self) -> None:
        if not self._stays:
            self.finish()

    def _go_on(self, at: float) -> None:
        self._at = at
        self.update()

    def paint(self, painter: QPainter) -> None:
        moment = self._moment
        if moment is None:
            return
        self._input.painted()
        edge, color = scaled(28), color_of(_COLORS[moment.kind])
        comes = min(self._at / _COMES, 1.0)
        goes = max((self._at - _GOES) / (1 - _GOES), 0.0)
        painter.setOpacity(comes * (1 - goes))
        moved = self._moved(moment.kind, comes)
        band = self.area.adjusted(edge, edge, -edge, -edge).translated(moved)
        middle = QPointF(band.left() + scaled(_PAD) + scaled(_ROUND) / 2, band.center().y())
        paint_box(painter, band, tokens().radius.panel, fill=color_of("raised"), line=color, width=2)
        self._paint_sign(painter, middle, moment)
        left = middle.x() + scaled(_ROUND) / 2 + scaled(_PAD)
        room = band.right() - scaled(_PAD) - left
        title = text_size(moment.title, "heading", room).height()
        low = look().line("body")
        top = band.center().y() - (title + low) / 2
        draw_text(painter, QRectF(left, top, room, title), moment.title, "heading", color_of("text"))
        draw_text(painter, QRectF(left, top + title, room, low), moment.words, "body", color_of("text_soft"))

    def _moved(self, kind: MomentKind, comes: float) -> QPointF:
        match kind:
            case MomentKind.INJURY if self._at < 0.35 and not look().reduced_motion:
                return QPointF(scaled(8) * math.sin(self._at * 90) * (1 - self._at / 0.35), 0)
            case MomentKind.SETBACK | MomentKind.FAILURE | MomentKind.MISS:
                return QPointF(0, -scaled(24) * (1 - comes) ** 2)
            case MomentKind.PROMOTION | MomentKind.DISCOVERY | MomentKind.SUCCESS:
                return QPointF(0, scaled(18) * (1 - comes) ** 2)
            case _:
                return QPointF()

    def _paint_sign(self, painter: QPainter, middle: QPointF, moment: Moment) -> None:
        color, reach = color_of(_COLORS[moment.kind]), scaled(_ROUND) / 2
        if moment.kind in (MomentKind.MISSION, MomentKind.PROMOTION) and not look().reduced_motion:
            for late in (0.0, 0.14):
                out = (self._at - late) / 0.5
                if 0 < out < 1:
                    painter.setPen(QPen(faded(color, 0.7 * (1 - out)), 3))
                    painter.setBrush(Qt.BrushStyle.NoBrush)
                    painter.drawEllipse(middle, reach + out * scaled(26), reach + out * scaled(26))
        paint_disk(painter, middle, reach - 2, fill=color_of("well"), line=color, width=2.5)
        side = reach * 1.15
        if moment.kind is MomentKind.DISCOVERY and not look().reduced_motion:
            side *= 0.6 + 0.4 * min(self._at / 0.3, 1.0)
        paint_icon(painter, moment.icon, square(middle, side), color)
