"""The seven kinds of plain data that every rule book deals in; each class has a tag that outlives renaming."""

from __future__ import annotations

from typing import ClassVar

import attrs

from vanguard_desktop.core.ids import RuleId


@attrs.frozen(kw_only=True)
class Command:
    """An order of a player: what somebody wants to do now."""

    tag: ClassVar[str]


@attrs.frozen(kw_only=True)
class Event:
    """Something that happened; the log of a campaign is made of these.

    `because` names the rule that justified it. An event that shows the players what was hidden (a roll, a drawn card,
    a read entry) `reveals`; the strict undo stops there (CYC-22).
    """

    tag: ClassVar[str]
    version: ClassVar[int] = 1
    reveals: ClassVar[bool] = False
    because: RuleId = RuleId("")


@attrs.frozen(kw_only=True)
class Effect:
    """What a card, a path or a step of a turn does when its time comes; it waits in the queue until then."""

    tag: ClassVar[str]


@attrs.frozen(kw_only=True)
class Test:
    """A question that the position itself answers: a requirement of a mission, an `if` of a card."""

    tag: ClassVar[str]
    __test__: ClassVar[bool] = False  # the name means nothing to pytest


@attrs.frozen(kw_only=True)
class Decision:
    """A question to a player. While it stands on the stack, the game waits; a save made now asks it again.

    It says what is asked, never what may be answered: that follows from the position in which it is answered.
    `automatic` decisions with one legal answer are answered by the game itself (DEC-27).
    """

    tag: ClassVar[str]
    version: ClassVar[int] = 1
    automatic: ClassVar[bool] = True


@attrs.frozen(kw_only=True)
class Reason:
    """Why a command is refused, in data; the words come from `text`."""

    tag: ClassVar[str]
    rule: ClassVar[RuleId]


@attrs.frozen(kw_only=True)
class Opening:
    """What a book starts from; one book hands it to the next, a stand-alone game makes it up."""

    tag: ClassVar[str]
