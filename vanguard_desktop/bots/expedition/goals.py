"""What a rank-up card is worth: how likely the team reaches its goal, and the successes that it asks for (RNK-07)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from vanguard_desktop.core import AllOf, AnyOf, CardId, Test
from vanguard_desktop.rulesets.expedition.data import State
from vanguard_desktop.rulesets.expedition.data import questions as asks
from vanguard_desktop.setting import card_of

from .values import USUALLY, USUALLY_DONE

TOP_RANK = 3
# How much of a goal a team usually comes to.
Share = Callable[[Any], float]


def rank_up_worth(state: State, card: CardId) -> float:
    """In promotions to be expected."""
    printed = state.box.rank_ups[card_of(card)]
    asked = (printed.successes[member.rank - 1] for member in state.members if member.rank < TOP_RANK)
    earned = (min(1.0, USUALLY["successes"] / max(1, count)) for count in asked if count is not None)
    return reached(printed.goal) * sum(earned)


def reached(goal: Test) -> float:
    """How much of it a team usually comes to; what nobody has counted is as likely as not."""
    share = SHARES.get(type(goal))
    return USUALLY["anything"] if share is None else min(1.0, share(goal))


def _all(goal: AllOf) -> float:
    share = 1.0
    for test in goal.tests:
        share *= reached(test)
    return share


SHARES: Mapping[type[Test], Share] = {
    AllOf: _all,
    AnyOf: lambda goal: max(map(reached, goal.tests), default=0.0),
    asks.Done: lambda goal: USUALLY_DONE.get(goal.what, 0.0) / goal.count,
    asks.Successes: lambda goal: USUALLY["successes"] / goal.count,
    asks.SectorsEntered: lambda goal: USUALLY["sectors"] / goal.count,
    asks.DecksWithLeads: lambda goal: USUALLY["leads"] / goal.count,
    asks.DiscoveriesOnLander: lambda goal: USUALLY["discoveries"] / goal.count,
    asks.MandatoryDoneWith: lambda goal: goal.count / USUALLY["supplies"],
}
