"""The exact odds of a check about to be rolled, from the functions that resolve it (`matching`, `special_effects`).

Nobody could list the 6^12 rolls of twelve dice. Two ways around it, with the same result:

- Folding: what matters of a pool is only what its dice can supply together, so the dice are added one by one to a
  table of "what they supply so far" with the number of ways to get there. That needs each die's fate in the special
  effects to hang on its own face; where it also hangs on whether an effect happens at all, both cases are folded and
  those ways kept that agree with their case.
- Enumeration of all pools that differ in what matters, each played out; slow, for checks where a choice of the
  players hangs on the whole pool.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache

import attrs

from vanguard_desktop.core import DieId, go_on

from .chances import Chance
from .choices import fold_choices
from .faces import Icon
from .folding import Foldings, Ways, cases, fold, folds
from .outlook import play_out
from .plan import Aim, CheckPlan, Outcome, most_wanted, place_after, shown
from .pool import PoolDie
from .requirements import PoolTest, Requirement

BEST_PLAY = Aim()


@attrs.frozen(kw_only=True)
class Odds:
    """What a check can come to. The rows, `unmarked` and `ended` add up to certainty, and so do a track's places."""

    rows: tuple[Chance, ...]
    unmarked: Chance  # no row is marked: there are tracks instead, or no row is covered
    ended: tuple[Chance, ...]  # for each special effect: that it ends the check at once
    times: tuple[tuple[Chance, ...], ...]  # for each: that it happens 0, 1, 2 ... times; the last may be "or more"
    tracks: Mapping[str, tuple[Chance, ...]]  # where the marker stands afterwards: 0, 1, ... outcome space
    paid: Chance  # the combinations that are to be paid can be paid


def odds(plan: CheckPlan, aim: Aim = BEST_PLAY, known: Foldings | None = None) -> Odds:
    """The odds of the check, as long as no injury wears the roll pool down; `known` helps who asks again and again."""
    if known is not None and not plan.turns and folds(plan, aim):
        return summary(plan, fold(plan, known.of(plan, aim)))
    return summary(plan, outcome_ways(plan, aim))


@lru_cache(maxsize=64)
def outcome_ways(plan: CheckPlan, aim: Aim = BEST_PLAY, burned: bool = False, lost: int = 0) -> Ways:
    """In how many ways of all rolls each outcome comes up, in a pool that is `burned` or has `lost` so many dice."""
    if folds(plan, aim):
        choices = plan.turns or (lost and plan.effects)
        return fold_choices(plan, aim, burned, lost) if choices else fold(plan, cases(plan, aim, burned, lost))
    return enumerate_pools(plan, aim, burned, lost)


def summary(plan: CheckPlan, ways: Ways) -> Odds:
    """Add up what the table wants to see."""
    of = sum(ways.values())

    def spread(values: Iterable[object], keys: Iterable[object]) -> tuple[Chance, ...]:
        found: Counter[object] = Counter()
        for value, way in zip(values, ways.values(), strict=True):
            found[value] += way
        return tuple(Chance(found[key], of) for key in keys)

    times = list(zip(*(outcome.times for outcome in ways), strict=True))
    return Odds(
        rows=spread((outcome.row for outcome in ways), range(len(plan.rows))),
        unmarked=spread(((outcome.row, outcome.ended) == (None, None) for outcome in ways), (True,))[0],
        ended=spread((outcome.ended for outcome in ways), range(len(plan.effects))),
        times=tuple(spread(each, range(max(each) + 1)) for each in times),
        tracks={
            track.name: spread((place_after(plan, outcome, track.name) for outcome in ways), range(track.length + 1))
            for track in plan.tracks
        },
        paid=spread((outcome.paid for outcome in ways), (True,))[0],
    )


def enumerate_pools(plan: CheckPlan, aim: Aim, burned: bool = False, lost: int = 0) -> Ways:
    """Play out every pool that differs from the others in more than the names of its dice."""
    pools: dict[tuple[PoolDie, ...], int] = {(): 1}
    for die in plan.dice:
        looks = Counter(_look(plan, shown(plan, die, face)) for face in die.falls)
        grown: Counter[tuple[PoolDie, ...]] = Counter()
        go_on()
        for pool, way in pools.items():
            for look, faces in looks.items():
                grown[tuple(sorted((*pool, look), key=repr))] += way * faces
        pools = grown
    ways: Ways = Counter()
    for pool, way in pools.items():
        go_on()
        if not plan.turns:
            pool = tuple(attrs.evolve(die, id=DieId(f"{die.id}-{number}")) for number, die in enumerate(pool))
        ways[_capped(plan, play_out(plan, pool, aim, burned, lost))] += way
    return ways


def _look(plan: CheckPlan, die: PoolDie) -> PoolDie:
    """All dice that no text tells apart are one: icons that nothing asks for are dropped; not if dice are turned."""
    if plan.turns:
        return die
    asked = (*plan.rows, *plan.pay, *(effect.when for effect in plan.effects if isinstance(effect.when, Requirement)))
    named = {icon for requirement in asked for icon in requirement.icons}
    named |= {icon for effect in plan.effects if isinstance(effect.when, PoolTest) for icon in effect.when.icons}
    named |= {Icon.ACE, Icon.BASIC, Icon.ACCIDENT}
    everything = any(requirement.same for requirement in asked) or bool(die.also)
    icons = tuple(sorted((icon for icon in die.icons if everything or icon in named), key=lambda icon: icon.value))
    return attrs.evolve(die, id=DieId(die.color.value), owner=None, icons=icons)


def _capped(plan: CheckPlan, outcome: Outcome) -> Outcome:
    pairs = zip(outcome.times, plan.effects, strict=True)
    return attrs.evolve(outcome, times=tuple(min(times, most_wanted(plan, effect)) for times, effect in pairs))
