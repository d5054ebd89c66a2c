"""What the keys mean over every game, wherever the keyboard is: each book says what differs in its own."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from vanguard_desktop.models.common.advice import AdviceWords

if TYPE_CHECKING:
    from ..game_screen import GameScreen

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class ScreenKeys:
    """Digits take an answer, Enter goes on, Esc steps back, H asks for advice, F1 what it is; `opens` are all others.

    Over a sheet only those keys are heard that `hears_over_a_sheet` names; the sheet has the rest.
    """

    def __init__(self, screen: GameScreen, opens: Mapping[int, Callable[[], object]]) -> None:
        self._over = screen
        self._advice = AdviceWords(screen.bridge, screen.wording, screen)
        self._opens = {
            Qt.Key.Key_H: self.tell_advice,
            Qt.Key.Key_F1: self._explain_focus,
            Qt.Key.Key_Escape: self.step_back,
            **opens,
        }

    @abstractmethod
    def take(self, number: int) -> None:
        """The answer that stands under a digit."""

    @abstractmethod
    def go_on(self) -> bool:
        """What Enter does; False if there is nothing that it could do."""

    @abstractmethod
    def step_back(self) -> None:
        """What Esc puts away."""

    @abstractmethod
    def say(self, advice: str) -> None:
        """Where an advice is read."""

    def hears_over_a_sheet(self, key: int) -> bool:
        return key == Qt.Key.Key_Escape

    def learn(self) -> bool:
        """The lesson that stands there is understood; False if there is none."""
        return False

    def press(self, event: QKeyEvent) -> bool:
        """Do what the key means; False if it means nothing here."""
        key, screen = event.key(), self._over
        if key == Qt.Key.Key_Space and screen.scrim.may_lift and not event.isAutoRepeat():
            screen.scrim.lift(True)
        elif screen.scrim.sheet is not None and not self.hears_over_a_sheet(key):
            return False
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            self.take(key - Qt.Key.Key_0)
        elif key in ENTER:
            return self.go_on()
        elif (key == Qt.Key.Key_G and self.learn()) or (
            screen.scrim.sheet is None and screen.prompt.press_key(event.text().upper())
        ):
            pass
        elif key in self._opens:
            self._opens[key]()
        else:
            return False
        return True

    def release(self, event: QKeyEvent) -> bool:
        """The look at what lies under a sheet is over."""
        lets_down = event.key() == Qt.Key.Key_Space and not event.isAutoRepeat()
        if not lets_down or not self._over.scrim.may_lift:
            return False
        self._over.scrim.lift(False)
        return True

    def tell_advice(self) -> None:
        """What a good player would do now, and why; nothing where the book has no advice."""
        if advice := self._advice.sentence(self._over.prompt.slots.key_of):
            self.say(advice)

    def _explain_focus(self) -> None:
        """What is it? Asked again, the codex opens where it says more."""
        screen = self._over
        told = screen.explainer.told
        if told is not None or not screen.explainer.ask_about_focus():
            screen.open_codex("" if told is None else told.entry)
