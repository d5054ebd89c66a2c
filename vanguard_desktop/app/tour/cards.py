"""Pictures of cards, boards and columns: each family of cards looked at on the table, and as the codex tells it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QScrollArea, QWidget

from vanguard_desktop.text.codex.families import OPEN, Family
from vanguard_desktop.widgets.look.controls.asking import around
from vanguard_desktop.widgets.parts.cards.card_peek import CardPeek
from vanguard_desktop.widgets.parts.cards.mini_card import MiniCard
from vanguard_desktop.widgets.table.frame.drawer import Drawer

from .part import PartOfTour

if TYPE_CHECKING:
    pass


class CardTour(PartOfTour):
    """Each kind once, wherever it first lies on the table."""

    def look(self) -> None:
        """Every kind of small card that lies somewhere and was not looked at yet, with the whole card beside it."""
        for card in self._table.findChildren(MiniCard):
            name = f"card_{card.card.kind.value}"
            if name not in self._seen and self._lies(card):
                self._seen.add(name)
                self._bring(card)
                CardPeek.of(card).show_beside(card, card.card)
                self._shoot(name)
                CardPeek.of(card).put_away(card)
                self._close()

    def tell(self) -> None:
        """Every family that may be looked up now, by the card of which there is most to say."""
        codex, open_now = self._table.wording.codex, self._table.explanations.laid_open()
        anybody = tuple(codex.cards.open())
        for family in Family:
            name, cards = f"codex_{family.value}", anybody if family in OPEN else open_now
            there = [card for card in cards if card.partition("/")[0] == family.value]
            if there and name not in self._seen:
                self._seen.add(name)
                self._table.open_codex(f"card:{max(there, key=self._length)}")
                self._shoot(name)
                self._table.close_sheet()

    def boards(self) -> None:
        """A board that is open from its top to its hand, and the column of the situation to its end."""
        table = self._table
        for name, column, toggle in (
            ("board", table.crew, table.drawers.toggle_crew),
            ("situation", table.situation, table.drawers.toggle_situation),
        ):
            toggle()
            self._pump()
            bar, page = column.verticalScrollBar(), 1
            bar.setValue(0)
            self._shoot(f"table_{name}")
            while bar.value() < bar.maximum():
                bar.setValue(bar.value() + bar.pageStep())
                page += 1
                self._shoot(f"table_{name}_{page}")
            bar.setValue(0)
            self._close()

    def _length(self, card: str) -> int:
        told = self._table.wording.codex.cards.find(card)
        return 0 if told is None else sum(len(line) for line in told.lines)

    def _lies(self, card: MiniCard) -> bool:
        """A card of a board or column, also if that is folded; not one of a sheet that was put away."""
        columns = (self._table.crew, self._table.situation)
        return card.parentWidget() is not None and any(column.isAncestorOf(card) for column in columns)

    def _bring(self, card: QWidget) -> None:
        for drawer, toggle in self._drawers():
            if drawer.isAncestorOf(card) and not drawer.opened:
                toggle()
        crew = self._table.crew
        for member, board in crew.boards.items():
            if board.isAncestorOf(card):
                crew.open_board(member)
        self._pump()
        for above in around(card):
            if isinstance(above, QScrollArea):
                above.ensureWidgetVisible(card)
        self._pump()

    def _close(self) -> None:
        for drawer, toggle in self._drawers():
            if drawer.opened:
                toggle()
        self._pump()

    def _drawers(self) -> tuple[tuple[Drawer, Callable[[], None]], ...]:
        table = self._table
        return (table.crew_drawer, table.drawers.toggle_crew), (table.situation_drawer, table.drawers.toggle_situation)
