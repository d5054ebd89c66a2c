"""Ways over the planet board: what each costs whoever walks it now, and how many moves it takes."""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Mapping

import attrs

from vanguard_desktop.core import Effect, PathId, SectorId, changed
from vanguard_desktop.rulesets.expedition.data import Member, State, far_end
from vanguard_desktop.rulesets.expedition.data import effects as do
from vanguard_desktop.rulesets.expedition.planet.place_rules import entering, icons_toward
from vanguard_desktop.rulesets.expedition.planet.travel import is_open
from vanguard_desktop.rulesets.expedition.threats.standees import stands_in

from .places import unread
from .values import HELD, HOME_DIE, MOVE, THREATENED
from .worths import text_worth

# What cannot be reached, or left again, is as far as this.
NO_WAY = 20.0


@attrs.frozen
class Way:
    """The cheapest way to a sector: in worth, in moves, in dice to be spent; and its first path."""

    to: SectorId
    cost: float
    moves: int
    dice: int
    first: PathId | None


def ways(state: State, member: Member) -> Mapping[SectorId, Way]:
    """To every sector that can be reached."""
    assert member.sector is not None
    prices: dict[Effect, tuple[float, int]] = {}
    condition = None if state.condition_card is None else state.condition_card.travel
    threatened = {sector for threat in state.threats for sector in stands_in(state, threat)}
    found: dict[SectorId, Way] = {}
    waiting: list[tuple[float, int, int, SectorId, PathId | None]] = [(0.0, 0, 0, member.sector, None)]
    while waiting:
        cost, moves, dice, here, first = heapq.heappop(waiting)
        if here in found:
            continue
        found[here] = Way(here, cost, moves, dice, first)
        poi = state.poi(here)
        held = HELD if poi is not None and poi.no_movement else 0.0
        for path, end, icons in _from(state, here):
            if end in found:
                continue
            price, lost = held + MOVE + (THREATENED if end in threatened else 0.0), 0
            for icon in icons:
                effect = condition if isinstance(icon, do.TravelIcon) else icon
                if effect is None:
                    continue
                if effect not in prices:
                    prices[effect] = (-text_worth(state, member, effect, here), _dice(effect))
                price, lost = price + prices[effect][0], lost + prices[effect][1]
            heapq.heappush(waiting, (cost + max(price, 0.05), moves + 1, dice + lost, end, first or path))
    return found


def homeward(state: State) -> Mapping[SectorId, float]:
    """What the way to the lander costs from each sector from which there is one."""
    if state.lander is None:
        return {}
    condition = None if state.condition_card is None else state.condition_card.travel
    leading_to: dict[SectorId, list[tuple[SectorId, float]]] = {}
    for sector in state.board.sectors:
        for _, end, icons in _from(state, sector.number):
            effects = (condition if isinstance(icon, do.TravelIcon) else icon for icon in icons)
            price = MOVE + sum(_toll(effect) for effect in effects if effect is not None)
            leading_to.setdefault(end, []).append((sector.number, max(price, 0.05)))
    found: dict[SectorId, float] = {}
    waiting = [(0.0, state.lander)]
    while waiting:
        cost, here = heapq.heappop(waiting)
        if here not in found:
            found[here] = cost
            for start, price in leading_to.get(here, ()):
                heapq.heappush(waiting, (cost + price, start))
    return found


def round_trip(state: State, lander: SectorId) -> float:
    """What it costs to go to the nearest star and to come back; without stars, to what is unread."""
    there = changed(state, lander=lander)
    away = ways(there, attrs.evolve(there.members[0], sector=lander))
    home = homeward(there)
    stars = [sector.number for sector in state.board.sectors if state.is_important(sector.number)]
    goals = stars or sorted(unread(state)) or [sector.number for sector in state.board.sectors]
    trips = ((away[goal].cost if goal in away else NO_WAY) + home.get(goal, NO_WAY) for goal in goals)
    return min(trips)


def _toll(effect: Effect) -> float:
    return HOME_DIE * (_dice(effect) or isinstance(effect, do.RollDanger))


def _from(state: State, here: SectorId) -> Iterator[tuple[PathId, SectorId, tuple[Effect, ...]]]:
    """The paths that lead on, each with all that it asks for, arrival included."""
    for path in state.paths:
        end = far_end(path, here)
        if end is not None and is_open(state, path):
            arriving = (effect for _, effect in entering(state, end))
            yield path.id, end, (*icons_toward(state, end), *path.icons, *arriving)


def _dice(effect: Effect) -> int:
    """How many dice a travel effect takes, if it is paid in dice."""
    match effect:
        case do.SpendDice(count=count):
            return count
        case do.InOrder(steps=steps):
            return sum(map(_dice, steps))
        case do.Choose(options=options):
            return max(map(_dice, options))
        case _:
            return 0
