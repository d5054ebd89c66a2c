"""Questions about the running dice check, for abilities that fit only some checks."""

from __future__ import annotations

from typing import Annotated, ClassVar

import attrs

from vanguard_desktop.core.fields import Between
from vanguard_desktop.core.kinds import Test
from vanguard_desktop.dice.faces import Color, Icon
from vanguard_desktop.setting.cards import RowColor


@attrs.frozen(kw_only=True)
class CheckAsksFor(Test):
    """The check asks for the icon: a row, a special effect or a requirement of the pool names it."""

    tag: ClassVar[str] = "check_asks_for"
    icon: Icon


@attrs.frozen(kw_only=True)
class CheckOnThreat(Test):
    """The check is that of an action on a threat card."""

    tag: ClassVar[str] = "check_on_threat"


@attrs.frozen(kw_only=True)
class CheckToPrepare(Test):
    """The check is part of a prepare action (ACT-37)."""

    tag: ClassVar[str] = "check_to_prepare"


@attrs.frozen(kw_only=True)
class CheckOfAnother(Test):
    """Somebody else is the active crew member."""

    tag: ClassVar[str] = "check_of_another"


@attrs.frozen(kw_only=True)
class CheckAssisted(Test):
    """Somebody has assisted the check with a die or a card (CHK-09)."""

    tag: ClassVar[str] = "check_assisted"


@attrs.frozen(kw_only=True)
class CheckWithin(Test):
    """The active crew member is at most so many moves away; 0 is the same sector."""

    tag: ClassVar[str] = "check_within"
    count: Annotated[int, Between(0, 9)]


@attrs.frozen(kw_only=True)
class PoolShows(Test):
    """The roll pool shows the icon so often, a double face twice; an ace is an ace here (REQ-20)."""

    tag: ClassVar[str] = "pool_shows"
    icon: Icon
    count: int = 1


@attrs.frozen(kw_only=True)
class PoolShowsColors(Test):
    """The icon is shown by dice of so many colors."""

    tag: ClassVar[str] = "pool_shows_colors"
    icon: Icon
    count: int


@attrs.frozen(kw_only=True)
class HasAvailable(Test):
    """So many dice of the color are available, in a check to the active crew member: a cost takes no other die."""

    tag: ClassVar[str] = "has_available"
    count: int = 1
    color: Color | None = None


@attrs.frozen(kw_only=True)
class OutcomeWas(Test):
    """The outcome that was applied last in the check has that color; before any is applied, the marked one."""

    tag: ClassVar[str] = "outcome_was"
    color: RowColor


@attrs.frozen(kw_only=True)
class OutcomeCovers(Test):
    """The dice spent on the outcome row cover all these icons (CHK-72).

    So one yellow row may be better in more than one way: there is no second one (CHK-74).
    """

    tag: ClassVar[str] = "outcome_covers"
    icons: tuple[Icon, ...]


OfCheck = (
    CheckAsksFor | CheckOnThreat | CheckToPrepare | CheckOfAnother | CheckAssisted | CheckWithin | PoolShows
    | PoolShowsColors | HasAvailable | OutcomeWas | OutcomeCovers
)  # fmt: skip
OF_CHECK: tuple[type[Test], ...] = OfCheck.__args__
