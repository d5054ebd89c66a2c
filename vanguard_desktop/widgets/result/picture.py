"""The left half of a result sheet: the land, over it how it ended and who went where, below it a last sentence."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, QRectF, QSize, QTimer
from PySide6.QtGui import QAccessible, QImage, QLinearGradient, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from vanguard_desktop.models.common.result import Fact, Result, Route, Tone

from ..look import Painted, color_of, look, paint_icon, scaled
from ..look.controls.flow import FlowLayout
from ..look.controls.lines import empty
from ..look.controls.text import Text
from ..look.paint.painted import clip_round, paint_box
from ..look.paint.painted_aside import PaintedAside
from ..look.paint.text_paint import draw_text, text_size
from ..look.tokens import tokens
from .landscape import paint_land, paint_walks, painted_land, pen_of

_EDGE = 24
_LEAST_MAP = 190
_WORDS_FIRST_MS = 60
# Ink, line and ground.
_TONES = {
    Tone.PLAIN: ("text_soft", "line", "sheet_row"),
    Tone.GOOD: ("good", "good", "good_fill"),
    Tone.BAD: ("bad", "bad", "bad_fill"),
}


class ResultPicture(Painted):
    """`waiting` until the land is painted; the words are there at once. A book may `paint` something else there."""

    def __init__(self, paint: Callable[[QPainter, QRectF], None] | None = None) -> None:
        super().__init__()
        self._paint_own = paint
        self._result: Result | None = None
        self._land: QPixmap | None = None
        self._short = False
        self._painter: PaintedAside[QImage] = PaintedAside(self)
        self._painter.done.connect(self._take)
        self._kicker, self._title = Text(color="text_soft"), Text(role="screen_title")
        self._facts, self._legend = QWidget(), QWidget()
        self._fact_row, self._legend_row = FlowLayout(self._facts, gap=8), FlowLayout(self._legend, gap=14)
        self._verdict, self._quote = Text(), Text(role="story", italic=True)
        self._box = QVBoxLayout(self)
        self._box.setSpacing(8)
        for part in (self._kicker, self._title, self._facts, self._verdict, self._legend):
            self._box.addWidget(part)
        self._map = QWidget()
        self._box.addWidget(self._map, 1)
        self._box.addWidget(self._quote)
        self._dress()

    @property
    def waiting(self) -> bool:
        return self.isVisible() and self._land is None and self._paint_own is None

    def _dress(self) -> None:
        self._box.setContentsMargins(_EDGE, 18, _EDGE, 20)
        self._map.setMinimumHeight(scaled(_LEAST_MAP))

    def show_result(self, result: Result) -> None:
        first, self._result = self._result is None, result
        self._kicker.setText(result.kicker)
        self._title.setText(result.title)
        empty(self._fact_row)
        for fact in sorted(result.facts, key=lambda fact: fact.tone is Tone.PLAIN):
            self._fact_row.addWidget(FactPill(fact))
        empty(self._legend_row)
        for route in result.landscape.routes:
            self._legend_row.addWidget(_LegendLine(route))
        self._verdict.setText(result.verdict)
        self._verdict.setVisible(bool(result.verdict))
        self._quote.setText(result.quote)
        self._make_room()
        if first and self._paint_own is None:
            QTimer.singleShot(_WORDS_FIRST_MS, self, self._begin)
        self.update()

    @property
    def free_room(self) -> QRect:
        """Where no words lie over it."""
        return self._map.geometry()

    def set_short(self, short: bool) -> None:
        """In a low window the last sentence gives way."""
        self._short = short
        self._make_room()

    def _make_room(self) -> None:
        """The last sentence gives way also where the others are so long that it would lie on the map."""
        self._quote.setVisible(not self._short and self._result is not None and bool(self._result.quote))
        if not self._quote.isHidden() and self._box.heightForWidth(self.width()) > self.height():
            self._quote.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _begin(self) -> None:
        if self._result is not None:
            scale = self.devicePixelRatioF() * max(self.width() / 700, self.height() / 960, 0.5)
            self._painter.begin(painted_land(self._result.landscape, scale))

    def _take(self, land: QImage) -> None:
        self._land = QPixmap.fromImage(land)
        self.update()

    def paint(self, painter: QPainter) -> None:
        if self._result is None:
            return
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        rect, radius = self.area.adjusted(1, 1, 0, 0), tokens().radius.sheet
        painter.save()
        clip_round(painter, rect.adjusted(0, 0, radius, radius), radius)
        if self._paint_own is not None:
            below = self._map.geometry().bottom() + 20 if self._quote.isVisible() else self.height()
            painter.fillRect(rect, color_of("sheet"))
            self._paint_own(painter, QRectF(rect.left(), rect.top(), rect.width(), below - rect.top()))
        else:
            paint_land(painter, rect, self._result.landscape, self._land)
        self._paint_fades(painter, rect)
        paint_walks(painter, QRectF(self._map.geometry()), self._result.landscape)
        painter.restore()

    def _paint_fades(self, painter: QPainter, rect: QRectF) -> None:
        """Into the paper: above and below for the words, at the side for the rest of the sheet."""
        top, high = self._map.geometry().top(), rect.height()
        low = self._map.geometry().bottom() if self._quote.isVisible() else high
        down = QLinearGradient(rect.topLeft(), rect.bottomLeft())
        stops = [(0.0, 0.96), (max(top - 20, 0) / high, 0.88), (min(top + 60, high) / high, 0.0)]
        if low < high:
            stops += [((low - 40) / high, 0.0), (min(low + 20, high) / high, 0.9), (1.0, 0.97)]
        for at, alpha in sorted(stops):
            down.setColorAt(min(max(at, 0.0), 1.0), color_of("sheet", alpha))
        painter.fillRect(rect, down)
        side = QLinearGradient(rect.topLeft(), rect.topRight())
        for at, alpha in ((0.0, 0.0), (0.88, 0.0), (1.0, 1.0)):
            side.setColorAt(at, color_of("sheet", alpha))
        painter.fillRect(rect, side)


class FactPill(Painted):
    """How it ended, in a word or two."""

    spoken_as = QAccessible.Role.StaticText

    def __init__(self, fact: Fact) -> None:
        super().__init__()
        self._fact = fact
        self.keep_size()
        self.setAccessibleName(fact.words)

    def sizeHint(self) -> QSize:
        words, high = text_size(self._fact.words, self._role).width(), look().line(self._role) + scaled(12)
        return QSize(round(words) + self._side + scaled(28), high)

    @property
    def _role(self) -> str:
        """Whether it went well or badly is the largest word of all."""
        return "label" if self._fact.tone is Tone.PLAIN else "heading"

    @property
    def _side(self) -> int:
        """Of its icon."""
        return scaled(18 if self._fact.tone is Tone.PLAIN else 28)

    def paint(self, painter: QPainter) -> None:
        ink, line, fill = _TONES[self._fact.tone]
        paint_box(painter, self.area, tokens().radius.slot, fill=color_of(fill), line=color_of(line), width=1.5)
        side = self._side
        paint_icon(painter, self._fact.icon, QRectF(scaled(10), (self.height() - side) / 2, side, side), color_of(ink))
        place = QRectF(side + scaled(16), 0, self.width() - side - scaled(20), self.height())
        draw_text(painter, place, self._fact.words, self._role, color_of("text" if ink == "text_soft" else ink))


class _LegendLine(Painted):
    """Whose line is which."""

    spoken_as = QAccessible.Role.StaticText

    def __init__(self, route: Route) -> None:
        super().__init__()
        self._route = route
        self.keep_size()
        self.setAccessibleName(route.name)

    def sizeHint(self) -> QSize:
        return QSize(scaled(62) + round(text_size(self._route.name, "label").width()), scaled(24))

    def paint(self, painter: QPainter) -> None:
        middle, route = self.height() / 2, self._route
        painter.setPen(pen_of(route.section, 4.0, night=False))
        painter.drawLine(scaled(3), round(middle), scaled(30), round(middle))
        side = scaled(18)
        icon = QRectF(scaled(36), middle - side / 2, side, side)
        paint_icon(painter, f"section_{route.section}", icon, color_of(f"section_{route.section}"))
        draw_text(painter, self.area.adjusted(scaled(59), 0, 0, 0), route.name, "label", color_of("text"))
