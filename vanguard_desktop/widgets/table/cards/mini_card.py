"""A card as it lies on a board: name and marks, in hand also its text; pressing it uses it, looking shows all of it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QHideEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QApplication

from vanguard_desktop.models.common.card_dress import CardKind
from vanguard_desktop.models.common.cards import CardShown

from ...cards.edges import edge_color, paint_edge
from ...cards.signs import paint_sign
from ...cards.strip import paint_strip
from ...look import color_of, look, paint_icon, scaled, set_tip
from ...look.controls.asking import about
from ...look.controls.pressable import Pressable
from ...look.paint.painted import paint_box
from ...look.paint.rich import rich_document, rich_size
from ...look.paint.text_paint import LEFT, draw_text, longest_word, text_size
from ...look.tokens import tokens
from .card_gesture import CardGesture, goals_of
from .card_peek import PEEKS, CardPeek

_PAD, _EDGE, _MARK = 8, 5, 18
_WRITTEN, _PLATE, _SIGN_GAP = 640, 0.92, 10

# The same families as the codex has them; injuries are told by their kind, which their slot does not say.
_FAMILIES = {
    CardKind.SECTION: "section_cards",
    CardKind.EQUIPMENT: "equipment",
    CardKind.SKILL: "crew",
    CardKind.DISCOVERY: "discoveries",
    CardKind.UNIQUE: "uniques",
    CardKind.EVENT: "events",
}


class MiniCard(Pressable):
    """Pressed, or carried to whoever takes it: `chosen` carries the command. One that cannot be used now says why."""

    chosen = Signal(object)

    def __init__(self, card: CardShown, *, written: bool = False) -> None:
        super().__init__()
        self._written = written
        self._pressed_at: QPoint | None = None
        self._carrying: CardGesture | None = None
        self.setProperty(PEEKS, True)
        self.grow_down()
        self.clicked.connect(lambda: self.chosen.emit(self.card.command))
        self.show_card(card)

    def show_card(self, card: CardShown) -> None:
        self.card = card
        self.set_unavailable("" if card.command is not None else card.reason)
        set_tip(self, "")  # the whole card says it
        about(self, f"card:{_FAMILIES[card.kind]}/{_printed(card)}" if card.kind in _FAMILIES else "icon:wound")
        self.setAccessibleName(card.name)
        self.setAccessibleDescription(" ".join(part for part in (card.spoken, self.reason) if part))
        if self.isVisible():
            CardPeek.of(self).renew(self, card)
        self.updateGeometry()
        self.update()

    def _acts(self) -> bool:
        return self.card.command is not None

    def _beside_name(self) -> int:
        """The room for what stands beside the name: the kind of the card, or the marks of a written one."""
        if not self._written:
            return scaled(_MARK) + _SIGN_GAP
        marks = len(self.card.marks) + (self.card.command is not None) + self._has_glyph()
        return marks * (scaled(_MARK) + 6)

    def _has_glyph(self) -> bool:
        """Never a color of a section without its sign."""
        return self._written and self.card.section is not None

    def _has_sign(self, width: int) -> bool:
        """A narrow place is left to the name; the edge of the card tells its kind, too."""
        return not self._written and width >= 2 * _PAD + self._beside_name() + longest_word(self.card.name, "label")

    def _name_room(self, width: int) -> float:
        beside = self._beside_name() if self._written or self._has_sign(width) else 0
        return max(width - 2 * _PAD - beside, 30)

    def heightForWidth(self, width: int) -> int:
        name = text_size(self.card.name, "label", self._name_room(width)).height()
        lines = sum(rich_size(line, width=width - 2 * _PAD).height() for line in self._lines())
        return max(round(name + lines + 2 * _PAD + _EDGE), scaled(_MARK) + 2 * _PAD, tokens().size.target_min)

    def _head_height(self) -> float:
        """The line with the name, which has the land of the card behind its right end."""
        return text_size(self.card.name, "label", self._name_room(self.width())).height() + _EDGE + _PAD + 2

    def _lines(self) -> tuple[str, ...]:
        return self.card.lines if self._written else ()

    def sizeHint(self) -> QSize:
        if self._written:  # as wide as the board, however wide that is
            width = scaled(_WRITTEN)
        else:
            name = text_size(self.card.name, "label").width()
            width = max(round(name) + 2 * _PAD + self._beside_name() + 2, scaled(84))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        wide = round(longest_word(self.card.name, "label")) + 2 * _PAD + self._written * self._beside_name()
        return QSize(wide, tokens().size.target_min)

    def enterEvent(self, event: QEnterEvent) -> None:
        CardPeek.of(self).show_beside(self, self.card)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        CardPeek.of(self).put_away(self)
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        # Only to who goes by keyboard: the focus also falls on a card when the one that was clicked leaves the hand.
        if self.window().testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange):
            CardPeek.of(self).show_beside(self, self.card)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        CardPeek.of(self).put_away(self)
        super().focusOutEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        CardPeek.of(self).put_away(self)
        if self._carrying is not None:
            self._carrying.cancel()
            self._carrying = None
        super().hideEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed_at = event.position().toPoint() if event.button() is Qt.MouseButton.LeftButton else None
        # What cannot be used but may be carried says why when it is let go: its words would lie in the way.
        if self._acts() or not goals_of(self, self.card):
            super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._carrying is None and self._is_pulled(event.position().toPoint()):
            self._pick_up()
        if self._carrying is None:
            super().mouseMoveEvent(event)
        else:
            self._carrying.move(event.globalPosition().toPoint())

    def _is_pulled(self, at: QPoint) -> bool:
        start = self._pressed_at
        return start is not None and (at - start).manhattanLength() >= QApplication.startDragDistance()

    def _pick_up(self) -> None:
        self._pressed_at = None
        if goals := goals_of(self, self.card):
            self.setDown(False)
            CardPeek.of(self).put_away(self)
            self._carrying = CardGesture(self, goals)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        carrying, pressed = self._carrying, self._pressed_at is not None
        self._carrying = self._pressed_at = None
        if carrying is None and self._acts():
            super().mouseReleaseEvent(event)
        elif carrying is None:
            if pressed and goals_of(self, self.card):
                self._explain()
        elif (order := carrying.end(event.globalPosition().toPoint())) is not None:
            self.chosen.emit(order)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Right, Qt.Key.Key_Down):
            self.focusNextPrevChild(True)
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Up):
            self.focusNextPrevChild(False)
        else:
            super().keyPressEvent(event)

    def paint(self, painter: QPainter) -> None:
        card = self.card
        rect, radius = self.area, tokens().radius.slot
        usable = card.command is not None
        fill = color_of("well" if card.face_down else "raised" if self.underMouse() else "card")
        line, width = (color_of("legal"), 2.0) if usable else (color_of("line"), 1.0)
        paint_box(painter, rect, radius, fill=fill, line=line, width=width, dashed=card.face_down)
        if self._written and not card.face_down:
            paint_strip(painter, rect, radius, card, high=self._head_height())
        paint_edge(painter, rect, card.kind, radius, high=_EDGE, section=card.section)
        mark = scaled(_MARK)
        ink = color_of("text_mute" if card.face_down else "text")
        left, top = float(_PAD), float(_EDGE + _PAD)
        room = self._name_room(self.width())
        high = text_size(card.name, "label", room).height()
        if self._has_glyph() and card.section is not None:
            glyph = QRectF(left, top + (look().line("label") - mark) / 2, mark, mark)
            paint_icon(painter, f"section_{card.section.value}", glyph, edge_color(card.kind, card.section))
            left += mark + 6
        if self._written:
            self._paint_marks(painter, rect, mark)
            self._paint_lines(painter, top + high)
        elif self._has_sign(self.width()):
            side = QRectF(left, (rect.height() + _EDGE - mark) / 2, mark, mark)
            paint_sign(painter, side, card)
            left += mark + _SIGN_GAP
        if not self._written:
            top = (rect.height() + _EDGE - high) / 2
        draw_text(painter, QRectF(left, top, room, high), card.name, "label", ink, LEFT)

    def _paint_marks(self, painter: QPainter, rect: QRectF, side: float) -> None:
        """From the right: whether it can be used now, then what its combination asks for; never on bare land."""
        usable = self.card.command is not None
        marks = [(mark, "text_soft") for mark in self.card.marks] + ([("check", "legal")] if usable else [])
        if not marks:
            return
        x, y = rect.right() - _PAD - side, rect.top() + _EDGE + _PAD - 1
        plate = QRectF(x - (len(marks) - 1) * (side + 6) - 4, y - 3, len(marks) * (side + 6) + 2, side + 6)
        paint_box(painter, plate, tokens().radius.chip, fill=color_of("panel", _PLATE), line=None)
        for mark, ink in reversed(marks):
            paint_icon(painter, mark, QRectF(x, y, side, side), color_of(ink))
            x -= side + 6

    def _paint_lines(self, painter: QPainter, top: float) -> None:
        for line in self._lines():
            room, ratio = self.width() - 2 * _PAD, self.devicePixelRatioF()
            document = rich_document(line, color="text_soft", width=room, ratio=ratio)
            painter.save()
            painter.translate(_PAD, top)
            document.drawContents(painter)
            painter.restore()
            top += document.size().height()


def _printed(card: CardShown) -> str:
    """The card of which this is a copy; unique discoveries are numbered."""
    return card.id.rpartition("/")[2] if card.kind is CardKind.UNIQUE else card.id.partition("/")[0]
