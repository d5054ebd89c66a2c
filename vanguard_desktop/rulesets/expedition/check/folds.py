"""What events do to the running dice check."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import attrs

from vanguard_desktop.core import Event, changed
from vanguard_desktop.dice.faces import Icon, InjuryIcon, is_free
from vanguard_desktop.setting import RowColor

from ..data import DangerDie, InjuryDie, Rolled, State, Until, specials_now
from ..data import events as ev
from ..folding import chance_used, change, less, tallied, with_check
from ..round.lasting_folds import over
from ..things.folds import check_over

# Special effects and outcome rows are paid in these; combinations and the rest of the pool are no such payment.
SPECIAL, MARK = 7, 8
PAYING_STEPS = (SPECIAL, MARK)


def _started(state: State, event: ev.CheckStarted) -> State:
    return changed(state, checks=(*state.checks, event.check))


def _taken(state: State, event: ev.DieTaken) -> State:
    state = change(state, event.owner, available=less(state.member(event.owner).available, event.die))
    return with_check(state, hand=(*state.running_check.hand, (event.die, event.owner)))


def _taken_back(state: State, event: ev.DieTakenBack) -> State:
    state = change(state, event.owner, available=(*state.member(event.owner).available, event.die))
    return with_check(state, hand=less(state.running_check.hand, (event.die, event.owner)))


def _added(state: State, event: ev.DiceAdded) -> State:
    """The injury dice leave the board; what they show is only known after the roll."""
    active = state.running_check.active
    unrolled = tuple(InjuryDie(icon=InjuryIcon.DAMAGE) for _ in range(event.injuries))
    dangers = tuple(DangerDie(letter=letter) for letter in event.dangers)
    return with_check(change(state, active, injury_dice=()), injuries=unrolled, dangers=dangers)


def _rolled(state: State, event: ev.DiceRolled) -> State:
    check = state.running_check
    pool = tuple(
        Rolled(die=die, owner=owner, face=face) for (die, owner), face in zip(check.hand, event.faces, strict=True)
    )
    injuries = tuple(InjuryDie(icon=icon) for icon in event.injuries)
    dangers = tuple(
        DangerDie(letter=die.letter, icon=icon) for die, icon in zip(check.dangers, event.dangers, strict=True)
    )
    lenders = tuple(dict.fromkeys(owner for _, owner in check.hand if owner != check.active))
    lying = check.pool  # put there before the roll, not rolled
    state = with_check(
        state, hand=(), told=(), pool=(*lying, *pool), injuries=injuries, dangers=dangers, lenders=lenders
    )
    return chance_used(state, event.drawn)


def _discarded(state: State, event: ev.RollDiscarded) -> State:
    """The dice are in hand again, as before the roll."""
    return chance_used(with_check(state, told=()), event.drawn)


def _turned(state: State, event: ev.DieTurned | ev.DieRerolled) -> State:
    """What a single result counted as is gone with that result."""
    check = state.running_check
    pool = tuple(attrs.evolve(rolled, face=event.face) if rolled.die == event.die else rolled for rolled in check.pool)
    treatments = tuple(treatment for treatment in check.treatments if treatment.die != event.die)
    return with_check(state, pool=pool, treatments=treatments)


def _step_reached(state: State, event: ev.StepReached) -> State:
    """The special effects are those that step 7 finds when it begins."""
    if event.step == SPECIAL:
        return with_check(state, step=event.step, special=specials_now(state, state.running_check))
    return with_check(state, step=event.step)


def _pool_spent(state: State, event: ev.PoolDiceSpent) -> State:
    """Each die goes to its owner's spent pool (CHK-15); a free result is just gone."""
    check = state.running_check
    for rolled in check.pool:
        if rolled.die in event.dice and not is_free(rolled.die):
            state = change(state, rolled.owner, spent=(*state.member(rolled.owner).spent, rolled.die))
    spent = tuple(rolled for rolled in check.pool if rolled.die in event.dice)
    paid, on_row = check.paid, check.on_row
    if check.step in PAYING_STEPS:
        paid = (*paid, *(icon for rolled in spent for icon in rolled.icons))
    if check.step == MARK:
        on_row = spent
    left = tuple(rolled for rolled in check.pool if rolled.die not in event.dice)
    return with_check(state, pool=left, paid=paid, on_row=on_row)


def _injury_resolved(state: State, event: ev.InjuryDieResolved) -> State:
    dice = list(state.running_check.injuries)
    dice[event.index] = attrs.evolve(dice[event.index], resolved=True, slot=event.slot)
    return with_check(state, injuries=tuple(dice))


def _danger_resolved(state: State, event: ev.DangerDieResolved) -> State:
    dice = list(state.running_check.dangers)
    dice[event.index] = attrs.evolve(dice[event.index], resolved=True)
    return with_check(state, dangers=tuple(dice))


def _applied(state: State, event: ev.OutcomeApplied) -> State:
    state = with_check(state, applied=(*state.running_check.applied, event.color))
    return tallied(state, event.color.value)


def _ended(state: State, event: ev.CheckEnded) -> State:
    """What succeeded with help, or against a threat without a fight, is remembered for goals (RNK-02)."""
    check = state.running_check
    state = over(check_over(changed(state, checks=state.checks[:-1])), Until.CHECK, owner=check.active)
    if RowColor.GREEN not in check.applied and RowColor.YELLOW not in check.applied:
        return state
    if check.lenders:
        state = tallied(state, "assisted")
    if check.source.family == "threat" and Icon.DEFENSE not in check.paid:
        state = tallied(state, "threat_without_defense")
    return state


CHECK_FOLDS: dict[type[Event], Callable[[State, Any], State]] = {
    ev.CheckStarted: _started,
    ev.DieTaken: _taken,
    ev.DieTakenBack: _taken_back,
    ev.DiceAdded: _added,
    ev.DieTold: lambda state, event: with_check(state, told=(*state.running_check.told, event.result)),
    ev.DiceRolled: _rolled,
    ev.RollDiscarded: _discarded,
    ev.DieRerolled: lambda state, event: chance_used(_turned(state, event), event.drawn),
    ev.DieTurned: _turned,
    ev.StepReached: _step_reached,
    ev.CardHelped: lambda state, event: with_check(state, played_by=(*state.running_check.played_by, event.member)),
    ev.PoolDiceSpent: _pool_spent,
    ev.PoolTreated: lambda state, event: with_check(
        state, treatments=(*state.running_check.treatments, event.treatment)
    ),
    ev.InjuryDieResolved: _injury_resolved,
    ev.DangerDieResolved: _danger_resolved,
    ev.SpecialEffectPassed: lambda state, event: with_check(state, special_next=event.number + 1),
    ev.RowDeclined: lambda state, event: with_check(state, rows_declined=event.row + 1),
    ev.RowMarked: lambda state, event: with_check(state, marked=event.color),
    ev.OutcomeImmediate: lambda state, event: with_check(state, immediate=event.color),
    ev.OutcomeApplied: _applied,
    ev.TurnWillEnd: lambda state, event: with_check(state, end_turn=True),
    ev.CheckEnded: _ended,
}
