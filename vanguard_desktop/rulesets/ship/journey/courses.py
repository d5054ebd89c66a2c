"""What a course over several flights would cost, for whoever looks ahead: with the rules that each flight follows.

A course is reckoned as far as nothing is read on the way: an entry on a flight decides itself where the ship arrives
(MAP-05), so that no course leads beyond it. Entries of systems where the ship has never been may change everything.
"""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import count

import attrs

from vanguard_desktop.core import Event, Reason, SystemId, changed, replay
from vanguard_desktop.setting import ModifierKey, Outbound

from ..data.journey.star_map import NotEnoughEnergy, Registered, ShipMoved
from ..modifiers import modifiers, spend
from ..rules import SHIP
from ..state import ShipState
from . import routes


@attrs.frozen(kw_only=True)
class Leg:
    """One flight of a course, what it costs by then, and what forbids it apart from energy."""

    start: SystemId
    way: Outbound
    energy: int
    forbidden: Reason | None = None


@attrs.frozen(kw_only=True)
class Course:
    """The cheapest way to a system; `there` is the position at its end, with less than no energy if it is too dear."""

    legs: tuple[Leg, ...] = ()
    there: ShipState

    @property
    def energy(self) -> int:
        return sum(leg.energy for leg in self.legs)

    @property
    def forbidden(self) -> Reason | None:
        """The first thing on the way that forbids it; that it is too dear comes last."""
        found = next((leg.forbidden for leg in self.legs if leg.forbidden is not None), None)
        if found is None and self.legs and self.there.pool.energy < 0:
            return NotEnoughEnergy(cost=self.energy)
        return found


def courses(state: ShipState) -> dict[SystemId, Course]:
    """To every system that flights lead to: with as few forbidden ones as possible, then for the least energy."""
    found: dict[SystemId, Course] = {}
    order = count()
    waiting: list[tuple[int, int, int, int, SystemId, Course]] = []
    heappush(waiting, (0, 0, 0, next(order), state.system, Course(there=state)))
    while waiting:
        forbidden, energy, flights, _, system, course = heappop(waiting)
        if system in found:
            continue
        found[system] = course
        if course.legs and course.legs[-1].way.log is not None:
            continue
        for way in routes.page(course.there).outbound:
            if way.to in state.box.systems and way.to not in found:
                flight = leg(course.there, way)
                closed, dear = forbidden + (flight.forbidden is not None), energy + flight.energy
                further = Course(legs=(*course.legs, flight), there=_after(course.there, flight))
                heappush(waiting, (closed, dear, flights + 1, next(order), way.to, further))
    return found


def leg(state: ShipState, way: Outbound) -> Leg:
    """A flight from the page of a position."""
    reason = routes.why_not_fly(state, way)
    forbidden = None if isinstance(reason, NotEnoughEnergy) else reason
    return Leg(start=state.system, way=way, energy=routes.flight_cost(state, way), forbidden=forbidden)


def _after(state: ShipState, flight: Leg) -> ShipState:
    """As if the ship had flown, and the entry on the way had let it (MAP-06, MAP-12)."""
    way = flight.way
    changing = modifiers(state, ModifierKey.FLIGHT_COST, *routes.about_flight(state, way))
    flown: list[Event] = [
        *spend(state, [*changing, *(routes.permits(state, way.marks) or ())]),
        ShipMoved(to=way.to),
        Registered(entry=way.to),
    ]
    after = replay(SHIP, state, flown)
    return changed(after, pool=attrs.evolve(state.pool, energy=state.pool.energy - flight.energy))
