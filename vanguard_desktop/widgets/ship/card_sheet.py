"""A card of the ship book, whole: with its story, its rules and what kind of card it is."""

from __future__ import annotations

from collections.abc import Callable

from vanguard_desktop.models.common.cards import CardShown
from vanguard_desktop.text.common.wording import Wording

from ..cards.card_view import CardView
from ..fitting_column import FittingColumn
from ..headed_sheet import HeadedSheet
from ..look.controls.lines import drop

_WIDTH = 520


class CardSheet(HeadedSheet):
    """`card` is asked again when the language changes."""

    def __init__(self, wording: Wording, card: Callable[[], CardShown]) -> None:
        super().__init__("info", width=_WIDTH)
        self._wording, self._card = wording, card
        self._column = FittingColumn(padding=6)
        self.inside.addWidget(self._column, 1)
        self.view: CardView | None = None
        self._retranslate()

    def _retranslate(self) -> None:
        super()._retranslate()
        card = self._card()
        self.set_title(card.name)
        if self.view is not None:
            self._column.body.removeWidget(self.view)
            drop(self.view)
        self.view = CardView(card, self._wording.names.spoken)
        self._column.body.addWidget(self.view)
        self.view.show()
