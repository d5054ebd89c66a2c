"""Twelve dice in milliseconds: add die after die to a table of what they supply together so far, with its ways.

What matters of a pool is only what its dice can supply together; the table has a line for each such supply. A die's
fate in the special effects must then hang on its own face. Where it also hangs on whether an effect happens at all,
each case is folded, and those ways are kept that agree with their case.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping
from itertools import product
from typing import Any, Generic, TypeVar

from vanguard_desktop.core import go_on

from .coverage import SHOWN, Coverage, grow, nothing, offers, spending
from .faces import Icon
from .plan import Aim, CheckPlan, Outcome, PlannedDie, PlannedEffect, helped, most_wanted, shown
from .pool import BURNED, PoolDie, results, treat
from .requirements import DieItem, PoolTest, Requirement
from .special_effects import matches, most_times, tally
from .wishes import Offers, Ranked, Wish, payments_of, rows

Ways = Counter[Outcome]
State = tuple[Any, ...]
Handed = tuple[Hashable, ...]
S = TypeVar("S", bound=Hashable)
H = TypeVar("H", bound=Hashable)

REMEMBERED, REMEMBERED_STEPS = 256, 4096


def folds(plan: CheckPlan, aim: Aim) -> bool:
    """Whether each die's fate hangs on its own face, on an effect happening at all, or on a choice about that die."""
    if plan.pay and plan.effects:
        return False
    used_later = any(not row.always for row in plan.rows)
    for effect in reversed(plan.effects):
        if isinstance(effect.when, Requirement):
            some_stay = not effect.ends and helped(effect, aim) and _all_or_nothing(effect.when)
            if effect.when.same or (some_stay and used_later):
                return False
        used_later = used_later or _uses_left_over(plan, effect, aim)
    return True


def _uses_left_over(plan: CheckPlan, effect: PlannedEffect, aim: Aim) -> bool:
    """Whether aces and basics that an earlier effect did not need can matter to this one."""
    if isinstance(effect.when, PoolTest):
        icons, bends = frozenset(effect.when.icons), effect.ends and not aim.shown_only
    else:
        icons, bends = effect.when.icons, helped(effect, aim)
        bends = bends or any(isinstance(item, DieItem) for item in effect.when.items)
    return bends or Icon.BASIC in icons or any(treatment.also for treatment in plan.treatments)


def fold(plan: CheckPlan, cases: Iterable[Folding]) -> Ways:
    """In how many ways of all rolls each outcome comes up."""
    ways: Ways = Counter()
    for case in cases:
        for state, way in case.table.of(map(case.falls, plan.dice)).items():
            if outcome := case.outcome(state):
                ways[outcome] += way
    return ways


def cases(plan: CheckPlan, aim: Aim, burned: bool = False, lost: int = 0) -> list[Folding]:
    """One folding for each way in which effects that need several icons or dice happen or not."""
    moved = product(*((False, True) if _all_or_nothing(effect.when) else (True,) for effect in plan.effects))
    return [Folding(plan, aim, each, burned, lost) for each in moved]


class Foldings:
    """Remembers the cases of a check, and with them each step worked out, for whoever looks at many pools for it.

    Not to be shared between threads.
    """

    def __init__(self) -> None:
        self._known: dict[Hashable, list[Folding]] = {}

    def of(self, plan: CheckPlan, aim: Aim) -> list[Folding]:
        """The same for all plans that differ in their dice and in where tracks stand, as long as no more is wanted."""
        wanted = tuple(most_wanted(plan, effect) for effect in plan.effects)
        key = (plan.rows, plan.effects, plan.converts, plan.treatments, plan.turns, plan.pay, wanted, aim)
        known = self._known.get(key)
        if known is None:
            if len(self._known) >= REMEMBERED:
                self._known.clear()
            known = self._known[key] = cases(plan, aim)
        return known


class Table(Generic[S, H]):
    """Folds dice in: every state that they can lead to, and in how many ways.

    States, and what dice hand over, get numbers, so that each step is worked out only once, whichever dice come next.
    """

    def __init__(self, start: S, step: Callable[[S, H], S]) -> None:
        self._start, self._step = start, step
        self._forget()

    def _forget(self) -> None:
        self._states, self._numbers = [self._start], {self._start: 0}
        self._kinds: dict[H, int] = {}
        self._steps: dict[tuple[int, int], int] = {}

    def of(self, dice: Iterable[Mapping[H, int]]) -> dict[S, int]:
        """`dice` says of each die what it may hand over, and with how many of its faces."""
        if len(self._steps) > REMEMBERED_STEPS:
            self._forget()
        states, steps = self._states, self._steps
        ways = {0: 1}
        for die in dice:
            go_on()
            grown: dict[int, int] = {}
            for given, faces in die.items():
                kind = self._kinds.setdefault(given, len(self._kinds))
                for state, way in ways.items():
                    after = steps.get((state, kind))
                    if after is None:
                        if not len(steps) % 1024:
                            go_on()
                        made = self._step(states[state], given)
                        after = steps[state, kind] = self._numbers.setdefault(made, len(states))
                        if after == len(states):
                            states.append(made)
                    grown[after] = grown.get(after, 0) + way * faces
            ways = grown
        return {states[state]: way for state, way in ways.items()}


def _all_or_nothing(when: Requirement | PoolTest) -> bool:
    """Whether a matching die may stay because the others do not make the effect happen (CHK-61)."""
    return isinstance(when, Requirement) and not tally(when).one_by_one


