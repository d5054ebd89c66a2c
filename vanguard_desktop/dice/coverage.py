"""What one die can supply to a requirement, and what several can supply together (REQ-04, REQ-05, REQ-07, REQ-22).

All matching rests on two steps. `offers` says what one die can supply: for each thing asked for, how many. `grow` adds
one die to all that the dice before it can supply together. Rows, payments, special effects and the odds are foldings
of these two over a pool, so none of them can read a die differently from the others.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import product
from operator import add

import attrs

from .faces import Color, Face, Icon
from .pool import Also, PoolDie
from .requirements import SAME_ICONS, Alternative, DieItem, IconItem, Requirement, SameItem


@attrs.frozen(kw_only=True)
class Convert:
    """Basic icons of a color may be spent as that icon (CRW-05)."""

    color: Color
    icon: Icon


Converts = tuple[Convert, ...]
Vector = tuple[int, ...]
Coverage = frozenset[Vector]


@attrs.frozen(kw_only=True, cache_hash=True)
class Reading:
    """How a die may be read where it is used: with which convert abilities, whether aces and accident dice serve."""

    converts: Converts = ()
    aces: bool = False
    accidents: bool = True


SHOWN = Reading()  # what the dice really show (REQ-18)


@lru_cache(maxsize=256)
def spending(converts: Converts, bend: bool = True) -> Reading:
    """For an outcome row, and for a die that is committed to a special effect; without `bend`: what it really shows."""
    return Reading(converts=converts, aces=True) if bend else SHOWN


@lru_cache(maxsize=256)
def paying(converts: Converts, bend: bool = True) -> Reading:
    """For a combination: a die showing an accident is of no use at all (REQ-22)."""
    return Reading(converts=converts if bend else (), aces=bend, accidents=False)


@attrs.frozen(kw_only=True, cache_hash=True)
class Place:
    """A thing asked for: an icon out of `icons`, or, if that is empty, a whole die of `color` or of any."""

    icons: frozenset[Icon] = frozenset()
    color: Color | None = None


@attrs.frozen(kw_only=True, cache_hash=True)
class Goal:
    """An alternative with `SAME` made a certain icon: its places, how many of each, and the place of each item."""

    places: tuple[Place, ...]
    needs: Vector
    items: tuple[int, ...] = ()
    alternative: int = 0
    same: Icon | None = None


@lru_cache(maxsize=4096)
def goals(requirement: Requirement, same_icons: tuple[Icon, ...] = SAME_ICONS) -> tuple[Goal, ...]:
    """Every alternative, `SAME` once as each of these icons."""
    return tuple(
        _goal(number, alternative, same)
        for number, alternative in enumerate(requirement.alternatives)
        for same in (same_icons if any(isinstance(item, SameItem) for item in alternative) else (None,))
    )


def _goal(number: int, alternative: Alternative, same: Icon | None) -> Goal:
    per_item = []
    for item in alternative:
        match item:
            case IconItem(icon=icon):
                per_item.append(Place(icons=frozenset((icon,))))
            case SameItem():
                assert same is not None
                per_item.append(Place(icons=frozenset((same,))))
            case DieItem(color=color):
                per_item.append(Place(color=color))
    places = tuple(dict.fromkeys(per_item))
    return Goal(
        places=places,
        needs=tuple(per_item.count(place) for place in places),
        items=tuple(places.index(place) for place in per_item),
        alternative=number,
        same=same,
    )


@lru_cache(maxsize=4096)
def merged_goals(requirement: Requirement) -> tuple[Goal, ...]:
    """The same question with fewer goals: alternatives of one icon are one place that takes any of these icons."""
    single: set[Icon] = set()
    others = []
    for goal in goals(requirement):
        if goal.needs == (1,) and goal.places[0].icons:
            single |= goal.places[0].icons
        else:
            others.append(goal)
    if single:
        others.insert(0, Goal(places=(Place(icons=frozenset(single)),), needs=(1,)))
    return tuple(others)


def offers(die: PoolDie, places: tuple[Place, ...], reading: Reading) -> tuple[Vector, ...]:
    """What the die can supply to these places: the best ways, none of which is less than another; () is nothing."""
    return _offers(die.color, die.icons, die.also, places, reading)


@lru_cache(maxsize=65536)
def _offers(color: Color, icons: Face, also: Also, places: tuple[Place, ...], reading: Reading) -> tuple[Vector, ...]:
    if not reading.accidents and Icon.ACCIDENT in icons:
        return ()
    zero = (0,) * len(places)
    found = {
        _plus_one(zero, number)
        for number, place in enumerate(places)
        if not place.icons and place.color in (None, color)
    }
    for ways in icon_ways(color, icons, also, places, reading):
        for way in product(*ways):
            vector = zero
            for number in way:
                if number is not None:
                    vector = _plus_one(vector, number)
            found.add(vector)
    found.discard(zero)
    return tuple(sorted(best(found), reverse=True))


def icon_ways(
    color: Color, icons: Face, also: Also, places: tuple[Place, ...], reading: Reading
) -> Iterator[list[list[int | None]]]:
    """For each convert ability, and for none (CHK-43): the places where each icon of the face fits (REQ-05)."""
    usable = {convert.icon for convert in reading.converts if convert.color is color} if Icon.BASIC in icons else set()
    for converted in (None, *sorted(usable, key=lambda icon: icon.value)):
        ways: list[list[int | None]] = []
        for icon in icons:
            as_icons = {icon, *(other for shown, other in also if shown is icon)}
            if icon is Icon.BASIC and converted is not None:
                as_icons.add(converted)
            if icon is Icon.ACE and reading.aces:
                as_icons.update(SAME_ICONS)
            ways.append([*(number for number, place in enumerate(places) if place.icons & as_icons), None])
        yield ways


def grow(coverage: Coverage, offered: tuple[Vector, ...], most: Vector) -> Coverage:
    """All that the dice so far and one more can supply together; more than `most` of a place is not counted."""
    if not offered:
        return coverage
    grown = {tuple(map(min, map(add, vector, offer), most)) for vector in coverage for offer in offered}
    return frozenset(grown) if len(grown) == 1 else best(grown)


def best(vectors: Iterable[Vector]) -> Coverage:
    """Drop every vector that another one reaches or passes in all places."""
    kept: list[Vector] = []
    for vector in sorted(vectors, key=sum, reverse=True):
        if not any(all(a >= b for a, b in zip(other, vector, strict=True)) for other in kept):
            kept.append(vector)
    return frozenset(kept)


def nothing(most: Vector) -> Coverage:
    """What no die supplies, of as many places as `most` has."""
    return frozenset(((0,) * len(most),))


def _plus_one(vector: Vector, at: int) -> Vector:
    return (*vector[:at], vector[at] + 1, *vector[at + 1 :])
