"""The answers that the running dice check gives to the questions of abilities."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from vanguard_desktop.core.ids import MemberId
from vanguard_desktop.dice.coverage import spending
from vanguard_desktop.dice.faces import Icon
from vanguard_desktop.dice.matching import covered
from vanguard_desktop.dice.pool import pool_die
from vanguard_desktop.dice.requirements import IconItem, asks
from vanguard_desktop.rulesets.expedition.check import questions as ask
from vanguard_desktop.rulesets.expedition.check.assistance import where
from vanguard_desktop.rulesets.expedition.check.special import specials_of
from vanguard_desktop.rulesets.expedition.crew.dice_pool import of_color
from vanguard_desktop.rulesets.expedition.data.state import Check, Purpose, State
from vanguard_desktop.rulesets.expedition.planet.board import moves_to
from vanguard_desktop.setting.cards import ImmediateEffect


def holds_of_check(state: State, test: ask.OfCheck, you: MemberId | None) -> bool:
    """Whether the answer is yes now; without a running check it is no."""
    check = state.check
    if isinstance(test, ask.HasAvailable):
        payer = you if check is None else check.active
        return payer is not None and len(of_color(state.member(payer).available, test.color)) >= test.count
    if check is None:
        return False
    match test:
        case ask.CheckAsksFor(icon=icon):
            return icon in _asked(state, check)
        case ask.CheckOnThreat():
            return check.source.startswith("threat:")
        case ask.CheckToPrepare():
            return check.purpose is Purpose.PREPARE
        case ask.CheckOfAnother():
            return check.active != you
        case ask.CheckAssisted():
            return bool(check.assistants)
        case ask.CheckWithin(count=count):
            return _within(state, check, you, count)
        case ask.PoolShows(icon=icon, count=count):
            return sum(die.icons.count(icon) for die in check.dice) >= count
        case ask.PoolShowsColors(icon=icon, count=count):
            return len({die.color for die in check.dice if icon in die.icons}) >= count
        case ask.OutcomeWas(color=color):
            return (check.applied[-1:] or (check.marked,)) == (color,)
        case ask.OutcomeCovers(icons=icons):
            laid = tuple(pool_die(r.die, r.face, r.owner, check.treatments) for r in check.on_row)
            return covered(
                asks(tuple(IconItem(icon=icon) for icon in icons)), laid, spending(state.converts(check.active))
            )
        case _:
            assert_never(test)


def _asked(state: State, check: Check) -> Iterator[Icon]:
    for row in check.card.rows:
        yield from row.requirement.icons
    for special in specials_of(state, check):
        yield from special.test.icons if isinstance(special, ImmediateEffect) else special.requirement.icons


def _within(state: State, check: Check, you: MemberId | None, count: int) -> bool:
    """Along the arrows from where one stands (PLN-08)."""
    here = None if you is None else state.member(you).sector
    there = where(state, check)
    if here is None or there is None:
        return False
    moves = moves_to(state, here, {there})
    return moves is not None and moves <= count
