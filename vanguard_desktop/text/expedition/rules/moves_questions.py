"""What abilities ask about what is about to happen and about a place, as clauses."""

from __future__ import annotations

from vanguard_desktop.rulesets.expedition.data import questions as asks

from ...common.rooms import Room, tr


class MovesQuestions(Room):
    """What fits after "if" and "only if"."""

    tests = {
        #: {letters} are letters of danger tables with "or" before the last one.
        asks.DangerIs: tr("the danger die is for danger table {letters}"),
        #: {injuries} are names of injury cards in quotation marks, with "or" before the last one.
        asks.InjuryIs: tr("the injury is {injuries}", injuries="kinds"),
        asks.FromPath: tr("an icon of the path is the cause"),
        asks.HitsYou: tr("it would hit you"),
        asks.FourthInjury: tr("it would be that crewmember’s fourth injury"),
        #: After "if": about the supplies that an effect would take. %n stands before the icon.
        asks.LossAtMost: tr("at most %n [supplies] would be lost"),
        #: {decks} are icons of discovery decks with "or" before the last one.
        asks.LeadsFor: tr("the [lead](pl) are for {decks}", decks="types"),
        asks.LandingDieFell: tr("the landing die has just been rolled"),
        #: {biomes} are icons of biomes with "or" before the last one.
        asks.BiomeHere: tr("your sector shows {biomes}"),
        asks.FinishedHere: tr("your sector shows the [final_poi] icon"),
        #: {poi} is the name of a card in quotation marks.
        asks.PoiComes: tr("the new [poi] is {poi}"),
        asks.StillHere: tr("you are still in this sector"),
        asks.NoSpecialAction: tr("you have taken no special action this turn"),
        asks.FirstAction: tr("this is the first action of your turn"),
        asks.InTheAir: tr("the lander has not landed yet"),
        asks.TeamHere: tr("the whole away team is in your sector"),
    }

    denials = {
        asks.HitsYou: tr("it would hit somebody else"),
        #: {biomes} are icons of biomes with "or" before the last one.
        asks.BiomeHere: tr("your sector does not show {biomes}"),
        asks.FinishedHere: tr("your sector does not show the [final_poi] icon"),
    }
