"""A whole card as a part of a page, such as in the codex; icons and words of its rules can be pointed at."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from vanguard_desktop.models.common.cards import CardShown
from vanguard_desktop.widgets.cards.face import CardFace
from vanguard_desktop.widgets.look.controls.asking import listen
from vanguard_desktop.widgets.look.paint.rich import Speak
from vanguard_desktop.widgets.look.paint.spots import Spot
from vanguard_desktop.widgets.look.theme import look
from vanguard_desktop.widgets.look.tokens import tokens


class CardView(QWidget):
    """As wide as a card to read; what it says is told to a screen reader in full."""

    spoken_as = QAccessible.Role.StaticText

    def __init__(self, card: CardShown, speak: Speak) -> None:
        super().__init__()
        self.card = card
        listen(self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        parts = (card.name, card.aside, card.story, *card.lines)
        self.setAccessibleName(speak(". ".join(part.rstrip(".") for part in parts if part)))

    def _face(self, width: int) -> CardFace:
        return CardFace(self.card, width, self.devicePixelRatioF())

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._face(width).height

    def sizeHint(self) -> QSize:
        wide, high = tokens().size.card.reading
        width = look().scaled(wide)
        return QSize(width, max(self._face(width).height, round(high * 0.6)))

    def minimumSizeHint(self) -> QSize:
        width = look().scaled(tokens().size.card.hand[0])
        return QSize(width, look().scaled(tokens().size.card.hand[1]))

    def spot_at(self, place: QPointF) -> Spot | None:
        return self._face(self.width()).spot_at(place)

    def paintEvent(self, _event: QPaintEvent) -> None:
        self._face(self.width()).paint(QPainter(self), self.height())
