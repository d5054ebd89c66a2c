"""What cards and log entries do, as far as the rule books mean the same by it."""

from __future__ import annotations

from typing import Annotated, ClassVar

import attrs

from vanguard_desktop.core.fields import Name, Named
from vanguard_desktop.core.ids import Flag, LogId
from vanguard_desktop.core.kinds import Effect, Test


@attrs.frozen(kw_only=True)
class Nothing(Effect):
    """No effect: a harmless row, a secondary effect that only discards the card."""

    tag: ClassVar[str] = "nothing"


@attrs.frozen(kw_only=True)
class InOrder(Effect):
    """Several effects, one after the other in printed order (GEN-18)."""

    tag: ClassVar[str] = "in_order"
    steps: tuple[Effect, ...]


@attrs.frozen(kw_only=True)
class Choose(Effect):
    """Alternatives; one that cannot be paid cannot be chosen (GEN-10, CYC-13).

    `labels` say in words of the story what each of them is, in the same order; what has no words is told by its rules.
    """

    tag: ClassVar[str] = "choose"
    options: tuple[Effect, ...]
    labels: tuple[Name, ...] = ()


@attrs.frozen(kw_only=True)
class May(Effect):
    """An optional effect (GEN-17)."""

    tag: ClassVar[str] = "may"
    effect: Effect


@attrs.frozen(kw_only=True)
class If(Effect):
    """Depends on the position."""

    tag: ClassVar[str] = "if"
    test: Test
    then: Effect
    otherwise: Effect = Nothing()


@attrs.frozen(kw_only=True)
class ReadLog(Effect):
    """The team reads an entry of the logbook (PLN-55, PLN-61, LOG-11)."""

    tag: ClassVar[str] = "read_log"
    log: Annotated[LogId, Named("logs")]


@attrs.frozen(kw_only=True)
class SetFlag(Effect):
    """A keyword or tick that the campaign remembers (PLN-58, LOG-09)."""

    tag: ClassVar[str] = "set_flag"
    flag: Flag


@attrs.frozen(kw_only=True)
class ForShip(Effect):
    """What concerns the ship. Met on an expedition it is noted and carried out when the team is home (END-21)."""


SHARED_EFFECTS: tuple[type[Effect], ...] = (Nothing, InOrder, Choose, May, If, ReadLog, SetFlag)
