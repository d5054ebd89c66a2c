"""Trades and cards gained at random: what is offered, and what chance draws."""

from __future__ import annotations

from vanguard_desktop.core import Effect

from ...effects import Trade
from ..journey.cycle import Revealed


class MakeTrade(Effect, tag="step_make_trade"):
    """The players have accepted a trade: its price is paid and its effect takes place."""

    trade: Trade


class DrawnAtRandom(Revealed, tag="drawn_at_random"):
    """A locked card is gained that chance has drawn (CYC-20)."""

    drawn: int
