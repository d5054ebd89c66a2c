"""Where the sensible bot steers the ship: the way to a planet that the energy suffices for, news on the way (MAP)."""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Sequence

import attrs

from vanguard_desktop.core import CardId, Command, SystemId, changed
from vanguard_desktop.rulesets.ship.data.journey.star_map import EndTravel, Fly, Visit
from vanguard_desktop.rulesets.ship.journey import routes
from vanguard_desktop.rulesets.ship.state import MOST_ENERGY, ShipState
from vanguard_desktop.setting import Destination

# A planet that nobody has been to is worth so much energy, one where something is left to do at least so much; where
# all is done nobody lands who can get anywhere else. An entry on the same page that nobody has read is worth a little;
# where a text has just opened the way to one the story goes on.
UNKNOWN, UNDONE, DONE, NEWS, STORY = 4, 2, -2 * MOST_ENERGY, 1, 6


def next_leg(state: ShipState, legal: Sequence[Command]) -> Command:
    """A visit to read something new if enough energy is left for a planet; then on the way to it; or the end."""
    plan = _best(state, legal)
    if plan is not None:
        left = state.pool.energy - plan[0]
        visits = [command for command in legal if isinstance(command, Visit)]
        return next((visit for visit in visits if _costs(state, visit) <= left), plan[1])
    others = [command for command in legal if not isinstance(command, EndTravel)]
    # Nowhere to land: whoever looks around may still find something, and a ship that drifts saves its energy.
    visits = [command for command in others if isinstance(command, Visit)]
    unread = [visit for visit in visits if _costs(state, visit) <= state.pool.energy]
    ends = [command for command in legal if isinstance(command, EndTravel)]
    return next(iter((*unread, *ends, *others, *legal)))


def _best(state: ShipState, legal: Sequence[Command]) -> tuple[int, Command] | None:
    """What the best voyage costs altogether, and its first leg; planets with something left to do are best."""
    found: list[tuple[int, int, int, Command]] = []
    for order, (cost, first, there) in enumerate(reachable(state)):
        for destination in routes.page(there).destinations:
            landing = _planet(there, destination)
            if landing is None:
                continue
            total = cost + routes.visit_cost(there, destination)
            leg = first if first is not None else Visit(destination=destination.id)
            if leg in legal:
                interest = _interest(state, landing) + _unread(there, routes.visit_cost(there, destination))
                found.append((total - interest, total, order, leg))
    best = min(found, key=lambda each: each[:3], default=None)
    return None if best is None else (best[1], best[3])


def _interest(state: ShipState, landing: CardId) -> int:
    """A planet where nobody has been, or where missions are left undone; less so after each attempt."""
    world = state.box.worlds[state.box.landing_cards[landing].world]
    mandatory = [card for card in world.missions if not state.box.missions[card].optional]
    visits = state.register.get(f"world:{world.id}", 0)
    done = visits and all(f"done:{card}" in state.register for card in mandatory)
    return DONE if done else max(UNDONE, UNKNOWN - visits)


def reachable(state: ShipState) -> Iterator[tuple[int, Fly | None, ShipState]]:
    """The ship in every system that its energy suffices for, with the first flight on the way (MAP-04, MAP-07)."""
    waiting: list[tuple[int, str, SystemId | None]] = [(0, state.system, None)]
    seen: set[str] = set()
    while waiting:
        cost, at, first = heapq.heappop(waiting)
        if at in seen:
            continue
        seen.add(at)
        left = attrs.evolve(state.pool, energy=state.pool.energy - cost)
        there = changed(state, system=SystemId(at), pool=left)
        yield cost, None if first is None else Fly(to=first), there
        for way in routes.page(there).outbound:
            if routes.why_not_fly(there, way) is None:
                heapq.heappush(waiting, (cost + routes.flight_cost(there, way), way.to, first or way.to))


def _planet(there: ShipState, destination: Destination) -> CardId | None:
    """The landing card that a visit would bring, if it may be visited with the energy that is left."""
    if routes.why_not_visit(there, destination) is not None:
        return None
    follows = routes.instruction(there, destination)
    return None if follows is None else follows.landing


def _unread(there: ShipState, kept: int) -> int:
    """What the places are worth that can be visited there and lead to something unread, if so much energy is kept."""
    worth = 0
    for goal in routes.page(there).destinations:
        follows = None if routes.why_not_visit(there, goal) is not None else routes.instruction(there, goal)
        if follows is not None and _costs(there, Visit(destination=goal.id)) + kept <= there.pool.energy:
            worth += NEWS if follows.test is None else STORY
    return worth


def _costs(state: ShipState, command: Visit) -> int:
    """What a visit costs that leads to an entry which nobody has read; more than anybody has if there is none."""
    there = routes.destination(state, command.destination)
    assert there is not None
    unread = [each.log for each in there.instructions if each.log is not None and each.log not in state.logs_read]
    return routes.visit_cost(state, there) if unread else MOST_ENERGY + 1
