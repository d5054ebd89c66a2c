"""Chance as data: a seed and a count of draws, so that a roll that is undone and made again falls the same (CYC-20)."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

import attrs

WORD = 64

_T = TypeVar("_T")


@attrs.frozen
class Rng:
    """The generator of a campaign. Drawing returns the value and the generator after it; nothing is kept elsewhere."""

    seed: int
    count: int = 0

    def below(self, n: int) -> tuple[int, Rng]:
        """A whole number from 0 to n-1, each with the same chance (RND-04)."""
        assert n > 0
        limit = (1 << WORD) - (1 << WORD) % n  # above it some numbers would come more often
        rng = self
        while True:
            digest = blake2b(f"{rng.seed}:{rng.count}".encode(), digest_size=8).digest()
            rng = Rng(rng.seed, rng.count + 1)
            word = int.from_bytes(digest, "big")
            if word < limit:
                return word % n, rng

    def shuffled(self, things: Sequence[_T]) -> tuple[tuple[_T, ...], Rng]:
        """The whole order at once (RND-08)."""
        rest, rng = list(things), self
        for last in range(len(rest) - 1, 0, -1):
            at, rng = rng.below(last + 1)
            rest[last], rest[at] = rest[at], rest[last]
        return tuple(rest), rng

    def since(self, earlier: Rng) -> int:
        """How many draws lie between `earlier` and now: what an event records as `drawn`."""
        assert self.seed == earlier.seed
        return self.count - earlier.count

    def after(self, drawn: int) -> Rng:
        return Rng(self.seed, self.count + drawn)
