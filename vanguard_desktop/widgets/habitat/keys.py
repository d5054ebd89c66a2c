"""What the keys mean over the habitat, wherever the keyboard is."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent

from vanguard_desktop.models.common.advice import advised

from .marks import ENTER

if TYPE_CHECKING:
    from .habitat_screen import HabitatScreen


class HabitatKeys(QObject):
    """Digits take an answer, Enter goes on, Esc steps back."""

    def __init__(self, screen: HabitatScreen) -> None:
        super().__init__(screen)
        self._screen = screen
        self._opens: dict[int, Callable[[], object]] = {
            Qt.Key.Key_0: screen.toggle_list,
            Qt.Key.Key_A: screen.toggle_any_time,
            Qt.Key.Key_C: screen.sheets.toggle_campaign,
            Qt.Key.Key_H: self._tell_advice,
            Qt.Key.Key_I: screen.switches.turn_sheet,
            Qt.Key.Key_J: screen.sheets.toggle_journal,
            Qt.Key.Key_M: screen.switches.turn_place,
            Qt.Key.Key_N: screen.sheets.toggle_seats,
            Qt.Key.Key_F1: self._explain_focus,
            Qt.Key.Key_Escape: self._step_back,
        }

    def press(self, event: QKeyEvent) -> bool:
        """Do what the key means; False if it means nothing here."""
        key, screen = event.key(), self._screen
        if key == Qt.Key.Key_Space and screen.scrim.may_lift and not event.isAutoRepeat():
            screen.scrim.lift(True)
            return True
        if key == Qt.Key.Key_J and screen.end.sheet is not None:
            screen.sheets.toggle_journal()
            return True
        if screen.scrim.sheet is not None and key != Qt.Key.Key_Escape:
            return False
        if Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            self._take(key - Qt.Key.Key_0)
        elif key in ENTER:
            return self._go_on()
        elif screen.scrim.sheet is None and screen.prompt.press_key(event.text().upper()):
            pass
        elif key == Qt.Key.Key_G and screen.teaching.bar.teaches:
            screen.teaching.bar.next_lesson()
        elif key in self._opens:
            self._opens[key]()
        else:
            return False
        return True

    def release(self, event: QKeyEvent) -> bool:
        """The look at the table is over."""
        lets_down = event.key() == Qt.Key.Key_Space and not event.isAutoRepeat()
        if not lets_down or not self._screen.scrim.may_lift:
            return False
        self._screen.scrim.lift(False)
        return True

    def _go_on(self) -> bool:
        screen = self._screen
        row = screen.prompt.next_row
        if row is not None:
            screen.bridge.submit(row.command)
            return True
        if screen.sheets.asks and screen.scrim.sheet is None:
            return screen.sheets.read(())
        return screen.end.show()

    def _tell_advice(self) -> None:
        """What a good player would do now, and why."""
        advice = advised(self._screen.bridge, self._screen.wording)
        if advice is not None:
            #: A hint for players. {answer} is the label of a button, as "Rest"; {why} is a sentence that says why.
            words = self.tr("You could: {answer}. {why}").format(answer=advice.answer, why=advice.why)
            self._screen.prompt.explain(self._screen.wording.names.spoken(words))

    def _explain_focus(self) -> None:
        """What is it? Asked again, the codex opens where it says more."""
        screen = self._screen
        told = screen.explainer.told
        if told is not None or not screen.explainer.ask_about_focus():
            screen.open_codex("" if told is None else told.entry)

    def _take(self, number: int) -> None:
        screen = self._screen
        opened = next((each for each in (screen.list, screen.any_time_list) if each.isVisible()), None)
        if opened is not None:
            opened.take(number)
        elif number <= len(screen.options.rows) and (screen.prompt.shows_all or screen.sheets.asks):
            screen.bridge.submit(screen.options.rows[number - 1].command)
        elif (shown := [each.row for each in screen.prompt.buttons if each.row.key == str(number)]) != []:
            screen.prompt.press(shown[0])

    def _step_back(self) -> None:
        screen = self._screen
        if screen.list.isVisible() or screen.any_time_list.isVisible():
            screen.close_lists()
        elif screen.scrim.sheet is not None:
            screen.close_sheet()
