"""What events of cards and skills do to the running dice check: texts in force, dice put in, kept aside, returning."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vanguard_desktop.core import Event, changed
from vanguard_desktop.dice.faces import is_free

from ..data import Rolled, State
from ..data import events as ev
from ..folding import change, less, with_check


def _put_in(state: State, event: ev.DiePutInPool) -> State:
    if not is_free(event.die):
        state = change(state, event.owner, available=less(state.member(event.owner).available, event.die))
    lying = Rolled(die=event.die, owner=event.owner, face=event.face)
    return with_check(state, pool=(*state.running_check.pool, lying))


def _kept_aside(state: State, event: ev.DieKeptAside) -> State:
    check = state.running_check
    state = change(state, event.owner, available=(*state.member(event.owner).available, event.die))
    hand = tuple((die, owner) for die, owner in check.hand if die != event.die)
    return with_check(state, hand=hand, pool=tuple(rolled for rolled in check.pool if rolled.die != event.die))


def _aside_rolled(state: State, event: ev.AsideRolled) -> State:
    state = change(state, event.owner, available=less(state.member(event.owner).available, event.die))
    fallen = Rolled(die=event.die, owner=event.owner, face=event.face)
    state = with_check(state, pool=(*state.running_check.pool, fallen))
    return changed(state, rng=state.rng.after(event.drawn))


POOL_FOLDS: dict[type[Event], Callable[[State, Any], State]] = {
    ev.TextInForce: lambda state, event: with_check(state, in_force=(*state.running_check.in_force, event.text)),
    ev.DiePutInPool: _put_in,
    ev.DieKeptAside: _kept_aside,
    ev.AsideRolled: _aside_rolled,
    ev.DiceWillReturn: lambda state, event: with_check(state, returning=(*state.running_check.returning, *event.dice)),
    ev.DieStays: lambda state, event: with_check(state, stayed=(*state.running_check.stayed, event.die)),
}
