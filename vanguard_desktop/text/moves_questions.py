"""What abilities ask about what is about to happen and about a place, as sentences that are true or not."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.rulesets.expedition import questions_moves as asks
from vanguard_desktop.text.names import Names


class MovesQuestions(QObject):
    """Whole sentences, as the other questions of cards."""

    def __init__(self, names: Names, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names

    def sentence(self, test: asks.OfMoves) -> str:
        names = self._names
        match test:
            case asks.DangerIs(letters=letters):
                #: {letters} are letters of danger tables: A, F.
                text = self.tr("The danger die is for one of these danger tables: {letters}.")
                return text.format(letters=self.tr(", ").join(letters))
            case asks.InjuryIs(kinds=kinds):
                text = self.tr("The injury is one of these: {injuries}.")
                return text.format(injuries=self.tr(", ").join(map(names.injury, kinds)))
            case asks.FromPath():
                return self.tr("An icon of the path is the cause.")
            case asks.HitsYou():
                return self.tr("It is about to happen to you.")
            case asks.FourthInjury():
                return self.tr("It would be the fourth injury of that crewmember.")
            case asks.LossAtMost(count=count):
                return self.tr("At most %n [supplies] are about to be lost.", "", count)
            case asks.LeadsFor(types=types):
                #: {decks} are icons of discovery decks.
                text = self.tr("The [lead] are for one of these discovery decks: {decks}.")
                return text.format(decks=" / ".join(f"[discovery_{type.value}]" for type in types))
            case asks.LandingDieFell():
                return self.tr("The landing die has just been rolled.")
            case asks.BiomeHere(biomes=biomes):
                #: {biomes} are icons of biomes.
                text = self.tr("Your sector shows one of these: {biomes}.")
                return text.format(biomes=" / ".join(f"[biome_{biome.value}]" for biome in biomes))
            case asks.FinishedHere():
                return self.tr("Your sector shows [final_poi].")
            case asks.PoiComes(card=card):
                return self.tr("The new [poi] is this one: {poi}.").format(poi=names.poi(card))
            case asks.StillHere():
                return self.tr("You are still in this sector.")
            case asks.NoSpecialAction():
                return self.tr("You have taken no special action in this turn.")
            case asks.FirstAction():
                return self.tr("This is the first action of your turn.")
            case asks.InTheAir():
                return self.tr("The lander has not landed yet.")
            case asks.TeamHere():
                return self.tr("The whole away team is in your sector.")
            case _:
                assert_never(test)
