"""A slot of the ship book: empty, or with its card, the round places for people below, and what may be done with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QContextMenuEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from vanguard_desktop.models.common.cards import CardShown
from vanguard_desktop.models.ship.slots import CardSlot

from ...cards.face import CardFace
from ...look import ENTER_PRESSES, RING_RADIUS, color_of, paint_icon, scaled
from ...look.paint.painted import key_cap_width, paint_box, paint_disk, paint_key_cap
from ...look.paint.rich import rich_document, rich_size
from ...look.paint.text_paint import CENTER, LEFT, draw_text, longest_word, text_size
from ...look.tokens import tokens
from ...parts.cards.carried import Carried
from .place import Place

_WIDTH, _EMPTY, _SMALL, _HEAD, _PAD, _GAP = 252, 190, 92, 26, 12, 8
# A stage of a conveyor: how high, how narrow it may be; and the rollers below it.
_LINE, _LEAST, _BELT, _ROLLER, _APART = 88, 140, 12, 3.0, 22


def _nowhere() -> Mapping[QWidget, Any]:
    return {}


class SlotCard(Carried):
    """`whole_wished` when its card is to be seen whole; `carry` says where it may be dropped."""

    whole_wished = Signal()

    def __init__(self, slot: CardSlot, card: CardShown | None, places: list[Place], *, note: str, warns: bool) -> None:
        super().__init__()
        self.slot, self._card, self.places = slot, card, places
        self.carry: Callable[[], Mapping[QWidget, Any]] = _nowhere
        self._note, self._warns, self._key, self._legal = note, warns, "", False
        self.keep_size()
        self.setProperty(RING_RADIUS, tokens().radius.card)
        self.setAccessibleName(card.name if card is not None else slot.empty)
        self._described = card.spoken if card is not None else ""
        self.setAccessibleDescription(". ".join(filter(None, (self._described, note))))
        for place in places:
            place.setParent(self)
            place.show()

    def set_answer(self, key: str, reason: str) -> None:
        """It is an answer with this key, or closed for this reason."""
        self._key, self._legal = key, not reason
        self.setProperty(ENTER_PRESSES, self._legal)
        self.set_unavailable(reason)
        self.setAccessibleDescription(". ".join(filter(None, (self._described, reason or self._note))))
        self.update()

    def goals(self) -> Mapping[QWidget, Any]:
        return self.carry()

    def _acts(self) -> bool:
        return super()._acts() and self._legal

    def _explain(self) -> None:
        if self.reason:
            super()._explain()
        elif self._card is not None:
            self.whole_wished.emit()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if self._card is not None:
            self.whole_wished.emit()

    def wide(self) -> int:
        return scaled(_WIDTH)

    def _note_height(self) -> int:
        room = self.wide() - 2 * _PAD - scaled(26)
        return round(rich_size(self._note, role="label", width=room).height()) + 6 if self._note else 0

    def _foot(self) -> int:
        places = self.places[0].sizeHint().height() + _GAP if self.places else 0
        foot = self._note_height() + places
        return foot + _GAP if foot else 0

    def _face(self, width: int) -> CardFace:
        assert self._card is not None
        return CardFace(self._card, width, self.devicePixelRatioF(), art=not self.slot.small)

    def high(self) -> int:
        """How high it wants to be."""
        head = scaled(_HEAD) if self.slot.head else 0
        if self.slot.on_line:
            return head + scaled(_LINE)
        if self._card is None:
            return head + scaled(_SMALL if self.slot.small else _EMPTY)
        return head + self._face(self.wide()).height + self._foot()

    def share_line(self) -> int:
        """As wide as its neighbors, and as high as ever; the answer is how wide its words are at least."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(self.high())
        name = longest_word(self._card.name, "label") if self._card is not None else 0
        words = max(name + self._aside(), text_size(self.slot.head, "label").width())
        return max(round(words) + 2 * _PAD + 2, scaled(_LEAST))

    def _aside(self) -> int:
        """What stands beside the name of a card on a line."""
        key = key_cap_width(self._key) + _GAP if self._key else 0
        return sum(place.sizeHint().width() + _GAP for place in self.places) + key

    def sizeHint(self) -> QSize:
        return QSize(self.wide(), self.high())

    def stand(self) -> None:
        """Its places lie at its foot; on a line at its right, beside the name."""
        if self.slot.on_line:
            right, middle = self.width() - _PAD, (scaled(_HEAD) + self.height() - scaled(_BELT)) // 2
            for place in reversed(self.places):
                size = place.sizeHint()
                right -= size.width()
                place.setGeometry(right, middle - size.height() // 2, size.width(), size.height())
                right -= _GAP
            return
        left = _PAD
        for place in self.places:
            size = place.sizeHint()
            place.setGeometry(left, self.height() - size.height() - _GAP, size.width(), size.height())
            left += size.width() + _GAP

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.stand()

    def paint(self, painter: QPainter) -> None:
        head = scaled(_HEAD) if self.slot.head else 0
        if head:
            words = QRectF(2, 0, self.width() - 4, head)
            draw_text(painter, words, self.slot.head, "label", color_of("text_mute"), LEFT)
        box = QRectF(0, head, self.width(), self.height() - head)
        if self.slot.on_line:
            self._paint_belt(painter, box)
            box = box.adjusted(1, 1, -1, -scaled(_BELT))
        if self._card is None:
            self._paint_empty(painter, box)
            return
        if self.slot.on_line:
            self._paint_name(painter, box, self._card.name)
        else:
            painter.save()
            painter.translate(0, head)
            self._face(self.width()).paint(painter, round(box.height()))
            painter.restore()
            self._paint_foot(painter)
        lit = self.underMouse() or self.hasFocus()
        if self._legal or lit or self.slot.asks:
            line = "accent" if self.slot.asks else "legal" if self._legal else "line_strong"
            paint_box(painter, box, tokens().radius.card, fill=None, line=color_of(line), width=2.5)
        if self._key:
            corner = box.topRight()
            beside = sum(place.sizeHint().width() + _GAP for place in self.places) if self.slot.on_line else 0
            corner.setX(corner.x() - 8 - beside)
            corner.setY(corner.y() + scaled(20))
            paint_key_cap(painter, corner, self._key, color_of("text"))

    def _paint_belt(self, painter: QPainter, box: QRectF) -> None:
        """It moves to the right, one stage with each visit."""
        belt = QRectF(box.left(), box.bottom() - scaled(_BELT) + 2, box.width(), scaled(_BELT) - 4)
        paint_box(painter, belt, belt.height() / 2, fill=color_of("well"), line=color_of("line"))
        count = max(2, round(belt.width() / scaled(_APART)))
        for roller in range(count):
            at = QPointF(belt.left() + belt.width() * (roller + 0.5) / count, belt.center().y())
            paint_disk(painter, at, scaled(_ROLLER), fill=color_of("line_strong"), line=None)

    def _paint_name(self, painter: QPainter, box: QRectF, name: str) -> None:
        paint_box(painter, box, tokens().radius.card, fill=color_of("card"), line=color_of("line_strong"))
        painter.fillRect(QRectF(box.left() + 6, box.top() + 1, box.width() - 12, 3), color_of("accent_text"))
        words = box.adjusted(_PAD, 4, -_PAD - self._aside(), -2)
        draw_text(painter, words, name, "label", color_of("text"), LEFT)

    def _paint_empty(self, painter: QPainter, box: QRectF) -> None:
        paint_box(painter, box, tokens().radius.card, fill=None, line=color_of("line"), width=1.5, dashed=True)
        draw_text(painter, box.adjusted(_PAD, 0, -_PAD, 0), self.slot.empty, "body", color_of("text_mute"), CENTER)

    def _paint_foot(self, painter: QPainter) -> None:
        if not self._note:
            return
        places = self.places[0].sizeHint().height() + _GAP if self.places else 0
        top = self.height() - places - self._note_height() - _GAP
        side = scaled(18)
        icon, color = ("lock", "warn") if self._warns else ("check", "good")
        paint_icon(painter, icon, QRectF(_PAD, top + 2, side, side), color_of(color))
        room = self.wide() - 2 * _PAD - scaled(26)
        document = rich_document(self._note, role="label", color=color, width=room, ratio=self.devicePixelRatioF())
        painter.save()
        painter.translate(_PAD + scaled(26), top)
        document.drawContents(painter)
        painter.restore()
