"""A card as it lies on a board: name and marks, in hand upright; pressing it uses it, looking shows all of it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QHideEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QApplication

from vanguard_desktop.models.common.card_dress import CardKind
from vanguard_desktop.models.common.cards import CardShown

from ...cards.edges import edge_color, paint_edge
from ...cards.signs import paint_sign
from ...cards.strip import paint_strip
from ...look import ENTER_PRESSES, color_of, paint_icon, scaled, set_tip
from ...look.controls.asking import about
from ...look.controls.pressable import Pressable
from ...look.paint.painted import paint_box
from ...look.paint.text_paint import LEFT, draw_text, longest_word, text_size
from ...look.tokens import tokens
from .card_gesture import CardGesture, goals_of
from .card_peek import PEEKS, CardPeek

PAD, _EDGE, MARK = 8, 5, 18
_PLATE, _SIGN_GAP = 0.92, 10
_TILE = (121, 92)  # three side by side in the narrowest column of boards
_LAND = 30  # how high the land is behind the marks of an upright card

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

    def __init__(self, card: CardShown, *, upright: bool = False) -> None:
        super().__init__()
        self._upright = upright
        self._pressed_at: QPoint | None = None
        self._carrying: CardGesture | None = None
        self.setProperty(PEEKS, True)
        self.grow_down()
        self.clicked.connect(lambda: self.chosen.emit(self.card.command))
        self.show_card(card)

    def show_card(self, card: CardShown) -> None:
        self.card = card
        self.set_unavailable("" if card.command is not None else card.reason)
        self.setProperty(ENTER_PRESSES, self._acts())
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

    def _has_sign(self, width: int) -> bool:
        """A narrow place is left to the name; the edge of the card tells its kind, too."""
        beside = scaled(MARK) + _SIGN_GAP
        return not self._upright and width >= 2 * PAD + beside + longest_word(self.card.name, "label")

    def _name_room(self, width: int) -> float:
        beside = scaled(MARK) + _SIGN_GAP if self._has_sign(width) else 0
        return max(width - 2 * PAD - beside, 30)

    @property
    def _name_top(self) -> float:
        """Of an upright card: right below its land."""
        return _EDGE + scaled(_LAND) + PAD / 2

    def _name_height(self, width: int) -> float:
        return text_size(self.card.name, "label", self._name_room(width)).height()

    def heightForWidth(self, width: int) -> int:
        wanted = self._name_height(width) + 2 * PAD + _EDGE
        if self._upright:
            return max(round(wanted + scaled(_LAND) + scaled(MARK)), scaled(_TILE[1]))
        return max(round(wanted), scaled(MARK) + 2 * PAD, tokens().size.target_min)

    def sizeHint(self) -> QSize:
        if self._upright:
            width = max(scaled(_TILE[0]), round(longest_word(self.card.name, "label")) + 2 * PAD)
        else:
            name = text_size(self.card.name, "label").width()
            width = max(round(name) + 2 * PAD + scaled(MARK) + _SIGN_GAP + 2, scaled(84))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(longest_word(self.card.name, "label")) + 2 * PAD, tokens().size.target_min)

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
        if self._upright and not card.face_down:
            paint_strip(painter, rect, radius, card, high=_EDGE + scaled(_LAND))
        paint_edge(painter, rect, card.kind, radius, high=_EDGE, section=card.section)
        ink = color_of("text_mute" if card.face_down else "text")
        left, room = float(PAD), self._name_room(self.width())
        high = self._name_height(self.width())
        top = (rect.height() + _EDGE - high) / 2
        if self._upright:
            self._paint_marks(painter, rect)
            top = self._name_top
        elif self._has_sign(self.width()):
            mark = scaled(MARK)
            paint_sign(painter, QRectF(left, (rect.height() + _EDGE - mark) / 2, mark, mark), card)
            left += mark + _SIGN_GAP
        draw_text(painter, QRectF(left, top, room, high), card.name, "label", ink, LEFT)

    def _paint_marks(self, painter: QPainter, rect: QRectF) -> None:
        """Above the section and whether it can be used now, never on bare land; below what the combination asks for."""
        card, side = self.card, scaled(MARK)
        corners: list[tuple[float, str, QColor]] = []
        if card.section is not None:
            corners.append((PAD, f"section_{card.section.value}", edge_color(card.kind, card.section)))
        if card.command is not None:
            corners.append((rect.right() - PAD - side, "check", color_of("legal")))
        for x, icon, ink in corners:
            place = QRectF(x, rect.top() + _EDGE + (scaled(_LAND) - side) / 2, side, side)
            plate = place.adjusted(-3, -3, 3, 3)
            paint_box(painter, plate, tokens().radius.chip, fill=color_of("panel", _PLATE), line=None)
            paint_icon(painter, icon, place, ink)
        for number, mark in enumerate(card.marks):
            place = QRectF(PAD + number * (side + 4), rect.bottom() - PAD - side, side, side)
            paint_icon(painter, mark, place, color_of("text_soft"))


def _printed(card: CardShown) -> str:
    """The card of which this is a copy; unique discoveries are numbered."""
    return card.id.rpartition("/")[2] if card.kind is CardKind.UNIQUE else card.id.partition("/")[0]
