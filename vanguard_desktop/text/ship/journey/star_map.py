"""Words for the star map, for drifting and for the planetary scanner."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from vanguard_desktop.core.ids import SystemId
from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.data.journey import scanner as scan
from vanguard_desktop.rulesets.ship.data.journey import star_map as data
from vanguard_desktop.rulesets.ship.journey.routes import destination, flight_cost, outbound, visit_cost
from vanguard_desktop.rulesets.ship.journey.scanner import part_cost
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.text.ship.chapter_words import ChapterWords, Speaker


def _place(entry: str, say: Speaker) -> str:
    """A system or a destination by its name."""
    box = say.names.box
    system = box.systems.get(SystemId(entry))
    if system is not None:
        return say.names.content("systems", system.name)
    goals = (goal for page in box.systems.values() for goal in page.destinations if goal.id == entry)
    return next((say.names.content("systems", goal.name) for goal in goals), entry)


def _fly(command: data.Fly, say: Speaker, state: ShipState) -> str:
    way = outbound(state, command.to)
    #: Choice. {system} is the name of a star, %n stands before the icon.
    text = QCoreApplication.translate(
        "ShipStarMap", "Fly to {system}: %n [energy]", "", 0 if way is None else flight_cost(state, way)
    )
    return text.format(system=_place(command.to, say))


def _visit(command: data.Visit, say: Speaker, state: ShipState) -> str:
    goal = destination(state, command.destination)
    #: Choice. {place} is the name of a planet, %n stands before the icon.
    text = QCoreApplication.translate(
        "ShipStarMap", "Visit {place}: %n [energy]", "", 0 if goal is None else visit_cost(state, goal)
    )
    return text.format(place=_place(command.destination, say))


def _travel(_: data.Travel, say: Speaker, state: ShipState) -> str:
    #: Question aboard. {system} is the name of a star in quotation marks, %n stands before the icon.
    text = QCoreApplication.translate(
        "ShipStarMap", "The ship is at {system}, with %n [energy]. Where to?", "", state.pool.energy
    )
    return text.format(system=say.quoted(_place(state.system, say)))


def _drift(_: data.ConfirmDrift, __: Speaker, ___: ShipState) -> str:
    return QCoreApplication.translate(
        "ShipStarMap",
        "There is no planet in the scanner. If you go on, the ship drifts: morale falls by one level, the penalty token"
        " goes into the command pool, and this cycle ends without facilities and without an exploration. Drift?",
    )


def _route(event: data.RouteChanged, say: Speaker, _: ShipState) -> str:
    if event.open:
        #: Chronicle: the ship can go there from now on. {place} is the name of a star or planet in quotation marks.
        text = QCoreApplication.translate("ShipStarMap", "{place} is open now.")
    else:
        #: Chronicle: the ship cannot go there any more. {place} is the name of a star or planet in quotation marks.
        text = QCoreApplication.translate("ShipStarMap", "{place} is closed now.")
    return text.format(place=say.quoted(_place(event.entry, say)))


def _registered(event: data.Registered, say: Speaker, _: ShipState) -> str:
    """That the ship has come to a system is told by the flight."""
    if event.entry in say.names.box.systems:
        return ""
    #: Chronicle aboard. {place} is the name of a star or planet.
    return QCoreApplication.translate("ShipStarMap", "Visited: {place}.").format(place=_place(event.entry, say))


def _revealed(event: scan.PartsRevealed, _: Speaker, before: ShipState) -> str:
    parts = ", ".join(_part(number) for number in range(before.scanned + 1, before.scanned + event.count + 1))
    #: Chronicle aboard. {parts} are what the parts of a landing card show, as "biomes and icons".
    return QCoreApplication.translate("ShipStarMap", "The scanner shows: {parts}.").format(parts=parts)


def _part(number: int) -> str:
    """What a part of a landing card tells (SCN-02)."""
    match number:
        case 1:
            return QCoreApplication.translate("ShipStarMap", "biomes and icons")
        case 2:
            return QCoreApplication.translate("ShipStarMap", "conditions of the landing")
        case _:
            return QCoreApplication.translate("ShipStarMap", "dangers and gear")


def _reveal(command: scan.RevealPart, _: Speaker, state: ShipState) -> str:
    is_next = state.only(zones.SCANNER) is not None and command.part == state.scanned + 1
    price = part_cost(state) if is_next else 0
    #: Choice: a landing card is covered in parts. %n is how many. {part} is a part of the rules or of a card, as
    #: "deadly injuries".
    text = QCoreApplication.translate("ShipStarMap", "Reveal {part}: %n [energy]", "", price)
    return text.format(part=_part(command.part))


def _scan(_: scan.Scan, say: Speaker, state: ShipState) -> str:
    card = state.only(zones.SCANNER)
    #: Question aboard. {planet} is the name of a landing card in quotation marks, %n stands before the icon.
    text = QCoreApplication.translate(
        "ShipStarMap", "Scan {planet}? The pool holds %n [energy].", "", state.pool.energy
    )
    if state.scouts:
        #: Behind the question whether to scan a planet. %n is how many of the crew scout.
        scouts = QCoreApplication.translate("ShipStarMap", "%n scout(s) make the next part cheaper.", "", state.scouts)
        text = f"{text} {scouts}"
    return text.format(planet="" if card is None else say.quoted(say.piece(card)))


STAR_MAP = ChapterWords(
    effects={
        data.AskTravel: lambda effect, say: QCoreApplication.translate("ShipStarMap", "The travel goes on."),
        scan.AskScan: lambda effect, say: QCoreApplication.translate("ShipStarMap", "The planet may be scanned."),
        #: Effect of a card aboard. {system} is the name of a star in quotation marks.
        fx.MoveShip: lambda effect, say: QCoreApplication.translate(
            "ShipStarMap", "The ship flies to {system}."
        ).format(system=say.quoted(_place(effect.to, say))),
        #: Effect of a card aboard: the ship can go there from now on. {place} is the name of a star or planet in
        #: quotation marks.
        fx.OpenRoute: lambda effect, say: QCoreApplication.translate(
            "ShipStarMap", "{place} opens on the star map."
        ).format(place=say.quoted(_place(effect.entry, say))),
        #: Effect of a card aboard: the ship cannot go there any more. {place} is the name of a star or planet in
        #: quotation marks.
        fx.CloseRoute: lambda effect, say: QCoreApplication.translate(
            "ShipStarMap", "{place} closes on the star map."
        ).format(place=say.quoted(_place(effect.entry, say))),
        #: Effect of a card aboard: a landing card is covered in parts. %n is how many.
        fx.RevealParts: lambda effect, say: QCoreApplication.translate(
            "ShipStarMap", "Reveal the next %n part(s) of the landing card in the scanner.", "", effect.count
        ),
    },
    events={
        #: Chronicle. {system} is the name of a star in quotation marks.
        data.ShipMoved: lambda event, say, state: QCoreApplication.translate(
            "ShipStarMap", "The ship reaches {system}."
        ).format(system=say.quoted(_place(event.to, say))),
        data.Registered: _registered,
        #: Chronicle aboard. {planet} is the name of a landing card.
        data.LandingChosen: lambda event, say, state: QCoreApplication.translate(
            "ShipStarMap", "The journey ends at a planet: {planet}."
        ).format(planet=say.piece(f"landing_cards:{event.card}")),
        data.RouteChanged: _route,
        data.Drifted: lambda event, say, state: QCoreApplication.translate("ShipStarMap", "The ship is adrift."),
        scan.PartsRevealed: _revealed,
        #: Chronicle aboard. {member} is the name of a crewmember.
        scan.ScoutSent: lambda event, say, state: QCoreApplication.translate(
            "ShipStarMap", "{member} scouts ahead."
        ).format(member=say.names.member(event.scout)),
    },
    questions={data.Travel: _travel, data.ConfirmDrift: _drift, scan.Scan: _scan},
    commands={
        data.Fly: _fly,
        data.Visit: _visit,
        data.EndTravel: lambda command, say, state: QCoreApplication.translate(
            "ShipStarMap", "End the travel without a planet"
        ),
        #: Choice: the ship has no energy left and goes nowhere.
        data.DriftOff: lambda command, say, state: QCoreApplication.translate("ShipStarMap", "Drift"),
        #: Choice: the ship goes on through the system.
        data.KeepTraveling: lambda command, say, state: QCoreApplication.translate("ShipStarMap", "Travel on"),
        scan.RevealPart: _reveal,
        #: Choice: somebody looks at the planet from near. {member} is the name of a crewmember.
        scan.AssignScout: lambda command, say, state: QCoreApplication.translate(
            "ShipStarMap", "Send a scout: {member}"
        ).format(member=say.names.member(command.scout)),
        scan.EndScan: lambda command, say, state: QCoreApplication.translate("ShipStarMap", "Leave the rest covered"),
    },
    reasons={
        data.NoWayThere: lambda reason, say, state: QCoreApplication.translate(
            "ShipStarMap", "This page of the star map does not lead there."
        ),
        data.WayClosed: lambda reason, say, state: QCoreApplication.translate(
            "ShipStarMap", "This is not open to you now."
        ),
        data.MarkForbids: lambda reason, say, state: QCoreApplication.translate(
            "ShipStarMap", "It is marked as dangerous, and no travel upgrade permits that."
        ),
        data.VisitedAlready: lambda reason, say, state: QCoreApplication.translate(
            "ShipStarMap", "It has been visited as often as it may be."
        ),
        data.PlanetGone: lambda reason, say, state: QCoreApplication.translate(
            "ShipStarMap", "The landing card of this planet has left the game."
        ),
        #: Why the ship cannot go there. %n stands before the icon.
        data.NotEnoughEnergy: lambda reason, say, state: QCoreApplication.translate(
            "ShipStarMap", "This costs %n [energy], more than the pool holds.", "", reason.cost
        ),
        scan.NotTheNextPart: lambda reason, say, state: QCoreApplication.translate(
            "ShipStarMap", "The parts are revealed in their order."
        ),
        scan.NothingCovered: lambda reason, say, state: QCoreApplication.translate(
            "ShipStarMap", "Every part of the card lies open."
        ),
        #: Why a part of the landing card cannot be revealed. %n stands before the icon.
        scan.ScanTooDear: lambda reason, say, state: QCoreApplication.translate(
            "ShipStarMap", "This part costs %n [energy], more than the pool holds.", "", reason.cost
        ),
    },
)
