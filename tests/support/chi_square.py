"""Do rolls fall as the odds say? Pearson's test, strict enough that a loaded die is noticed."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from math import sqrt


def likely(seen: Mapping[Hashable, int], ways: Mapping[Hashable, int]) -> bool:
    """At one in a thousand; rare outcomes are taken together, so that each class has enough rolls."""
    rolls, of = sum(seen.values()), sum(ways.values())
    classes = [(seen.get(outcome, 0), rolls * way / of) for outcome, way in ways.items()]
    common = [(found, expected) for found, expected in classes if expected >= 8]
    rare = [(found, expected) for found, expected in classes if expected < 8]
    if rare:
        common.append((sum(found for found, _ in rare), sum(expected for _, expected in rare)))
    chi = sum((found - expected) ** 2 / expected for found, expected in common if expected)
    free = max(len(common) - 1, 1)
    limit = free * (1 - 2 / (9 * free) + 3.09 * sqrt(2 / (9 * free))) ** 3  # Wilson and Hilferty
    possible = {outcome for outcome, way in ways.items() if way}
    return {outcome for outcome, found in seen.items() if found} <= possible and chi < limit
