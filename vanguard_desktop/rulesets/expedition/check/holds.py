"""The answers that the running dice check gives to the questions of abilities."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from vanguard_desktop.core import MemberId, Waiting
from vanguard_desktop.dice.coverage import spending
from vanguard_desktop.dice.faces import Icon
from vanguard_desktop.dice.matching import covered
from vanguard_desktop.dice.pool import pool_die
from vanguard_desktop.dice.requirements import IconItem, asks
from vanguard_desktop.setting import ImmediateEffect

from ..chapter import Answers, Holds
from ..crew.dice_pool import of_color
from ..data import Check, Purpose, State
from ..data import questions as ask
from ..planet.board import moves_to
from .assistance import where
from .special import specials_of

Asked = Callable[[State, Check, Any, MemberId | None], bool]


def _in_check(asked: Asked) -> Holds:
    """Without a running check the answer is no."""
    return lambda state, test, you, about: state.check is not None and asked(state, state.check, test, you)


def _has_available(state: State, test: ask.HasAvailable, you: MemberId | None, about: Waiting | None) -> bool:
    payer = you if state.check is None else state.check.active
    return payer is not None and len(of_color(state.member(payer).available, test.color)) >= test.count


def _asked(state: State, check: Check) -> Iterator[Icon]:
    for row in check.card.rows:
        yield from row.requirement.icons
    for special in specials_of(state, check):
        yield from special.test.icons if isinstance(special, ImmediateEffect) else special.requirement.icons


def _covers(state: State, check: Check, test: ask.OutcomeCovers, you: MemberId | None) -> bool:
    laid = tuple(pool_die(r.die, r.face, r.owner, check.treatments) for r in check.on_row)
    wanted = asks(tuple(IconItem(icon=icon) for icon in test.icons))
    return covered(wanted, laid, spending(state.converts(check.active)))


def _within(state: State, check: Check, test: ask.CheckWithin, you: MemberId | None) -> bool:
    """Along the arrows from where one stands (PLN-08)."""
    here = None if you is None else state.member(you).sector
    there = where(state, check)
    if here is None or there is None:
        return False
    moves = moves_to(state, here, {there})
    return moves is not None and moves <= test.count


OF_THE_CHECK: Answers = {
    ask.HasAvailable: _has_available,
    ask.CheckAsksFor: _in_check(lambda state, check, test, you: test.icon in _asked(state, check)),
    ask.CheckOnThreat: _in_check(lambda state, check, test, you: check.source.family == "threat"),
    ask.CheckToPrepare: _in_check(lambda state, check, test, you: check.purpose is Purpose.PREPARE),
    ask.CheckOfAnother: _in_check(lambda state, check, test, you: check.active != you),
    ask.CheckAssisted: _in_check(lambda state, check, test, you: bool(check.assistants)),
    ask.CheckWithin: _in_check(_within),
    ask.PoolShows: _in_check(
        lambda state, check, test, you: sum(die.icons.count(test.icon) for die in check.dice) >= test.count
    ),
    ask.PoolShowsColors: _in_check(
        lambda state, check, test, you: len({die.color for die in check.dice if test.icon in die.icons}) >= test.count
    ),
    ask.OutcomeWas: _in_check(lambda state, check, test, you: (check.applied[-1:] or (check.marked,)) == (test.color,)),
    ask.OutcomeCovers: _in_check(_covers),
}
