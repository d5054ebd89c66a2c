"""The words of expeditions for the parts of the screen that all books share."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from vanguard_desktop.bots.motive import Motive
from vanguard_desktop.core import Command, Decision, Event, Reason
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.rulesets.expedition.data import State

from ..common.rooms import Said
from ..common.shared_text import SharedText
from ..common.wording import Wording
from .advice_text import AdviceText
from .command_text import CommandText
from .decision_text import DecisionText
from .journal.lines import ROOMS
from .lift_off_text import LiftOffText
from .places import TABLE
from .reaction_text import ReactionText
from .refusals import Refusals
from .rules.rules_text import RulesText


class ExpeditionWords(QObject):
    """Each is found where the table of an expedition finds it."""

    rooms = (
        SharedText,
        *RulesText.rooms,
        *ROOMS,
        DecisionText,
        ReactionText,
        LiftOffText,
        CommandText,
        Refusals,
        AdviceText,
    )

    def __init__(self, wording: Wording) -> None:
        super().__init__()
        self._wording = wording
        self._motives = Said("motives", [AdviceText], wording.rules, TABLE)

    def question(self, decision: Decision, state: State) -> str:
        return self._wording.prompts.question(decision, state)

    def who(self, decision: Decision, state: State) -> str:
        return self._wording.prompts.who(decision, state)

    def deciders(self, decision: Decision, state: State) -> tuple[Section, ...]:
        return self._wording.prompts.deciders(decision, state)

    def over(self) -> str:
        return self.tr("The expedition is over. Undo leads back into it; the library on the first screen keeps it.")

    def answer(self, command: Command, state: State) -> str:
        return self._wording.prompts.answer(command, state)

    def why(self, reason: Reason, state: State) -> str:
        return self._wording.refusals.why(reason, state)

    def motive(self, motive: Motive, state: State) -> str:
        return str(self._motives(motive, state))

    def journal(self, events: Sequence[Event], _before: object, after: State) -> tuple[str, ...]:
        return self._wording.log.journal(events, after)

    def undo_label(self, events: Sequence[Event], before: State) -> str:
        return self._wording.undo.undo_label(events, before)

    def redo_label(self, events: Sequence[Event], before: State) -> str:
        return self._wording.undo.redo_label(events, before)
