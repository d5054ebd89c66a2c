"""Trades and cards gained at random: what is offered, and what chance draws."""

from __future__ import annotations

from typing import ClassVar

import attrs

from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.rulesets.ship.data.journey.cycle import Revealed
from vanguard_desktop.rulesets.ship.effects import Trade


@attrs.frozen(kw_only=True)
class MakeTrade(Effect):
    """The players have accepted a trade: its price is paid and its effect takes place."""

    tag: ClassVar[str] = "step_make_trade"
    trade: Trade


@attrs.frozen(kw_only=True)
class DrawnAtRandom(Revealed):
    """A locked card is gained that chance has drawn (CYC-20)."""

    tag: ClassVar[str] = "drawn_at_random"
    drawn: int
