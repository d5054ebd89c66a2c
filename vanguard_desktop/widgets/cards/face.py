"""A whole card: its frame, its name and kind, its story, its rules with icons in line, and its time track."""

from __future__ import annotations

from collections.abc import Iterator

import attrs
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen, QTextDocument

from vanguard_desktop.models.common.card_dress import CardKind
from vanguard_desktop.models.common.cards import CardShown
from vanguard_desktop.scenes.items.card_paint import story_font

from ..look import color_of, paint_icon, scaled
from ..look.paint.painted import paint_box, paint_disk
from ..look.paint.rich import rich_document
from ..look.paint.spots import Spot, spot_in
from ..look.paint.text_paint import draw_text, text_size
from .frame import head_height, paint_frame, ribbon_width

PAD = 14
_GAP, _SPACE_W, _SPACE_H, _TICK = 8, 26, 20, 22
_ENDLESS = 10_000


@attrs.frozen
class _Placed:
    """A line of rules and where it stands."""

    document: QTextDocument
    at: QPointF


class CardFace:
    """Laid out for one width; `art` is False where a low window has no room for pictures."""

    def __init__(self, card: CardShown, width: int, ratio: float, *, art: bool = True) -> None:
        self._card, self._ratio, self._art = card, ratio, art
        self.width = width
        self._left = PAD + ribbon_width(card, art=art)
        self._room = width - self._left - PAD
        y = float(head_height(card, art=art) + PAD)
        tick = scaled(_TICK) + _GAP if card.command is not None else 0
        self._name = self._text_place(y, card.name, "card_title", beside=tick)
        y = self._name.bottom()
        self._kind = self._text_place(y, card.aside, "label")
        y = self._kind.bottom() + _GAP
        self._story = QRectF(self._left, y, self._room, self._story_height())
        if card.story:
            y = self._story.bottom() + _GAP
        self._lines: list[_Placed] = []
        for document in self._documents():
            self._lines.append(_Placed(document, QPointF(self._left, y)))
            y += document.size().height() + _GAP
        self._track = QRectF(self._left, y, self._room, scaled(_SPACE_H) if card.dress.spaces else 0)
        if card.dress.spaces:
            y = self._track.bottom() + _GAP
        self.height = round(y + PAD - _GAP)

    def _text_place(self, y: float, text: str, role: str, *, beside: int = 0) -> QRectF:
        room = self._room - beside
        return QRectF(self._left, y, room, text_size(text, role, room).height() if text else 0.0)

    def _story_height(self) -> float:
        if not self._card.story:
            return 0.0
        room = QRectF(0, 0, self._room, _ENDLESS)
        flags = int(Qt.TextFlag.TextWordWrap)
        return QFontMetricsF(story_font()).boundingRect(room, flags, self._card.story).height()

    def _documents(self) -> Iterator[QTextDocument]:
        card = self._card
        for line in card.lines:
            yield rich_document(line, width=self._room, ratio=self._ratio)
        if card.reason and card.command is None:
            yield rich_document(card.reason, color="warn", width=self._room, ratio=self._ratio)

    def spot_at(self, place: QPointF) -> Spot | None:
        """The icon or character of its rules under a point."""
        for line in self._lines:
            inside = place - line.at
            if 0 <= inside.y() <= line.document.size().height():
                return spot_in(line.document, inside)
        return None

    def paint(self, painter: QPainter, height: int) -> None:
        """Draw it with its upper left corner at the origin."""
        card = self._card
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_frame(painter, QRectF(0, 0, self.width, height), card, art=self._art)
        draw_text(painter, self._name, card.name, "card_title", color_of("text"))
        if card.aside:
            draw_text(painter, self._kind, card.aside, "label", color_of("text_soft"))
        if card.story:
            painter.setFont(story_font())
            painter.setPen(color_of("text_soft"))
            painter.drawText(self._story, int(Qt.TextFlag.TextWordWrap), card.story)
        for number, line in enumerate(self._lines):
            painter.save()
            painter.translate(line.at)
            line.document.drawContents(painter)
            painter.restore()
            if number == 0 and card.kind is CardKind.SECTION:
                self._paint_halves(painter, line)
        if card.dress.spaces:
            self._paint_track(painter)
        if card.command is not None:
            side = scaled(_TICK)
            place = QRectF(self.width - side - PAD, self._name.top(), side, side)
            paint_icon(painter, "check", place, color_of("legal"))

    def _paint_halves(self, painter: QPainter, upper: _Placed) -> None:
        """The line between the two halves of a section card (CRD-03)."""
        y = round(upper.at.y() + upper.document.size().height() + _GAP / 2) + 0.5
        painter.setPen(QPen(color_of("line"), 1))
        painter.drawLine(QPointF(self._left, y), QPointF(self._left + self._room, y))

    def _paint_track(self, painter: QPainter) -> None:
        """The spaces of its time track, with a mark on each that does something."""
        place, dress = self._track, self._card.dress
        side = place.height()
        paint_icon(painter, "time", QRectF(place.left(), place.top(), side, side), color_of("text_soft"))
        left = place.left() + side + 6
        wide = min(scaled(_SPACE_W), (place.right() - left) / dress.spaces - 4)
        for space in range(1, dress.spaces + 1):
            rect = QRectF(left, place.top(), wide, place.height())
            paint_box(painter, rect, 5, fill=color_of("well"), line=color_of("line_strong"))
            if space in dress.marked:
                paint_disk(painter, rect.center(), 3.0, fill=color_of("warn"), line=color_of("warn"))
            left += wide + 4
