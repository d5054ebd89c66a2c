"""What abilities ask about what is about to happen and about a place, as clauses."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.rulesets.expedition import questions_moves as asks
from vanguard_desktop.text.names import Names


class MovesQuestions(QObject):
    """What fits after "if" and "only if"; one of several things stands with strokes between them, as on the cards."""

    def clause(self, test: asks.OfMoves, names: Names) -> str:
        match test:
            case asks.DangerIs(letters=letters):
                #: {letters} are letters of danger tables: A / F.
                return self.tr("the danger die is for danger table {letters}").format(letters=" / ".join(letters))
            case asks.InjuryIs(kinds=kinds):
                #: {injuries} are names of injury cards, with strokes between them.
                return self.tr("the injury is {injuries}").format(injuries=" / ".join(map(names.injury, kinds)))
            case asks.FromPath():
                return self.tr("an icon of the path is the cause")
            case asks.HitsYou():
                return self.tr("it would hit you")
            case asks.FourthInjury():
                return self.tr("it would be that crewmember’s fourth injury")
            case asks.LossAtMost(count=count):
                return self.tr("at most %n [supplies] would be lost", "", count)
            case asks.LeadsFor(types=types):
                #: {decks} are icons of discovery decks.
                text = self.tr("the [lead] are for {decks}")
                return text.format(decks=" / ".join(f"[discovery_{type.value}]" for type in types))
            case asks.LandingDieFell():
                return self.tr("the landing die has just been rolled")
            case asks.BiomeHere():
                #: {biomes} are icons of biomes.
                return self.tr("your sector shows {biomes}").format(biomes=_biomes(test))
            case asks.FinishedHere():
                return self.tr("your sector shows [final_poi]")
            case asks.PoiComes(card=card):
                return self.tr("the new [poi] is {poi}").format(poi=names.poi(card))
            case asks.StillHere():
                return self.tr("you are still in this sector")
            case asks.NoSpecialAction():
                return self.tr("you have taken no special action this turn")
            case asks.FirstAction():
                return self.tr("this is the first action of your turn")
            case asks.InTheAir():
                return self.tr("the lander has not landed yet")
            case asks.TeamHere():
                return self.tr("the whole away team is in your sector")
            case _:
                assert_never(test)

    def contrary(self, test: asks.OfMoves) -> str:
        """What is asked when the test must fail; empty if there are no words of its own for that."""
        match test:
            case asks.HitsYou():
                return self.tr("it would hit somebody else")
            case asks.BiomeHere():
                #: {biomes} are icons of biomes.
                return self.tr("your sector does not show {biomes}").format(biomes=_biomes(test))
            case asks.FinishedHere():
                return self.tr("your sector does not show [final_poi]")
            case _:
                return ""


def _biomes(test: asks.BiomeHere) -> str:
    return " / ".join(f"[biome_{biome.value}]" for biome in test.biomes)
