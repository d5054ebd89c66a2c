"""What an ability asks of the running dice check, as clauses."""

from __future__ import annotations

from vanguard_desktop.rulesets.expedition.data import questions as ask

from ...common.rooms import Room, choose, given, nothing, tr


class CheckQuestions(Room):
    """What fits after "if" and "only if"."""

    tests = {
        #: After "if" or "when": a requirement of the check shows this icon. {icon} is an icon.
        ask.CheckAsksFor: tr("the dice check asks for {icon}"),
        ask.CheckOnThreat: tr("the dice check is on a [threat]"),
        ask.CheckToPrepare: tr("the dice check is part of preparing"),
        ask.CheckOfAnother: tr("another crewmember makes the dice check"),
        ask.CheckAssisted: tr("somebody has assisted in the dice check"),
        ask.CheckWithin: given(
            "count",
            #: After "if" or "when": how far away from you the check is made; %n is the distance.
            tr("the dice check is at most %n sector(s) away"),
            tr("the dice check is in your sector"),
        ),
        #: After "if" or "when": the rolled dice show it. %n stands directly before the icon {icon}.
        ask.PoolShows: tr("the roll pool shows at least %n {icon}"),
        #: After "if" or "when": among the rolled dice that show {icon}, an icon, are %n different colors.
        ask.PoolShowsColors: tr("dice of at least %n color(s) in the roll pool show {icon}"),
        ask.HasAvailable: choose(
            "color",
            #: After "if" or "when": dice of any color of your board that are not spent. %n is how many.
            none=tr("you have at least %n available die(ce)"),
            #: After "if" or "when": dice of this color of your board that are not spent. %n is how many.
            red=tr("you have at least %n available red die(ce)"),
            #: After "if" or "when": dice of this color of your board that are not spent. %n is how many.
            green=tr("you have at least %n available green die(ce)"),
            #: After "if" or "when": dice of this color of your board that are not spent. %n is how many.
            blue=tr("you have at least %n available blue die(ce)"),
        ),
        #: {icons} are icons of dice, with a plus sign between them.
        ask.OutcomeCovers: tr("the dice spent on the outcome cover {icons}"),
        ask.OutcomeWas: choose(
            "color",
            yellow=tr("the outcome was yellow"),
            green=tr("the outcome was green"),
            red=tr("the outcome was red"),
        ),
    }

    denials = {
        ask.HasAvailable: given(
            "color",
            nothing,
            #: After "if" or "when": dice of your board that are not spent. %n is a number of dice.
            tr("you have fewer than %n available die(ce)"),
        ),
    }
