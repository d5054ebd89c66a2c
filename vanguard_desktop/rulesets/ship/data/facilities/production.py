"""The production complex (PRO): projects are started in the queues and boosted."""

from __future__ import annotations

from typing import ClassVar

import attrs

from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.rulesets.ship.pieces import Piece


@attrs.frozen(kw_only=True)
class StartNext(Effect):
    """A ready project is started, then another one, as long as the players like (PRO-06)."""

    tag: ClassVar[str] = "step_start_next"


@attrs.frozen(kw_only=True)
class StartIn(Effect):
    """The project goes into one of the queues."""

    tag: ClassVar[str] = "step_start_in"
    card: Piece


@attrs.frozen(kw_only=True)
class BoostNext(Effect):
    """A project in a queue is moved on by assigned crew, as often as wanted (PRO-10, PRO-12)."""

    tag: ClassVar[str] = "step_boost_next"


@attrs.frozen(kw_only=True)
class Advance(Effect):
    """A project moves one stage to the right, out of the last one it is complete (PRO-10)."""

    tag: ClassVar[str] = "step_advance"
    card: Piece
