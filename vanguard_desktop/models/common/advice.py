"""What a good player would answer to the open question, and why, as it is said to players."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from vanguard_desktop.bots.advice import advise
from vanguard_desktop.core import Command
from vanguard_desktop.text.common.wording import Wording

from ..bridge import Bridge


class AdviceWords(QObject):
    """The label of the answer, and what speaks for it."""

    def __init__(self, bridge: Bridge, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge, self._wording = bridge, wording

    def sentence(self, key_of: Callable[[Command], str]) -> str:
        """Empty where nothing is asked, others play, or the book has no advice; with the key of the answer."""
        game, state = self._bridge.game, self._bridge.state
        advice = None if game.read_only else advise(game.position)
        if advice is None:
            return ""
        said = self._wording.in_book(state)
        answer, why = said.answer(advice.command, state).rstrip("."), said.motive(advice.motive, state)
        if key := key_of(advice.command):
            #: In a hint: {answer} is the label of a button, as "Rest", {key} the key that gives it or leads there.
            answer = self.tr("{answer} ({key})").format(answer=answer, key=key)
        #: A hint for players. {answer} is the label of a button, as "Rest"; {why} is a sentence that says why.
        return self.tr("You could: {answer}. {why}").format(answer=answer, why=why)
