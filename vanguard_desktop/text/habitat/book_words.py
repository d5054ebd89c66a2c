"""The words of the habitat for the parts of the screen that all books share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain

from PySide6.QtCore import QCoreApplication

from vanguard_desktop.bots.motive import Motive
from vanguard_desktop.core import BookOpened, Command, Decision, Event, PlayerRenamed, Reason, replay
from vanguard_desktop.rulesets.habitat.data.common import HabitatDecision
from vanguard_desktop.rulesets.habitat.data.rounds import SolBegun
from vanguard_desktop.rulesets.habitat.rounds.cycle import crosses_events
from vanguard_desktop.rulesets.habitat.rules import HABITAT
from vanguard_desktop.rulesets.habitat.state import HabitatState

from ..common.shared_text import SharedText
from ..common.wording import Wording
from .words import ROOMS, HabitatWords


class WordsInHabitat:
    """Each is found in the tables of the rooms."""

    rooms = (SharedText, *ROOMS)

    def __init__(self, wording: Wording) -> None:
        self._words = HabitatWords(wording.names)

    def question(self, decision: Decision, state: HabitatState) -> str:
        return self._words.question(decision, state)

    def who(self, decision: Decision, state: HabitatState) -> str:
        return self._words.who(decision, state)

    def deciders(self, decision: Decision, _state: HabitatState) -> tuple[object, ...]:
        who = decision.who if isinstance(decision, HabitatDecision) else None
        return () if who is None else (who,)

    def over(self) -> str:
        return QCoreApplication.translate("HabitatTexts", "The mission is over.")

    def answer(self, command: Command, state: HabitatState) -> str:
        return self._words.command(command, state)

    def why(self, reason: Reason, state: HabitatState) -> str:
        return self._words.reason(reason, state)

    def motive(self, motive: Motive, state: HabitatState) -> str:
        return self._words.motive(motive, state)

    def journal(self, events: Sequence[Event], before: Callable[[], object], _after: HabitatState) -> tuple[str, ...]:
        state = None if _begins(events) else before()
        if not isinstance(state, HabitatState):
            return ()
        lines = []
        for event in events:
            lines.append(self._words.event(event, state))
            state = replay(HABITAT, state, [event])
        return tuple(filter(None, lines))

    def undo_label(self, events: Sequence[Event], before: HabitatState) -> str:
        if _begins(events) or not events:
            return QCoreApplication.translate("HabitatTexts", "Undo – start of the mission")
        if crosses_events(events):
            #: Button: the game goes on from there as a branch, what was played is kept. {sol} is a number.
            return QCoreApplication.translate("HabitatTexts", "Branch off – before the events of sol {sol}").format(
                sol=next((event.sol for event in events if isinstance(event, SolBegun)), before.sol)
            )
        #: Button. {what} is what is taken back, in the words of the button that was pressed.
        return QCoreApplication.translate("HabitatTexts", "Undo – {what}").format(what=self._what(events, before))

    def redo_label(self, events: Sequence[Event], before: HabitatState) -> str:
        #: Button. {what} is what is taken back, in the words of the button that was pressed.
        return QCoreApplication.translate("HabitatTexts", "Redo – {what}").format(what=self._what(events, before))

    def _what(self, events: Sequence[Event], before: HabitatState) -> str:
        renamed = next((event.name for event in events if isinstance(event, PlayerRenamed)), None)
        if renamed is not None:
            #: Stands for {what} in "Undo – {what}". {player} is the name of a player.
            return QCoreApplication.translate("HabitatTexts", "new name: {player}").format(player=renamed)
        command = _ordered(events, before)
        if command is None:
            #: Stands for {what} in "Undo – {what}" where nothing more is known.
            return QCoreApplication.translate("HabitatTexts", "last decision")
        return self._words.command(command, before)


def _begins(events: Sequence[Event]) -> bool:
    """The first step of a mission has no position before it."""
    return any(isinstance(event, BookOpened) and event.book == HABITAT.book for event in events)


def _ordered(events: Sequence[Event], before: HabitatState) -> Command | None:
    """The command that sets off these events first."""
    if not events:
        return None
    for command in chain(HABITAT.legal_answers(before), HABITAT.beside(before)):
        sets_off = list(HABITAT.unfold(before, command))
        if list(events[: len(sets_off)]) == sets_off:
            return command
    return None
