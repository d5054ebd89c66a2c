"""Discovery decks with their lead tokens, and what the lander carries."""

from __future__ import annotations

from collections.abc import Collection, Set

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from vanguard_desktop.core import Command
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.expedition.situation import DeckShown, SituationShown
from vanguard_desktop.rulesets.expedition.data import ENOUGH_LEADS
from vanguard_desktop.setting import DiscoveryType

from ...look import Painted, color_of, paint_icon, scaled, set_tip
from ...look.controls.asking import listen
from ...look.paint.painted import paint_box
from ...look.paint.text_paint import CENTER, draw_text, text_size
from ...look.tokens import tokens
from ...parts.cards.card_row import CardRow
from ...titled_panel import TitledPanel

_HIGH, _ICON = 50, 22
_DIM = 0.45  # where the token in the hand may not lie


class DiscoveriesPanel(TitledPanel):
    """Three points of leads on a deck gain its top card; the circles fill up to it."""

    def __init__(self, bridge: Bridge) -> None:
        self.decks = _Decks()
        self.decks.chosen.connect(bridge.submit)
        self.found = CardRow(bridge)
        super().__init__("lead", self.decks, self.found)
        self.body.setContentsMargins(12, 6, 12, 8)
        self.body.setSpacing(5)

    def stands_for(self, answers: Collection[Command]) -> bool:
        """Whether each of these answers is given by pressing a deck."""
        return self.isVisible() and bool(answers) and self.decks.answers() == set(answers)

    def show_situation(self, shown: SituationShown) -> None:
        #: Heading in the column of the situation: finds of this expedition.
        self.title.set_text(self.tr("Discoveries"))
        #: Beside the heading over discoveries: lead tokens in the bag. {count} is their number.
        self.title.set_aside(self.tr("In the bag: {count}").format(count=shown.leads_in_bag))
        self.decks.show_decks(shown.decks)
        self.found.show_cards(shown.found)


class _Decks(Painted):
    """Five places side by side; `chosen` carries the answer that a deck stands for, when it is pressed."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._decks: tuple[DeckShown, ...] = ()
        self._pressed: DeckShown | None = None
        self._targets: Set[DiscoveryType] | None = None
        listen(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_decks(self, decks: tuple[DeckShown, ...]) -> None:
        if decks != self._decks:
            self._decks = decks
            self.update()
        #: A discovery deck. {deck} is its kind, {cards} how many cards are left, {leads} what the lead tokens on it are
        #: worth together.
        line = self.tr("{deck}: {cards} cards, leads worth {leads}")
        words = "\n".join(line.format(deck=deck.name, cards=deck.cards, leads=deck.leads) for deck in decks)
        set_tip(self, words)
        self.setAccessibleName(words)
        asked = any(deck.answer is not None for deck in decks)
        self.setCursor(Qt.CursorShape.PointingHandCursor if asked else Qt.CursorShape.ArrowCursor)

    def subject_at(self, place: QPoint) -> str:
        """The deck under the pointer, with the leads on it."""
        deck = self.deck_at(place)
        return f"leads:{deck.type.value}" if deck is not None else ""

    @property
    def types(self) -> tuple[DiscoveryType, ...]:
        """From left to right."""
        return tuple(deck.type for deck in self._decks)

    def show_targets(self, legal: Set[DiscoveryType] | None) -> None:
        """While a lead token is carried, the decks that may have it light up and the others dim; None ends it."""
        self._targets = legal
        self.update()

    def deck_at(self, place: QPoint) -> DeckShown | None:
        number = place.x() * len(self._decks) // max(self.width(), 1)
        return self._decks[number] if 0 <= number < len(self._decks) else None

    def answers(self) -> set[Command]:
        """What the decks that glow stand for."""
        return {deck.answer for deck in self._decks if deck.answer is not None}

    def place_of(self, type: DiscoveryType) -> QPoint:
        """The middle of a deck."""
        number = next(number for number, deck in enumerate(self._decks) if deck.type is type)
        return QPoint((2 * number + 1) * self.width() // (2 * len(self._decks)), self.height() // 2)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = self.deck_at(event.position().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed = self._pressed, None
        if pressed is not None and pressed.answer is not None and pressed is self.deck_at(event.position().toPoint()):
            self.chosen.emit(pressed.answer)

    def let_go(self) -> None:
        """Whoever asks what it is does not choose it."""
        self._pressed = None

    def sizeHint(self) -> QSize:
        return QSize(scaled(260), scaled(_HIGH))

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(150), scaled(_HIGH))

    def paint(self, painter: QPainter) -> None:
        gap = 6.0
        wide = (self.width() - gap * (len(self._decks) - 1)) / max(len(self._decks), 1)
        for place, deck in enumerate(self._decks):
            rect = QRectF(place * (wide + gap), 0, wide, self.height())
            empty = not deck.cards
            legal = deck.answer is not None if self._targets is None else deck.type in self._targets
            if not legal:
                paint_box(
                    painter, rect, tokens().radius.slot, fill=color_of("card"), line=color_of("line"), dashed=empty
                )
            else:
                inside, width = rect.adjusted(1.5, 1.5, -1.5, -1.5), tokens().stroke.legal
                paint_box(
                    painter, inside, tokens().radius.slot, fill=color_of("card"), line=color_of("legal"), width=width
                )
                tick = scaled(14)
                paint_icon(painter, "check", QRectF(rect.right() - tick - 3, 3, tick, tick), color_of("legal"))
            side, number = min(scaled(_ICON), wide / 2 - 2), str(deck.cards)
            room = text_size(number, "label").width()
            line = QRectF(rect.center().x() - (side + 4 + room) / 2, rect.top() + scaled(6), side, side)
            paint_icon(painter, f"discovery_{deck.type.value}", line, color_of("text_mute" if empty else "text"))
            count = QRectF(line.right() + 4, line.top(), room, side)
            draw_text(painter, count, number, "label", color_of("text_soft"), CENTER)
            self._paint_leads(painter, rect, deck)
            if self._targets is not None and not legal:
                paint_box(painter, rect, tokens().radius.slot, fill=color_of("well", _DIM), line=None)

    def _paint_leads(self, painter: QPainter, rect: QRectF, deck: DeckShown) -> None:
        ink = color_of("accent_text")
        step = min(scaled(14), rect.width() / (ENOUGH_LEADS + 0.5))
        x = rect.center().x() - step * (ENOUGH_LEADS - 1) / 2
        painter.setPen(QPen(ink, 1.8))
        for point in range(ENOUGH_LEADS):
            painter.setBrush(ink if point < deck.leads else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(x + step * point, rect.bottom() - scaled(12)), step * 0.3, step * 0.3)
