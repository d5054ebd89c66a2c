"""What a goal, a mission or the `if` of a card asks of the position, test by test, as clauses."""

from __future__ import annotations

from vanguard_desktop.rulesets.expedition.data import (
    AtImportant,
    DecksWithLeads,
    DiscoveriesOnLander,
    Done,
    FinishedSectors,
    HandEmpty,
    Marks,
    MissionInPlay,
    NobodyInjured,
    NotFirstTime,
    SectorsEntered,
    SomebodyInSector,
    StatAtLeast,
    Successes,
    SuppliesAtMost,
    TeamInSector,
)

from ...common.rooms import Room, choose, given, nothing, tr


class QuestionsText(Room):
    """What fits after "if" and "only if"; `ClauseText` joins several of them and knows keywords."""

    tests = {
        TeamInSector: given(
            "sector",
            #: After "if" or as a goal. {sector} is the number of a sector.
            tr("the whole away team is in sector {sector}"),
            tr("the whole away team is in the lander sector"),
        ),
        #: After "if" or as a goal: at least one. {sector} is the number of a sector.
        SomebodyInSector: tr("a crewmember is in sector {sector}"),
        AtImportant: tr("a crewmember is in a sector with the [important_sector] icon"),
        #: After "if" or as a goal: places of the map where all is done. %n is their number.
        FinishedSectors: tr("at least %n sector(s) show the [final_poi] icon"),
        #: After "if" or as a goal. %n stands before the icon.
        Successes: tr("the away team has at least %n [success]"),
        Marks: given(
            "exactly",
            given(
                "sector",
                #: After "if" or as a goal. %n is a number of markers; do not let it stand beside that of the sector.
                #: {sector} is the number of a sector.
                tr("exactly %n marker(s) lie in sector {sector}"),
                #: After "if" or as a goal: markers anywhere on the map. %n is their number.
                tr("exactly %n marker(s) lie on the planet board"),
            ),
            given(
                "sector",
                #: After "if" or as a goal. %n is a number of markers; do not let it stand beside that of the sector.
                #: {sector} is the number of a sector.
                tr("at least %n marker(s) lie in sector {sector}"),
                #: After "if" or as a goal: markers anywhere on the map. %n is their number.
                tr("at least %n marker(s) lie on the planet board"),
            ),
        ),
        Done: choose(
            "what",
            #: Goal or after "if": the action, by anybody. %n is how often.
            travel=tr("the away team has traveled at least %n time(s)"),
            #: Goal or after "if": the action, by anybody. %n is how often.
            rest=tr("the away team has rested at least %n time(s)"),
            #: Goal or after "if": the action, by anybody. %n is how often.
            prepare=tr("the away team has prepared at least %n time(s)"),
            #: Goal or after "if": actions that cards offer, by anybody. %n is how many.
            special_action=tr("at least %n special action(s) have been taken"),
            #: Goal or after "if": giving up dice, by anybody. %n is how often.
            exert=tr("the away team has exerted at least %n time(s)"),
            #: Goal or after "if": the yellow row of any dice check. %n is how often.
            yellow=tr("a yellow outcome has been resolved at least %n time(s)"),
            #: Goal or after "if": the green row of any dice check. %n is how often.
            green=tr("a green outcome has been resolved at least %n time(s)"),
            #: Goal or after "if": the red row of any dice check. %n is how often.
            red=tr("a red outcome has been resolved at least %n time(s)"),
            #: Goal or after "if": entries of the logbook. %n stands before the icon.
            log_read=tr("at least %n [log_entry] have been read in this expedition"),
            #: Goal or after "if": cards from hands, by anybody. %n is how many.
            card_played=tr("at least %n section card(s) have been played"),
            #: Goal or after "if": tokens that pay for skills. %n stands before the icon.
            charge_spent=tr("at least %n [charge] have been spent"),
            #: Goal or after "if": any cards of equipment. %n is how often.
            equipment_used=tr("equipment has been used at least %n time(s)"),
            #: Goal or after "if". %n stands before the icon.
            mission_unhurt=tr("at least %n [mission] have been completed while nobody was injured"),
            #: Goal or after "if": missions that need not be done. %n is how many.
            optional_mission=tr("at least %n optional [mission] have been completed"),
            #: Goal or after "if": checks in which somebody else helped with a die. %n is how many.
            assisted=tr("at least %n dice check(s) have succeeded with an assisting die"),
            #: Goal or after "if": special actions against threats in which no die was spent for the icon of
            #: defense. %n is how many.
            threat_without_defense=tr("at least %n [threat] action(s) have succeeded without spending [defense]"),
            #: Goal or after "if": one card of the condition has replaced another. %n is how often.
            condition_changed=tr("the [global_condition] has changed at least %n time(s)"),
            #: {what} is a word that the author of a card has chosen.
            other=tr("this has happened at least %n time(s): {what}"),
        ),
        #: After "if": the mission lies on the table. {mission} is the name of a card in quotation marks.
        MissionInPlay: tr("the [mission] {mission} is in play"),
        #: After "if" or as a goal: lead tokens. %n is the number of decks.
        DecksWithLeads: tr("[lead](pl) lie on at least %n discovery deck(s)"),
        #: After "if" or as a goal: finds aboard. %n is their number.
        DiscoveriesOnLander: tr("at least %n discovery card(s) lie on the lander"),
        #: After "if" or as a goal. %n is the number of different sectors.
        SectorsEntered: tr("the away team has entered at least %n sector(s)"),
        NobodyInjured: tr("no crewmember has an injury card"),
        #: After "if" or as a goal. %n stands before the icon.
        SuppliesAtMost: tr("at most %n [supplies] are left"),
        #: {stat} is the icon of a statistic of the lander. {count} is a number.
        StatAtLeast: tr("the lander’s {stat} is {count} or more"),
        #: After "if". {log} is the number of an entry of the logbook.
        NotFirstTime: tr("[log_entry] {log} has been read before in this expedition"),
        HandEmpty: tr("you have no section cards in hand"),
    }

    denials = {
        Marks: given(
            "exactly",
            nothing,
            given(
                "sector",
                #: After "if". %n is a number of markers; do not let it stand beside that of the sector. {sector} is the
                #: number of a sector.
                tr("fewer than %n marker(s) lie in sector {sector}"),
                #: After "if": markers anywhere on the map. %n is their number.
                tr("fewer than %n marker(s) lie on the planet board"),
            ),
        ),
        #: After "if": the mission does not lie on the table. {mission} is the name of a card in quotation
        #: marks.
        MissionInPlay: tr("the [mission] {mission} is not in play"),
        #: {stat} is the icon of a statistic of the lander. {count} is a number.
        StatAtLeast: tr("the lander’s {stat} is below {count}"),
        #: After "if". {log} is the number of an entry of the logbook.
        NotFirstTime: tr("[log_entry] {log} is read for the first time in this expedition"),
    }
