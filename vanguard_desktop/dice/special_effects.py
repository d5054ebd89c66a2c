"""How often a special effect of a check happens, and which dice it takes (CHK-55 to CHK-64, REQ-12 to REQ-17)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache
from itertools import product

import attrs

from vanguard_desktop.core import DieId

from .coverage import (
    SHOWN,
    Converts,
    Coverage,
    Place,
    Vector,
    goals,
    grow,
    nothing,
    offers,
    spending,
)
from .faces import Icon
from .pool import Pool, PoolDie, alike
from .requirements import SAME_ICONS, DieItem, Requirement

NONE_COMMITTED: frozenset[DieId] = frozenset()


@attrs.frozen(kw_only=True, cache_hash=True)
class Tally:
    """A requirement made ready for counting: all its places, and what each alternative takes of them for one time."""

    places: tuple[Place, ...]
    shapes: tuple[Vector, ...]

    @property
    def one_by_one(self) -> bool:
        """Whether each fitting icon or die is one time more, so that it makes no difference which others there are."""
        return all(sum(shape) == 1 for shape in self.shapes)


@attrs.frozen(kw_only=True)
class Trigger:
    """What a special effect comes to: so many times, with these dice moved to the spent pools."""

    times: int
    dice: tuple[DieId, ...] = ()


@lru_cache(maxsize=4096)
def tally(requirement: Requirement, same: Icon | None = None) -> Tally:
    """Get ready to count; `same` is the icon for which `SAME` items are carried out now (REQ-17)."""
    alternatives = goals(requirement, SAME_ICONS if same is None else (same,))
    single = frozenset(icon for goal in alternatives if goal.needs == (1,) for icon in goal.places[0].icons)
    merged = Place(icons=single)
    places: dict[Place, None] = {merged: None} if single else {}
    shapes: dict[tuple[tuple[Place, int], ...], None] = {((merged, 1),): None} if single else {}
    for goal in alternatives:
        if goal.needs != (1,) or not goal.places[0].icons:
            places.update(dict.fromkeys(goal.places))
            shapes[tuple(zip(goal.places, goal.needs, strict=True))] = None
    return Tally(
        places=tuple(places),
        shapes=tuple(tuple(dict(shape).get(place, 0) for place in places) for shape in shapes),
    )


def trigger(
    requirement: Requirement,
    pool: Pool,
    converts: Converts = (),
    committed: Collection[DieId] = NONE_COMMITTED,
    same: Icon | None = None,
) -> Trigger:
    """Carry the effect out on paper: as often as shown icons and the committed dice allow (CHK-62, CHK-63)."""
    assert same is not None or not requirement.same, "SAME is carried out icon by icon"
    times = count(tally(requirement, same), pool, converts, committed)
    if not times:
        return Trigger(times=0)
    taken = tuple(die.id for die in pool if die.id in committed or matches(requirement, die, same))
    return Trigger(times=times, dice=taken)


def matches(requirement: Requirement, die: PoolDie, same: Icon | None = None) -> bool:
    """Whether the die is moved once the effect happens, needed or not (CHK-59, CHK-60, REQ-15, REQ-16)."""
    named = requirement.icons | {same} if same is not None else requirement.icons
    return not die.shown.isdisjoint(named) or any(
        isinstance(item, DieItem) and item.color in (None, die.color) for item in requirement.items
    )


def same_choices(requirement: Requirement, pool: Pool, converts: Converts = ()) -> tuple[Icon, ...]:
    """The icons for which an effect with `SAME` items can be carried out now, aces and conversions included."""
    everything = frozenset(die.id for die in pool)
    return tuple(icon for icon in SAME_ICONS if count(tally(requirement, icon), pool, converts, everything))


def same_shown(requirement: Requirement, pool: Pool) -> tuple[Icon, ...]:
    """The icons that really cover an effect with `SAME` items; while there is one, it must be carried out (CHK-62)."""
    return tuple(icon for icon in SAME_ICONS if count(tally(requirement, icon), pool))


def count(counted: Tally, pool: Pool, converts: Converts = (), committed: Collection[DieId] = NONE_COMMITTED) -> int:
    """How many times the requirement is covered side by side (REQ-12)."""
    most = _most(counted, pool)
    coverage = nothing(most)
    for die in pool:
        coverage = grow(coverage, offers(die, counted.places, spending(converts, die.id in committed)), most)
    return most_times(counted, coverage)


def _most(counted: Tally, pool: Pool) -> Vector:
    """More than this of a place no number of times can use, as the shapes share what all dice show together."""
    total = sum(max(len(die.icons), 1) for die in pool)
    return tuple(
        max(total * need // sum(shape) for need, shape in zip(needs, counted.shapes, strict=True))
        for needs in zip(*counted.shapes, strict=True)
    )


def most_times(counted: Tally, coverage: Coverage) -> int:
    """How often the shapes fit side by side into the best of what can be supplied."""
    return max(_packed(counted.shapes, vector) for vector in coverage)


@lru_cache(maxsize=16384)
def _packed(shapes: tuple[Vector, ...], vector: Vector) -> int:
    shape, *others = shapes
    fitting = min(have // need for have, need in zip(vector, shape, strict=True) if need)
    if not others:
        return fitting
    return max(
        times + _packed(tuple(others), tuple(have - times * need for have, need in zip(vector, shape, strict=True)))
        for times in range(fitting + 1)
    )


def is_useful(
    requirement: Requirement, pool: Pool, converts: Converts, committed: Collection[DieId], same: Icon | None = None
) -> bool:
    """Whether these dice may be committed together: every one of them raises the count (CHK-63, CHK-95)."""
    counted = tally(requirement, same)
    chosen = frozenset(committed)
    if counted.one_by_one and all(_supplies_only_committed(counted, die, converts) for die in pool if die.id in chosen):
        return bool(chosen)  # each is one time more, whatever the others do
    times = count(counted, pool, converts, chosen)
    return bool(chosen) and all(count(counted, pool, converts, chosen - {die}) < times for die in chosen)


def _supplies_only_committed(counted: Tally, die: PoolDie, converts: Converts) -> bool:
    return not offers(die, counted.places, SHOWN) and bool(offers(die, counted.places, spending(converts)))


def committable(requirement: Requirement, pool: Pool, converts: Converts) -> tuple[DieId, ...]:
    """The dice that some useful commitment holds; empty if there is nothing to ask (DEC-11)."""
    counted = tally(requirement)
    bent = bending(counted, pool, converts)
    groups = alike(bent, lambda die: _supply(counted, die, converts))
    helpful = {at for numbers in _useful(counted, pool, groups, converts) for at, n in enumerate(numbers) if n}
    useful = {die.id for at in helpful for die in groups[at]}
    return tuple(die.id for die in bent if die.id in useful)


@lru_cache(maxsize=512)
def useful_commitments(
    requirement: Requirement, pool: Pool, converts: Converts, same: Icon | None = None
) -> tuple[tuple[DieId, ...], ...]:
    """Every useful set of dice, the smaller first; of sets that move the same owners' same dice only one."""
    counted = tally(requirement, same)
    bent = bending(counted, pool, converts)
    kinds = alike(bent)
    groups = alike(bent, lambda die: _supply(counted, die, converts))
    of_kind = [next(at for at, dice in enumerate(groups) if kind[0] in dice) for kind in kinds]
    parts = [
        _parts([len(kind) for kind, at in zip(kinds, of_kind, strict=True) if at == n]) for n in range(len(groups))
    ]
    found: list[Vector] = []
    for numbers in _useful(counted, pool, groups, converts):
        for picked in product(*(parts[at][number] for at, number in enumerate(numbers))):
            each = [iter(part) for part in picked]
            found.append(tuple(next(each[at]) for at in of_kind))
    return tuple(
        tuple(die.id for kind, number in zip(kinds, counts, strict=True) for die in kind[:number])
        for counts in sorted(found, key=lambda counts: (sum(counts), counts))
    )


