"""A card that is an answer: pressed, or carried to where it goes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QWidget

from vanguard_desktop.models.common.cards import CardShown
from vanguard_desktop.models.ship.answers import AnswerRow
from vanguard_desktop.text.common.wording import Wording

from ...parts.cards.card_gesture import CardGesture
from ...parts.cards.carried import Carrying
from ...parts.prompt.card_choice import ChoiceCard


class CarriedChoice(Carrying, ChoiceCard):
    """`goals` says where it may be dropped and what that orders, asked when it is picked up."""

    dropped = Signal(object)

    def __init__(
        self,
        row: AnswerRow,
        card: CardShown,
        wording: Wording,
        goals: Callable[[], Mapping[QWidget, Any]],
        *,
        art: bool = True,
    ) -> None:
        super().__init__(row, card, row.key, wording, art=art)
        self._goals = goals

    def picked_up(self, at: QPoint) -> CardGesture | None:
        goals = self._goals()
        return CardGesture(self, goals) if goals else None

    def let_go(self, order: Any, place: QPoint) -> None:
        self.dropped.emit(order)
