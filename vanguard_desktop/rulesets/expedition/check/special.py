"""Step 7 of a check: special effects, as often as possible, and those that end it at once (CHK-55 to CHK-70)."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from vanguard_desktop.core import DecisionOpened, DieId, Effect, Event
from vanguard_desktop.dice.faces import Icon
from vanguard_desktop.dice.pool import declarable, passes
from vanguard_desktop.dice.special_effects import committable, same_choices, trigger
from vanguard_desktop.setting import ImmediateEffect, SpecialEffect

from ..data import Check, ChooseCommitment, DeclareAce, State, specials_now
from ..data.effects import Progress
from ..data.events import (
    OutcomeImmediate,
    PoolDiceSpent,
    SpecialEffectPassed,
    StepReached,
)
from ..data.steps import GoOnWithCheck
from ..queueing import steps


def specials_of(state: State, check: Check) -> tuple[SpecialEffect | ImmediateEffect, ...]:
    """Those of the condition come first, then the rows of the action (CHK-56, CHK-57).

    Ruling: they are fixed when step 7 begins. If the condition or the place leaves in the middle of it, by an any-time
    ability or by a special effect itself, what was announced is still carried out, and what has come is not (CHK-86).
    """
    return specials_now(state, check) if check.special is None else check.special


def announced(state: State, check: Check) -> SpecialEffect | ImmediateEffect:
    """The special effect whose turn it is."""
    return specials_of(state, check)[check.special_next]


def next_special(state: State, check: Check) -> Sequence[Event]:
    all_specials = specials_of(state, check)
    if check.special_next >= len(all_specials):
        return [StepReached(step=8), steps(check.active, GoOnWithCheck())]
    special, pool, converts = all_specials[check.special_next], check.dice, state.converts(check.active)
    match special:
        case ImmediateEffect(test=test):
            if declarable(test, pool):
                return [DecisionOpened(decision=DeclareAce(member=check.active))]
            return immediate(check, special, ())
        case SpecialEffect(requirement=requirement):
            if requirement.same:
                open_question = bool(same_choices(requirement, pool, converts))
            else:
                open_question = bool(committable(requirement, pool, converts))
            if open_question:
                return [DecisionOpened(decision=ChooseCommitment(member=check.active))]
            return carry_out(state, check, special, ())


def immediate(check: Check, special: ImmediateEffect, declared: Sequence[tuple[DieId, Icon]]) -> Sequence[Event]:
    """The check ends at once with an outcome, or it goes on (CHK-67 to CHK-69)."""
    if not passes(special.test, check.dice, declared):
        return [_passed(check, 0), steps(check.active, GoOnWithCheck())]
    rest = tuple(rolled.die for rolled in check.pool)
    return [
        OutcomeImmediate(color=special.outcome),
        *([PoolDiceSpent(dice=rest)] if rest else []),
        # CHK-80 holds here too: dice that a text returns come back before the outcome.
        StepReached(step=9 if check.returning else 10),
        steps(check.active, GoOnWithCheck()),
    ]


def carry_out(
    state: State, check: Check, special: SpecialEffect, committed: Sequence[DieId], icon: Icon | None = None
) -> Sequence[Event]:
    """So many times as the requirement is covered; all matching dice are spent (CHK-58)."""
    if special.requirement.same and icon is None:
        return [_passed(check, 0), steps(check.active, GoOnWithCheck())]
    found = trigger(special.requirement, check.dice, state.converts(check.active), committed, icon)
    if not found.times:
        return [_passed(check, 0), steps(check.active, GoOnWithCheck())]
    times = 1 if special.once else found.times
    # REQ-17: "same" is tried again for another icon, so the effect is not passed yet.
    passed = [] if special.requirement.same and not special.once else [_passed(check, times)]
    return [
        PoolDiceSpent(dice=found.dice),
        *passed,
        steps(check.active, *_repeated(special.effect, times), GoOnWithCheck(), source=check.source, at=check.at),
    ]


def _passed(check: Check, times: int) -> Event:
    return SpecialEffectPassed(number=check.special_next, times=times)


def _repeated(effect: Effect, times: int) -> tuple[Effect, ...]:
    """Steps of a marker are counted, everything else is done again."""
    if isinstance(effect, Progress):
        return (attrs.evolve(effect, count=effect.count * times),)
    return (effect,) * times
