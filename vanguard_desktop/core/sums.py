"""What a number of the game is made of, so that players can be shown the sum."""

from __future__ import annotations

from collections.abc import Iterable

import attrs


@attrs.frozen(kw_only=True)
class Part:
    """One term of a sum. `of` says where it comes from: `rank:2`, `equipment:Q01`, `lander:LD-1`, `mod:M03` ..."""

    of: str
    amount: int


def total(parts: Iterable[Part]) -> int:
    return sum(part.amount for part in parts)
