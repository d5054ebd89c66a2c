"""One of several answers, written out: its number, what it does and brings, and why it cannot be taken if so."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAbstractTextDocumentLayout, QKeyEvent, QMouseEvent, QPainter, QTextDocument
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from ...look import RING_RADIUS, Painting, color_of, measured_once, paint_icon, scaled, set_tip
from ...look.controls.asking import listen
from ...look.paint.painted import key_cap_width, paint_box, paint_key_cap
from ...look.paint.rich import Speak, rich_document, rich_size
from ...look.paint.spots import Spot, spot_in
from ...look.paint.text_paint import CENTER, LEFT, draw_text, text_size
from ...look.tokens import tokens

_PAD, _BOX, _GAP, _ICON = 12, 42, 14, 26


class ChoiceRow(Painting, QAbstractButton):
    """A choice that cannot be paid stays in its place, dashed, with its reason."""

    refused = Signal(str)

    def __init__(
        self,
        number: str,
        text: str,
        speak: Speak,
        *,
        icon: str = "",
        reason: str = "",
        detail: str = "",
        on_sheet: bool = True,
    ) -> None:
        super().__init__()
        self._number, self._words, self._icon, self._reason = number, text, icon, reason
        self._detail, self._on_sheet = detail, on_sheet
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.ForbiddenCursor if reason else Qt.CursorShape.PointingHandCursor)
        self.setProperty(RING_RADIUS, tokens().radius.card)
        # Not at least as high as its hint: that is for one width, and in a wide list the words need less.
        self.grow_down(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        spoken = speak(text)
        self.setText(spoken)
        self.setAccessibleName(f"{number}. {spoken}" if number else spoken)
        self.setAccessibleDescription(reason or speak(detail))
        set_tip(self, reason)
        listen(self)

    def spot_at(self, place: QPointF) -> Spot | None:
        """The icon or character under a point of the words."""
        document = self._document(self.width())
        top = (self.height() - document.size().height() - self._reason_height(self.width())) / 2
        return spot_in(document, place - QPointF(self._left(), top))

    @property
    def rich_words(self) -> str:
        """What it says, with the icons as marks."""
        return self._words

    @property
    def reason(self) -> str:
        return self._reason

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.act()
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Right):
            self.focusNextPrevChild(True)
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Left):
            self.focusNextPrevChild(False)
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._reason:
            self.setDown(False)
            if self.rect().contains(event.position().toPoint()):
                self.refused.emit(self._reason)
            return
        super().mouseReleaseEvent(event)

    def act(self) -> None:
        """Take the choice, or say why it cannot be taken."""
        if self._reason:
            self.refused.emit(self._reason)
        else:
            self.click()

    @property
    def _icon_in_box(self) -> bool:
        """What has no number on a sheet stands out by its icon."""
        return self._on_sheet and bool(self._icon) and not self._number

    def _left(self) -> int:
        beside = scaled(_ICON) + _GAP if self._icon and not self._icon_in_box else 0
        return scaled(_BOX) + _PAD + _GAP + beside

    def _right(self) -> int:
        """The room for the reason, or for the key that takes the choice."""
        if self._reason:
            return scaled(30)
        return key_cap_width("Enter") + _PAD + _GAP

    def _words_room(self, width: int) -> int:
        return max(width - self._left() - self._right(), 60)

    def _document(self, width: int) -> QTextDocument:
        room = self._words_room(width)
        color = "text_soft" if self._reason else "text"
        return rich_document(self._words, role="body_strong", color=color, width=room, ratio=self.devicePixelRatioF())

    def _detail_height(self, width: int) -> float:
        return rich_size(self._detail, width=self._words_room(width)).height() + 2 if self._detail else 0.0

    def _reason_room(self, width: int) -> int:
        return max(width - self._left() - scaled(24) - _PAD, 60)

    def _reason_height(self, width: int) -> float:
        return text_size(self._reason, "body", self._reason_room(width)).height() + 4 if self._reason else 0.0

    @measured_once
    def heightForWidth(self, width: int) -> int:
        room = self._words_room(width)
        words = rich_size(self._words, role="body_strong", width=room).height()
        words += self._detail_height(width) + self._reason_height(width)
        return round(max(words, scaled(_BOX)) + 2 * _PAD)

    def sizeHint(self) -> QSize:
        width = scaled(480)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(220), scaled(_BOX) + 2 * _PAD)

    def paint(self, painter: QPainter) -> None:
        rect = self.area
        lit = self.hasFocus() and not self._reason  # what Enter gives: the pointer alone brings no key
        ground = "sheet_row" if self._on_sheet else "card"
        if self._reason:
            paint_box(painter, rect, tokens().radius.card, fill=None, line=color_of("line_strong"), dashed=True)
        else:
            looked_at = ("raised", "line_strong") if self.underMouse() else (ground, "line")
            fill, line = ("accent_soft", "accent") if lit else looked_at
            width = 2.0 if lit else 1.0
            paint_box(painter, rect, tokens().radius.card, fill=color_of(fill), line=color_of(line), width=width)
        side = scaled(_BOX)
        box = QRectF(_PAD, (rect.height() - side) / 2, side, side)
        self._paint_number(painter, box, lit)
        document = self._document(self.width())
        detail = self._detail_height(self.width())
        high = document.size().height() + detail + self._reason_height(self.width())
        top = (rect.height() - high) / 2
        self._paint_document(painter, document, top)
        if self._detail:
            room, ratio = self._words_room(self.width()), self.devicePixelRatioF()
            below = rich_document(self._detail, color="text_soft", width=room, ratio=ratio)
            self._paint_document(painter, below, top + document.size().height() + 2)
        if self._reason:
            self._paint_reason(painter, top + document.size().height() + detail + 4)
        elif lit:
            paint_key_cap(painter, QPointF(rect.right() - _PAD, rect.center().y()), "Enter", color_of("accent_text"))

    def _paint_document(self, painter: QPainter, document: QTextDocument, top: float) -> None:
        painter.save()
        painter.translate(QPointF(self._left(), top))
        document.documentLayout().draw(painter, QAbstractTextDocumentLayout.PaintContext())
        painter.restore()

    def _paint_number(self, painter: QPainter, box: QRectF, lit: bool) -> None:
        if lit:
            paint_box(painter, box, tokens().radius.slot, fill=color_of("accent"), line=None)
        else:
            line = color_of("line_strong")
            paint_box(painter, box, tokens().radius.slot, fill=None, line=line, width=1.5, dashed=bool(self._reason))
        ink = color_of("on_accent" if lit else "text_mute" if self._reason else "text")
        draw_text(painter, box, self._number, "number", ink, CENTER)
        if self._icon:
            side = scaled(_ICON)
            left = box.center().x() - side / 2 if self._icon_in_box else box.right() + _GAP
            place = QRectF(left, box.center().y() - side / 2, side, side)
            paint_icon(painter, self._icon, place, color_of("accent_text" if lit else "text_soft"))

    def _paint_reason(self, painter: QPainter, top: float) -> None:
        side = scaled(18)
        left = self._left()
        paint_icon(painter, "blocked", QRectF(left, top + 1, side, side), color_of("warn"))
        room = self._reason_room(self.width())
        place = QRectF(left + scaled(24), top, room, self._reason_height(self.width()))
        draw_text(painter, place, self._reason, "body", color_of("warn"), LEFT)
