"""What an ability asks of the running dice check, as clauses."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.dice.faces import Color
from vanguard_desktop.rulesets.expedition.check import questions as ask
from vanguard_desktop.setting.cards import RowColor


class CheckQuestions(QObject):
    """What fits after "if" and "only if"."""

    def clause(self, test: ask.OfCheck) -> str:
        match test:
            case ask.CheckAsksFor(icon=icon):
                #: After "if" or "when": a requirement of the check shows this icon. {icon} is an icon.
                return self.tr("the dice check asks for {icon}").format(icon=f"[{icon.value}]")
            case ask.CheckOnThreat():
                return self.tr("the dice check is on a [threat]")
            case ask.CheckToPrepare():
                return self.tr("the dice check is part of preparing")
            case ask.CheckOfAnother():
                return self.tr("another crewmember makes the dice check")
            case ask.CheckAssisted():
                return self.tr("somebody has assisted in the dice check")
            case ask.CheckWithin(count=0):
                return self.tr("the dice check is in your sector")
            case ask.CheckWithin(count=count):
                #: After "if" or "when": how far away from you the check is made; %n is the distance.
                return self.tr("the dice check is at most %n sector(s) away", "", count)
            case ask.PoolShows(icon=icon, count=count):
                #: After "if" or "when": the rolled dice show it. %n stands directly before the icon {icon}.
                text = self.tr("the roll pool shows at least %n {icon}", "", count)
                return text.format(icon=f"[{icon.value}]")
            case ask.PoolShowsColors(icon=icon, count=count):
                #: After "if" or "when": among the rolled dice that show {icon}, an icon, are %n different colors.
                text = self.tr("dice of at least %n color(s) in the roll pool show {icon}", "", count)
                return text.format(icon=f"[{icon.value}]")
            case ask.HasAvailable(count=count, color=color):
                return self._available(count, color)
            case ask.OutcomeCovers(icons=icons):
                #: {icons} are icons of dice, with a plus sign between them.
                text = self.tr("the dice spent on the outcome cover {icons}")
                return text.format(icons=" + ".join(f"[{icon.value}]" for icon in icons))
            case ask.OutcomeWas(color=color):
                return self._outcome(color)
            case _:
                assert_never(test)

    def contrary(self, test: ask.OfCheck) -> str:
        """What is asked when the test must fail; empty if there are no words of its own for that."""
        match test:
            case ask.HasAvailable(count=count, color=None):
                #: After "if" or "when": dice of your board that are not spent. %n is a number of dice.
                return self.tr("you have fewer than %n available die(ce)", "", count)
            case _:
                return ""

    def _available(self, count: int, color: Color | None) -> str:
        match color:
            case None:
                #: After "if" or "when": dice of any color of your board that are not spent. %n is how many.
                return self.tr("you have at least %n available die(ce)", "", count)
            case Color.RED:
                #: After "if" or "when": dice of this color of your board that are not spent. %n is how many.
                return self.tr("you have at least %n available red die(ce)", "", count)
            case Color.GREEN:
                #: After "if" or "when": dice of this color of your board that are not spent. %n is how many.
                return self.tr("you have at least %n available green die(ce)", "", count)
            case Color.BLUE:
                #: After "if" or "when": dice of this color of your board that are not spent. %n is how many.
                return self.tr("you have at least %n available blue die(ce)", "", count)
            case _:
                assert_never(color)

    def _outcome(self, color: RowColor) -> str:
        match color:
            case RowColor.YELLOW:
                return self.tr("the outcome was yellow")
            case RowColor.GREEN:
                return self.tr("the outcome was green")
            case RowColor.RED:
                return self.tr("the outcome was red")
            case _:
                assert_never(color)
