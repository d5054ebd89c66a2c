"""What happens to tokens in the pools."""

from __future__ import annotations

from vanguard_desktop.core import Event


class PoolChanged(Event, tag="pool_changed"):
    """Tokens come into the pools or leave them; the caps are in the numbers already (CYC-18, CYC-19)."""

    energy: int = 0
    command: int = 0
    success: int = 0


class BagChanged(Event, tag="bag_changed"):
    """Tokens come into the token bag or leave it."""

    energy: int = 0
    command: int = 0
    success: int = 0


class PenaltyPlaced(Event, tag="penalty_placed"):
    """The Penalty token lies in the Command pool, or no longer (MAP-21, BRG-07)."""

    on: bool
