"""What an ability asks of the running dice check, as sentences that are true or not."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.core.cards import RowColor
from vanguard_desktop.core.dice import Color
from vanguard_desktop.rulesets.expedition import questions_checks as ask


class CheckQuestions(QObject):
    """Whole sentences, not clauses: other languages order the words of a clause in another way."""

    def sentence(self, test: ask.OfCheck) -> str:
        match test:
            case ask.CheckAsksFor(icon=icon):
                return self.tr("The dice check asks for {icon}.").format(icon=f"[{icon.value}]")
            case ask.CheckOnThreat():
                return self.tr("The dice check is on a [threat] card.")
            case ask.CheckToPrepare():
                return self.tr("The dice check is part of preparing.")
            case ask.CheckOfAnother():
                return self.tr("Another crewmember makes the dice check.")
            case ask.CheckAssisted():
                return self.tr("Somebody has assisted in the dice check.")
            case ask.CheckWithin(count=0):
                return self.tr("The dice check is made in your sector.")
            case ask.CheckWithin(count=count):
                return self.tr("The dice check is made at most %n move(s) away from you.", "", count)
            case ask.PoolShows(icon=icon, count=count):
                text = self.tr("The roll pool shows this icon at least %n time(s): {icon}.", "", count)
                return text.format(icon=f"[{icon.value}]")
            case ask.PoolShowsColors(icon=icon, count=count):
                text = self.tr("Dice of at least %n color(s) in the roll pool show {icon}.", "", count)
                return text.format(icon=f"[{icon.value}]")
            case ask.HasAvailable(count=count, color=color):
                return self._available(count, color)
            case ask.OutcomeCovers(icons=icons):
                #: {icons} are icons of dice, with a plus sign between them.
                text = self.tr("The dice spent on the outcome cover this: {icons}.")
                return text.format(icons=" + ".join(f"[{icon.value}]" for icon in icons))
            case ask.OutcomeWas(color=color):
                return self._outcome(color)
            case _:
                assert_never(test)

    def _available(self, count: int, color: Color | None) -> str:
        match color:
            case None:
                return self.tr("You have at least %n available die(ce).", "", count)
            case Color.RED:
                return self.tr("You have at least %n available red die(ce).", "", count)
            case Color.GREEN:
                return self.tr("You have at least %n available green die(ce).", "", count)
            case Color.BLUE:
                return self.tr("You have at least %n available blue die(ce).", "", count)
            case _:
                assert_never(color)

    def _outcome(self, color: RowColor) -> str:
        match color:
            case RowColor.YELLOW:
                return self.tr("The outcome was yellow.")
            case RowColor.GREEN:
                return self.tr("The outcome was green.")
            case RowColor.RED:
                return self.tr("The outcome was red.")
            case _:
                assert_never(color)
