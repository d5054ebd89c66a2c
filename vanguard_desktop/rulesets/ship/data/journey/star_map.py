"""The star map (MAP): flights, visits, and what becomes of a ship that finds no planet."""

from __future__ import annotations

from typing import ClassVar

import attrs

from vanguard_desktop.core.ids import CardId, RuleId, SystemId
from vanguard_desktop.core.kinds import Command, Effect, Event, Reason
from vanguard_desktop.rulesets.ship.data.common import ShipDecision


@attrs.frozen(kw_only=True)
class AskTravel(Effect):
    """The ship flies and visits as long as there is energy and no planet in the scanner (MAP-03, MAP-17)."""

    tag: ClassVar[str] = "step_ask_travel"


@attrs.frozen(kw_only=True)
class Travel(ShipDecision):
    """Fly, visit, or end the travel?"""

    tag: ClassVar[str] = "travel"


@attrs.frozen(kw_only=True)
class ConfirmDrift(ShipDecision):
    """Without a planet in the scanner the ship would drift: is that what the players want? (MAP-18)"""

    tag: ClassVar[str] = "confirm_drift"


@attrs.frozen(kw_only=True)
class Fly(Command):
    """Pay for a flight to another system (MAP-04)."""

    tag: ClassVar[str] = "fly"
    to: SystemId


@attrs.frozen(kw_only=True)
class Visit(Command):
    """Pay for a visit to a destination of this system (MAP-08)."""

    tag: ClassVar[str] = "visit"
    destination: str


@attrs.frozen(kw_only=True)
class EndTravel(Command):
    """Go on without a planet in the scanner (MAP-17)."""

    tag: ClassVar[str] = "end_travel"


@attrs.frozen(kw_only=True)
class DriftOff(Command):
    """Yes, the ship drifts (MAP-18)."""

    tag: ClassVar[str] = "drift_off"


@attrs.frozen(kw_only=True)
class KeepTraveling(Command):
    """No, the travel goes on (MAP-18)."""

    tag: ClassVar[str] = "keep_traveling"


@attrs.frozen(kw_only=True)
class ShipMoved(Event):
    """The bookmark lies on another page of the star map (MAP-06)."""

    tag: ClassVar[str] = "ship_moved"
    to: SystemId


@attrs.frozen(kw_only=True)
class Registered(Event):
    """A system or a destination is noted in the travel register (MAP-12, LOG-13)."""

    tag: ClassVar[str] = "registered"
    entry: str


@attrs.frozen(kw_only=True)
class LandingChosen(Event):
    """A landing card lies in the scanner, covered (MAP-09)."""

    tag: ClassVar[str] = "landing_chosen"
    card: CardId


@attrs.frozen(kw_only=True)
class RouteChanged(Event):
    """A system or a destination of the star map is open now, or closed (MAP-29)."""

    tag: ClassVar[str] = "route_changed"
    entry: str
    open: bool


@attrs.frozen(kw_only=True)
class Drifted(Event):
    """The ship has found no planet and drifts (MAP-20)."""

    tag: ClassVar[str] = "drifted"


@attrs.frozen(kw_only=True)
class NoWayThere(Reason):
    """This page of the star map does not list it."""

    tag: ClassVar[str] = "no_way_there"
    rule: ClassVar[RuleId] = RuleId("MAP-07")


@attrs.frozen(kw_only=True)
class WayClosed(Reason):
    """It is not open, or its condition does not hold."""

    tag: ClassVar[str] = "way_closed"
    rule: ClassVar[RuleId] = RuleId("MAP-29")


@attrs.frozen(kw_only=True)
class MarkForbids(Reason):
    """It carries a mark that no installed upgrade permits."""

    tag: ClassVar[str] = "mark_forbids"
    rule: ClassVar[RuleId] = RuleId("MAP-28")


@attrs.frozen(kw_only=True)
class VisitedAlready(Reason):
    """It may be visited only so often, and has been."""

    tag: ClassVar[str] = "visited_already"
    rule: ClassVar[RuleId] = RuleId("MAP-11")


@attrs.frozen(kw_only=True)
class PlanetGone(Reason):
    """The landing card of this planet has left the game."""

    tag: ClassVar[str] = "planet_gone"
    rule: ClassVar[RuleId] = RuleId("MAP-16")


@attrs.frozen(kw_only=True)
class NotEnoughEnergy(Reason):
    """The energy pool does not hold its price."""

    tag: ClassVar[str] = "not_enough_energy"
    rule: ClassVar[RuleId] = RuleId("MAP-14")
    cost: int
