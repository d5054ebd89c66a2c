"""What abilities ask about what is about to happen and about a place, as clauses."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.rulesets.expedition.planet import questions_moves as asks
from vanguard_desktop.text.common.names import Names
from vanguard_desktop.text.common.told import one_of


class MovesQuestions(QObject):
    """What fits after "if" and "only if"."""

    def clause(self, test: asks.OfMoves, names: Names) -> str:
        match test:
            case asks.DangerIs(letters=letters):
                #: {letters} are letters of danger tables with "or" before the last one.
                return self.tr("the danger die is for danger table {letters}").format(letters=one_of(letters))
            case asks.InjuryIs(kinds=kinds):
                #: {injuries} are names of injury cards in quotation marks, with "or" before the last one.
                text = self.tr("the injury is {injuries}")
                return text.format(injuries=one_of([names.quoted(names.injury(kind)) for kind in kinds]))
            case asks.FromPath():
                return self.tr("an icon of the path is the cause")
            case asks.HitsYou():
                return self.tr("it would hit you")
            case asks.FourthInjury():
                return self.tr("it would be that crewmember’s fourth injury")
            case asks.LossAtMost(count=count):
                #: After "if": about the supplies that an effect would take. %n stands before the icon.
                return self.tr("at most %n [supplies] would be lost", "", count)
            case asks.LeadsFor(types=types):
                #: {decks} are icons of discovery decks with "or" before the last one.
                text = self.tr("the [lead](pl) are for {decks}")
                return text.format(decks=one_of([f"[discovery_{type.value}]" for type in types]))
            case asks.LandingDieFell():
                return self.tr("the landing die has just been rolled")
            case asks.BiomeHere():
                #: {biomes} are icons of biomes with "or" before the last one.
                return self.tr("your sector shows {biomes}").format(biomes=_biomes(test))
            case asks.FinishedHere():
                return self.tr("your sector shows the [final_poi] icon")
            case asks.PoiComes(card=card):
                #: {poi} is the name of a card in quotation marks.
                return self.tr("the new [poi] is {poi}").format(poi=names.quoted(names.poi(card)))
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
                #: {biomes} are icons of biomes with "or" before the last one.
                return self.tr("your sector does not show {biomes}").format(biomes=_biomes(test))
            case asks.FinishedHere():
                return self.tr("your sector does not show the [final_poi] icon")
            case _:
                return ""


def _biomes(test: asks.BiomeHere) -> str:
    return one_of([f"[biome_{biome.value}]" for biome in test.biomes])
