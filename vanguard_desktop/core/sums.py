"""What a number of the game is made of, so that players can be shown the sum."""

from __future__ import annotations

from collections.abc import Iterable

import attrs

from .sources import Source


@attrs.frozen(kw_only=True)
class Part:
    """One term of a sum. `of` says where it comes from: a rank, equipment, the lander, a mod ..."""

    of: Source
    amount: int


def total(parts: Iterable[Part]) -> int:
    return sum(part.amount for part in parts)
