"""Where the ship is steered: to what the objective asks for, with news on the way (MAP)."""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

import attrs

from vanguard_desktop.core import (
    Command,
    FlagSet,
    LogId,
    SetFlag,
    SystemId,
    Test,
    WorldId,
    changed,
)
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.data.journey.star_map import EndTravel, Fly, Visit
from vanguard_desktop.rulesets.ship.journey import routes
from vanguard_desktop.rulesets.ship.pieces import Piece, id_of
from vanguard_desktop.rulesets.ship.questions import EntryRead, FlagsSet, MissionCompleted, PlanetVisited
from vanguard_desktop.rulesets.ship.state import MOST_ENERGY, ShipState
from vanguard_desktop.setting import Box, Destination

from ..advice import Advice
from ..motive import Motive
from .landing import was_there
from .motives import (
    AllAlike,
    EnergyShort,
    MissionsLeft,
    NearestPlanet,
    NobodyWasThere,
    ObjectiveAsks,
    ObjectiveThere,
    OnTheWay,
)
from .worths import SENSIBLE, Worths

# Energy that is left over still turns up parts of the landing card.
PRICE = 0.7


@attrs.frozen
class Goal:
    """Somewhere to go: what it is worth when it is reached, all its costs, the first leg, and why."""

    value: float
    cost: int
    leg: Command
    planet: WorldId | None
    motive: Motive


def next_leg(state: ShipState, legal: Sequence[Command], worths: Worths = SENSIBLE) -> Advice:
    """A visit to read something new if enough energy is left for the planet; then on the way to it; or the end."""
    goals = [goal for goal in _goals(state, worths) if goal.leg in legal]
    best = max(goals, key=lambda goal: goal.value - PRICE * goal.cost, default=None)
    visits = [command for command in legal if isinstance(command, Visit)]
    if best is not None and best.planet is not None:
        left = state.pool.energy - best.cost
        news = next((visit for visit in visits if visit != best.leg and _price_of_news(state, visit) <= left), None)
        return Advice(best.leg, best.motive) if news is None else Advice(news, OnTheWay(planet=best.planet))
    if best is not None:
        return Advice(best.leg, best.motive)
    # Nowhere to land: whoever looks around may still find something, and a ship that drifts saves its energy.
    unread = [visit for visit in visits if _price_of_news(state, visit) <= state.pool.energy]
    ends = [command for command in legal if isinstance(command, EndTravel)]
    found = next(iter((*unread, *ends, *legal)))
    return Advice(found, EnergyShort() if found in ends else AllAlike())


def _goals(state: ShipState, worths: Worths) -> Iterator[Goal]:
    asked = list(_asked_for(state))
    for cost, first, there in reachable(state):
        for destination in routes.page(there).destinations:
            if routes.why_not_visit(there, destination) is not None:
                continue
            total = cost + routes.visit_cost(there, destination)
            leg = first if first is not None else Visit(destination=destination.id)
            follows = routes.instruction(there, destination)
            if follows is None:
                continue
            if follows.landing is not None:
                world = state.box.landing_cards[follows.landing].world
                news = worths.news * _unread(there, routes.visit_cost(there, destination))
                value, motive = _interest(state, world, asked, worths)
                yield Goal(value + news, total, leg, world, motive)
            elif card := next((card for card, test in asked if _read_there(state, test, follows.log)), None):
                yield Goal(2 * worths.aim, total, leg, None, ObjectiveThere(card=card))


def _interest(
    state: ShipState, world: WorldId, asked: Sequence[tuple[Piece, Test]], worths: Worths
) -> tuple[float, Motive]:
    """A planet that the objective asks for; where nobody has been; where missions are left undone."""
    mandatory = [card for card in state.box.worlds[world].missions if not state.box.missions[card].optional]
    failures = max((state.register.get(f"failed:{card}", 0) for card in mandatory), default=0)
    visited = was_there(state, world)
    done = visited and all(f"done:{card}" in state.register for card in mandatory)
    wanted = next((card for card, test in asked if _sets(state, world) & _missing(state, test)), None)
    if wanted is not None:
        return worths.aim + worths.failed * failures, ObjectiveAsks(card=wanted, planet=world)
    if any(_is_about(state, test, world) for _, test in asked):
        return worths.aim + worths.failed * failures, ObjectiveAsks(card=asked[0][0], planet=world)
    if done:
        return worths.finished, NearestPlanet(planet=world)
    if not visited:
        return worths.unknown, NobodyWasThere(planet=world)
    return worths.unfinished + worths.failed * failures, MissionsLeft(planet=world)


