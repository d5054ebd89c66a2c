"""Questions that the position aboard answers itself: conditions of entries, cards and objectives (LOG-06)."""

from __future__ import annotations

from typing import Annotated, ClassVar

import attrs

from vanguard_desktop.core.cards_ship import MoraleLevel
from vanguard_desktop.core.fields import Named
from vanguard_desktop.core.ids import Counter, Flag, LogId
from vanguard_desktop.core.kinds import Test


@attrs.frozen(kw_only=True)
class FlagsSet(Test):
    """At least so many of these keywords are set."""

    tag: ClassVar[str] = "flags_set"
    flags: tuple[Flag, ...]
    count: int


@attrs.frozen(kw_only=True)
class CounterAtLeast(Test):
    """A counter has reached that number."""

    tag: ClassVar[str] = "counter_at_least"
    counter: Annotated[Counter, Named("counters")]
    count: int


@attrs.frozen(kw_only=True)
class ActAtLeast(Test):
    """The campaign has come to that act."""

    tag: ClassVar[str] = "act_at_least"
    act: int


@attrs.frozen(kw_only=True)
class EntryRead(Test):
    """That entry has been read so often."""

    tag: ClassVar[str] = "entry_read"
    log: Annotated[LogId, Named("logs")]
    times: int = 1


@attrs.frozen(kw_only=True)
class MoraleIs(Test):
    """Morale stands at that level."""

    tag: ClassVar[str] = "morale_is"
    level: MoraleLevel
