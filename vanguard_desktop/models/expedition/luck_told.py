"""How the dice fell over an expedition, in the players' words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QLocale, QObject

from vanguard_desktop.core import CardId
from vanguard_desktop.play.expedition.luck import Fallen, luck_of
from vanguard_desktop.text.common.names import Names

from ..common.result import LuckShown, Notable

_DICE = 4  # of a roll worth telling


class LuckTold(QObject):
    """Against what was to be expected, with the best roll and the worst."""

    def __init__(self, names: Names, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names

    def shown(self, fallen: Sequence[Fallen] | None) -> LuckShown | None:
        """None where nothing was rolled that could be met; before that is reckoned its place is kept."""
        if fallen:
            return self._luck(fallen)
        if fallen is not None:
            return None
        #: Dice luck of an expedition, for a moment, until it is reckoned.
        return LuckShown(verdict="", sum=self.tr("The odds of all rolls are being reckoned."))

    def _luck(self, fallen: Sequence[Fallen]) -> LuckShown:
        luck, number = luck_of(fallen), QLocale().toString
        verdicts = {
            #: How the dice fell over a whole expedition, against what was to be expected.
            -2: self.tr("very unlucky"),
            #: How the dice fell over a whole expedition, against what was to be expected.
            -1: self.tr("unlucky"),
            #: How the dice fell over a whole expedition, against what was to be expected.
            0: self.tr("ordinary"),
            #: How the dice fell over a whole expedition, against what was to be expected.
            1: self.tr("lucky"),
            #: How the dice fell over a whole expedition, against what was to be expected.
            2: self.tr("very lucky"),
        }
        #: Dice luck. Counted are %n checks that one roll decided: neither those with tracks, which go on over several,
        #: nor those of the training whose faces are given. {met} of them had a good outcome; {expected} is a number
        #: such as 7.9, the sum of the chances before the dice fell.
        text = self.tr(
            "%n check(s) decided by one roll: {met} went well, {expected} were to be expected.", "", len(fallen)
        )
        return LuckShown(
            verdict=verdicts[luck.verdict],
            sum=text.format(met=luck.met, expected=number(luck.expected, "f", 1)),
            lead=luck.lead,
            low=luck.low,
            high=luck.high,
            #: Under a plot of luck from check to check: in the gray area of it eight of ten teams would end.
            band=self.tr("gray: 8 of 10 teams"),
            notable=tuple(self._notable(fallen)),
        )

    def _notable(self, fallen: Sequence[Fallen]) -> Iterator[Notable]:
        """The roll that was met against the greatest odds, and the one that failed with the best."""
        met = min((roll for roll in fallen if roll.met), key=lambda roll: roll.chance, default=None)
        missed = max((roll for roll in fallen if not roll.met), key=lambda roll: roll.chance, default=None)
        if met is not None and met.chance < 1:
            #: The luckiest roll of an expedition. {what} is the name of what was tried.
            best = self.tr("Best: {what}")
            #: About a roll of an expedition. {round} counts from 1, {chance} is as "11 %".
            yield self._roll(met, best, self.tr("round {round}, met at {chance}"))
        if missed is not None and missed.chance > 0:
            #: The unluckiest roll of an expedition. {what} is the name of what was tried.
            worst = self.tr("Worst: {what}")
            #: About a roll of an expedition. {round} counts from 1, {chance} is as "86 %".
            yield self._roll(missed, worst, self.tr("round {round}, missed at {chance}"))

    def _roll(self, roll: Fallen, words: str, detail: str) -> Notable:
        share = QLocale().toString(100 * roll.chance, "f", 0)
        #: A chance in hundredths. {number} is a whole number.
        chance = self.tr("{number} %").format(number=share)
        return Notable(
            words=words.format(what=self._tried(roll)),
            detail=detail.format(round=roll.round, chance=chance),
            dice=tuple((color.value, tuple(icon.value for icon in face)) for color, face in roll.faces[:_DICE]),
        )

    def _tried(self, roll: Fallen) -> str:
        """The name of the action, or of the card that asked for the check."""
        names, source = self._names, roll.source
        if source.family == "poi" and source.number:
            return names.special_action(CardId(source.id), source.number)
        return names.source(source)
