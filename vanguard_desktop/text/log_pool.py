"""Lines of the journal about what cards and skills do to the roll pool of a dice check."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.core.dice import ALL_DICE
from vanguard_desktop.rulesets.expedition import events_checks as ev
from vanguard_desktop.text.names import Names
from vanguard_desktop.text.rules_text import RulesText

PoolEvent = ev.OfCheck


class PoolLog(QObject):
    """Texts in force for a check, and dice that do not go the usual way."""

    def __init__(self, names: Names, rules: RulesText, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names, self._rules = names, rules

    def sentence(self, event: PoolEvent) -> str:
        names = self._names
        match event:
            case ev.TextInForce(text=waiting):
                #: {effect} is the sentence of a card or skill.
                return self.tr("For this dice check: {effect}").format(effect=self._rules.effect(waiting.effect))
            case ev.DiePutInPool(owner=owner, die=die, face=face):
                text = self.tr("{member} puts a die in the roll pool: {die}. It shows {result}.")
                result = " ".join(f"[{icon.value}]" for icon in ALL_DICE[die].faces[face])
                return text.format(member=names.member(owner), die=names.die(die), result=result)
            case ev.DieKeptAside(owner=owner, die=die):
                text = self.tr("{member} keeps a die aside: {die}.")
                return text.format(member=names.member(owner), die=names.die(die))
            case ev.AsideRolled(owner=owner, die=die, face=face):
                text = self.tr("{member} rolls the die kept aside, too: {die}. It shows {result}.")
                result = " ".join(f"[{icon.value}]" for icon in ALL_DICE[die].faces[face])
                return text.format(member=names.member(owner), die=names.die(die), result=result)
            case ev.DiceWillReturn(dice=dice):
                text = self.tr("These dice are refreshed after the check: {dice}.")
                return text.format(dice=self.tr(", ").join(map(names.die, dice)))
            case ev.DieStays(die=die):
                return self.tr("A die has paid and stays in the roll pool: {die}.").format(die=names.die(die))
            case _:
                assert_never(event)
