"""The star map (MAP): flights, visits, and what becomes of a ship that finds no planet."""

from __future__ import annotations

from vanguard_desktop.core import CardId, Command, Effect, Event, Reason, SystemId

from ..common import ShipDecision


class AskTravel(Effect, tag="step_ask_travel"):
    """The ship flies and visits as long as there is energy and no planet in the scanner (MAP-03, MAP-17)."""


class Travel(ShipDecision, tag="travel"):
    """Fly, visit, or end the travel?"""


class ConfirmDrift(ShipDecision, tag="confirm_drift"):
    """Without a planet in the scanner the ship would drift: is that what the players want? (MAP-18)"""


class Fly(Command, tag="fly"):
    """Pay for a flight to another system (MAP-04)."""

    to: SystemId


class Visit(Command, tag="visit"):
    """Pay for a visit to a destination of this system (MAP-08)."""

    destination: str


class EndTravel(Command, tag="end_travel"):
    """Go on without a planet in the scanner (MAP-17)."""


class DriftOff(Command, tag="drift_off"):
    """Yes, the ship drifts (MAP-18)."""


class KeepTraveling(Command, tag="keep_traveling"):
    """No, the travel goes on (MAP-18)."""


class ShipMoved(Event, tag="ship_moved"):
    """The bookmark lies on another page of the star map (MAP-06)."""

    to: SystemId


class Registered(Event, tag="registered"):
    """A system or a destination is noted in the travel register (MAP-12, LOG-13)."""

    entry: str


class LandingChosen(Event, tag="landing_chosen"):
    """A landing card lies in the scanner, covered (MAP-09)."""

    card: CardId


class RouteChanged(Event, tag="route_changed"):
    """A system or a destination of the star map is open now, or closed (MAP-29)."""

    entry: str
    open: bool


class Drifted(Event, tag="drifted"):
    """The ship has found no planet and drifts (MAP-20)."""


class NoWayThere(Reason, tag="no_way_there", rule="MAP-07"):
    """This page of the star map does not list it."""


class WayClosed(Reason, tag="way_closed", rule="MAP-29"):
    """It is not open, or its condition does not hold."""


class MarkForbids(Reason, tag="mark_forbids", rule="MAP-28"):
    """It carries a mark that no installed upgrade permits."""


class VisitedAlready(Reason, tag="visited_already", rule="MAP-11"):
    """It may be visited only so often, and has been."""


class PlanetGone(Reason, tag="planet_gone", rule="MAP-16"):
    """The landing card of this planet has left the game."""


class NotEnoughEnergy(Reason, tag="not_enough_energy", rule="MAP-14"):
    """The energy pool does not hold its price."""

    cost: int
