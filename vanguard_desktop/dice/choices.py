"""Folding where a choice about single dice is left open: which ones are turned by cards, which one an injury takes.

A state is then the set of all that the players can still make of the dice so far; at the end they make the best of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from operator import le

from .folding import Handed, State, Table, Ways, cases
from .plan import Aim, CheckPlan, Cost, Outcome, affordable, free, rank, shown, turned
from .pool import PoolDie

Option = tuple[Cost, int, tuple[Handed, ...]]  # turns used, dice lost, what each case is handed
Open = frozenset[tuple[int, Cost, int, State]]  # case, turns used, dice lost, the case's state


def fold_choices(plan: CheckPlan, aim: Aim, burned: bool, lost: int) -> Ways:
    """In how many ways of all rolls each outcome comes up, if the players choose well."""
    by_effects = lost if plan.effects else 0  # without special effects the rows themselves spare the dice
    foldings = cases(plan, aim, burned, lost - by_effects)
    planned = {die.id: die for die in plan.dice}

    def options(up: PoolDie) -> tuple[Option, ...]:
        every = {
            (cost, 0, tuple(case.handed(showing) for case in foldings)): None
            for showing, cost in turned(plan, planned[up.id], up)
        }
        if by_effects:
            every[free(plan), 1, tuple(case.nothing for case in foldings)] = None
        return tuple(every)

    def step(states: Open, given: tuple[Option, ...]) -> Open:
        return _cheapest(
            (number, cost, gone + more, foldings[number].step(state, handed[number]))
            for number, spent, gone, state in states
            for extra, more, handed in given
            if gone + more <= by_effects and (cost := affordable(plan, spent, extra)) is not None
        )

    def outcome(states: Open) -> Outcome:
        gone = min(by_effects, len(plan.dice))
        possible = (foldings[number].outcome(state) for number, _, all_lost, state in states if all_lost == gone)
        return min((each for each in possible if each is not None), key=lambda each: rank(plan, each, aim))

    start: Open = frozenset((number, free(plan), 0, case.start) for number, case in enumerate(foldings))
    ways: Ways = Counter()
    falls = (Counter(options(shown(plan, die, face)) for face in die.falls) for die in plan.dice)
    for states, way in Table(start, step).of(falls).items():
        ways[outcome(states)] += way
    return ways


def _cheapest(states: Iterable[tuple[int, Cost, int, State]]) -> Open:
    """Of ways to the same state only those that no other undercuts."""
    costs: dict[tuple[int, int, State], set[Cost]] = {}
    for number, cost, gone, state in states:
        costs.setdefault((number, gone, state), set()).add(cost)
    return frozenset(
        (number, cost, gone, state)
        for (number, gone, state), found in costs.items()
        for cost in found
        if not any(other != cost and all(map(le, other, cost)) for other in found)
    )
