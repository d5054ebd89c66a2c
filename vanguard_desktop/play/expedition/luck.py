"""Luck of the dice: what was met against what was to be expected, exactly."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from vanguard_desktop.core import Source, go_on
from vanguard_desktop.dice.faces import Color, Face
from vanguard_desktop.rulesets.expedition.data import State
from vanguard_desktop.rulesets.expedition.odds.of_check import odds_of_check
from vanguard_desktop.rulesets.expedition.training.script import fixed_faces
from vanguard_desktop.setting import RowColor

# Eight of ten runs end within the band; beyond the wider one luck was quite out of the common.
BAND, RARE = 0.1, 0.025


# A die as it fell: its color, and the icons on top.
Shown = tuple[Color, Face]


@attrs.frozen(kw_only=True)
class Fallen:
    """A check whose dice fell: its chance of a good outcome at the roll, and whether it came to one."""

    source: Source
    round: int
    faces: tuple[Shown, ...]
    chance: float
    met: bool


@attrs.frozen(kw_only=True)
class Luck:
    """`lead` is met minus expected after each check, `low` and `high` where eight of ten runs would be then.

    `verdict` runs from -2, hardly ever so unlucky, over 0, as usual, to 2.
    """

    met: int
    expected: float
    lead: tuple[float, ...]
    low: tuple[float, ...]
    high: tuple[float, ...]
    verdict: int


def chance_of_success(before: State) -> float | None:
    """What the roll promises that is about to be made, before any help that comes after it.

    None if nothing can be met: the action has tracks, which go on over several checks; or if the faces are prescribed
    (TUT-08).
    """
    check = before.check
    if check is None or not check.card.rows or check.card.tracks or fixed_faces(before, check) is not None:
        return None
    go_on()
    # Dice that the players rolled at their own table have told what they show; before that they could show anything.
    odds = odds_of_check(attrs.evolve(before, checks=(*before.checks[:-1], attrs.evolve(check, told=()))))
    rows = sum(row.chance.share for row in odds.rows if row.color is not RowColor.RED)
    return rows + sum(end.chance.share for end in odds.ends if end.color is not RowColor.RED)


def luck_of(fallen: Sequence[Fallen]) -> Luck:
    """How lucky that was: the exact spread of what as many checks with these chances come to."""
    met, expected = 0, 0.0
    spread = [1.0]  # the chance that so many of the checks so far were met
    lead, low, high = [], [], []
    for roll in fallen:
        met, expected = met + roll.met, expected + roll.chance
        missed = [share * (1 - roll.chance) for share in (*spread, 0.0)]
        spread = [a + b * roll.chance for a, b in zip(missed, (0.0, *spread), strict=True)]
        lead.append(met - expected)
        low.append(_quantile(spread, BAND) - expected)
        high.append(_quantile(spread, 1 - BAND) - expected)
    at_most, at_least = sum(spread[: met + 1]), sum(spread[met:])
    verdict = 0
    for limit in (BAND, RARE):
        verdict += (at_least <= limit) - (at_most <= limit)
    return Luck(met=met, expected=expected, lead=tuple(lead), low=tuple(low), high=tuple(high), verdict=verdict)


def _quantile(spread: Sequence[float], share: float) -> int:
    """The count that at least this share of all runs does not exceed."""
    total = 0.0
    for count, chance in enumerate(spread):
        total += chance
        if total >= share - 1e-9:
            return count
    return len(spread) - 1
