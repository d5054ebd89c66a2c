"""What cards and log entries do, as far as the rule books mean the same by it."""

from __future__ import annotations

from typing import Annotated

from .fields import Name, Named
from .ids import Flag, LogId
from .kinds import Effect, Test


class Nothing(Effect, tag="nothing"):
    """No effect: a harmless row, a secondary effect that only discards the card."""


class InOrder(Effect, tag="in_order"):
    """Several effects, one after the other in printed order (GEN-18)."""

    steps: tuple[Effect, ...]


class Choose(Effect, tag="choose"):
    """Alternatives; one that cannot be paid cannot be chosen (GEN-10, CYC-13).

    `labels` say in words of the story what each of them is, in the same order; what has no words is told by its rules.
    """

    options: tuple[Effect, ...]
    labels: tuple[Name, ...] = ()


class May(Effect, tag="may"):
    """An optional effect (GEN-17)."""

    effect: Effect


class If(Effect, tag="if"):
    """Depends on the position."""

    test: Test
    then: Effect
    otherwise: Effect = Nothing()


class ReadLog(Effect, tag="read_log"):
    """The team reads an entry of the logbook (PLN-55, PLN-61, LOG-11)."""

    log: Annotated[LogId, Named("logs")]


class SetFlag(Effect, tag="set_flag"):
    """A keyword or tick that the campaign remembers (PLN-58, LOG-09)."""

    flag: Flag


class ForShip(Effect):
    """What concerns the ship. Met on an expedition it is noted and carried out when the team is home (END-21)."""


SHARED_EFFECTS: tuple[type[Effect], ...] = (Nothing, InOrder, Choose, May, If, ReadLog, SetFlag)
