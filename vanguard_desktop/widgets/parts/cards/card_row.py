"""Small cards side by side, such as a hand; they take new lines where there is no room."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.common.cards import CardShown

from ...look.controls.flow import FlowLayout
from .mini_card import MiniCard


class CardRow(QWidget):
    """Cards keep their widgets as long as they stay, so that the focus stays too."""

    def __init__(self, bridge: Bridge, *, upright: bool = False) -> None:
        super().__init__()
        self._bridge, self._upright = bridge, upright
        self._flow = FlowLayout(self, gap=8)
        self.cards: dict[str, MiniCard] = {}

    def show_cards(self, cards: tuple[CardShown, ...]) -> None:
        wanted = {card.id: card for card in cards}
        for id in [id for id in self.cards if id not in wanted]:
            gone = self.cards.pop(id)
            self._flow.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        for id, card in wanted.items():
            if id in self.cards:
                if self.cards[id].card != card:
                    self.cards[id].show_card(card)
                continue
            small = self._card(card)
            small.chosen.connect(self._bridge.submit)
            self._flow.addWidget(small)
            small.show()
            self.cards[id] = small
        self.setVisible(bool(wanted))

    def _card(self, card: CardShown) -> MiniCard:
        return MiniCard(card, upright=self._upright)
