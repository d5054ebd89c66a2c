"""A whole card as a part of a page, such as in the codex; icons and words of its rules can be pointed at."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QAccessible, QPainter

from vanguard_desktop.models.common.cards import CardShown

from ..look import Painted, scaled
from ..look.controls.asking import listen
from ..look.paint.rich import Speak
from ..look.paint.spots import Spot
from ..look.tokens import tokens
from .face import CardFace


class CardView(Painted):
    """As wide as a card to read; what it says is told to a screen reader in full."""

    spoken_as = QAccessible.Role.StaticText

    def __init__(self, card: CardShown, speak: Speak) -> None:
        super().__init__()
        self.card = card
        listen(self)
        self.grow_down()
        parts = (card.name, card.aside, card.story, *card.lines)
        self.setAccessibleName(speak(". ".join(part.rstrip(".") for part in parts if part)))

    def _face(self, width: int) -> CardFace:
        return CardFace(self.card, width, self.devicePixelRatioF())

    def heightForWidth(self, width: int) -> int:
        return self._face(width).height

    def sizeHint(self) -> QSize:
        wide, high = tokens().size.card.reading
        width = scaled(wide)
        return QSize(width, max(self._face(width).height, round(high * 0.6)))

    def minimumSizeHint(self) -> QSize:
        width = scaled(tokens().size.card.hand[0])
        return QSize(width, scaled(tokens().size.card.hand[1]))

    def spot_at(self, place: QPointF) -> Spot | None:
        return self._face(self.width()).spot_at(place)

    def paint(self, painter: QPainter) -> None:
        self._face(self.width()).paint(painter, self.height())
