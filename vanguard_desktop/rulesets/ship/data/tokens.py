"""What happens to tokens in the pools."""

from __future__ import annotations

from typing import ClassVar

import attrs

from vanguard_desktop.core.kinds import Event


@attrs.frozen(kw_only=True)
class PoolChanged(Event):
    """Tokens come into the pools or leave them; the caps are in the numbers already (CYC-18, CYC-19)."""

    tag: ClassVar[str] = "pool_changed"
    energy: int = 0
    command: int = 0
    success: int = 0


@attrs.frozen(kw_only=True)
class BagChanged(Event):
    """Tokens come into the token bag or leave it."""

    tag: ClassVar[str] = "bag_changed"
    energy: int = 0
    command: int = 0
    success: int = 0


@attrs.frozen(kw_only=True)
class PenaltyPlaced(Event):
    """The Penalty token lies in the Command pool, or no longer (MAP-21, BRG-07)."""

    tag: ClassVar[str] = "penalty_placed"
    on: bool
