"""What the keys mean over the habitat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from ..parts.screen_keys import ScreenKeys

if TYPE_CHECKING:
    from .habitat_screen import HabitatScreen


class HabitatKeys(ScreenKeys):
    """The journal opens from the end of a mission too."""

    def __init__(self, screen: HabitatScreen) -> None:
        self._screen = screen
        super().__init__(
            screen,
            {
                Qt.Key.Key_0: screen.offers.toggle_answers,
                Qt.Key.Key_A: screen.offers.toggle_any_time,
                Qt.Key.Key_C: screen.sheets.toggle_campaign,
                Qt.Key.Key_I: screen.switches.turn_sheet,
                Qt.Key.Key_J: screen.sheets.toggle_journal,
                Qt.Key.Key_M: screen.switches.turn_place,
                Qt.Key.Key_N: screen.sheets.toggle_seats,
            },
        )

    def hears_over_a_sheet(self, key: int) -> bool:
        ends = key == Qt.Key.Key_J and self._screen.end.sheet is not None
        return ends or super().hears_over_a_sheet(key)

    def learn(self) -> bool:
        if teaches := self._screen.teaching.bar.teaches:
            self._screen.teaching.bar.next_lesson()
        return teaches

    def go_on(self) -> bool:
        screen = self._screen
        row = screen.prompt.next_row
        if row is not None:
            screen.bridge.submit(row.command)
            return True
        if screen.sheets.asks and screen.scrim.sheet is None:
            return screen.sheets.read(())
        return screen.end.show()

    def take(self, number: int) -> None:
        screen = self._screen
        opened = screen.offers.opened
        if opened is not None:
            opened.take(number)
        elif number <= len(screen.options.rows) and screen.sheets.asks:
            screen.bridge.submit(screen.options.rows[number - 1].command)
        elif (shown := [each.row for each in screen.prompt.buttons if each.key == str(number)]) != []:
            screen.prompt.press(shown[0])

    def step_back(self) -> None:
        screen = self._screen
        if screen.offers.opened is not None:
            screen.offers.close()
        elif screen.scrim.sheet is not None:
            screen.close_sheet()

    def say(self, advice: str) -> None:
        self._screen.prompt.advise(self._screen.wording.names.spoken(advice))
