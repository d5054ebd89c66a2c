"""Words for the situation room and the add-on facility."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship.data.aboard import situation_room as data
from vanguard_desktop.rulesets.ship.data.facilities import add_ons as reading
from vanguard_desktop.text.ship.chapter_words import ChapterWords

SITUATION_ROOM = ChapterWords(
    effects={
        data.SolveOne: lambda effect, say: QCoreApplication.translate("ShipSituations", "One situation may be solved."),
        #: What happens aboard. {card} is the name of a card in quotation marks.
        data.Solve: lambda effect, say: QCoreApplication.translate(
            "ShipSituations", "The situation {card} is solved."
        ).format(card=say.quoted(say.piece(effect.card))),
        #: What happens aboard: it troubles nobody any more. {card} is the name of a card in quotation marks.
        data.PutAway: lambda effect, say: QCoreApplication.translate(
            "ShipSituations", "The situation {card} is put away."
        ).format(card=say.quoted(say.piece(effect.card))),
        data.SuperviseNext: lambda effect, say: QCoreApplication.translate(
            "ShipSituations", "Supervisors may solve situations."
        ),
        data.OrderNext: lambda effect, say: QCoreApplication.translate(
            "ShipSituations", "Put the top situations back in an order of your choice."
        ),
        #: Effect of a card aboard. %n is a number of situations.
        fx.SolveSituations: lambda effect, say: QCoreApplication.translate(
            "ShipSituations", "Solve %n open situation(s) of your choice.", "", effect.count
        ),
        #: Effect of a card aboard: they are out of this campaign. %n is a number of situations.
        fx.RemoveSituations: lambda effect, say: QCoreApplication.translate(
            "ShipSituations", "Remove %n open situation(s) of your choice from the game.", "", effect.count
        ),
        #: Effect of a card aboard. %n is a number of cards.
        fx.OrderSituations: lambda effect, say: QCoreApplication.translate(
            "ShipSituations",
            "Look at the top %n possible situation(s) and put them back in an order of your choice.",
            "",
            effect.count,
        ),
    },
    events={
        #: Chronicle aboard. {cards} are names of cards.
        data.SituationsSeen: lambda event, say, state: QCoreApplication.translate(
            "ShipSituations", "On top of the possible situations: {cards}."
        ).format(cards=", ".join(map(say.piece, event.cards))),
        #: Chronicle aboard. {cards} are names of cards.
        data.SituationsOrdered: lambda event, say, state: QCoreApplication.translate(
            "ShipSituations", "The possible situations come in this order: {cards}."
        ).format(cards=", ".join(map(say.piece, event.cards))),
    },
    things={
        data.SolveOne: lambda effect, say, state: QCoreApplication.translate(
            "ShipSituations", "Which situation do you solve?"
        ),
        data.SuperviseNext: lambda effect, say, state: QCoreApplication.translate(
            "ShipSituations", "Which situation do supervisors solve?"
        ),
        data.OrderNext: lambda effect, say, state: QCoreApplication.translate(
            "ShipSituations", "Which situation lies next from the top?"
        ),
        fx.SolveSituations: lambda effect, say, state: QCoreApplication.translate(
            "ShipSituations", "Which situation do you solve?"
        ),
        fx.RemoveSituations: lambda effect, say, state: QCoreApplication.translate(
            "ShipSituations", "Which situation leaves the game?"
        ),
    },
)

ADD_ONS = ChapterWords(
    effects={
        reading.UseNext: lambda effect, say: QCoreApplication.translate("ShipAddOns", "Add-ons may be used."),
        #: What happens aboard: a small room of the ship. {card} is the name of a card in quotation marks.
        reading.UseAddOn: lambda effect, say: QCoreApplication.translate(
            "ShipAddOns", "The add-on {card} is used."
        ).format(card=say.quoted(say.piece(effect.card))),
        reading.BuildOne: lambda effect, say: QCoreApplication.translate("ShipAddOns", "An add-on may be built."),
        #: What happens aboard: a small room of the ship. {card} is the name of a card in quotation marks.
        reading.Build: lambda effect, say: QCoreApplication.translate(
            "ShipAddOns", "The add-on {card} is built."
        ).format(card=say.quoted(say.piece(effect.card))),
        reading.EndBuilding: lambda effect, say: QCoreApplication.translate(
            "ShipAddOns", "The other add-ons go to the bottom of the deck."
        ),
        reading.StaffOne: lambda effect, say: QCoreApplication.translate(
            "ShipAddOns", "Crew may use an add-on a second time."
        ),
    },
    things={
        reading.UseNext: lambda effect, say, state: QCoreApplication.translate(
            "ShipAddOns", "Which add-on do you use?"
        ),
        reading.BuildOne: lambda effect, say, state: QCoreApplication.translate(
            "ShipAddOns", "Which add-on do you build?"
        ),
        #: Question aboard. {card} is the name of the add-on that comes new, in quotation marks.
        reading.Build: lambda effect, say, state: QCoreApplication.translate(
            "ShipAddOns", "All slots are taken. Which add-on leaves the game for {card}?"
        ).format(card=say.quoted(say.piece(effect.card))),
        reading.StaffOne: lambda effect, say, state: QCoreApplication.translate(
            "ShipAddOns", "Which add-on does the crew use a second time?"
        ),
    },
)