@lru_cache(maxsize=64)
def offered_commitments(
    requirement: Requirement, pool: Pool, converts: Converts, same: Icon | None = None
) -> frozenset[tuple[DieId, ...]]:
    """The same sets, to look one of them up."""
    return frozenset(useful_commitments(requirement, pool, converts, same))


def _useful(counted: Tally, pool: Pool, groups: list[list[PoolDie]], converts: Converts) -> list[Vector]:
    """How many dice of each kind that supplies the same make a useful commitment: one die less is one time less."""
    times = _times(counted, pool, groups, converts)
    return [
        numbers
        for numbers, count in times.items()
        if any(numbers) and all(times[fewer] < count for fewer in _one_fewer(numbers))
    ]


def _one_fewer(numbers: Vector) -> Iterator[Vector]:
    return ((*numbers[:at], number - 1, *numbers[at + 1 :]) for at, number in enumerate(numbers) if number)


def _times(counted: Tally, pool: Pool, groups: list[list[PoolDie]], converts: Converts) -> dict[Vector, int]:
    """How often the effect happens if so many dice of each kind are committed; kind after kind is laid to the rest."""
    most = _most(counted, pool)
    bent = {die.id for dice in groups for die in dice}
    rest = nothing(most)
    for die in pool:
        if die.id not in bent:
            rest = grow(rest, offers(die, counted.places, SHOWN), most)
    reached: dict[Vector, Coverage] = {(): rest}
    for dice in groups:
        shown, committed = _supply(counted, dice[0], converts)
        together: dict[Vector, Coverage] = {}
        for numbers, coverage in reached.items():
            for number in range(len(dice) + 1):
                together[*numbers, number] = _grown(coverage, shown, len(dice) - number, most)
                coverage = grow(coverage, committed, most)
        reached = together
    return {numbers: most_times(counted, coverage) for numbers, coverage in reached.items()}


def _grown(coverage: Coverage, offered: tuple[Vector, ...], times: int, most: Vector) -> Coverage:
    for _ in range(times if offered else 0):
        coverage = grow(coverage, offered, most)
    return coverage


def _parts(sizes: list[int]) -> list[list[Vector]]:
    """For each number of dice: how it can be made up of kinds of which there are so many each."""
    found: list[list[Vector]] = [[] for _ in range(sum(sizes) + 1)]
    for counts in product(*(range(size + 1) for size in sizes)):
        found[sum(counts)].append(counts)
    return found


def _supply(counted: Tally, die: PoolDie, converts: Converts) -> tuple[tuple[Vector, ...], tuple[Vector, ...]]:
    """What the die supplies to the effect by itself, and if it is committed."""
    return offers(die, counted.places, SHOWN), offers(die, counted.places, spending(converts))


def bending(counted: Tally, pool: Iterable[PoolDie], converts: Converts) -> list[PoolDie]:
    """The dice that can supply more if they are committed."""
    return [
        die for die in pool if offers(die, counted.places, spending(converts)) != offers(die, counted.places, SHOWN)
    ]
