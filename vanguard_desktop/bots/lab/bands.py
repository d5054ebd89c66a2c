"""How sure a figure is: bands of confidence, and when a run has seen enough.

A share gets the band of Wilson, which holds also for few games and near none or all. A mean gets the normal band, its
standard error to each side. Both hold in 95 of 100 runs.

A run looks at its main share after so many games in the order of their seeds, and only then. At these looks the band is
wider (three standard errors), since whoever looks several times is fooled more often. It is decided if that band is
narrow, or, where somebody aims at something, if it lies wholly inside or wholly outside of what is aimed at.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

import attrs

SURE = 1.959964
AT_A_LOOK = 3.0
# So narrow, and more games of a table would tell nothing new.
NARROW = 0.12
# After how many games there is a look: single games, whole campaigns.
LOOKS, LONG_LOOKS = 25, 10


@attrs.frozen
class Band:
    """A figure, and between what it may lie; `count` is of how many games."""

    value: float
    low: float
    high: float
    count: int

    @property
    def width(self) -> float:
        return self.high - self.low


def wilson(successes: float, count: int, sure: float = SURE) -> Band:
    """Of a share; without a game it may be anything."""
    if not count:
        return Band(0.0, 0.0, 1.0, 0)
    share, square = successes / count, sure * sure
    middle = (share + square / (2 * count)) / (1 + square / count)
    half = sure / (1 + square / count) * sqrt(share * (1 - share) / count + square / (4 * count * count))
    return Band(share, max(0.0, middle - half), min(1.0, middle + half), count)


def mean_band(numbers: Sequence[float], sure: float = SURE) -> Band:
    """Of a mean; of one game nothing is known about the next."""
    if not numbers:
        return Band(0.0, 0.0, 0.0, 0)
    mean = fmean(numbers)
    half = sure * stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0
    return Band(mean, mean - half, mean + half, len(numbers))


def paired_band(only_first: int, only_second: int, count: int) -> Band:
    """Of how much larger the second of two shares is, of games that were played with the same luck.

    Two games are added, one half of each kind, as Agresti and Min do: few pairs that all ended alike prove nothing.
    """
    value = (only_second - only_first) / count if count else 0.0
    total, differ = count + 2, only_first + only_second + 1
    middle = (only_second - only_first) / total
    half = SURE * sqrt(differ / total - middle * middle) / sqrt(total)
    return Band(value, max(-1.0, middle - half), min(1.0, middle + half), count)


def standardized(groups: Sequence[tuple[float, float, int]]) -> Band:
    """Of a share over groups that weigh differently: the weight of each, how many ended well in it, of how many.

    Each group has two successes and two failures added for its error, as Agresti and Coull do, so that a few games that
    all ended alike are not taken for certain.
    """
    weights = sum(weight for weight, _, _ in groups)
    if not weights:
        return wilson(0, 0)
    share = sum(weight * well / count for weight, well, count in groups) / weights
    error = 0.0
    for weight, well, count in groups:
        likely = (well + 2) / (count + 4)
        error += (weight / weights) ** 2 * likely * (1 - likely) / (count + 4)
    half = SURE * sqrt(error)
    return Band(share, max(0.0, share - half), min(1.0, share + half), sum(count for _, _, count in groups))


@attrs.frozen
class Aim:
    """The share of games that should end well."""

    low: float
    high: float

    def decided(self, band: Band) -> bool:
        inside = self.low <= band.low and band.high <= self.high
        return inside or band.high < self.low or band.low > self.high


def decided(successes: float, count: int, aim: Aim | None = None) -> bool:
    """Whether these games are enough."""
    band = wilson(successes, count, AT_A_LOOK)
    return band.width <= NARROW or (aim is not None and aim.decided(band))
