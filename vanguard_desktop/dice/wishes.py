"""What the players wish to cover with a pool, from the best down, and how far the dice so far have come (CHK-72)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import attrs

from .coverage import (
    Coverage,
    Goal,
    Reading,
    Vector,
    grow,
    merged_goals,
    nothing,
    offers,
    paying,
    spending,
)
from .plan import Aim, CheckPlan
from .pool import PoolDie

Offers = tuple[Vector, ...]
Standing = tuple[int, tuple[tuple[Coverage, ...], ...]]


@attrs.frozen(kw_only=True)
class Block:
    """A part of a wish: one goal, how dice are read for it, and whether that is before injuries change the pool."""

    goal: Goal
    reading: Reading
    before: bool = False


@attrs.frozen(kw_only=True)
class Wish:
    """Goals to be met together, no die serving two of them, with so many dice to `spare` that serve none."""

    blocks: tuple[Block, ...]
    spare: int = 0

    @property
    def needs(self) -> Vector:
        return (*(need for block in self.blocks for need in block.goal.needs), *((self.spare,) if self.spare else ()))

    def offered(self, before: PoolDie, after: PoolDie) -> Offers:
        """What the die supplies: to one of the goals, or to none."""
        size, at = len(self.needs), 0
        found: list[Vector] = []
        for block in self.blocks:
            head, tail = (0,) * at, (0,) * (size - at - len(block.goal.needs))
            die = before if block.before else after
            found += [(*head, *offer, *tail) for offer in offers(die, block.goal.places, block.reading)]
            at += len(block.goal.needs)
        if self.spare:
            found.append((*(0,) * at, 1))
        return tuple(found)


class Ranked:
    """Lists of wishes from the best down. Its standing is the first list met, and how far the better ones have come."""

    def __init__(self, lists: Sequence[Sequence[Wish]]) -> None:
        self._lists = [[(wish, wish.needs) for wish in wishes] for wishes in lists]
        self.none = len(lists)
        met = (at for at, wishes in enumerate(self._lists) if any(not any(needs) for _, needs in wishes))
        first = next(met, self.none)
        reached = tuple(tuple(nothing(needs) for _, needs in wishes) for wishes in self._lists[:first])
        self.start: Standing = (first, reached)

    def offered(self, before: PoolDie, after: PoolDie) -> tuple[tuple[Offers, ...], ...]:
        lists = self._lists[: self.start[0]]
        return tuple(tuple(wish.offered(before, after) for wish, _ in wishes) for wishes in lists)

    def step(self, standing: Standing, offered: tuple[tuple[Offers, ...], ...]) -> Standing:
        met, reached = standing
        grown: list[tuple[Coverage, ...]] = []
        for number in range(met):
            wishes = self._lists[number]
            parts = zip(reached[number], offered[number], wishes, strict=True)
            coverages = tuple(grow(coverage, offer, needs) for coverage, offer, (_, needs) in parts)
            if any(needs in coverage for coverage, (_, needs) in zip(coverages, wishes, strict=True)):
                return number, tuple(grown)
            grown.append(coverages)
        return met, tuple(grown)


def rows(plan: CheckPlan, aim: Aim, lost: int, paid: Sequence[tuple[Block, ...]] = ((),)) -> list[list[Wish]]:
    """Each outcome row as wishes, on top of any of the payments, with `lost` dice to spare for an injury."""
    reading = spending(plan.converts, bend=not aim.shown_only)
    lists = []
    for row in plan.rows:
        goals = [()] if row.always else [(Block(goal=goal, reading=reading),) for goal in merged_goals(row)]
        spare = 0 if row.always else lost
        lists.append([Wish(blocks=(*blocks, *goal), spare=spare) for blocks in paid for goal in goals])
    return lists


def payments_of(plan: CheckPlan, aim: Aim) -> list[tuple[Block, ...]]:
    """Each way to pay all combinations, before injuries change the pool."""
    reading = paying(plan.converts, bend=not aim.shown_only)
    each = [merged_goals(requirement) for requirement in plan.pay if not requirement.always]
    return [tuple(Block(goal=goal, reading=reading, before=True) for goal in picked) for picked in product(*each)]
