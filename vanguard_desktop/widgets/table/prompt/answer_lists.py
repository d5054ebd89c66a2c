"""The lists over the table: all answers to the question, and what may be done at any time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import attrs
from PySide6.QtCore import QRect

from vanguard_desktop.core import Command
from vanguard_desktop.models.common.options import KEYS, OptionRow
from vanguard_desktop.models.expedition.check.shown import OF_THE_TRAY
from vanguard_desktop.rulesets.expedition.data import (
    ChooseAction,
    ChooseFirst,
    DiscardToLimit,
    PickSector,
    React,
)

from ...parts.prompt.card_choice import CardChoice
from ...parts.prompt.option_list import OptionList
from ..frame.drawers import ON_BOARDS

if TYPE_CHECKING:
    from ..table_screen import TableScreen

# These are answered on a board, on the map, or by the buttons of the bar; for all others the list opens by itself.
_ON_THE_TABLE = (*ON_BOARDS, *OF_THE_TRAY, ChooseAction, ChooseFirst, DiscardToLimit)


class AnswerLists:
    """At most one of them lies open."""

    def __init__(self, table: TableScreen) -> None:
        self._table = table
        self._unasked = False  # whether what lies open has opened by itself
        self._without_room = False  # whether cards would have, in a larger window
        for each in (table.list, table.any_time_list, table.card_choice):
            each.chosen.connect(table.bridge.submit)
            each.closed.connect(self.close)

    @property
    def opened(self) -> OptionList | CardChoice | None:
        table = self._table
        return next(
            (each for each in (table.list, table.any_time_list, table.card_choice) if not each.isHidden()), None
        )

    def toggle(self) -> None:
        table = self._table
        if not (table.list.isHidden() and table.card_choice.isHidden()):
            self.close()
        elif table.options.rows and table.scrim.sheet is None and not table.bridge.game.read_only:
            if not self._lay_open(table.options.rows):
                self._open(table.list)
            table.grid.stand_on_map()

    def toggle_any_time(self) -> None:
        table = self._table
        if table.any_time_list.isVisible():
            self.close()
        elif table.any_time.rows and not table.bridge.game.read_only:
            self.close()
            self._open(table.any_time_list)

    def choose_among(self, commands: Sequence[Command]) -> None:
        """A slot of the bar stands for several: these alone are written out."""
        table = self._table
        self.hide()
        beside = {row.command for row in table.any_time.rows}
        answers, rows = (
            (table.any_time_list, table.any_time.rows)
            if beside.issuperset(commands)
            else (table.list, table.options.rows)
        )
        few = [row for row in rows if row.command in commands]
        if not self._lay_open([attrs.evolve(row, key=KEYS[place : place + 1]) for place, row in enumerate(few)]):
            self._open(answers, commands)
        table.grid.stand_on_map()

    def speak(self) -> None:
        """Cards that lie open say the same in another language."""
        choice = self._table.card_choice
        if not choice.isHidden():
            keys = {card.row.command: card.row.key for card in choice.cards}
            rows = (*self._table.options.rows, *self._table.any_time.rows)
            self._lay_open([attrs.evolve(row, key=keys[row.command]) for row in rows if row.command in keys])

    def _lay_open(self, rows: Sequence[OptionRow], room: QRect | None = None, *, unasked: bool = False) -> bool:
        """Cards among which is chosen lie open side by side, if that is what they are and there is room."""
        table = self._table
        top = table.header.height()
        whole = QRect(0, top, table.width(), table.grid.bottom - top)
        return table.card_choice.open_above(rows, whole if room is None else room, unasked=unasked)

    def _lay_open_beside_boards(self, rows: Sequence[OptionRow]) -> bool:
        """Over the map, or where dice have made that low over the dice as well: the hand stays in sight."""
        table = self._table
        seen = table.map.geometry()
        whole = QRect(seen.left(), table.header.height(), seen.width(), table.grid.bottom - table.header.height())
        return self._lay_open(rows, seen) or self._lay_open(rows, whole)

    def _open(self, answers: OptionList, only: Sequence[Command] | None = None) -> None:
        table = self._table
        answers.open_above(table.width(), table.grid.bottom, table.header.height(), only)

    def close(self) -> None:
        if self.hide():
            self._table.grid.stand_on_map()

    def hide(self) -> bool:
        """Whether one lay open."""
        opened = self.opened
        if opened is not None:
            opened.hide()
            self._unasked = False
            self._table.focus_default()
        return opened is not None

    def offer(self) -> None:
        """A question that nothing on the table stands for shows its answers by itself, if they are many."""
        table, self._without_room = self._table, False
        if table.scrim.sheet is not None:
            return
        question = table.bridge.state.question
        if isinstance(question, React) and table.tray.wanted:
            pass  # the list would cover what the dice have brought; buttons stand for all that is on it
        elif isinstance(question, React) and table.any_time.rows:
            self.toggle_any_time()  # it is asked for the sake of what could be done instead (DEC-26)
            table.focus_default()  # Enter accepts, as the bright button says, and never plays what lies first here
        elif isinstance(question, DiscardToLimit):
            # The hand may be used as well, and no key throws a card away that was meant for something else.
            self._without_room = table.grid.at.left_is_drawer or not self._lay_open_beside_boards(table.options.rows)
            if not self._without_room:
                self._unasked = True
                table.focus_default()
                table.grid.stand_on_map()
        elif not isinstance(question, _ON_THE_TABLE) and self._lay_open(table.options.rows, unasked=True):
            self._unasked = True
            table.grid.stand_on_map()
        elif not (isinstance(question, _ON_THE_TABLE) or table.prompt.shows_all or self._answers_in_sight()):
            self.toggle()
            self._unasked = True

    def offer_anew(self) -> None:
        """The window has another size: what opened by itself may have more room there, or is needed no longer."""
        if (self._unasked and self.hide()) or (self._without_room and self.opened is None):
            self.offer()

    def offer_for_pieces(self) -> None:
        """What was to be placed may have no room any more."""
        waiting = self._table.waiting
        if waiting.waits and waiting.isHidden() and self.opened is None:
            self.offer()

    def _answers_in_sight(self) -> bool:
        """Whether every answer is a thing that can be pressed or carried: a piece, a sector, a deck beside the map."""
        table = self._table
        if not table.waiting.isHidden():
            return True
        answers = table.bridge.answers()
        if all(isinstance(answer, PickSector) for answer in answers):
            return True
        decks = table.situation.discoveries
        if table.grid.at.right_is_drawer or not decks.stands_for(answers):
            return False
        table.situation.ensureWidgetVisible(decks)
        return True
