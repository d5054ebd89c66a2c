"""The whole card beside a small one, as long as somebody looks at it; it takes neither mouse nor keyboard."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from vanguard_desktop.models.common.cards import CardShown

from ...cards.face import CardFace
from ...look import scaled
from ...look.controls.beside import Side, column_place, free_room, place_beside, seen_place
from ...look.tokens import tokens

_GAP = 10
_WIDER = (1.0, 1.3, 1.7)
_SIDES = (Side.RIGHT, Side.LEFT, Side.BELOW, Side.ABOVE)
# A property of what shows its whole card by itself; only a long press or F1 asks for more.
PEEKS = "peeks"


class CardPeek(QWidget):
    """One for each window; everything it says is told in the same words to a screen reader by the small card."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setObjectName("card_peek")
        self._beside: QWidget | None = None
        self._card: CardShown | None = None
        self._face: CardFace | None = None
        self._wanted = QSize()
        self.hide()

    @classmethod
    def of(cls, widget: QWidget) -> CardPeek:
        window = widget.window()
        found = window.findChild(QWidget, "card_peek", Qt.FindChildOption.FindDirectChildrenOnly)
        return found if isinstance(found, CardPeek) else cls(window)

    @property
    def card(self) -> CardShown | None:
        """The card that is shown now."""
        return self._card if self.isVisible() else None

    def show_beside(self, beside: QWidget, card: CardShown) -> None:
        """Stand beside the column of a small card, so that it can still be read, or beside the card itself.

        A card so wide that nothing has room beside it has all its words written out, as in a pile in a low window.
        """
        self._beside, self._card = beside, card
        room, thing = free_room(beside), seen_place(beside)
        self._face = self._face_in(card, room.size())
        self._wanted = QSize(self._face.width, self._face.height)
        place = place_beside(thing, self._wanted, room, _SIDES, column=column_place(beside), gap=_GAP)
        self.setGeometry(place)
        if place.intersects(thing):
            self.hide()
            return
        self.show()
        self.raise_()
        self.update()

    def renew(self, beside: QWidget, card: CardShown) -> None:
        """What is said of the card that is shown has changed."""
        if self._beside is beside:
            self.show_beside(beside, card)

    def put_away(self, beside: QWidget) -> None:
        if self._beside is beside:
            self._beside = None
            self.hide()

    def sizeHint(self) -> QSize:
        """What all of its words take, as it is laid out now."""
        return self._wanted

    def _face_in(self, card: CardShown, room: QSize) -> CardFace:
        """In a low window the picture leaves its place to the words, and a long text runs wider."""
        usual, ratio = scaled(tokens().size.card.reading[0]), self.devicePixelRatioF()
        face = CardFace(card, usual, ratio)
        for share in _WIDER:
            if face.height <= room.height():
                break
            face = CardFace(card, min(round(usual * share), room.width()), ratio, art=False)
        return face

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._face is not None:
            self._face.paint(QPainter(self), self.height())
