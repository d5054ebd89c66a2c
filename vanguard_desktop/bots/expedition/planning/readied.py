"""Somebody before they set out: with the dice that there are, after a rest or two, or after an exertion."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import attrs

from vanguard_desktop.core import DieId, SectorId
from vanguard_desktop.rulesets.expedition.data import Member, State

from ..needs import variety
from ..values import LAST_DICE, RESTING, SHORT
from ..worths import supplies_worth
from .plan import Step
from .ways import Way, given_up_price, ways


class Readied:
    """Somebody with the dice that there are now, or after so many rests, or after an exertion."""

    def __init__(
        self,
        state: State,
        member: Member,
        dice: Sequence[DieId],
        rests: int = 0,
        price: float = 0.0,
        first: Step | None = None,
    ) -> None:
        self.dice, self.rests, self.price, self._first = dice, rests, price, first
        self._have, self._spent = len(member.available), len(member.spent)
        then = attrs.evolve(member, available=tuple(dice), spent=tuple(die for die in member.spent if die not in dice))
        self.ways: Mapping[SectorId, Way] = {} if member.sector is None else ways(state, then)

    def sensible(self, way: Way) -> bool:
        """Nobody rests a second time for nothing."""
        return self._spent + way.dice > (self._have + self._spent + 1) // 2 * (self.rests - 1)

    def begins(self, way: Way) -> Step | None:
        """What comes before the way: a rest only where it brings back enough, or where the way needs the dice."""
        if self._first is not Step.REST:
            return self._first
        now = way.dice == 0 or self._spent >= (self._have + self._spent + 1) // 2 or self._have <= way.dice
        return self._first if now else None


def readied(state: State, member: Member) -> Iterator[Readied]:
    """Which dice there are now, after a rest or two, or after an exertion, and what that costs (ACT-39, ACT-51)."""
    have, spent = len(member.available), sorted(member.spent, key=variety, reverse=True)
    yield Readied(state, member, member.available)
    if not spent:
        return
    price = RESTING + _supply(state)
    half = (have + len(spent) + 1) // 2
    for rests in (1, 2):
        if (state.supplies >= rests or state.unlimited_supplies) and len(spent) > half * (rests - 1):
            dice = (*member.available, *spent[: half * rests])
            yield Readied(state, member, dice, rests, price * rests, Step.REST)
    if state.supplies < SHORT * len(state.members) and not state.unlimited_supplies:
        dice = (*member.available, *spent)
        less = 1 if state.dice_in_play(member) > LAST_DICE else 0
        yield Readied(state, member, dice[: len(dice) - less], 0, given_up_price(state, member, 1), Step.EXERT)


def _supply(state: State) -> float:
    """What a rest costs in supplies."""
    last = supplies_worth(state, state.supplies) - supplies_worth(state, max(0, state.supplies - 1))
    return 0.0 if state.unlimited_supplies else last
