"""Words for the star map, for drifting and for the planetary scanner."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.data.journey import scanner as scan
from vanguard_desktop.rulesets.ship.data.journey import star_map as data
from vanguard_desktop.rulesets.ship.journey.routes import destination, flight_cost, outbound, visit_cost
from vanguard_desktop.rulesets.ship.journey.scanner import part_cost
from vanguard_desktop.rulesets.ship.state import ShipState

from ...common.rooms import (
    Room,
    given,
    told_by,
    tr,
)
from ..called import of_star_map


def _part(number: int) -> str:
    """What a part of a landing card tells (SCN-02)."""
    match number:
        case 1:
            return QCoreApplication.translate("ShipStarMap", "biomes and icons")
        case 2:
            return QCoreApplication.translate("ShipStarMap", "conditions of the landing")
        case _:
            return QCoreApplication.translate("ShipStarMap", "dangers and gear")


class ShipStarMap(Room):
    """Flights, visits and the scanner."""

    def _registered(self, event: data.Registered, _: ShipState) -> str:
        """That the ship has come to a system is told by the flight."""
        if event.entry in self.names.box.systems:
            return ""
        #: Chronicle aboard. {place} is the name of a star or planet.
        return self.tr("Visited: {place}.").format(place=of_star_map(self.say, event.entry))

    def _scan(self, _: scan.Scan, state: ShipState) -> str:
        card = state.only(zones.SCANNER)
        #: Question aboard. {planet} is the name of a landing card in quotation marks, %n stands before the icon.
        text = self.tr("Scan {planet}? The pool holds %n [energy].", "", state.pool.energy)
        if state.scouts:
            #: Behind the question whether to scan a planet. %n is how many of the crew scout.
            scouts = self.tr("%n scout(s) make the next part cheaper.", "", state.scouts)
            text = f"{text} {scouts}"
        return text.format(planet="" if card is None else self.say.quoted(self.say.piece(card)))

    def _flight(self, command: data.Fly, state: ShipState) -> int:
        way = outbound(state, command.to)
        return 0 if way is None else flight_cost(state, way)

    def _cost(self, command: data.Visit, state: ShipState) -> int:
        goal = destination(state, command.destination)
        return 0 if goal is None else visit_cost(state, goal)

    def _price(self, command: scan.RevealPart, state: ShipState) -> int:
        is_next = state.only(zones.SCANNER) is not None and command.part == state.scanned + 1
        return part_cost(state) if is_next else 0

    def _parts(self, event: scan.PartsRevealed, before: ShipState) -> str:
        return ", ".join(_part(number) for number in range(before.scanned + 1, before.scanned + event.count + 1))

    effects = {
        data.AskTravel: tr("The travel goes on."),
        scan.AskScan: tr("The planet may be scanned."),
        #: Effect of a card aboard. {system} is the name of a star in quotation marks.
        fx.MoveShip: tr("The ship flies to {system}.", system="to"),
        #: Effect of a card aboard: the ship can go there from now on. {place} is the name of a star or planet in
        #: quotation marks.
        fx.OpenRoute: tr("{place} opens on the star map.", place="entry"),
        #: Effect of a card aboard: the ship cannot go there any more. {place} is the name of a star or planet in
        #: quotation marks.
        fx.CloseRoute: tr("{place} closes on the star map.", place="entry"),
        #: Effect of a card aboard: a landing card is covered in parts. %n is how many.
        fx.RevealParts: tr("Reveal the next %n part(s) of the landing card in the scanner."),
    }

    events = {
        #: Chronicle. {system} is the name of a star in quotation marks.
        data.ShipMoved: tr("The ship reaches {system}.", system="to"),
        data.Registered: _registered,
        #: Chronicle aboard. {planet} is the name of a landing card.
        data.LandingChosen: tr(
            "The journey ends at a planet: {planet}.",
            planet=lambda room, event, _: room.say.piece(f"landing_cards:{event.card}"),
        ),
        data.RouteChanged: given(
            "open",
            #: Chronicle: the ship can go there from now on. {place} is the name of a star or planet in quotation marks.
            tr("{place} is open now.", place="entry"),
            #: Chronicle: the ship cannot go there any more. {place} is the name of a star or planet in quotation marks.
            tr("{place} is closed now.", place="entry"),
        ),
        data.Drifted: tr("The ship is adrift."),
        #: Chronicle aboard. {parts} are what the parts of a landing card show, as "biomes and icons".
        scan.PartsRevealed: tr("The scanner shows: {parts}.", parts=_parts),
        #: Chronicle aboard. {member} is the name of a crewmember.
        scan.ScoutSent: tr("{member} scouts ahead.", member="scout"),
    }

    questions = {
        #: Question aboard. {system} is the name of a star in quotation marks, %n stands before the icon.
        data.Travel: tr(
            "The ship is at {system}, with %n [energy]. Where to?",
            n=lambda _, __, state: state.pool.energy,
            system=lambda room, _, state: room.say.quoted(of_star_map(room.say, state.system)),
        ),
        data.ConfirmDrift: tr(
            "Without a planet in the scanner the ship drifts: morale falls, the penalty token comes, this cycle ends. "
            "Drift?"
        ),
        scan.Scan: _scan,
    }

    commands = {
        #: Choice. {system} is the name of a star, %n stands before the icon.
        data.Fly: tr("Fly to {system}: %n [energy]", n=_flight, system="to"),
        #: Choice. {place} is the name of a planet, %n stands before the icon.
        data.Visit: tr("Visit {place}: %n [energy]", n=_cost, place="destination"),
        data.EndTravel: tr("End the travel without a planet"),
        #: Choice: the ship has no energy left and goes nowhere.
        data.DriftOff: tr("Drift"),
        #: Choice: the ship goes on through the system.
        data.KeepTraveling: tr("Travel on"),
        #: Choice: a landing card is covered in parts. %n is how many. {part} is a part of the rules or of a card, as
        #: "deadly injuries".
        scan.RevealPart: tr("Reveal {part}: %n [energy]", n=_price, part=told_by(_part, "part")),
        #: Choice: somebody looks at the planet from near. {member} is the name of a crewmember.
        scan.AssignScout: tr("Send a scout: {member}", member="scout"),
        scan.EndScan: tr("Leave the rest covered"),
    }

    reasons = {
        data.NoWayThere: tr("This page of the star map does not lead there."),
        data.WayClosed: tr("It is closed for now and opens as the story goes on."),
        data.MarkForbids: tr("It is marked as dangerous, and no travel upgrade permits that."),
        data.VisitedAlready: tr("It has been visited as often as it may be."),
        data.PlanetGone: tr("The landing card of this planet has left the game."),
        #: Why the ship cannot go there. %n stands before the icon.
        data.NotEnoughEnergy: tr("This costs %n [energy], more than the pool holds.", n="cost"),
        scan.NotTheNextPart: tr("The parts are revealed in their order."),
        scan.NothingCovered: tr("Every part of the card lies open."),
        #: Why a part of the landing card cannot be revealed. %n stands before the icon.
        scan.ScanTooDear: tr("This part costs %n [energy], more than the pool holds.", n="cost"),
    }
