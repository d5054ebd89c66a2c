"""What can still be done on a page of the ship book: who goes on reads it on the button."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from vanguard_desktop.core import Command, Decision, Effect
from vanguard_desktop.rulesets.ship.data.aboard.medbay import AssignTherapist
from vanguard_desktop.rulesets.ship.data.aboard.situation_room import SolveOne
from vanguard_desktop.rulesets.ship.data.common import ChooseThing, PickThing
from vanguard_desktop.rulesets.ship.data.facilities.hangar import AttachMod
from vanguard_desktop.rulesets.ship.data.facilities.laboratory import AskProjects
from vanguard_desktop.rulesets.ship.data.facilities.production import BoostNext, StartNext
from vanguard_desktop.rulesets.ship.data.journey.debriefing import BuyDie, SellDice
from vanguard_desktop.rulesets.ship.data.journey.launch import LoadEquipment
from vanguard_desktop.rulesets.ship.data.journey.scanner import RevealPart


class Remaining(QObject):
    """In the language of the moment; nothing where going on loses nothing that a number could tell."""

    def words(self, question: Decision | None, possible: Sequence[Command]) -> str:
        """Of the answers that are `possible` beside going on."""
        kinds = {type(command) for command in possible}
        told: dict[type[Command], str] = {
            #: On a button that goes on, below its label: what would be left undone.
            BuyDie: self.tr("a die could be bought"),
            #: On a button that goes on, below its label: what would be left undone.
            SellDice: self.tr("dice could be sold"),
            #: On a button that goes on, below its label: what would be left undone.
            AssignTherapist: self.tr("a patient could be treated"),
            #: On a button that goes on, below its label: what would be left undone.
            RevealPart: self.tr("more could be uncovered"),
            #: On a button that goes on, below its label: what would be left undone.
            AttachMod: self.tr("a mod could be attached"),
            #: On a button that goes on, below its label: what would be left undone.
            LoadEquipment: self.tr("more could be loaded"),
        }
        words = next((words for kind, words in told.items() if kind in kinds), "")
        if not words and isinstance(question, ChooseThing):
            picks = sum(isinstance(command, PickThing) for command in possible)
            words = self._picks(question.effect.effect, picks)
        return words

    def _picks(self, effect: Effect, count: int) -> str:
        """What so many things lie there for."""
        match effect if count else None:
            case AskProjects():
                #: On a button that goes on, below its label: what would be left undone.
                return self.tr("%n project(s) can be paid", "", count)
            case StartNext():
                #: On a button that goes on, below its label: what would be left undone.
                return self.tr("%n project(s) can be started", "", count)
            case BoostNext():
                #: On a button that goes on, below its label: what would be left undone.
                return self.tr("%n project(s) can be boosted", "", count)
            case SolveOne():
                #: On a button that goes on, below its label: what would be left undone.
                return self.tr("%n situation(s) can be solved", "", count)
            case _:
                return ""