class _Counted:
    """A special effect with a requirement: what the dice that reach it supply, and how often that makes it happen."""

    def __init__(self, plan: CheckPlan, aim: Aim, effect: PlannedEffect, requirement: Requirement, moves: bool) -> None:
        self.requirement, self.moves = requirement, moves
        self.tally = tally(requirement)
        self.reading = spending(plan.converts, bend=helped(effect, aim))
        self.times = most_wanted(plan, effect)
        self.most = tuple(self.times * max(needs) for needs in zip(*self.tally.shapes, strict=True))
        self.must_agree = not self.tally.one_by_one
        self.start = nothing(self.most)

    def take(self, die: PoolDie) -> tuple[Offers, bool]:
        """What the die supplies here, and whether it stays for what comes later."""
        offered = offers(die, self.tally.places, self.reading)
        committed = bool(offered) and not offers(die, self.tally.places, SHOWN)
        return offered, not (self.moves and (committed or matches(self.requirement, die)))

    def step(self, coverage: Coverage, offered: Offers) -> Coverage:
        return grow(coverage, offered, self.most)

    def happens(self, coverage: Coverage) -> int:
        return min(most_times(self.tally, coverage), self.times)


class _Looked:
    """A special effect that looks at the pool: results found so far, and aces that may be declared as well."""

    must_agree = False
    moves = False
    start = (0, 0)

    def __init__(self, test: PoolTest, effect: PlannedEffect, aim: Aim) -> None:
        self.test = test
        self.declared = not aim.shown_only and effect.ends
        self.wanted = effect.welcome
        self.icon = next((icon for icon in test.icons if icon is not Icon.ACCIDENT), None)

    def take(self, die: PoolDie) -> tuple[tuple[int, int], bool]:
        found = results(self.test, (die,))
        declared = [(die.id, self.icon)] if self.icon is not None and self.declared else []
        return (found, results(self.test, (die,), declared) - found), True

    def step(self, found: tuple[int, int], more: tuple[int, int]) -> tuple[int, int]:
        return min(found[0] + more[0], self.test.count), min(found[1] + more[1], self.test.count)

    def happens(self, found: tuple[int, int]) -> int:
        """Aces are declared if that makes the end come that is wanted, or keeps the other one off (CHK-69)."""
        by_itself = (found[0] >= self.test.count) == self.test.present
        with_aces = (sum(found) >= self.test.count) == self.test.present
        return int(with_aces if self.declared and by_itself != self.wanted else by_itself)


class Folding:
    """One case of a plan: the parts that each die is handed through, from the special effects to the rows."""

    def __init__(self, plan: CheckPlan, aim: Aim, moved: tuple[bool, ...], burned: bool, lost: int) -> None:
        self.plan, self.burned = plan, burned
        self.effects = [
            _Looked(effect.when, effect, aim)
            if isinstance(effect.when, PoolTest)
            else _Counted(plan, aim, effect, effect.when, moves)
            for effect, moves in zip(plan.effects, moved, strict=True)
        ]
        paid = payments_of(plan, aim) if plan.pay else []
        self.paid = Ranked([*rows(plan, aim, lost, paid), [Wish(blocks=blocks) for blocks in paid]] if paid else [])
        self.rows = Ranked(rows(plan, aim, lost))
        self.parts: tuple[Any, ...] = (*self.effects, self.paid, self.rows)

        self.start: State = tuple(part.start for part in self.parts)
        self.table: Table[State, Handed] = Table(self.start, self.step)
        self._falls: dict[Hashable, Mapping[Handed, int]] = {}
        self.nothing: Handed = (None,) * len(self.parts)

    def falls(self, die: PlannedDie) -> Mapping[Handed, int]:
        """What the die may hand over, and with how many of its faces; only treatments tell dice of a kind apart."""
        kind = die if self.plan.treatments else (die.color, die.falls)
        known = self._falls.get(kind)
        if known is None:
            known = self._falls[kind] = Counter(self.handed(shown(self.plan, die, face)) for face in die.falls)
        return known

    def handed(self, before: PoolDie) -> Handed:
        """What a die means to each part; one that an effect has taken means nothing to those after it."""
        after = treat(before, (BURNED,)) if self.burned else before
        handed: list[Hashable] = []
        stays = True
        for part in self.effects:
            taken: Hashable = None
            if stays:
                taken, stays = part.take(after)
            handed.append(taken)
        handed += [part.offered(before, after) if stays else None for part in (self.paid, self.rows)]
        return tuple(handed)

    def step(self, state: State, handed: Handed) -> State:
        made = [
            old if old is None or more is None else part.step(old, more)
            for part, old, more in zip(self.parts, state, handed, strict=True)
        ]
        if made[-2][0] < self.paid.none:
            made[-1] = None  # all is paid, so what could be covered without paying matters no more
        return tuple(made)

    def outcome(self, state: State) -> Outcome | None:
        """What a final state comes to; None if it contradicts the case it was folded for."""
        times = [0] * len(self.effects)
        ended = None
        for number, part in enumerate(self.effects):
            if ended is None:
                times[number] = part.happens(state[number])
            if part.must_agree and part.moves != bool(times[number]):
                return None
            if times[number] and self.plan.effects[number].ends:
                ended = number
        paid = bool(self.plan.pay) and state[-2][0] < self.paid.none
        met = (state[-2] if paid else state[-1])[0]
        row = met if ended is None and met < len(self.plan.rows) else None
        return Outcome(row=row, ended=ended, times=tuple(times), paid=paid)