# ---- What the objectives ask for


def _asked_for(state: ShipState) -> Iterator[tuple[Piece, Test]]:
    """The simple tests of the objectives in the book that do not hold yet; the main one comes first."""
    slots = (zones.OBJECTIVE, *(zones.secondary(slot) for slot in range(1, state.pages.secondary_slots + 1)))
    for slot in slots:
        for card in state.at(slot):
            test = state.box.objectives[id_of(card)].test
            if test is not None and id_of(card) not in state.fulfilled:
                yield from ((card, each) for each in _simple(test))


def _simple(test: Test) -> Iterator[Test]:
    parts: Sequence[Test] = getattr(test, "tests", ())
    if not parts:
        yield test
    for part in parts:
        yield from _simple(part)


def _missing(state: ShipState, test: Test) -> set[str]:
    """Keywords that it asks for and that are not set."""
    flags = test.flags if isinstance(test, FlagsSet) else (test.flag,) if isinstance(test, FlagSet) else ()
    return {*map(str, flags)} - {*map(str, state.flags)}


def _is_about(state: ShipState, test: Test, world: WorldId) -> bool:
    match test:
        case PlanetVisited(world=asked):
            return asked == world and not was_there(state, world)
        case MissionCompleted(card=card):
            return card in state.box.worlds[world].missions and f"done:{card}" not in state.register
        case _:
            return False


def _read_there(state: ShipState, test: Test, log: LogId | None) -> bool:
    """An entry that is asked for, or one that sets a keyword that is."""
    if log is None or log in state.logs_read:
        return False
    if isinstance(test, EntryRead):
        return test.log == log
    entry = state.box.logs.get(log)
    return entry is not None and bool(_flags_in(state.box, (entry,)) & _missing(state, test))


def _sets(state: ShipState, world: WorldId) -> frozenset[str]:
    """Keywords that can be won on a planet: what objectives say in words of the story (OBJ-01)."""
    return _keywords(state.box.fingerprint, world, _InABox(state.box))


@attrs.frozen(eq=False)
class _InABox:
    """A box that is not part of what is remembered."""

    box: Box

    def __hash__(self) -> int:
        return 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _InABox)


@lru_cache(256)
def _keywords(_fingerprint: str, world: WorldId, there: _InABox) -> frozenset[str]:
    return frozenset(_flags_in(there.box, (there.box.worlds[world],)))


# Fields that name an entry of the logbook, or cards that lie on planets.
ENTRIES = ("log", "briefing", "lift_off", "evacuation")
CARDS = ("poi", "card", "cards", "missions")


def _flags_in(box: Box, things: Sequence[Any]) -> set[str]:
    """Keywords that a text sets, and the entries and cards to which it leads on."""
    found, seen, waiting = set[str](), set[str](), list(things)
    while waiting:
        thing = waiting.pop()
        if isinstance(thing, SetFlag):
            found.add(thing.flag)
        if isinstance(thing, tuple):
            waiting += thing
        elif isinstance(thing, Mapping):
            waiting += thing.values()
        elif attrs.has(type(thing)) and not isinstance(thing, Test):
            for field in attrs.fields(type(thing)):
                value = getattr(thing, field.name)
                names = value if isinstance(value, tuple) else (value,)
                if field.name in ENTRIES:
                    waiting += _new(box.logs, names, seen)
                elif field.name in CARDS:
                    waiting += _new(box.pois, names, seen)
                    waiting += _new(box.missions, names, seen)
                waiting.append(value)
    return found


def _new(family: Mapping[Any, Any], names: Sequence[object], seen: set[str]) -> list[Any]:
    """Those of a family that have not been looked into yet."""
    there = [name for name in names if isinstance(name, str) and name in family and name not in seen]
    seen.update(there)
    return [family[name] for name in there]


# ---- The map


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


def _unread(there: ShipState, kept: int) -> int:
    """How many places there lead to something unread and can be visited if so much energy is kept."""
    return sum(
        routes.why_not_visit(there, goal) is None and _price(there, goal) + kept <= there.pool.energy
        for goal in routes.page(there).destinations
    )


def _price_of_news(state: ShipState, command: Visit) -> int:
    goal = routes.destination(state, command.destination)
    assert goal is not None
    return _price(state, goal)


def _price(state: ShipState, goal: Destination) -> int:
    """What a visit costs that leads to an entry which nobody has read; more than anybody has if there is none."""
    unread = [each.log for each in goal.instructions if each.log is not None and each.log not in state.logs_read]
    return routes.visit_cost(state, goal) if unread else MOST_ENERGY + 1
