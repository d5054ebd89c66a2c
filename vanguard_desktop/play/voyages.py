"""Where the ship can go and for how much, for those who only look: each from the functions that the rules use."""

from __future__ import annotations

from collections.abc import Mapping

import attrs

from vanguard_desktop.core import CardId, Reason, SystemId
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.campaign.operations import PRICE
from vanguard_desktop.rulesets.ship.journey import routes
from vanguard_desktop.rulesets.ship.journey.courses import Course as Course
from vanguard_desktop.rulesets.ship.journey.courses import Leg, courses, leg
from vanguard_desktop.rulesets.ship.journey.scanner import part_cost, printed_cost
from vanguard_desktop.rulesets.ship.pieces import id_of
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.setting import Destination, Instruction, LandingCard

OPERATION_PRICE = PRICE


@attrs.frozen(kw_only=True)
class Stop:
    """A destination at the end of a course: its price by then, what would follow, and what forbids it."""

    goal: Destination
    energy: int
    follows: Instruction | None
    forbidden: Reason | None


def all_courses(state: ShipState) -> Mapping[SystemId, Course]:
    """To every system that flights lead to; to the one where the ship is none are needed."""
    return courses(state)


def flight(state: ShipState, to: SystemId) -> Leg:
    """The flight from here to a system to which this page leads."""
    way = routes.outbound(state, to)
    assert way is not None
    return leg(state, way)


def stops(course: Course) -> tuple[Stop, ...]:
    """What could be visited there, in printed order."""
    there = course.there
    return tuple(
        Stop(
            goal=goal,
            energy=routes.visit_cost(there, goal),
            follows=routes.instruction(there, goal),
            forbidden=routes.why_not_visit(there, goal),
        )
        for goal in routes.page(there).destinations
    )


def sealed(state: ShipState) -> bool:
    """Whether the sealed supply is still closed: operations are better played after it is opened (OPS-14)."""
    return bool(state.at(zones.SEALED))


def in_scanner(state: ShipState) -> LandingCard | None:
    """The landing card there, whose parts may still be covered."""
    card = state.only(zones.SCANNER)
    return None if card is None else state.box.landing_cards[CardId(id_of(card))]


def scan_costs(state: ShipState) -> tuple[int, ...]:
    """Of the three parts of a landing card, with upgrades, and of the next one with the scouts that are out."""
    parts = range(len(state.pages.scan_costs))
    return tuple(part_cost(state) if part == state.scanned else printed_cost(state, part) for part in parts)
