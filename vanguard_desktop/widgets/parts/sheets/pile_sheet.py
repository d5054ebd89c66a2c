"""A discard pile, looked through: cards that lie face up are everybody's to see, a deck tells only its number."""

from __future__ import annotations

from collections.abc import Callable

from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.common.cards import CardShown

from ...fitting_column import FittingColumn
from ...headed_sheet import HeadedSheet
from ...look.controls.text import Text
from ..cards.card_row import CardRow


class PileSheet(HeadedSheet):
    """`cards` and `words`, a title and a line about the deck, are asked again when the language changes."""

    def __init__(
        self, bridge: Bridge, cards: Callable[[], tuple[CardShown, ...]], words: Callable[[], tuple[str, str]]
    ) -> None:
        super().__init__("discard_pile", width=640)
        self._cards, self._words = cards, words
        self._deck = Text(color="text_soft")
        self.pile = CardRow(bridge, upright=True)
        self.inside.addWidget(self._deck)
        column = FittingColumn(padding=6)
        column.body.addWidget(self.pile)
        self.inside.addWidget(column, 1)
        self._retranslate()

    def _retranslate(self) -> None:
        super()._retranslate()
        title, deck = self._words()
        self.set_title(title)
        self._deck.setText(deck)
        self.pile.show_cards(self._cards())
