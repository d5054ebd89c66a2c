"""How far echoes are from a chain, and what moving, hearing or trading some of them would bring (HMS-16)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from math import inf

from vanguard_desktop.rulesets.habitat.data.kinds import Space
from vanguard_desktop.rulesets.habitat.map.spaces import DIRECTIONS, RINGS, SPACES, ring_of, space

Path = tuple[Space, ...]
Lying = tuple[tuple[Space, int], ...]
# In nudges: an echo that has to come from nowhere, and one that is missing in number.
FROM_NOWHERE, SHORT = 3.0, 1.5
# What sums of these differ by only because they were added in another order.
CLOSE = 1e-9


def lying(echoes: Mapping[Space, int]) -> Lying:
    return tuple(sorted((at, count) for at, count in echoes.items() if count > 0))


def apart(one: Space, other: Space) -> int:
    """How far two spaces of a ring are apart along it."""
    turn = abs(DIRECTIONS.index(one[3:]) - DIRECTIONS.index(other[3:]))
    return min(turn, len(DIRECTIONS) - turn)


def _arcs(ring: int, start: int, most: int) -> Iterator[tuple[Path, int]]:
    """Ways along a ring from a direction on, and the direction each ends at."""
    for way in (1, -1):
        for length in range(1 if way > 0 else 2, most + 1):
            at = [(start + way * step) % len(DIRECTIONS) for step in range(length)]
            yield tuple(space(ring, DIRECTIONS[each]) for each in at), at[-1]


@lru_cache
def paths(most: int) -> tuple[Path, ...]:
    """All paths from ring 1 outward that a chain of so many echoes may take, and that never turn back."""
    found: list[tuple[Path, int]] = [((), start) for start in range(len(DIRECTIONS))]
    for place, ring in enumerate(RINGS):
        later = len(RINGS) - place - 1
        found = [
            ((*path, *arc), end) for path, start in found for arc, end in _arcs(ring, start, most - later - len(path))
        ]
    return tuple(dict.fromkeys(path for path, _ in found))


@lru_cache(maxsize=4096)
def nearest(echoes: Lying, wanted: int) -> tuple[float, Path]:
    """What the cheapest chain still costs, and the way it takes."""
    here, best = dict(echoes), (inf, Path())
    least = {at: _fetching(here, (), at) for at in SPACES}
    for path in paths(wanted):
        gaps = [at for at in path if at not in here]
        short = wanted - sum(here.get(at, 0) for at in path) - len(gaps)
        rest = SHORT * max(0, short) + 0.1 * len(path)
        if sum(least[at] for at in gaps) + rest < best[0] + CLOSE:
            best = min(best, (sum(_fetching(here, path, at) for at in gaps) + rest, path))
    return best


def _fetching(echoes: Mapping[Space, int], path: Path, gap: Space) -> float:
    spare = [at for at, count in echoes.items() if at[1] == gap[1] and (count > 1 or at not in path)]
    return min([FROM_NOWHERE, *(float(apart(at, gap)) for at in spare)])


def without(echoes: Mapping[Space, int], at: Space) -> dict[Space, int]:
    left = {**echoes, at: echoes[at] - 1}
    return {each: count for each, count in left.items() if count}


def with_one(echoes: Mapping[Space, int], at: Space) -> dict[Space, int]:
    return {**echoes, at: echoes.get(at, 0) + 1}


def nudged(echoes: Mapping[Space, int], ring: int, wanted: int) -> dict[Space, int]:
    """After the best nudge within a ring."""
    moves = [with_one(without(echoes, at), to) for at in echoes if ring_of(at) == ring for to in _beside(at)]
    return min(moves, key=lambda each: nearest(lying(each), wanted)[0], default=dict(echoes))


def _beside(at: Space) -> tuple[Space, Space]:
    here = DIRECTIONS.index(at[3:])
    one, other = (space(ring_of(at), DIRECTIONS[(here + way) % len(DIRECTIONS)]) for way in (1, -1))
    return one, other


def traded(echoes: Mapping[Space, int], lost: int, added: int, wanted: int) -> dict[Space, int]:
    """After the best of so many are given up for some on spaces that held none."""
    here = dict(echoes)
    for _ in range(lost):
        here = min((without(here, at) for at in here), key=lambda each: nearest(lying(each), wanted)[0], default=here)
    free = [space(ring, each) for ring in RINGS for each in DIRECTIONS if space(ring, each) not in echoes]
    for _ in range(added):
        here = min((with_one(here, at) for at in free), key=lambda each: nearest(lying(each), wanted)[0], default=here)
    return here


def heard(echoes: Mapping[Space, int], ring: int, wanted: int) -> float:
    """What one more echo somewhere in a ring brings on the average."""
    now = nearest(lying(echoes), wanted)[0]
    every = [now - nearest(lying(with_one(echoes, space(ring, each))), wanted)[0] for each in DIRECTIONS]
    return sum(every) / len(every)
