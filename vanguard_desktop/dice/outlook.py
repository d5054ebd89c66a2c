"""What a check comes to if the players play on as they said they would: steps 5 to 8 for one roll pool.

The odds are these answers, weighed by how often each pool is rolled.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vanguard_desktop.core import DieId

from .coverage import Converts
from .faces import Icon
from .matching import best_assignment, payments
from .plan import (
    Aim,
    CheckPlan,
    Cost,
    Outcome,
    PlannedEffect,
    affordable,
    free,
    helped,
    rank,
    turned,
)
from .pool import BURNED, Pool, PoolDie, declarable, passes, treat, without
from .requirements import PoolTest, Requirement
from .special_effects import bending, count, same_choices, tally, trigger


def play_out(plan: CheckPlan, pool: Pool, aim: Aim, burned: bool = False, lost: int = 0) -> Outcome:
    """Play a rolled pool to the end: pay, bear what injuries do to the pool, resolve effects, mark a row.

    Where there is a choice, the one with the best row is taken, or with the most steps on the track that is aimed at.
    """
    outcomes = (
        _after_injuries(plan, kept, aim, burned, lost, paid)
        for modified in _pools_after_turning(plan, pool)
        for kept, paid in _pools_after_paying(plan, modified, aim)
    )
    return min(outcomes, key=lambda outcome: rank(plan, outcome, aim))


def _pools_after_turning(plan: CheckPlan, pool: Pool) -> Iterator[Pool]:
    """Every way to use the cards that turn dice, none of them first."""
    planned = {die.id: die for die in plan.dice}

    def turn(done: Pool, cost: Cost) -> Iterator[Pool]:
        if len(done) == len(pool):
            yield done
            return
        die = pool[len(done)]
        for showing, extra in turned(plan, planned[die.id], die):
            if together := affordable(plan, cost, extra):
                yield from turn((*done, showing), together)

    return turn((), free(plan)) if plan.turns else iter((pool,))


def _pools_after_paying(plan: CheckPlan, pool: Pool, aim: Aim) -> Iterator[tuple[Pool, bool]]:
    converts = () if aim.shown_only else plan.converts

    def pay(rest: Sequence[Requirement], left: Pool) -> Iterator[Pool]:
        if not rest:
            yield left
            return
        for payment in payments(rest[0], left, converts):
            if payment.shown or not aim.shown_only:
                yield from pay(rest[1:], without(left, payment.dice))

    kept = list(pay(plan.pay, pool))
    return ((left, bool(plan.pay)) for left in kept) if kept else iter(((pool, False),))


def _after_injuries(plan: CheckPlan, pool: Pool, aim: Aim, burned: bool, lost: int, paid: bool) -> Outcome:
    if burned:
        pool = tuple(treat(die, (BURNED,)) for die in pool)
    if not lost or not pool:
        return _effects(plan, pool, aim, paid)
    outcomes = (
        _after_injuries(plan, without(pool, (gone.id,)), aim, False, lost - 1, paid)
        for gone in {(die.color, die.icons, die.also): die for die in pool}.values()
    )
    return min(outcomes, key=lambda outcome: rank(plan, outcome, aim))


def _effects(plan: CheckPlan, pool: Pool, aim: Aim, paid: bool) -> Outcome:
    left, times, ended = after_effects(plan, pool, aim)
    if ended is not None:
        return Outcome(ended=ended, times=times, paid=paid)
    found = best_assignment(plan.rows, left, plan.converts, aim.shown_only)
    return Outcome(row=found[0] if found else None, times=times, paid=paid)


def after_effects(plan: CheckPlan, pool: Pool, aim: Aim) -> tuple[Pool, tuple[int, ...], int | None]:
    """What the special effects leave of the pool for the rows, how often each happens, and which ends the check."""
    times = [0] * len(plan.effects)
    for number, effect in enumerate(plan.effects):
        if isinstance(effect.when, PoolTest):
            times[number] = int(passes_as_wished(effect, pool, aim))
        else:
            times[number], pool = _happens(plan, effect, effect.when, pool, aim)
        if times[number] and effect.ends:
            return pool, tuple(times), number
    return pool, tuple(times), None


def passes_as_wished(effect: PlannedEffect, pool: Pool, aim: Aim) -> bool:
    """Look at the pool with the declarations of aces that serve the players (CHK-69)."""
    assert isinstance(effect.when, PoolTest)
    shown = passes(effect.when, pool)
    if aim.shown_only or not effect.ends or shown == effect.welcome:
        return shown
    icon = next((icon for icon in effect.when.icons if icon is not Icon.ACCIDENT), None)
    if icon is None:
        return shown
    return passes(effect.when, pool, [(die, icon) for die in declarable(effect.when, pool)])


def _happens(
    plan: CheckPlan, effect: PlannedEffect, requirement: Requirement, pool: Pool, aim: Aim
) -> tuple[int, Pool]:
    """How often the effect happens, and what is left of the pool."""
    total = 0
    while True:
        same = _same_icon(plan, requirement, pool, helped(effect, aim)) if requirement.same else None
        if requirement.same and same is None:
            return total, pool
        committed = commitment(requirement, pool, plan.converts, same) if helped(effect, aim) else ()
        result = trigger(requirement, pool, plan.converts, committed, same)
        total += result.times
        pool = without(pool, result.dice)
        if effect.once and total:
            return 1, pool
        if not requirement.same or not result.times:
            return total, pool


def _same_icon(plan: CheckPlan, requirement: Requirement, pool: Pool, help_it: bool) -> Icon | None:
    """REQ-17: the icon for which it happens most often; without one that has to be committed to, if none is."""
    everything = frozenset(die.id for die in pool) if help_it else frozenset()
    found = {
        icon: count(tally(requirement, icon), pool, plan.converts, everything)
        for icon in same_choices(requirement, pool, plan.converts)
    }
    return max(found, key=lambda icon: found[icon]) if any(found.values()) else None


def commitment(requirement: Requirement, pool: Pool, converts: Converts, same: Icon | None) -> tuple[DieId, ...]:
    """The fewest dice that raise the count as far as it goes; aces are kept back before conversions."""
    counted = tally(requirement, same)
    chosen = bending(counted, sorted(pool, key=_keep_back), converts)
    most = count(counted, pool, converts, [die.id for die in chosen])
    for die in reversed(chosen):
        rest = [other for other in chosen if other is not die]
        if count(counted, pool, converts, [other.id for other in rest]) == most:
            chosen = rest
    return tuple(die.id for die in chosen)


def _keep_back(die: PoolDie) -> tuple[bool, str, list[str]]:
    """Never by the place of a die in the pool: pools alike in their results come to the same."""
    return Icon.ACE in die.icons, die.color.value, [icon.value for icon in die.icons]
