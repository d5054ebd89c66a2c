"""The Works: a project that is ready is carried into a queue, or pressed; people boost what is under way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QWidget

from vanguard_desktop.models.ship.slots import CardSlot, Slots
from vanguard_desktop.rulesets.ship.data.common import ChooseThing, PickThing
from vanguard_desktop.rulesets.ship.data.facilities.production import StartIn, StartNext

from ..card_slots import CardSlots
from ..right_side import View

if TYPE_CHECKING:
    from ...ship_screen import ShipScreen


class WorksPage(CardSlots):
    """Over a queue both questions are answered at once: which project, and where it begins."""

    def __init__(self, book: ShipScreen) -> None:
        super().__init__(book, Slots.works)

    def carries(self, view: View, slot: CardSlot) -> Mapping[QWidget, Any]:
        question = view.question
        asked = question.effect.effect if isinstance(question, ChooseThing) else None
        if slot.piece is None:
            return {}
        if isinstance(asked, StartIn) and asked.card == slot.piece:
            return {card: row.command for id, card in self.slots.items() if (row := view.order(id)) is not None}
        row = view.order(slot.piece)
        if not isinstance(asked, StartNext) or row is None or row.reason:
            return {}
        stages = Slots.beginnings(view.state, slot.piece)
        if len(stages) == 1:  # the second question is not asked
            return {self.slots[stages[0]]: row.command}
        return {self.slots[stage]: (row.command, PickThing(thing=stage)) for stage in stages}
