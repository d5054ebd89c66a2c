"""What slides in beside the map in a narrow window, and which board lies open for the question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vanguard_desktop.core import MemberId
from vanguard_desktop.rulesets.expedition.data import (
    ChooseColumn,
    ChooseDieToRefresh,
    ChooseDieToSacrifice,
    ChooseDieToSpend,
    ChooseOverflow,
    DiscardToLimit,
    GatherDice,
)

if TYPE_CHECKING:
    from ..table_screen import TableScreen

ON_BOARDS = (ChooseDieToSpend, ChooseDieToRefresh, ChooseDieToSacrifice, ChooseOverflow, ChooseColumn, GatherDice)


class Drawers:
    """The boards on the left, the situation on the right."""

    def __init__(self, table: TableScreen) -> None:
        self._table = table
        self._opened_for_question = False
        self._asked: object = None
        table.header.board_wished.connect(self._open_board)
        table.crew_tabs.board_wished.connect(self._open_board)
        table.glance.clicked.connect(self.toggle_situation)

    def open_asked(self) -> None:
        """A die is chosen on its board, a card to discard in the hand below it, so they have to be seen."""
        table = self._table
        question = table.bridge.state.question
        opened = isinstance(question, (DiscardToLimit, *ON_BOARDS))
        if question == self._asked:
            pass  # whoever has opened another board since goes on there, as with dice that assist
        elif isinstance(question, DiscardToLimit):
            table.crew.ask_for_hand(question.member)
        elif isinstance(question, ON_BOARDS):
            table.crew.ask_for_dice(question.member)
        self._asked = question
        if table.grid.at.left_is_drawer and opened != self._opened_for_question:
            self._opened_for_question = opened
            table.crew_drawer.set_open(opened)

    def fold_boards(self) -> None:
        """The boards have just been folded away, as when a kept game opens: dice asked for stay in sight."""
        self._opened_for_question = False
        self._asked = None
        self.open_asked()

    def _open_board(self, member: str) -> None:
        self._table.crew.open_board(MemberId(member))
        if self._table.grid.at.left_is_drawer:
            self._table.crew_drawer.set_open(True)
            self._table.grid.stand()

    def toggle_crew(self) -> None:
        if self._table.grid.at.left_is_drawer:
            self._table.crew_drawer.toggle()
            self._table.grid.stand()

    def toggle_situation(self) -> None:
        if self._table.grid.at.right_is_drawer:
            self._table.situation_drawer.toggle()
            self._table.grid.stand()

    def point_at_situation(self) -> None:
        """What is taught now stands there, so it comes by itself; the map makes room for it."""
        if self._table.grid.at.right_is_drawer:
            self._table.situation_drawer.set_open(True)

    def close(self) -> None:
        self._table.crew_drawer.set_open(False)
        self._table.situation_drawer.set_open(False)
        self._table.grid.stand()
        self._table.map.setFocus()
