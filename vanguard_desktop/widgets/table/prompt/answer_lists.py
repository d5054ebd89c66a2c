"""The lists over the table: all answers to the question, and what may be done at any time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vanguard_desktop.models.expedition.check.shown import OF_THE_TRAY
from vanguard_desktop.rulesets.expedition.data import AgreeLiftOff, ChooseAction, ChooseFirst, PickSector, React

from ..frame.drawers import ON_BOARDS
from .option_list import OptionList

if TYPE_CHECKING:
    from ..table_screen import TableScreen

# These are answered on a board, on the map, or by the buttons of the bar; for all others the list opens by itself.
_ON_THE_TABLE = (*ON_BOARDS, *OF_THE_TRAY, ChooseAction, ChooseFirst, AgreeLiftOff)


class AnswerLists:
    """At most one of them lies open."""

    def __init__(self, table: TableScreen) -> None:
        self._table = table
        for each in (table.list, table.any_time_list):
            each.chosen.connect(table.bridge.submit)
            each.closed.connect(self.close)

    @property
    def opened(self) -> OptionList | None:
        return next((each for each in (self._table.list, self._table.any_time_list) if each.isVisible()), None)

    def toggle(self) -> None:
        table = self._table
        if table.list.isVisible():
            self.close()
        elif table.options.rows and table.scrim.sheet is None and not table.bridge.game.read_only:
            self._open(table.list)
            table.grid.stand_on_map()

    def toggle_any_time(self) -> None:
        table = self._table
        if table.any_time_list.isVisible():
            self.close()
        elif table.any_time.rows and not table.bridge.game.read_only:
            self.close()
            self._open(table.any_time_list)

    def _open(self, answers: OptionList) -> None:
        table = self._table
        answers.open_above(table.width(), table.grid.bottom, table.header.height())

    def close(self) -> None:
        if self.hide():
            self._table.grid.stand_on_map()

    def hide(self) -> bool:
        """Whether one lay open."""
        opened = self.opened
        if opened is not None:
            opened.hide()
            self._table.focus_default()
        return opened is not None

    def offer(self) -> None:
        """A question that nothing on the table stands for shows its answers by itself, if they are many."""
        table = self._table
        if table.scrim.sheet is not None:
            return
        question = table.bridge.state.question
        if isinstance(question, React) and table.any_time.rows:
            self.toggle_any_time()  # it is asked for the sake of what could be done instead (DEC-26)
        elif not (isinstance(question, _ON_THE_TABLE) or table.prompt.shows_all or self._answers_in_sight()):
            self.toggle()

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
