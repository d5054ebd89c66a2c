"""Lines of the journal about what cards and skills do to the roll pool of a dice check."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.dice.faces import ALL_DICE
from vanguard_desktop.rulesets.expedition.data import events as ev
from vanguard_desktop.text.common.counted_dice import CountedDice
from vanguard_desktop.text.common.icon_names import marks
from vanguard_desktop.text.common.names import Names
from vanguard_desktop.text.common.told import Under, words
from vanguard_desktop.text.expedition.rules.rules_text import RulesText

PoolEvent = ev.OfCheck


class PoolLog(QObject):
    """Texts in force for a check, and dice that do not go the usual way."""

    def __init__(self, names: Names, rules: RulesText, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names, self._rules, self._counted = names, rules, CountedDice()

    def sentence(self, event: PoolEvent) -> str:
        names = self._names
        match event:
            case ev.TextInForce(text=waiting):
                #: {effect} is the sentence of a card or skill.
                #: A head, small: what holds during the running check follows.
                return words(Under(self.tr("for this dice check"), self._rules.tell(waiting.effect)))
            case ev.DiePutInPool(owner=owner, die=die, face=face):
                #: {dice} is "1 red die" or the like, the object of the sentence, {result} are the icons that it shows.
                #: {member} is the first name of a crewmember.
                text = self.tr("{member} puts {dice} in the roll pool, showing {result}.")
                result = marks(ALL_DICE[die].faces[face])
                return text.format(member=names.called(owner), dice=self._counted.taken([die]), result=result)
            case ev.DieKeptAside(owner=owner, die=die):
                #: {dice} is "1 red die" or the like, the object of the sentence. {member} is the first name of a
                #: crewmember.
                text = self.tr("{member} keeps {dice} aside.")
                return text.format(member=names.called(owner), dice=self._counted.taken([die]))
            case ev.AsideRolled(owner=owner, die=die, face=face):
                #: {result} are the icons that the die shows. {member} is the first name of a crewmember.
                text = self.tr("{member} also rolls the die that was kept aside; it shows {result}.")
                return text.format(member=names.called(owner), result=marks(ALL_DICE[die].faces[face]))
            case ev.DiceWillReturn(dice=dice):
                #: {dice} is "1 red die and 2 green dice" or the like.
                text = self.tr("After the check are refreshed {dice}.")
                return text.format(dice=self._counted.gone(dice))
            case ev.DieStays(die=die):
                #: {die} is a die by its color.
                return self.tr("{die} has paid and stays in the roll pool.").format(die=self._counted.one(die))
            case _:
                assert_never(event)
