"""Cards of the map: region tiles and find tokens, research and direction cards."""

from __future__ import annotations

from typing import Annotated

import attrs

from vanguard_desktop.core import Between, CardId, Effect, Name, Nothing

from ..kinds import Symbol, Terrain


@attrs.frozen(kw_only=True)
class RegionCard:
    """A region tile (HRO-01)."""

    id: CardId
    ring: Annotated[int, Between(1, 3)]
    name: Name
    terrain: tuple[Terrain, ...] = ()
    samples: Annotated[int, Between(0, 3)] = 0
    find: bool = False
    icon: bool = False


@attrs.frozen(kw_only=True)
class FindCard:
    """A find token: its own effect, or a symbol whose effect the mission says (HEX-29)."""

    id: CardId
    copies: Annotated[int, Between(1, 9)] = 1
    effect: Effect = Nothing()
    symbol: Symbol | None = None
