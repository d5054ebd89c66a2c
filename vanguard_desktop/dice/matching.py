"""Which dice meet a requirement, and how: outcome rows and combinations (REQ-04 to REQ-11, REQ-18, REQ-22)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import product
from operator import le

import attrs

from vanguard_desktop.core import DieId

from .coverage import (
    Converts,
    Coverage,
    Goal,
    Reading,
    Vector,
    goals,
    grow,
    icon_ways,
    merged_goals,
    nothing,
    offers,
    paying,
    spending,
)
from .faces import Icon
from .pool import Pool, PoolDie, alike
from .requirements import Requirement


@attrs.frozen(kw_only=True)
class Fit:
    """What one die does in an assignment: which item it supplies, by which of its icons and as which icon.

    A whole die supplies a die item by no icon. `bent` tells an ace or a conversion from what is really shown.
    """

    item: int
    die: DieId
    shown: Icon | None = None
    icon: Icon | None = None
    bent: bool = False


@attrs.frozen(kw_only=True)
class Assignment:
    """A way to meet a requirement: the alternative taken, and which die covers which item of it."""

    alternative: int = 0
    fits: tuple[Fit, ...] = ()

    @property
    def dice(self) -> tuple[DieId, ...]:
        """The dice that are moved (REQ-10)."""
        return tuple(dict.fromkeys(fit.die for fit in self.fits))

    @property
    def shown(self) -> bool:
        """Whether it needs neither an ace nor a conversion."""
        return not any(fit.bent for fit in self.fits)


def covers(goal: Goal, dice: Iterable[PoolDie], reading: Reading) -> bool:
    """Whether the dice together meet the goal."""
    coverage = nothing(goal.needs)
    for die in dice:
        coverage = grow(coverage, offers(die, goal.places, reading), goal.needs)
        if goal.needs in coverage:
            return True
    return goal.needs in coverage


def covered(requirement: Requirement, dice: Iterable[PoolDie], reading: Reading) -> bool:
    """Whether the dice together meet the requirement; with `SHOWN`: whether they really show it (CHK-75)."""
    dice = tuple(dice)
    return requirement.always or any(covers(goal, dice, reading) for goal in merged_goals(requirement))


def assign(requirement: Requirement, pool: Pool, reading: Reading) -> Assignment | None:
    """One assignment without superfluous dice, if there is any; one of shown icons alone is preferred."""
    if requirement.always:
        return Assignment()
    for how in dict.fromkeys((attrs.evolve(reading, converts=(), aces=False), reading)):
        for goal in goals(requirement):
            if found := _trace(goal, pool, how):
                return found
    return None


def _trace(goal: Goal, pool: Pool, reading: Reading) -> Assignment | None:
    """Fold over the pool and go back from what is needed, leaving out each die that those before it can do without."""
    before = [nothing(goal.needs)]
    for die in pool:
        before.append(grow(before[-1], offers(die, goal.places, reading), goal.needs))
    if goal.needs not in before[-1]:
        return None
    open_items: dict[int, list[int]] = {}
    for item, place in enumerate(goal.items):
        open_items.setdefault(place, []).append(item)
    fits: list[Fit] = []
    needed = goal.needs
    for die, coverage in zip(reversed(pool), reversed(before[:-1]), strict=True):
        if _reached(coverage, needed):
            continue
        for offer in offers(die, goal.places, reading):
            left = tuple(max(a - b, 0) for a, b in zip(needed, offer, strict=True))
            if _reached(coverage, left):
                wanted = tuple(a - b for a, b in zip(needed, left, strict=True))
                fits += _fits(goal, die, reading, wanted, open_items)
                needed = left
                break
    return Assignment(alternative=goal.alternative, fits=tuple(sorted(fits, key=lambda fit: fit.item)))


def _reached(coverage: Coverage, needed: Vector) -> bool:
    return any(all(a >= b for a, b in zip(vector, needed, strict=True)) for vector in coverage)


def _fits(
    goal: Goal, die: PoolDie, reading: Reading, wanted: Vector, open_items: dict[int, list[int]]
) -> Iterator[Fit]:
    """Say icon by icon how the die supplies what it is wanted for."""
    for number, place in enumerate(goal.places):
        if wanted[number] and not place.icons and sum(wanted) == 1:
            yield Fit(item=open_items[number].pop(0), die=die.id)
            return
    for ways in icon_ways(die.color, die.icons, die.also, goal.places, reading):
        for way in product(*ways):
            if tuple(way.count(number) for number in range(len(goal.places))) != wanted:
                continue
            for shown, place_number in zip(die.icons, way, strict=True):
                if place_number is not None:
                    (icon,) = goal.places[place_number].icons
                    bent = icon is not shown and (shown, icon) not in die.also
                    yield Fit(item=open_items[place_number].pop(0), die=die.id, shown=shown, icon=icon, bent=bent)
            return
    raise AssertionError(f"{die} was said to supply {wanted} of {goal}")


def payments(requirement: Requirement, pool: Pool, converts: Converts) -> tuple[Assignment, ...]:
    """Every way to pay a combination that makes a difference (REQ-11)."""
    return ways_to_meet(requirement, pool, paying(converts))


@lru_cache(maxsize=512)
def ways_to_meet(requirement: Requirement, pool: Pool, reading: Reading) -> tuple[Assignment, ...]:
    """Every choice of dice that makes a difference: no superfluous ones, and of those that leave the same owners the
    same dice only the first (REQ-11)."""
    kinds = alike(pool)
    found: dict[Vector, None] = {}
    for goal in goals(requirement):
        found.update(dict.fromkeys(_smallest(goal, kinds, reading)))
    minimal: list[Vector] = []
    for counts in sorted(found, key=sum):
        if not any(all(map(le, fewer, counts)) for fewer in minimal if sum(fewer) < sum(counts)):
            minimal.append(counts)
    paid = []
    for counts in sorted(minimal, reverse=True):
        dice = tuple(die for kind, count in zip(kinds, counts, strict=True) for die in kind[:count])
        assignment = assign(requirement, dice, reading)
        assert assignment is not None
        paid.append(assignment)
    return tuple(paid)


def _smallest(goal: Goal, kinds: Sequence[Sequence[PoolDie]], reading: Reading) -> Iterator[Vector]:
    """How many dice of each kind meet the goal, without a die that adds nothing to those before it."""
    offered = [offers(kind[0], goal.places, reading) for kind in kinds]

    def walk(at: int, counts: Vector, coverage: Coverage) -> Iterator[Vector]:
        if goal.needs in coverage:
            yield counts + (0,) * (len(kinds) - at)
            return
        if at == len(kinds):
            return
        yield from walk(at + 1, (*counts, 0), coverage)
        for count in range(1, len(kinds[at]) + 1 if offered[at] else 1):
            before, coverage = coverage, grow(coverage, offered[at], goal.needs)
            if coverage == before:
                return
            yield from walk(at + 1, (*counts, count), coverage)

    return walk(0, (), nothing(goal.needs))


def pays(requirement: Requirement, dice: Pool, converts: Converts) -> bool:
    """Whether exactly these dice pay a combination, none of them superfluous: what a player may drag together."""
    return covers_exactly(requirement, dice, paying(converts))


def covers_exactly(requirement: Requirement, dice: Pool, reading: Reading) -> bool:
    """Whether the dice meet the requirement, and no longer if any of them were missing."""
    return covered(requirement, dice, reading) and not any(
        covered(requirement, (die for die in dice if die is not left_out), reading) for left_out in dice
    )


def best_assignment(
    rows: Sequence[Requirement], pool: Pool, converts: Converts, shown_only: bool = False
) -> tuple[int, Assignment] | None:
    """The first row from the top that can be covered, and the dice for it: what the tray proposes (CHK-72)."""
    reading = spending(converts, not shown_only)
    for number, row in enumerate(rows):
        if assignment := assign(row, pool, reading):
            return number, assignment
    return None
