"""Words for the night watch: what is plotted, what was recorded, and one line about the hens."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.rulesets.ship.state import RecordSheet
from vanguard_desktop.setting import MoraleLevel

from ...common.texts import Texts
from ..words import ShipWords


class ShipNight(Texts):
    """Asked again it answers in the language of then."""

    def __init__(self, say: ShipWords) -> None:
        self._say = say

    def over_morale(self) -> str:
        #: Over a plot: how the crew felt at the end of each cycle.
        return self.tr("Morale")

    def over_dice(self) -> str:
        #: Over a plot: how many dice each section had at the end of each cycle.
        return self.tr("Dice of each section")

    def alone(self) -> str:
        #: On the page where the evening may end, in the place of a plot that has one value only.
        return self.tr("From the next night on a curve is drawn here.")

    def over_supplies(self) -> str:
        #: Over a plot: how many supplies the lander brought home in each cycle.
        return self.tr("Supplies brought home")

    def over_finds(self) -> str:
        #: Over a plot: how many finds the team brought home in each cycle.
        return self.tr("Finds brought home")

    def over_injuries(self) -> str:
        #: Over a plot: how many injury cards the team brought home in each cycle.
        return self.tr("Injuries brought home")

    def morale(self, level: MoraleLevel) -> str:
        return self._say.morale(level)

    def spoken(self, title: str, told: Sequence[tuple[str, str]]) -> str:
        """A plot for the ear."""
        #: Part of a plot for the ear. {cycle} counts from 1, {value} is as "7" or "High".
        part = self.tr("cycle {cycle}: {value}")
        parts = "; ".join(part.format(cycle=cycle, value=value) for cycle, value in told)
        return f"{title}. {parts}." if parts else title

    def recorded(self, sheet: RecordSheet) -> str:
        """What the record of the planet holds for the next visit."""
        planet = self._say.quoted(self._say.piece(f"landing_cards:{sheet.landing}"))
        #: What was written down of a planet. %n is how many sectors have cards, {planet} is a name in quotation marks.
        text = self.tr("Recorded of {planet}: cards in %n sector(s).", "", len(sheet.board.places))
        lines = [text.format(planet=planet)]
        if sheet.finished:
            #: What was written down of a planet. %n is how many sectors have nothing left to be found.
            lines.append(self.tr("%n sector(s) finished.", "", len(sheet.finished)))
        if sheet.board.threats:
            #: What was written down of a planet. %n is how many.
            lines.append(self.tr("%n threat(s) still there.", "", len(sheet.board.threats)))
        return " ".join(lines)

    def hens(self, *, mourning: bool, ill: bool, morale: MoraleLevel) -> str:
        """Eleven of them are aboard, and they notice everything."""
        if mourning:
            #: The last line of a day aboard. The ship has eleven hens.
            return self.tr("The hens are quiet tonight. One of them has gone to sleep at the foot of the Window.")
        if ill:
            #: The last line of a day aboard. The ship has eleven hens; the Ward is the room of the ill.
            return self.tr("Ten hens sleep in the straw. The eleventh keeps watch at the door of the Ward.")
        if morale in (MoraleLevel.LOW, MoraleLevel.VERY_LOW):
            #: The last line of a day aboard. The ship has eleven hens.
            return self.tr("Eleven hens, nine eggs. The hens have noticed, too.")
        #: The last line of a day aboard. The ship has eleven hens.
        return self.tr("Eleven hens, eleven eggs. Nobody counts anything else tonight.")
