"""Ways over the planet board: what each costs whoever walks it now, and how many moves it takes."""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Mapping

import attrs

from vanguard_desktop.core import Effect, PathId, SectorId, changed
from vanguard_desktop.dice.faces import Color
from vanguard_desktop.rulesets.expedition.data import Member, State, far_end
from vanguard_desktop.rulesets.expedition.data import effects as do
from vanguard_desktop.rulesets.expedition.planet.place_rules import entering, icons_toward
from vanguard_desktop.rulesets.expedition.planet.travel import is_open
from vanguard_desktop.rulesets.expedition.threats.standees import stands_in

from ..places import unread
from ..values import DIE, GONE, HELD, HOME_DIE, LAST_DICE, LAST_WORTH, MOVE, THREATENED
from ..worths import given_up_worth, options_of, ready, text_worth

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


# The dice that can still be spent on the way by color, and how many had to be given up for those that were missing.
Purse = tuple[int, ...]


def ways(state: State, member: Member) -> Mapping[SectorId, Way]:
    """To every sector that can be reached, paid with the dice that are available now, color by color."""
    assert member.sector is not None
    tolls = _Tolls(state, member)
    condition = None if state.condition_card is None else state.condition_card.travel
    threatened = {sector for threat in state.threats for sector in stands_in(state, threat)}
    found: dict[SectorId, Way] = {}
    purse = (*(ready(member, color) for color in Color), 0)
    waiting: list[tuple[float, int, int, SectorId, PathId | None, Purse]] = [(0.0, 0, 0, member.sector, None, purse)]
    while waiting:
        cost, moves, dice, here, first, purse = heapq.heappop(waiting)
        if here in found:
            continue
        found[here] = Way(here, cost, moves, dice, first)
        poi = state.poi(here)
        held = HELD if poi is not None and poi.no_movement else 0.0
        for path, end, icons in _from(state, here):
            if end in found:
                continue
            price, left = held + MOVE + (THREATENED if end in threatened else 0.0), purse
            for icon in icons:
                effect = condition if isinstance(icon, do.TravelIcon) else icon
                if effect is not None:
                    toll, left = tolls.paid(effect, left)
                    price += toll
            spent = sum(purse[:-1]) - sum(left[:-1]) + left[-1] - purse[-1]
            heapq.heappush(waiting, (cost + max(price, 0.05), moves + 1, dice + spent, end, first or path, left))
    return found


class _Tolls:
    """What the icons of a way cost somebody, each worked out once."""

    def __init__(self, state: State, member: Member) -> None:
        self._state, self._member = state, member
        self._prices: dict[Effect, float] = {}
        self._given_up: dict[int, float] = {}

    def paid(self, effect: Effect, purse: Purse) -> tuple[float, Purse]:
        match effect:
            case do.SpendDice(count=count, color=color):
                price = 0.0
                for _ in range(count):
                    toll, purse = self._die(color, purse)
                    price += toll
                return price, purse
            case do.InOrder(steps=steps):
                price = 0.0
                for step in steps:
                    toll, purse = self.paid(step, purse)
                    price += toll
                return price, purse
            case do.Choose():
                options = options_of(self._state, self._member, effect)
                return min((self.paid(option, purse) for option in options), key=lambda paid: paid[0])
            case _:
                if effect not in self._prices:
                    self._prices[effect] = -text_worth(self._state, self._member, effect, self._member.sector)
                return self._prices[effect], purse

    def _die(self, color: Color | None, purse: Purse) -> tuple[float, Purse]:
        """A die of the color, or of whichever there are most; where none is left one is given up (DIE-26, DIE-27)."""
        colors = list(Color)
        at = colors.index(color) if color is not None else max(range(len(colors)), key=lambda number: purse[number])
        if purse[at]:
            return DIE, (*purse[:at], purse[at] - 1, *purse[at + 1 :])
        gone = purse[-1] + 1
        if gone not in self._given_up:
            self._given_up[gone] = given_up_price(self._state, self._member, gone)
        return self._given_up[gone], (*purse[:-1], gone)


def given_up_price(state: State, member: Member, number: int) -> float:
    """What the die costs that is given up after so many before it: less if no supplies are left to use it with."""
    before, now = (given_up_worth(state, member, count) for count in (number - 1, number))
    injury = state.dice_in_play(member) - number < LAST_DICE
    last = not state.supplies and not state.unlimited_supplies and not injury
    return before - now + (GONE * (1.0 - LAST_WORTH) if last else 0.0)


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
