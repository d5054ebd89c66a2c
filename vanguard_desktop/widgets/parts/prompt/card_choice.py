"""What is chosen between, laid open as whole cards side by side: a press on one, or its number, takes it."""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from PySide6.QtCore import QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QHBoxLayout, QWidget

from vanguard_desktop.core import CardId
from vanguard_desktop.models.common.cards import CardShown
from vanguard_desktop.models.common.codex_cards import codex_card
from vanguard_desktop.models.common.options import OptionRow
from vanguard_desktop.setting import card_of
from vanguard_desktop.text.common.wording import Wording

from ...cards.face import CardFace
from ...look import ENTER_PRESSES, color_of, scaled
from ...look.controls.asking import about
from ...look.controls.panels import Panel
from ...look.controls.pressable import Pressable
from ...look.paint.painted import paint_box, paint_key_cap
from ...look.paint.spots import Spot
from ...look.tokens import tokens

_CARDS = (270, 340, 216)  # how wide a card is: as it likes, with many words, or where many lie side by side
_GAP, _PAD, _FOOT, _EDGE = 12, 12, 34, 8
_ARROWS = (Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Left)


# These lie on the table already, and are lit there.
_LIES_OPEN = ("card:threats/", "card:conditions/", "card:missions/")


def _whole(size: QSize, count: int) -> QSize:
    """So many cards of this size side by side, and the panel around them."""
    return QSize(count * size.width() + (count - 1) * _GAP + 2 * _PAD, size.height() + 2 * _PAD)


class ChoiceCard(Pressable):
    """A whole card, or one without its `art`, with its key below; icons and words of its rules can be pointed at."""

    def __init__(self, row: OptionRow, card: CardShown, key: str, wording: Wording, *, art: bool = True) -> None:
        super().__init__()
        self.row, self._card, self._key, self._art = row, card, key, art
        self.setProperty(ENTER_PRESSES, True)
        spoken = wording.names.spoken
        self.setText(spoken(row.label).replace("&", "&&"))
        self.setAccessibleName(f"{key}. {spoken(row.label)}" if key else spoken(row.label))
        self.setAccessibleDescription(spoken(" ".join((*card.lines, row.detail))))
        about(self, row.subject)

    def high(self, width: int) -> int:
        return self._face(width).height + scaled(_FOOT)

    def _face(self, width: int) -> CardFace:
        return CardFace(self._card, width, self.devicePixelRatioF(), art=self._art)

    def spot_at(self, place: QPointF) -> Spot | None:
        return self._face(self.width()).spot_at(place)

    def sizeHint(self) -> QSize:
        width = scaled(_CARDS[0])
        return QSize(width, self.high(width))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Right, Qt.Key.Key_Down):
            self.focusNextPrevChild(True)
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Up):
            self.focusNextPrevChild(False)
        else:
            super().keyPressEvent(event)

    def paint(self, painter: QPainter) -> None:
        foot = scaled(_FOOT)
        high = self.height() - foot
        self._face(self.width()).paint(painter, high)
        if self.underMouse() or self.hasFocus():
            box = self.area.adjusted(1, 1, -1, -foot - 1)
            line = color_of("accent")
            paint_box(painter, box, tokens().radius.card, fill=None, line=line, width=2.0)
        if self._key:
            middle = QPointF(self.width() / 2 + scaled(11), self.height() - foot / 2 + 2)
            paint_key_cap(painter, middle, self._key, color_of("text"))


class CardChoice(Panel):
    """`chosen` carries a command; Esc closes it, and the cards come back with the key of the list."""

    chosen = Signal(object)
    closed = Signal()

    def __init__(self, wording: Wording, parent: QWidget) -> None:
        super().__init__(ground="panel", line="accent", padding=_PAD, parent=parent)
        self._wording = wording
        self._row = QHBoxLayout()
        self._row.setSpacing(_GAP)
        self.body.addLayout(self._row)
        self.cards: list[ChoiceCard] = []
        self.hide()

    def cards_of(self, rows: Sequence[OptionRow]) -> list[CardShown] | None:
        """The card that each row is about; None if one of them is about none, or two about the same."""
        if len({row.subject for row in rows}) < len(rows):
            return None
        found = [self._card_of(row) for row in rows]
        cards = [card for card in found if card is not None]
        return cards if cards and len(cards) == len(found) else None

    def _card_of(self, row: OptionRow) -> CardShown | None:
        family, _, id = row.subject.removeprefix("card:").partition("/")
        known = row.subject.startswith("card:") and not row.subject.startswith(_LIES_OPEN)
        return codex_card(self._wording.codex, f"{family}/{card_of(CardId(id))}") if known else None

    def open_above(self, rows: Sequence[OptionRow], room: QRect, *, unasked: bool = False) -> bool:
        """Lay the cards open in the middle of the room, on its lower edge; False if they have no room there.

        Of cards that come `unasked` none is chosen yet: an Enter that was meant for something else takes none.
        """
        cards = self.cards_of(rows)
        if cards is None:
            return False
        fitting = self._fitting(cards, room)
        if fitting is None:
            return False
        shown, size = fitting
        self._lay(rows, shown)
        for card in self.cards:
            card.setFixedSize(size)
        wide, high = _whole(size, len(shown)).toTuple()
        left = room.left() + (room.width() - wide) // 2
        self.setGeometry(left, room.bottom() - high - _EDGE, wide, high)
        self.show()
        self.raise_()
        (self if unasked else self.cards[0]).setFocus(Qt.FocusReason.PopupFocusReason)
        return True

    def _fitting(self, cards: Sequence[CardShown], room: QRect) -> tuple[Sequence[CardShown], QSize] | None:
        """The cards as they have room, and how large each is: where their stories make them too high, without them."""
        told = [attrs.evolve(card, story="") for card in cards]
        for which in (cards, told):
            for width in map(scaled, _CARDS):
                faces = (CardFace(card, width, self.devicePixelRatioF()) for card in which)
                size = QSize(width, max(face.height for face in faces) + scaled(_FOOT))
                whole = _whole(size, len(which))
                if whole.width() <= room.width() - 2 * _EDGE and whole.height() <= room.height() - 2 * _EDGE:
                    return which, size
        return None

    def _lay(self, rows: Sequence[OptionRow], cards: Sequence[CardShown]) -> None:
        for gone in self.cards:
            self._row.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        self.cards = []
        for row, card in zip(rows, cards, strict=True):
            laid = ChoiceCard(row, card, row.key, self._wording)
            laid.clicked.connect(lambda _=False, command=row.command: self._on_chosen(command))
            self._row.addWidget(laid)
            laid.show()
            self.cards.append(laid)

    def _on_chosen(self, command: object) -> None:
        self.closed.emit()
        self.chosen.emit(command)

    def take(self, number: int) -> None:
        """A digit was pressed."""
        command = next((card.row.command for card in self.cards if card.row.key == str(number)), None)
        if command is not None:
            self._on_chosen(command)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.key() in _ARROWS and self.hasFocus():
            self.cards[0].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)
