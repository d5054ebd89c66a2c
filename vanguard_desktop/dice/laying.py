"""Dice that a player lays on a requirement one by one: what lies there afterwards still meets it (REQ-10, CHK-77)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator

from vanguard_desktop.core import DieId

from .faces import Icon
from .pool import Pool, PoolDie

Dice = tuple[DieId, ...]


def with_die(ways: Iterable[Dice], pool: Pool, laid: Collection[DieId], die: DieId) -> Dice | None:
    """Of all ways the one nearest to the dice that lie there in which this die takes part; None if there is none.

    The ways are those that `matching` and `special_effects` offer: one for all dice that are alike (REQ-11).
    """
    order = sorted(pool, key=lambda other: (other.id != die, other.id not in laid))
    found = [way for way in _same_ways(ways, pool, order) if die in way]
    return _nearest(found, pool, laid)


def without_die(ways: Iterable[Dice], pool: Pool, laid: Collection[DieId], die: DieId) -> Dice | None:
    """Of all ways the one nearest to the dice that lie there that can do without this one."""
    order = sorted((other for other in pool if other.id != die), key=lambda other: other.id not in laid)
    return _nearest(_same_ways(ways, pool, order), pool, laid)


def alike_dice(dice: Iterable[DieId], pool: Pool) -> frozenset[DieId]:
    """These dice and all that are alike to one of them."""
    named = frozenset(dice)
    kinds = {die.kind for die in pool if die.id in named}
    return frozenset(die.id for die in pool if die.kind in kinds)


def _same_ways(ways: Iterable[Dice], pool: Pool, order: Iterable[PoolDie]) -> Iterator[Dice]:
    """Each way with the dice that come first of those alike; none if too few of them are left."""
    alike: dict[object, list[DieId]] = {}
    for die in order:
        alike.setdefault(die.kind, []).append(die.id)
    kinds = {die.id: die.kind for die in pool}
    for way in ways:
        wanted = Counter(kinds[die] for die in way)
        if all(len(alike.get(kind, ())) >= count for kind, count in wanted.items()):
            yield tuple(die for kind, count in wanted.items() for die in alike[kind][:count])


def _nearest(ways: Iterable[Dice], pool: Pool, laid: Collection[DieId]) -> Dice | None:
    """As much as can stays where it lies; then the fewest dice are taken, and aces last."""
    aces = {die.id for die in pool if Icon.ACE in die.icons}
    return min(ways, key=lambda way: (-len({*way} & {*laid}), len(way), len({*way} & aces)), default=None)
