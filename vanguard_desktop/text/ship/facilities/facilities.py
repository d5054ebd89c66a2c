"""Words for visits to facilities, trades and gains at random."""

from __future__ import annotations

from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship.data.aboard.trades import MakeTrade
from vanguard_desktop.rulesets.ship.data.facilities import facilities as data
from vanguard_desktop.rulesets.ship.data.facilities.assignments import UseUp
from vanguard_desktop.rulesets.ship.data.facilities.envelope import InstallFromEnvelope, InstallResearch, Page
from vanguard_desktop.rulesets.ship.facilities.envelope import free_slots
from vanguard_desktop.rulesets.ship.facilities.facilities import VISIT_PRICE
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.setting import Facility, Often

from ...common.rooms import (
    Room,
    choose,
    given,
    told_by,
    tr,
    when,
)
from ...common.told import Told, Under
from ..aboard.discoveries import price_words
from ..pages import ShipPages
from ..standing import kind_words, often_words
from ..tokens import counted


def facility_name(facility: Facility) -> str:
    """As the room is called that is seen on the screen."""
    return ShipPages().title(facility.value)


def _visits_last(_: Room, __: data.ChooseFacility, state: ShipState) -> bool:
    """Whether the pool pays for one more visit, and holds something that is lost after it (FAC-07)."""
    return state.pool.command == VISIT_PRICE and bool(state.pool.energy or state.pool.success)


PAGES = {
    Page.LABORATORY: Facility.LABORATORY,
    Page.READY: Facility.PRODUCTION,
    Page.WORKS: Facility.PRODUCTION,
    Page.READING: Facility.ADD_ON,
}


class ShipFacilities(Room):
    """Visits, trades, cards out of the envelope."""

    def _trade(self, effect: fx.Trade) -> Told:
        #: A head, small: what players get for a price follows. {price} is as "2 [energy], 1 [discovery_mineral]".
        head = self.tr("if you pay {price}")
        told = Under(head.format(price=price_words(effect.price)), self.say.tell(effect.effect))
        match effect.often:
            case Often.ONCE:
                return told
            case Often.ALWAYS:
                #: A head, small: an exchange may be made again and again.
                return Under(self.tr("as often as you want"), told)
            case often:
                return Under(often_words(often), told)

    _cards = choose(
        "family",
        #: Effect of a card aboard. %n is a number of cards.
        equipment=tr("Gain %n equipment card(s) at random."),
        #: Effect of a card aboard. %n is a number of cards.
        research_projects=tr("Gain %n research project(s) at random."),
        #: Effect of a card aboard. %n is a number of cards.
        production_projects=tr("Gain %n production project(s) at random."),
        #: Effect of a card aboard. %n is a number of cards.
        lander_mods=tr("Gain %n lander mod(s) at random."),
        #: Effect of a card aboard: situations that may come up later. %n is a number of cards.
        situations=tr("Gain %n future situation(s) at random."),
        #: Effect of a card aboard. %n is a number of cards.
        upgrades=tr("Gain %n bridge upgrade(s) at random."),
        #: Effect of a card aboard, for kinds of cards without a name of their own. %n is a number of cards.
        other=tr("Gain %n card(s) at random."),
    )

    def _kind(self, effect: fx.GainRandom) -> str:
        return self.names.quoted(kind_words(effect.only, self.say))

    effects = {
        data.AskVisit: tr("Facilities may be visited."),
        #: What happens aboard. {facility} is the name of a room.
        data.GoOnVisiting: tr("The visit goes on ({facility}).", facility=told_by(facility_name, "facility")),
        InstallFromEnvelope: tr("New cards come out of the envelope."),
        #: What happens aboard. {card} is the name of a card in quotation marks.
        InstallResearch: tr("The project {card} goes to the laboratory."),
        #: What happens aboard: a card was used for it. {card} is the name of a card in quotation marks.
        UseUp: tr("With the help of {card}.", card="source"),
        MakeTrade: lambda room, effect: room._trade(effect.trade),
        fx.Trade: _trade,
        fx.GainRandom: given(
            "only",
            #: {gain} is a sentence about cards at random, {kind} what they have to be, in quotation marks.
            tr("{gain} They are of the kind {kind}.", gain=_cards, kind=_kind),
            _cards,
        ),
        fx.OpenSealed: tr(
            "Open the sealed supply with expert and universal dice, advanced events and the add-on facility."
        ),
    }

    events = {
        #: Chronicle aboard. {facility} is the name of a room.
        data.FacilityVisited: tr("Visited: {facility}.", facility=told_by(facility_name, "facility")),
    }

    questions = {
        data.ChooseFacility: when(
            _visits_last,
            #: Question aboard: there is no command for another visit after this one. {left} are tokens of the pool, as
            #: "2 [success]".
            tr(
                "Which facility do you visit last? What is not spent there is lost: {left}.",
                left=lambda _, __, state: counted(state.pool.energy, 0, state.pool.success),
            ),
            #: Question aboard. %n stands before the icon of command, which pays for visits.
            tr("Which facility do you visit? You have %n [command].", n=lambda _, __, state: state.pool.command),
        ),
    }

    commands = {
        data.VisitFacility: told_by(facility_name, "facility"),
        #: Button aboard: end what is done in this room.
        data.EndStep: tr("Go on"),
        data.EndFacilities: tr("No more visits"),
    }

    reasons = {
        data.NoCommandLeft: tr("A visit costs 1 [command]."),
        data.FacilityClosed: tr("The add-on facility is not part of the ship yet."),
    }

    things = {
        #: Question aboard. %n is how many. {facility} is the name of a room, as "Long Bench".
        InstallFromEnvelope: tr(
            "{facility}: %n slot(s) are free, and more cards wait in the envelope. Which one is installed?",
            n=lambda _, effect, state: len(free_slots(state, effect.page)),
            facility=lambda _, effect, __: facility_name(PAGES[effect.page]),
        ),
        #: Question aboard. {card} is the name of a card in quotation marks.
        InstallResearch: tr("In which slot of the laboratory do you put {card}?"),
    }
