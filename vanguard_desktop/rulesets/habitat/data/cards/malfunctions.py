"""Malfunction cards."""

from __future__ import annotations

from typing import Annotated

import attrs

from vanguard_desktop.core import Between, CardId, Effect, Name

from ..kinds import Complex, Family, StructureKind


@attrs.frozen(kw_only=True)
class MalfunctionCard:
    """A card of one of the three decks, with its two keywords (HMF-19)."""

    id: CardId
    name: Name
    complex: Complex
    family: Family
    structure: StructureKind
    copies: Annotated[int, Between(1, 9)] = 1
    effect: Effect
