"""What the keys mean over the ship book; a page knows its own keys itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from vanguard_desktop.models.ship.answers import AnswerRow

from ..parts.screen_keys import ScreenKeys

if TYPE_CHECKING:
    from .ship_screen import ShipScreen


class ShipKeys(ScreenKeys):
    """Digits take an answer of the page first and then of the bar."""

    def __init__(self, screen: ShipScreen) -> None:
        self._screen = screen
        super().__init__(
            screen,
            {
                Qt.Key.Key_0: screen.toggle_list,
                Qt.Key.Key_A: self._focus_usable,
                Qt.Key.Key_C: screen.focus_crew,
                Qt.Key.Key_J: screen.sheets.toggle_journal,
                Qt.Key.Key_N: screen.sheets.toggle_seats,
                Qt.Key.Key_PageDown: lambda: screen.left.turn(1),
                Qt.Key.Key_PageUp: lambda: screen.left.turn(-1),
            },
        )

    def learn(self) -> bool:
        """The page shows its lesson itself where it takes the whole spread."""
        right = self._screen.right
        own = None if right is None else right.lesson
        lesson = own or self._screen.left.lesson
        if teaches := lesson.teaches:
            lesson.go_on()
        return teaches

    def take(self, number: int) -> None:
        screen = self._screen
        if screen.list.isVisible():
            screen.list.take(number)
            return
        if screen.reads_again:
            return
        seen = screen.right is None or screen.right.takes_digits
        rows = (*(screen.on_page.rows if seen else ()), *screen.in_bar.rows)
        row = next((row for row in rows if row.key == str(number)), None)
        if row in screen.in_bar.rows:
            if screen.prompt.slots.reads(row.command, row.key):
                screen.bridge.submit(row.command)
        elif isinstance(row, AnswerRow) and screen.right is not None:
            screen.right.take(row)

    def go_on(self) -> bool:
        screen = self._screen
        if screen.reads_again:
            screen.back_to_now()
        elif (row := screen.prompt.next_row) is not None:
            screen.bridge.submit(row.command)
        elif screen.on_page.rows:
            screen.explain_enter()
        else:
            return False
        return True

    def step_back(self) -> None:
        screen = self._screen
        if screen.list.isVisible():
            screen.list.hide()
            screen.focus_default()
        elif screen.crew.give_up() or (screen.right is not None and screen.right.step_back()):
            screen.show_hint("")
        elif screen.scrim.sheet is not None:
            screen.close_sheet()
        elif screen.reads_again:
            screen.back_to_now()

    def tell_advice(self) -> None:
        """Of a page that is only read there is nothing to say."""
        if not self._screen.reads_again:
            super().tell_advice()

    def say(self, advice: str) -> None:
        screen = self._screen
        if screen.left.isVisible():
            screen.left.advise(advice)
        else:  # a map that takes the whole spread
            screen.prompt.advise(screen.wording.names.spoken(advice))

    def _focus_usable(self) -> None:
        screen = self._screen
        beside = screen.right.usable if screen.right is not None else ()
        if usable := [*screen.left.usable, *beside] if screen.left.isVisible() else beside:
            usable[0].setFocus()
