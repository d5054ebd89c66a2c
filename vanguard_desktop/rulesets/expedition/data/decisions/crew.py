"""What the crew is asked: who is meant, which of their dice, cards and injuries."""

from __future__ import annotations

from vanguard_desktop.core import Decision, Effect, MemberId, Waiting
from vanguard_desktop.dice.faces import Color, InjuryIcon, Section

from .asked import Asked


class React(Decision, tag="react", automatic=False):
    """A compulsory cost is about to hit a crew member who could still do something about it (DEC-26)."""

    member: MemberId
    cost: Waiting


class ChooseMember(Asked, tag="choose_member"):
    """Who is meant? (DEC-22)"""

    section: Section


class AskRandom(Decision, tag="ask_random", automatic=False):
    """What do the real ten-sided dice show, one after the other, that find a random crew member? (RND-02)"""

    section: Section
    members: tuple[MemberId, ...]
    values: tuple[int, ...]
    rolls: tuple[tuple[int, ...], ...]
    effect: Waiting


class AskSurvival(Decision, tag="ask_survival", automatic=False):
    """What do the three real injury dice show that decide over a life? (DLY-06)"""

    member: MemberId
    icons: tuple[InjuryIcon, ...] = ()


class ChooseDieToSpend(Decision, tag="choose_die_to_spend"):
    """Which die is spent next? Asked only where the choice matters (DEC-15)."""

    member: MemberId
    color: Color | None = None


class ChooseDieToSacrifice(Decision, tag="choose_die_to_sacrifice"):
    """Which die is sacrificed? (DEC-15)"""

    member: MemberId
    color: Color | None = None


class ChooseDieToRefresh(Decision, tag="choose_die_to_refresh"):
    """Which die comes back next? (DEC-15)"""

    member: MemberId
    color: Color | None = None


class ChooseOverflow(Decision, tag="choose_overflow"):
    """Which die of the column gives way to the injury die? (DEC-09)"""

    member: MemberId
    color: Color


class ChooseColumn(Decision, tag="choose_column"):
    """Into which column goes the injury die? Or `away`: out of which is one removed? (DEC-09, INJ-18)"""

    member: MemberId
    back: bool = False
    away: bool = False


class ChooseInjury(Decision, tag="choose_injury"):
    """Which injury is removed or flipped? (INJ-18)"""

    member: MemberId
    effect: Effect


class DiscardToLimit(Decision, tag="discard_to_limit"):
    """Which cards leave the hand? (DEC-14)"""

    member: MemberId
    count: int
    cost: bool = False
