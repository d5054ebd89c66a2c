"""Where the sensible bot steers the ship: the way to a planet that the energy suffices for, news on the way (MAP)."""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Sequence

from vanguard_desktop.core.cards_ship import Destination
from vanguard_desktop.core.ids import CardId, SystemId
from vanguard_desktop.core.kinds import Command
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.data.star_map import EndTravel, Fly, Visit
from vanguard_desktop.rulesets.ship.pieces import piece
from vanguard_desktop.rulesets.ship.state import MOST_ENERGY, ShipState

# A planet that nobody has been to is worth so much more energy than one where all is done.
UNKNOWN = 4


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
    for order, (cost, first, place) in enumerate(_reachable(state)):
        for destination in place:
            landing = _planet(state, destination)
            total = cost + destination.energy
            leg = first if first is not None else Visit(destination=destination.id)
            if landing is None or total > state.pool.energy or leg not in legal:
                continue
            found.append((total - _interest(state, landing), total, order, leg))
    best = min(found, key=lambda each: each[:3], default=None)
    return None if best is None else (best[1], best[3])


def _interest(state: ShipState, landing: CardId) -> int:
    """A planet where nobody has been, or where missions are left undone; less so after each attempt."""
    world = state.box.worlds[state.box.landing_cards[landing].world]
    mandatory = [card for card in world.missions if not state.box.missions[card].optional]
    visits = state.register.get(f"world:{world.id}", 0)
    done = visits and all(f"done:{card}" in state.register for card in mandatory)
    return 0 if done else max(0, UNKNOWN - visits)


def _reachable(state: ShipState) -> Iterator[tuple[int, Fly | None, Sequence[Destination]]]:
    """Systems by the energy that it takes to get there, with the first flight on the way (MAP-04, MAP-07)."""
    waiting: list[tuple[int, str, SystemId | None]] = [(0, state.system, None)]
    seen: set[str] = set()
    while waiting:
        cost, at, first = heapq.heappop(waiting)
        if at in seen or at not in state.box.systems:
            continue
        seen.add(at)
        page = state.box.systems[SystemId(at)]
        yield cost, None if first is None else Fly(to=first), page.destinations
        for way in page.outbound:
            if not way.marks:
                heapq.heappush(waiting, (cost + way.energy, way.to, first or way.to))


def _planet(state: ShipState, destination: Destination) -> CardId | None:
    """The landing card that a visit brings, as long as it is in its tray."""
    for instruction in destination.instructions:
        if instruction.landing is not None and piece("landing_cards", instruction.landing) in state.at(zones.LANDINGS):
            return instruction.landing
    return None


def _costs(state: ShipState, command: Visit) -> int:
    """What a visit costs that leads to an entry which nobody has read; more than anybody has if there is none."""
    page = state.box.systems[state.system]
    there = next(each for each in page.destinations if each.id == command.destination)
    unread = [each.log for each in there.instructions if each.log is not None and each.log not in state.logs_read]
    return there.energy if unread else MOST_ENERGY + 1
