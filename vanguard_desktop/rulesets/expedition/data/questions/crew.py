"""Questions about the team and what it has achieved, for goals, missions and abilities."""

from __future__ import annotations

from typing import Annotated

from vanguard_desktop.core import Between, CardId, Named, Test
from vanguard_desktop.setting import DiscoveryType, InjuryKind


class RankAtLeast(Test, tag="rank_at_least"):
    """The addressed crew member has that rank or a higher one (CRW-03)."""

    count: Annotated[int, Between(1, 3)]


class AtHighest(Test, tag="at_highest"):
    """A crew member stands in the sector with the highest number."""


class HasInjury(Test, tag="has_injury"):
    """The addressed crew member has an injury card of that kind, face up or down."""

    kind: InjuryKind


class ConditionSeen(Test, tag="condition_seen"):
    """This condition card has been placed so often in this expedition."""

    card: Annotated[CardId, Named("conditions")]
    count: int = 1


class FoundOfType(Test, tag="found_of_type"):
    """So many discoveries of that type lie on the lander."""

    deck: DiscoveryType
    count: int


class MandatoryDoneWith(Test, tag="mandatory_done_with"):
    """A mandatory mission was completed when so many supplies or fewer were left."""

    count: Annotated[int, Between(0, 99)]


class EveryRounds(Test, tag="every_rounds"):
    """The number of the round is a multiple of this one."""

    count: int


class YouBegin(Test, tag="you_begin"):
    """You have the start token (TRN-05)."""
