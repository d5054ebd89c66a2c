"""MAP-13, MAP-14, MAP-28 and MAP-29: which flights and visits are open, permitted and payable, and at what price."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from vanguard_desktop.core import Reason
from vanguard_desktop.setting import Destination, Instruction, ModifierKey, Outbound, SystemCard

from .. import zones
from ..data.journey.star_map import (
    MarkForbids,
    NotEnoughEnergy,
    NoWayThere,
    PlanetGone,
    VisitedAlready,
    WayClosed,
)
from ..holds import holds
from ..limits import is_left
from ..modifiers import Modifier, cost, is_limited, modifiers
from ..pieces import Piece, piece
from ..state import ShipState

# What modifiers of a flight may name: systems where the ship has been.
VISITED = "visited"


def page(state: ShipState) -> SystemCard:
    """The page of the star map on which the bookmark lies (MAP-01)."""
    return state.box.systems[state.system]


def outbound(state: ShipState, to: str) -> Outbound | None:
    """The way there; of several the first one that could be taken now."""
    ways = [way for way in page(state).outbound if way.to == to]
    return next((way for way in ways if why_not_fly(state, way) is None), ways[0] if ways else None)


def destination(state: ShipState, id: str) -> Destination | None:
    return next((each for each in page(state).destinations if each.id == id), None)


def why_not_fly(state: ShipState, way: Outbound | None) -> Reason | None:
    """A flight is directional and must be open, permitted and paid completely (MAP-07, MAP-13, MAP-14)."""
    if way is None:
        return NoWayThere()
    target = state.box.systems.get(way.to)
    if target is None or not _is_open(state, way.to, target.closed):
        return WayClosed()
    if way.test is not None and not holds(state, way.test):
        return WayClosed()
    if permits(state, way.marks) is None:
        return MarkForbids()
    price = flight_cost(state, way)
    return NotEnoughEnergy(cost=price) if state.pool.energy < price else None


def why_not_visit(state: ShipState, goal: Destination | None) -> Reason | None:
    """What is refused is refused before energy is paid (MAP-16)."""
    if goal is None:
        return NoWayThere()
    if not _is_open(state, goal.id, goal.closed) or (goal.test is not None and not holds(state, goal.test)):
        return WayClosed()
    if not is_left(state, visit_limit(goal), goal.often):
        return VisitedAlready()
    if permits(state, goal.marks) is None:
        return MarkForbids()
    if instruction(state, goal) is None:
        return PlanetGone() if any(each.landing for each in _possible(state, goal)) else WayClosed()
    price = visit_cost(state, goal)
    return NotEnoughEnergy(cost=price) if state.pool.energy < price else None


def instruction(state: ShipState, goal: Destination) -> Instruction | None:
    """Of several the first available one in printed order; a planet that has left the game is not (MAP-29, MAP-16)."""
    there = state.at(zones.LANDINGS)
    return next(
        (
            each
            for each in _possible(state, goal)
            if each.landing is None or piece("landing_cards", each.landing) in there
        ),
        None,
    )


def _possible(state: ShipState, goal: Destination) -> Iterator[Instruction]:
    return (each for each in goal.instructions if each.test is None or holds(state, each.test))


def landings_here(state: ShipState) -> list[Piece]:
    """Landing cards of this system that a visit could bring now, as far as energy and marks do not matter."""
    there = state.at(zones.LANDINGS)
    named = (each.landing for goal in page(state).destinations for each in _possible(state, goal))
    cards = (piece("landing_cards", landing) for landing in named if landing is not None)
    return [card for card in cards if card in there]


def visit_limit(goal: Destination) -> str:
    return f"visit:{goal.id}"


def _is_open(state: ShipState, entry: str, closed: bool) -> bool:
    """As printed, until a text opens or closes it."""
    return state.routes.get(entry, not closed)


def permits(state: ShipState, marks: Iterable[str]) -> list[Modifier] | None:
    """None if a mark is not permitted; otherwise what is used up by it: a limited permit covers one mark (MAP-28)."""
    spent: list[Modifier] = []
    for mark in marks:
        found = [each for each in modifiers(state, ModifierKey.PERMIT_MARK, mark) if each not in spent]
        if not found:
            return None
        if all(is_limited(state, each) for each in found):
            spent.append(found[0])
    return spent


def about_flight(state: ShipState, way: Outbound) -> tuple[str, ...]:
    """What modifiers of this flight may name: its system, its marks, and whether the ship has been there."""
    return (way.to, *way.marks, *((VISITED,) if state.register.get(way.to) else ()))


def about_visit(state: ShipState, goal: Destination) -> tuple[str, ...]:
    """The destination, its planet, its marks; `landing` stands for every planet."""
    follows = instruction(state, goal)
    planet = () if follows is None or follows.landing is None else ("landing", follows.landing)
    return (goal.id, *planet, *goal.marks)


def flight_cost(state: ShipState, way: Outbound) -> int:
    return cost(state, ModifierKey.FLIGHT_COST, way.energy, *about_flight(state, way))


def visit_cost(state: ShipState, goal: Destination) -> int:
    return cost(state, ModifierKey.VISIT_COST, goal.energy, *about_visit(state, goal))
