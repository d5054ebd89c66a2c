"""What the keys mean on the table; what a region does with its own keys it knows itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from vanguard_desktop.models.common.options import OptionRow
from vanguard_desktop.rulesets.expedition.data import PickSector

from ...parts.screen_keys import ScreenKeys
from .hints import Hints

if TYPE_CHECKING:
    from ..table_screen import TableScreen


class TableKeys(ScreenKeys):
    """A sheet that is read aloud to the table has its answers under the same digits."""

    def __init__(self, table: TableScreen) -> None:
        self._table = table
        super().__init__(
            table,
            {
                Qt.Key.Key_0: table.lists.toggle,
                Qt.Key.Key_A: table.lists.toggle_any_time,
                Qt.Key.Key_B: table.drawers.toggle_crew,
                Qt.Key.Key_I: table.drawers.toggle_situation,
                Qt.Key.Key_M: table.fold_tray,
                Qt.Key.Key_O: table.tray.outcomes.open_table,
                Qt.Key.Key_J: table.sheets.toggle_journal,
                Qt.Key.Key_N: table.sheets.toggle_seats,
            },
        )
        self._hints = Hints(table, self.tell_advice)

    def hears_over_a_sheet(self, key: int) -> bool:
        return True

    def learn(self) -> bool:
        if teaches := self._table.lesson.teaches:
            self._table.lesson.next_lesson()
        return teaches

    def go_on(self) -> bool:
        """Read on, take the only answer of the sheet, or what the bar offers as the next step."""
        table = self._table
        if table.reading.sheet is not None:
            if len(table.reading.sheet.rows) == 1:
                self.take(1)
            elif not table.reading.sheet.rows:
                table.reading.read_on()
        elif (row := table.prompt.next_row) is not None:
            table.bridge.submit(row.command)
        elif table.bridge.state.closed and table.scrim.sheet is None:
            table.ending.show()
        else:
            return False
        return True

    def take(self, number: int) -> None:
        table = self._table
        if table.any_time_list.isVisible():
            table.any_time_list.take(number)
        elif table.reading.sheet is not None:
            table.reading.sheet.take(number)
        elif table.list.isVisible():
            table.list.take(number)
        elif table.card_choice.isVisible():
            table.card_choice.take(number)
        elif table.scrim.sheet is None and table.turn_actions.asks_where:
            table.turn_actions.go_to(number)
        elif table.scrim.sheet is None and not table.prompt.acts:
            row = next((row for row in table.options.rows if row.key == str(number)), None)
            if row is not None and self._shows(row):
                table.bridge.submit(row.command)

    def _shows(self, row: OptionRow) -> bool:
        """Whether the number of an answer is to be read: on its button, its face of a die, or the plate of a sector."""
        if isinstance(row.command, PickSector):
            return True
        table = self._table
        on_faces = (face.choice.command for face in table.tray.faces.faces if face.isVisible())
        return table.prompt.slots.reads(row.command, row.key) or row.command in on_faces

    def step_back(self) -> None:
        table = self._table
        if table.tray.laying.carrying:
            table.tray.laying.give_up()
        elif table.waiting.gesture.carrying:
            table.waiting.gesture.give_up()
        elif table.lists.opened is not None:
            table.lists.close()
        elif table.turn_actions.step_back():
            pass
        elif table.tray.folded:
            table.fold_tray()
        elif table.crew_drawer.opened or table.situation_drawer.opened:
            table.drawers.close()
        elif table.sheets.opened is not None:
            table.close_sheet()

    def say(self, advice: str) -> None:
        """With what has happened: there it covers nothing and waits for nobody."""
        self._table.happened.tell_more(advice)
        self._table.grid.stand_on_map()
