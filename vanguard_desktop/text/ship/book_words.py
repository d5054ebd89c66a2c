"""The words of the ship for the parts of the screen that all books share."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication

from vanguard_desktop.bots.motive import Motive
from vanguard_desktop.core import BookOpened, Command, Decision, Event, Reason
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.rulesets.ship.rules import SHIP
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.setting import Bed

from ..common.shared_text import SharedText
from ..common.wording import Wording
from .aboard.medbay import bed_words
from .cards import ShipCards
from .journal import Line, ShipJournal
from .pages import ShipPages
from .undo import ShipUndo
from .words import ROOMS, ShipWords


class WordsAboard:
    """Each is found in the tables of the rooms."""

    rooms = (SharedText, *ROOMS)

    def __init__(self, wording: Wording) -> None:
        self.words = self._words = ShipWords(wording.names)
        self._journal, self._undo = ShipJournal(self._words), ShipUndo(self._words)
        self.cards = ShipCards(self._words, wording.cards)
        self.pages = ShipPages()

    def question(self, decision: Decision, state: ShipState) -> str:
        return self._words.question(decision, state)

    def who(self, decision: Decision, state: ShipState) -> str:
        return self._words.who(decision, state)

    def deciders(self, decision: Decision, _state: ShipState) -> tuple[Section, ...]:
        section = self._words.decider(decision)
        return () if section is None else (section,)

    def bed(self, bed: Bed) -> str:
        """How badly somebody is hurt who lies in it."""
        return bed_words(bed)

    def over(self) -> str:
        return QCoreApplication.translate("ShipTexts", "The campaign is over.")

    def answer(self, command: Command, state: ShipState) -> str:
        return self._words.command(command, state)

    def why(self, reason: Reason, state: ShipState) -> str:
        return self._words.reason(reason, state)

    def motive(self, motive: Motive, state: ShipState) -> str:
        return self._words.motive(motive, state)

    def journal(self, events: Sequence[Event], before: Callable[[], object], _after: ShipState) -> tuple[str, ...]:
        state = None if _begins(events) else before()
        return tuple(line.text for line in self._journal.lines(events, state)) if isinstance(state, ShipState) else ()

    def lines(self, events: Sequence[Event], before: ShipState) -> tuple[Line, ...]:
        """What a step did aboard, with the page on which each of it stands."""
        return self._journal.lines(events, before)

    def undo_label(self, events: Sequence[Event], before: ShipState) -> str:
        return self._undo.undo_label(events, None if _begins(events) else before)

    def redo_label(self, events: Sequence[Event], before: ShipState) -> str:
        return self._undo.redo_label(events, before)


def _begins(events: Sequence[Event]) -> bool:
    """The first step of a campaign has no position before it."""
    return any(isinstance(event, BookOpened) and event.book == SHIP.book for event in events)
