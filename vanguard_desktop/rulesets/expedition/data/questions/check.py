"""Questions about the running dice check, for abilities that fit only some checks."""

from __future__ import annotations

from typing import Annotated

from vanguard_desktop.core import Between, Test
from vanguard_desktop.dice.faces import Color, Icon
from vanguard_desktop.setting import RowColor


class CheckAsksFor(Test, tag="check_asks_for"):
    """The check asks for the icon: a row, a special effect or a requirement of the pool names it."""

    icon: Icon


class CheckOnThreat(Test, tag="check_on_threat"):
    """The check is that of an action on a threat card."""


class CheckToPrepare(Test, tag="check_to_prepare"):
    """The check is part of a prepare action (ACT-37)."""


class CheckOfAnother(Test, tag="check_of_another"):
    """Somebody else is the active crew member."""


class CheckAssisted(Test, tag="check_assisted"):
    """Somebody has assisted the check with a die or a card (CHK-09)."""


class CheckWithin(Test, tag="check_within"):
    """The active crew member is at most so many moves away; 0 is the same sector."""

    count: Annotated[int, Between(0, 9)]


class PoolShows(Test, tag="pool_shows"):
    """The roll pool shows the icon so often, a double face twice; an ace is an ace here (REQ-20)."""

    icon: Icon
    count: int = 1


class PoolShowsColors(Test, tag="pool_shows_colors"):
    """The icon is shown by dice of so many colors."""

    icon: Icon
    count: int


class HasAvailable(Test, tag="has_available"):
    """So many dice of the color are available, in a check to the active crew member: a cost takes no other die."""

    count: int = 1
    color: Color | None = None


class OutcomeWas(Test, tag="outcome_was"):
    """The outcome that was applied last in the check has that color; before any is applied, the marked one."""

    color: RowColor


class OutcomeCovers(Test, tag="outcome_covers"):
    """The dice spent on the outcome row cover all these icons (CHK-72).

    So one yellow row may be better in more than one way: there is no second one (CHK-74).
    """

    icons: tuple[Icon, ...]
