"""What the keys mean over the ship book, wherever the keyboard is; a page knows its own keys itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent

from vanguard_desktop.models.common.advice import advised

if TYPE_CHECKING:
    from .lesson_card import LessonCard
    from .ship_screen import ShipScreen

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class ShipKeys(QObject):
    """Digits take an answer, of the page first and then of the bar; Enter goes on; Esc steps back."""

    def __init__(self, screen: ShipScreen) -> None:
        super().__init__(screen)
        self._screen = screen
        self._opens: dict[int, Callable[[], object]] = {
            Qt.Key.Key_0: screen.toggle_list,
            Qt.Key.Key_A: self._focus_usable,
            Qt.Key.Key_C: screen.focus_crew,
            Qt.Key.Key_H: self._tell_advice,
            Qt.Key.Key_J: screen.sheets.toggle_journal,
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
        if screen.scrim.sheet is not None and key != Qt.Key.Key_Escape:
            return False
        if Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            self._take(chr(key))
        elif key in _ENTER:
            return self._go_on()
        elif key == Qt.Key.Key_G and self._lesson.teaches:
            self._lesson.go_on()
        elif key in self._opens:
            self._opens[key]()
        else:
            return False
        return True

    def release(self, event: QKeyEvent) -> bool:
        lets_down = event.key() == Qt.Key.Key_Space and not event.isAutoRepeat()
        if not lets_down or not self._screen.scrim.may_lift:
            return False
        self._screen.scrim.lift(False)
        return True

    def _take(self, digit: str) -> None:
        screen = self._screen
        if screen.list.isVisible():
            screen.list.take(int(digit))
            return
        if screen.reads_again:
            return
        seen = screen.right is None or screen.right.takes_digits
        rows = (*(screen.on_page.rows if seen else ()), *screen.in_bar.rows)
        row = next((row for row in rows if row.key == digit), None)
        if row is not None:
            screen.bridge.submit(row.command)

    def _go_on(self) -> bool:
        screen = self._screen
        if screen.reads_again:
            screen.back_to_now()
        elif (row := screen.prompt.next_row) is not None:
            screen.bridge.submit(row.command)
        else:
            return False
        return True

    def _step_back(self) -> None:
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

    def _tell_advice(self) -> None:
        """What a good player would do now, and why."""
        advice = advised(self._screen.bridge, self._screen.wording)
        if advice is not None:
            #: A hint for players. {answer} is the label of a button, as "Rest"; {why} is a sentence that says why.
            words = self.tr("You could: {answer}. {why}")
            said = words.format(answer=advice.answer, why=advice.why)
            if self._screen.left.isVisible():
                self._screen.left.hint(said)
            else:  # a map that takes the whole spread
                self._screen.prompt.explain(self._screen.wording.names.spoken(said))

    @property
    def _lesson(self) -> LessonCard:
        """That of the page, where it has to show it itself."""
        right = self._screen.right
        own = None if right is None else right.lesson
        return own or self._screen.left.lesson

    def _focus_usable(self) -> None:
        screen = self._screen
        beside = screen.right.usable if screen.right is not None else ()
        if usable := [*screen.left.usable, *beside] if screen.left.isVisible() else beside:
            usable[0].setFocus()

    def _explain_focus(self) -> None:
        """What is it? Asked again, the codex opens where it says more."""
        screen = self._screen
        told = screen.explainer.told
        if told is not None or not screen.explainer.ask_about_focus():
            screen.open_codex("" if told is None else told.entry)
