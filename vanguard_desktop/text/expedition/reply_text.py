"""The labels of answers that mean nothing without their question: go on, yes, no, the first of the alternatives."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.rulesets.expedition.data import commands as do
from vanguard_desktop.rulesets.expedition.data import decisions as ask
from vanguard_desktop.rulesets.expedition.data import steps as steps_checks
from vanguard_desktop.rulesets.expedition.data.state import State
from vanguard_desktop.rulesets.expedition.data.steps import Occasion
from vanguard_desktop.rulesets.expedition.options import alternatives, labels
from vanguard_desktop.text.common.names import Names
from vanguard_desktop.text.expedition.rules.rules_text import RulesText

Reply = do.GoOn | do.SayYes | do.SayNo | do.PickOption


class ReplyText(QObject):
    """What a reply does, told from the question that is open."""

    def __init__(self, names: Names, rules: RulesText, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self._rules = rules

    def reply(self, command: Reply, state: State) -> str:
        match command:
            case do.GoOn():
                return self._go_on(state)
            case do.SayYes():
                return self._yes(state)
            case do.SayNo():
                return self._no(state)
            case do.PickOption(number=number):
                return self._option(number, state)
            case _:
                assert_never(command)

    def _go_on(self, state: State) -> str:
        match state.question:
            case ask.EventRevealed():
                return self.tr("Let it happen")
            case ask.React(cost=cost) if isinstance(cost.effect, Occasion | steps_checks.OfCheck):
                #: Button: nothing more is done at this moment.
                return self.tr("Go on")
            case ask.React():
                #: Button: what is about to happen is not prevented.
                return self.tr("Accept it")
            case ask.ChooseReroll():
                return self.tr("Reroll no more dice")
            case ask.ChoosePrepare():
                #: Button: nothing more is done in the action of preparing.
                return self.tr("Finish preparing")
            case ask.ChoosePath():
                return self.tr("Do not travel")
            case ask.HandOutEquipment():
                return self.tr("Finish handing out")
            case _:
                #: Button: nothing more is done at this moment.
                return self.tr("Go on")

    def _yes(self, state: State) -> str:
        match state.question:
            case ask.Optional():
                #: Button under the question whether a card or skill is used.
                return self.tr("Use it")
            case ask.CompleteMission():
                return self.tr("Complete the mission")
            case ask.DeclareAce():
                #: Button: an ace counts as the icon that a text looks for.
                return self.tr("Declare it")
            case ask.MarkRow():
                return self.tr("Mark the outcome")
            case _:
                #: Button under a question without words of its own for its answers.
                return self.tr("Yes")

    def _no(self, state: State) -> str:
        match state.question:
            case ask.Optional():
                return self.tr("Do without it")
            case ask.CompleteMission():
                #: Button: the mission is not completed yet.
                return self.tr("Not now")
            case ask.DeclareAce():
                return self.tr("Do not declare it")
            case ask.MarkRow():
                return self.tr("Do not mark it")
            case _:
                #: Button under a question without words of its own for its answers.
                return self.tr("No")

    def _option(self, number: int, state: State) -> str:
        check = state.check
        match state.question:
            case ask.ChooseOption() as question if 1 <= number <= len(options := alternatives(state, question)):
                return self._rules.option(options[number - 1], labels(question), number)
            case ask.OrderEffects(effects=effects) if 1 <= number <= len(effects):
                return self._rules.effect(effects[number - 1].effect)
            case ask.ChoosePrepare() if number == 1:
                return self.tr("Draw a section card")
            case ask.ChoosePrepare():
                return self.tr("Make a dice check")
            case ask.NextInjuryDie() if check is not None and 1 <= number <= len(check.injuries):
                return self._names.icon(f"injury_{check.injuries[number - 1].icon.value}")
            case ask.NextDangerDie() if check is not None and 1 <= number <= len(check.dangers):
                die = check.dangers[number - 1]
                result = "" if die.icon is None else self._names.icon(f"danger_{die.icon.value}")
                #: Choice of a danger die. {letter} is A, B or C, {result} the name of the icon that it shows.
                return self.tr("Danger table {letter}: {result}").format(letter=die.letter, result=result)
            case _:
                #: Choice that has no words of its own. {number} counts from 1.
                return self.tr("Option {number}").format(number=number)
