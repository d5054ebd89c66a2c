"""What the keys mean on the table, wherever the keyboard is; what a region does with its own keys it knows itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from .hints import Hints

if TYPE_CHECKING:
    from ..table_screen import TableScreen

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class TableKeys:
    """Turns keys into answers, and into looks at what lies on the table."""

    def __init__(self, table: TableScreen) -> None:
        self._table, hints = table, Hints(table)
        self._opens: dict[int, Callable[[], None]] = {
            Qt.Key.Key_0: table.lists.toggle,
            Qt.Key.Key_A: table.lists.toggle_any_time,
            Qt.Key.Key_B: table.drawers.toggle_crew,
            Qt.Key.Key_I: table.drawers.toggle_situation,
            Qt.Key.Key_M: table.fold_tray,
            Qt.Key.Key_O: table.tray.outcomes.open_table,
            Qt.Key.Key_H: hints.tell,
            Qt.Key.Key_J: table.sheets.toggle_journal,
            Qt.Key.Key_N: table.sheets.toggle_seats,
            Qt.Key.Key_F1: self._explain,
            Qt.Key.Key_Escape: self._step_back,
        }

    def press(self, event: QKeyEvent) -> bool:
        """Do what the key means; False if it means nothing here."""
        key, table = event.key(), self._table
        if Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            self._take(key - Qt.Key.Key_0)
        elif key in _ENTER:
            return self._go_on()
        elif key == Qt.Key.Key_Space and table.scrim.may_lift and not event.isAutoRepeat():
            table.scrim.lift(True)
        elif key == Qt.Key.Key_G and table.lesson.teaches:
            table.lesson.next_lesson()
        elif table.scrim.sheet is None and table.prompt.press_key(event.text().upper()):
            pass
        elif key in self._opens:
            self._opens[key]()
        else:
            return False
        return True

    def release(self, event: QKeyEvent) -> bool:
        lets_down = event.key() == Qt.Key.Key_Space and not event.isAutoRepeat()
        if not lets_down or not self._table.scrim.may_lift:
            return False
        self._table.scrim.lift(False)
        return True

    def _go_on(self) -> bool:
        """Read on, take the only answer of the sheet, or what the bar offers as the next step."""
        table = self._table
        if table.reading.sheet is not None:
            if len(table.reading.sheet.rows) == 1:
                self._take(1)
            elif not table.reading.sheet.rows:
                table.reading.read_on()
        elif (row := table.prompt.next_row) is not None:
            table.bridge.submit(row.command)
        elif table.bridge.state.closed and table.scrim.sheet is None:
            table.ending.show()
        else:
            return False
        return True

    def _take(self, number: int) -> None:
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
            # Where nothing but what may be done at any time leads on, that is what the numbers mean.
            rows = table.options.rows or table.any_time.rows
            if number <= len(rows):
                table.bridge.submit(rows[number - 1].command)

    def _explain(self) -> None:
        """What is it? Asked again, the codex opens where it says more."""
        table = self._table
        told = table.explainer.told
        if told is not None or not table.explainer.ask_about_focus():
            table.open_codex("" if told is None else told.entry)

    def _step_back(self) -> None:
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
