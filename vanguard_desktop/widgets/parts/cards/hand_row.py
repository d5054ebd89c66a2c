"""The cards of a hand side by side: with their words where the column of boards has the room, otherwise small."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize

from vanguard_desktop.models.common.cards import CardShown

from .card_row import CardRow
from .hand_card import HandCard

_GAP = 8
_COLUMNS = (2, 3)  # wide cards are read more easily; three abreast need less height


class HandRow(CardRow):
    """Small until it is told that there is more room."""

    def _card(self, card: CardShown) -> HandCard:
        return HandCard(card)

    @property
    def _held(self) -> list[HandCard]:
        return [card for card in self.cards.values() if isinstance(card, HandCard)]

    def telling(self, width: int, most: int) -> tuple[list[QSize], int]:
        """How large each card is where all say what they do, those of one row as high as each other, and all together.

        Nothing if that has no room in this width and height.
        """
        for columns in _COLUMNS:
            rows = self._rows((width - _GAP * (columns - 1)) // columns, columns)
            high = sum(row[0].height() + _GAP for row in rows) - _GAP
            if rows and high <= most:
                return [size for row in rows for size in row], high
        return [], 0

    def _rows(self, wide: int, columns: int) -> list[list[QSize]]:
        """Empty where a word would be cut."""
        heights = [card.telling_height(wide) for card in self._held]
        high = [height for height in heights if height is not None]
        if len(high) < len(heights):
            return []
        rows = (high[start : start + columns] for start in range(0, len(high), columns))
        return [[QSize(wide, max(row))] * len(row) for row in rows]

    def tell(self, told: Sequence[QSize]) -> None:
        """Say what each does on a card of that size, or be small again."""
        for place, card in enumerate(self._held):
            card.tell(told[place] if told else None)
