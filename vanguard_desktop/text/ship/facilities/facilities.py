"""Words for visits to facilities, trades and gains at random."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship.data.aboard.trades import MakeTrade
from vanguard_desktop.rulesets.ship.data.facilities import facilities as data
from vanguard_desktop.rulesets.ship.data.facilities.assignments import UseUp
from vanguard_desktop.rulesets.ship.data.facilities.envelope import InstallFromEnvelope, InstallResearch, Page
from vanguard_desktop.rulesets.ship.facilities.envelope import free_slots
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.setting.cards_ship import Facility
from vanguard_desktop.setting.standing import Often
from vanguard_desktop.text.common.told import Told, Under
from vanguard_desktop.text.ship.aboard.discoveries import price_words
from vanguard_desktop.text.ship.chapter_words import ChapterWords, Speaker
from vanguard_desktop.text.ship.standing import kind_words, often_words

FACILITY_NAMES = {
    #: Name of a room of the ship.
    Facility.LABORATORY: QT_TRANSLATE_NOOP("ShipFacilities", "Research laboratory"),
    #: Name of a room of the ship, where things are made.
    Facility.PRODUCTION: QT_TRANSLATE_NOOP("ShipFacilities", "Production complex"),
    #: Name of a room of the ship, where crew is trained.
    Facility.BARRACKS: QT_TRANSLATE_NOOP("ShipFacilities", "Barracks"),
    #: Name of a room of the ship, where what troubles people aboard is solved.
    Facility.SITUATION_ROOM: QT_TRANSLATE_NOOP("ShipFacilities", "Situation room"),
    Facility.ADD_ON: QT_TRANSLATE_NOOP("ShipFacilities", "Add-on facility"),
}


def facility_name(facility: Facility) -> str:
    return QCoreApplication.translate("ShipFacilities", str(FACILITY_NAMES[facility]))


def _visits(_: data.ChooseFacility, __: Speaker, state: ShipState) -> str:
    #: Question aboard. %n stands before the icon of command, which pays for visits.
    return QCoreApplication.translate(
        "ShipFacilities", "Which facility do you visit? You have %n [command].", "", state.pool.command
    )


def _random(effect: fx.GainRandom, say: Speaker) -> str:
    text = _cards(effect.family, effect.count)
    if not effect.only:
        return text
    #: {gain} is a sentence about cards at random, {kind} what they have to be, in quotation marks.
    only = QCoreApplication.translate("ShipFacilities", "{gain} They are of the kind {kind}.")
    return only.format(gain=text, kind=say.quoted(kind_words(effect.only, say)))


def _cards(family: str, count: int) -> str:
    match family:
        case "equipment":
            #: Effect of a card aboard. %n is a number of cards.
            return QCoreApplication.translate("ShipFacilities", "Gain %n equipment card(s) at random.", "", count)
        case "research_projects":
            #: Effect of a card aboard. %n is a number of cards.
            return QCoreApplication.translate("ShipFacilities", "Gain %n research project(s) at random.", "", count)
        case "production_projects":
            #: Effect of a card aboard. %n is a number of cards.
            return QCoreApplication.translate("ShipFacilities", "Gain %n production project(s) at random.", "", count)
        case "lander_mods":
            #: Effect of a card aboard. %n is a number of cards.
            return QCoreApplication.translate("ShipFacilities", "Gain %n lander mod(s) at random.", "", count)
        case "situations":
            #: Effect of a card aboard: situations that may come up later. %n is a number of cards.
            return QCoreApplication.translate("ShipFacilities", "Gain %n future situation(s) at random.", "", count)
        case "upgrades":
            #: Effect of a card aboard. %n is a number of cards.
            return QCoreApplication.translate("ShipFacilities", "Gain %n bridge upgrade(s) at random.", "", count)
        case _:
            #: Effect of a card aboard, for kinds of cards without a name of their own. %n is a number of cards.
            return QCoreApplication.translate("ShipFacilities", "Gain %n card(s) at random.", "", count)


def _trade(effect: fx.Trade, say: Speaker) -> Told:
    #: A head, small: what players get for a price follows. {price} is as "2 [energy], 1 [discovery_mineral]".
    head = QCoreApplication.translate("ShipFacilities", "if you pay {price}")
    told = Under(head.format(price=price_words(effect.price)), say.tell(effect.effect))
    match effect.often:
        case Often.ONCE:
            return told
        case Often.ALWAYS:
            #: A head, small: an exchange may be made again and again.
            return Under(QCoreApplication.translate("ShipFacilities", "as often as you want"), told)
        case often:
            return Under(often_words(often), told)


PAGES = {
    Page.LABORATORY: Facility.LABORATORY,
    Page.READY: Facility.PRODUCTION,
    Page.WORKS: Facility.PRODUCTION,
    Page.READING: Facility.ADD_ON,
}


def _fewer_slots(effect: InstallFromEnvelope, _: Speaker, state: ShipState) -> str:
    #: Question aboard. %n is how many. {facility} is the name of a room, as "Research laboratory".
    text = QCoreApplication.translate(
        "ShipFacilities",
        "{facility}: %n slot(s) are free, and more cards wait in the envelope. Which one is installed?",
        "",
        len(free_slots(state, effect.page)),
    )
    return text.format(facility=facility_name(PAGES[effect.page]))


FACILITIES = ChapterWords(
    effects={
        data.AskVisit: lambda effect, say: QCoreApplication.translate("ShipFacilities", "Facilities may be visited."),
        #: What happens aboard. {facility} is the name of a room.
        data.GoOnVisiting: lambda effect, say: QCoreApplication.translate(
            "ShipFacilities", "The visit goes on ({facility})."
        ).format(facility=facility_name(effect.facility)),
        InstallFromEnvelope: lambda effect, say: QCoreApplication.translate(
            "ShipFacilities", "New cards come out of the envelope."
        ),
        #: What happens aboard. {card} is the name of a card in quotation marks.
        InstallResearch: lambda effect, say: QCoreApplication.translate(
            "ShipFacilities", "The project {card} goes to the laboratory."
        ).format(card=say.quoted(say.piece(effect.card))),
        #: What happens aboard: a card was used for it. {card} is the name of a card in quotation marks.
        UseUp: lambda effect, say: QCoreApplication.translate("ShipFacilities", "With the help of {card}.").format(
            card=say.quoted(say.piece(effect.source))
        ),
        MakeTrade: lambda effect, say: _trade(effect.trade, say),
        fx.Trade: _trade,
        fx.GainRandom: _random,
        fx.OpenSealed: lambda effect, say: QCoreApplication.translate(
            "ShipFacilities",
            "Open the sealed supply with expert and universal dice, advanced events and the add-on facility.",
        ),
    },
    events={
        #: Chronicle aboard. {facility} is the name of a room.
        data.FacilityVisited: lambda event, say, state: QCoreApplication.translate(
            "ShipFacilities", "Visited: {facility}."
        ).format(facility=facility_name(event.facility)),
    },
    questions={data.ChooseFacility: _visits},
    commands={
        data.VisitFacility: lambda command, say, state: facility_name(command.facility),
        #: Button aboard: end what is done in this room.
        data.EndStep: lambda command, say, state: QCoreApplication.translate("ShipFacilities", "Go on"),
        data.EndFacilities: lambda command, say, state: QCoreApplication.translate("ShipFacilities", "No more visits"),
    },
    reasons={
        data.NoCommandLeft: lambda reason, say, state: QCoreApplication.translate(
            "ShipFacilities", "A visit costs 1 [command]."
        ),
        data.FacilityClosed: lambda reason, say, state: QCoreApplication.translate(
            "ShipFacilities", "The add-on facility is not part of the ship yet."
        ),
    },
    things={
        InstallFromEnvelope: _fewer_slots,
        #: Question aboard. {card} is the name of a card in quotation marks.
        InstallResearch: lambda effect, say, state: QCoreApplication.translate(
            "ShipFacilities", "In which slot of the laboratory do you put {card}?"
        ).format(card=say.quoted(say.piece(effect.card))),
    },
)
