"""The whole card beside a small one, as long as somebody looks at it; it takes neither mouse nor keyboard."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QTextDocument
from PySide6.QtWidgets import QWidget

from vanguard_desktop.models.cards import CardShown
from vanguard_desktop.scenes.items.card_art import card_art
from vanguard_desktop.widgets.look.beside import Side, column_place, free_room, place_beside, seen_place
from vanguard_desktop.widgets.look.icons import paint_icon
from vanguard_desktop.widgets.look.painted import paint_box
from vanguard_desktop.widgets.look.rich import rich_document
from vanguard_desktop.widgets.look.shadows import paint_shadow
from vanguard_desktop.widgets.look.text_paint import LEFT, draw_text, text_size
from vanguard_desktop.widgets.look.theme import look
from vanguard_desktop.widgets.look.tokens import tokens

_ART, _PAD, _GAP, _EDGE = 84, 14, 10, 4
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
        self._art = 0  # the height of its picture
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
        place = place_beside(thing, self._size_in(room.size()), room, _SIDES, column=column_place(beside), gap=_GAP)
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
        return self._size_in(self.window().size())

    def _size_in(self, room: QSize) -> QSize:
        """In a low window the picture leaves its place to the words, and a long text runs wider."""
        usual = look().scaled(tokens().size.card.reading[0])
        self._art = look().scaled(_ART)
        size = QSize(usual, self._height(usual))
        for share in _WIDER:
            if size.height() <= room.height():
                break
            self._art = 0
            width = min(round(usual * share), room.width())
            size = QSize(width, self._height(width))
        return size

    def _documents(self, width: int) -> list[QTextDocument]:
        card = self._card
        assert card is not None
        room, ratio = width - 2 * _PAD, self.devicePixelRatioF()
        documents = [rich_document(line, role="body", width=room, ratio=ratio) for line in card.lines]
        if card.reason and card.command is None:
            documents.append(rich_document(card.reason, role="body", color="warn", width=room, ratio=ratio))
        return documents

    def _height(self, width: int) -> int:
        card = self._card
        if card is None:
            return 0
        name = text_size(card.name, "card_title", width - 2 * _PAD).height()
        lines = sum(document.size().height() + 8 for document in self._documents(width))
        return round(self._art + name + lines + 3 * _PAD)

    def _paint_art(self, painter: QPainter, card: CardShown) -> None:
        """Its land, and the color of its section between picture and words."""
        body, high, radius = QRectF(self.rect()), self._art, tokens().radius.card
        painter.save()
        clip = QPainterPath()
        clip.addRoundedRect(body.adjusted(1, 1, -1, -1), radius, radius)
        painter.setClipPath(clip)
        if high:
            identity = f"{card.kind.value}/{card.id.partition('/')[0]}"
            painter.drawPixmap(0, 0, card_art(identity, "", self.width(), high, self.devicePixelRatioF()))
        if card.section is not None:
            color = look().color(f"section_{card.section.value}")
            painter.fillRect(QRectF(1, max(high - _EDGE, 1), body.width() - 2, _EDGE), color)
        painter.restore()

    def paintEvent(self, _event: QPaintEvent) -> None:
        card = self._card
        if card is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        color, radius, body = look().color, tokens().radius.card, QRectF(self.rect())
        paint_shadow(painter, body.adjusted(4, 4, -4, -4), "card", radius)
        paint_box(painter, body, radius, fill=color("card"), line=None)
        self._paint_art(painter, card)
        y = float(self._art + _PAD)
        room = body.width() - 2 * _PAD
        name = text_size(card.name, "card_title", room).height()
        draw_text(painter, QRectF(_PAD, y, room, name), card.name, "card_title", color("text"), LEFT)
        y += name + _PAD / 2
        for document in self._documents(self.width()):
            painter.save()
            painter.translate(_PAD, y)
            document.drawContents(painter)
            painter.restore()
            y += document.size().height() + 8
        if card.command is not None:
            side = look().scaled(22)
            paint_icon(painter, "check", QRectF(body.right() - side - 10, 10, side, side), color("legal"))
        line = color("legal") if card.command is not None else color("line")
        paint_box(painter, body, radius, fill=None, line=line, width=2.0)
