"""Questions about the team and what it has achieved, for goals, missions and abilities."""

from __future__ import annotations

from typing import Annotated, ClassVar

import attrs

from vanguard_desktop.core.fields import Between, Named
from vanguard_desktop.core.ids import CardId
from vanguard_desktop.core.kinds import Test
from vanguard_desktop.setting.cards import DiscoveryType, InjuryKind


@attrs.frozen(kw_only=True)
class RankAtLeast(Test):
    """The addressed crew member has that rank or a higher one (CRW-03)."""

    tag: ClassVar[str] = "rank_at_least"
    count: Annotated[int, Between(1, 3)]


@attrs.frozen(kw_only=True)
class AtHighest(Test):
    """A crew member stands in the sector with the highest number."""

    tag: ClassVar[str] = "at_highest"


@attrs.frozen(kw_only=True)
class HasInjury(Test):
    """The addressed crew member has an injury card of that kind, face up or down."""

    tag: ClassVar[str] = "has_injury"
    kind: InjuryKind


@attrs.frozen(kw_only=True)
class ConditionSeen(Test):
    """This condition card has been placed so often in this expedition."""

    tag: ClassVar[str] = "condition_seen"
    card: Annotated[CardId, Named("conditions")]
    count: int = 1


@attrs.frozen(kw_only=True)
class FoundOfType(Test):
    """So many discoveries of that type lie on the lander."""

    tag: ClassVar[str] = "found_of_type"
    deck: DiscoveryType
    count: int


@attrs.frozen(kw_only=True)
class MandatoryDoneWith(Test):
    """A mandatory mission was completed when so many supplies or fewer were left."""

    tag: ClassVar[str] = "mandatory_done_with"
    count: Annotated[int, Between(0, 99)]


@attrs.frozen(kw_only=True)
class EveryRounds(Test):
    """The number of the round is a multiple of this one."""

    tag: ClassVar[str] = "every_rounds"
    count: int


@attrs.frozen(kw_only=True)
class YouBegin(Test):
    """You have the start token (TRN-05)."""

    tag: ClassVar[str] = "you_begin"


OfTeam = RankAtLeast | AtHighest | HasInjury | ConditionSeen | FoundOfType | MandatoryDoneWith | EveryRounds | YouBegin
OF_TEAM: tuple[type[Test], ...] = OfTeam.__args__
