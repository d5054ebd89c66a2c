"""Words for the situation room and the add-on facility."""

from __future__ import annotations

from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship.data.aboard import situation_room as data
from vanguard_desktop.rulesets.ship.data.facilities import add_ons as reading

from ...common.rooms import (
    Room,
    tr,
)


class ShipSituations(Room):
    """Situations that come, are solved and are put away."""

    effects = {
        data.SolveOne: tr("One situation may be solved."),
        #: What happens aboard. {card} is the name of a card in quotation marks.
        data.Solve: tr("The situation {card} is solved."),
        #: What happens aboard: it troubles nobody any more. {card} is the name of a card in quotation marks.
        data.PutAway: tr("The situation {card} is put away."),
        data.SuperviseNext: tr("Supervisors may solve situations."),
        data.OrderNext: tr("Put the top situations back in an order of your choice."),
        #: Effect of a card aboard. %n is a number of situations.
        fx.SolveSituations: tr("Solve %n open situation(s) of your choice."),
        #: Effect of a card aboard: they are out of this campaign. %n is a number of situations.
        fx.RemoveSituations: tr("Remove %n open situation(s) of your choice from the game."),
        #: Effect of a card aboard. %n is a number of cards.
        fx.OrderSituations: tr(
            "Look at the top %n possible situation(s) and put them back in an order of your choice."
        ),
    }

    events = {
        #: Chronicle aboard. {cards} are names of cards.
        data.SituationsSeen: tr("On top of the possible situations: {cards}."),
        #: Chronicle aboard. {cards} are names of cards.
        data.SituationsOrdered: tr("The possible situations come in this order: {cards}."),
    }

    things = {
        data.SolveOne: tr("Which situation do you solve?"),
        data.SuperviseNext: tr("Which situation do supervisors solve?"),
        data.OrderNext: tr("Which situation lies next from the top?"),
        fx.SolveSituations: tr("Which situation do you solve?"),
        fx.RemoveSituations: tr("Which situation leaves the game?"),
    }


class ShipAddOns(Room):
    """Add-ons that are built and used."""

    effects = {
        reading.UseNext: tr("Add-ons may be used."),
        #: What happens aboard: a small room of the ship. {card} is the name of a card in quotation marks.
        reading.UseAddOn: tr("The add-on {card} is used."),
        reading.BuildOne: tr("An add-on may be built."),
        #: What happens aboard: a small room of the ship. {card} is the name of a card in quotation marks.
        reading.Build: tr("The add-on {card} is built."),
        reading.EndBuilding: tr("The other add-ons go to the bottom of the deck."),
        reading.StaffOne: tr("Crew may use an add-on a second time."),
    }

    things = {
        reading.UseNext: tr("Which add-on do you use?"),
        reading.BuildOne: tr("Which add-on do you build?"),
        #: Question aboard. {card} is the name of the add-on that comes new, in quotation marks.
        reading.Build: tr("All slots are taken. Which add-on leaves the game for {card}?"),
        reading.StaffOne: tr("Which add-on does the crew use a second time?"),
    }
