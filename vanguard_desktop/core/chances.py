"""Exact chances, and those of injury and danger dice: how often an icon falls, which card takes a die (CHK-46)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from enum import Enum
from fractions import Fraction
from itertools import permutations, product
from typing import TypeVar

import attrs

from vanguard_desktop.core.dice import DANGER_FACES, INJURY_FACES, DangerIcon, InjuryIcon

Face = TypeVar("Face")


@attrs.frozen
class Chance:
    """So many ways of so many that are equally likely."""

    ways: int
    of: int

    @property
    def share(self) -> float:
        return self.ways / self.of

    @property
    def exact(self) -> Fraction:
        return Fraction(self.ways, self.of)


class Harm(Enum):
    """What an injury card does to the roll pool when it takes a die; all else is OTHER and does not touch it."""

    OTHER = "other"
    BURN = "burn"  # basics count as accidents for the rest of the check
    LOSE_DIE = "lose_die"  # one die of the pool is spent, of the player's choice
    WOUND = "wound"  # a Wounded card is gained, which joins the comparison at once (CHK-50)


@attrs.frozen(kw_only=True)
class InjuryFace:
    """A face-up injury card, as far as step 6 of a check looks at it."""

    takes: Mapping[InjuryIcon, Harm]


WOUNDED = InjuryFace(takes={InjuryIcon.DAMAGE: Harm.OTHER})
MOST_CARDS = 3


@attrs.frozen
class Placed:
    """Where the injury dice of a roll went: for each card, counted from the left, the icon of its die or None."""

    cards: tuple[InjuryIcon | None, ...]
    burned: bool
    lost: int


@attrs.frozen(kw_only=True)
class InjuryOdds:
    """What the injury dice of a check can bring."""

    icons: Mapping[InjuryIcon, tuple[Chance, ...]]  # how many dice show it: the chance of 0, 1, 2 ...
    cards: tuple[Mapping[InjuryIcon, Chance], ...]  # the chance that the card takes a die with that icon
    placed: Mapping[Placed, Chance]


@attrs.frozen(kw_only=True)
class DangerOdds:
    """What the danger dice of a check can bring: how many of them show each icon."""

    dice: int
    icons: Mapping[DangerIcon, tuple[Chance, ...]]

    def any_of(self, wanted: Collection[DangerIcon]) -> Chance:
        """The chance that at least one die shows one of these."""
        hits, sides = sum(face in wanted for face in DANGER_FACES), len(DANGER_FACES)
        return Chance(sides**self.dice - (sides - hits) ** self.dice, sides**self.dice)


def counts(faces: Sequence[Face], dice: int, wanted: Collection[Face]) -> tuple[Chance, ...]:
    """The chance that 0, 1, 2 ... of so many equal dice show one of the wanted faces."""
    hits = sum(face in wanted for face in faces)
    ways = [1]
    for _ in range(dice):
        ways = [a * (len(faces) - hits) + b * hits for a, b in zip((*ways, 0), (0, *ways), strict=True)]
    return tuple(Chance(way, len(faces) ** dice) for way in ways)


def danger_odds(dice: int) -> DangerOdds:
    return DangerOdds(dice=dice, icons={icon: counts(DANGER_FACES, dice, (icon,)) for icon in DangerIcon})


def injury_odds(dice: int, cards: Sequence[InjuryFace]) -> InjuryOdds:
    """The chances of every result, if the player takes the dice in the order that hurts least."""
    of = len(INJURY_FACES) ** dice
    ways: Counter[Placed] = Counter()
    for roll in product(INJURY_FACES, repeat=dice):
        ways[least_harm(tuple(sorted(roll, key=lambda icon: icon.value)), tuple(cards))] += 1
    hits = [
        {icon: sum(way for placed, way in ways.items() if placed.cards[number] is icon) for icon in card.takes}
        for number, card in enumerate(cards)
    ]
    return InjuryOdds(
        icons={icon: counts(INJURY_FACES, dice, (icon,)) for icon in InjuryIcon},
        cards=tuple({icon: Chance(way, of) for icon, way in hit.items()} for hit in hits),
        placed={placed: Chance(way, of) for placed, way in ways.items()},
    )


def least_harm(roll: tuple[InjuryIcon, ...], cards: tuple[InjuryFace, ...]) -> Placed:
    """The order of the injury dice is the player's choice (CHK-47): the one that hurts the pool least, then the fewest
    cards; of equals the first."""
    return min(
        (place_dice(order, cards) for order in dict.fromkeys(permutations(roll))),
        key=lambda placed: (placed.burned, placed.lost, sum(icon is not None for icon in placed.cards)),
    )


def place_dice(order: Iterable[InjuryIcon], cards: Sequence[InjuryFace]) -> Placed:
    """Put the dice on the cards one after the other: each on the first free card that shows its icon (CHK-47)."""
    laid = list(cards)
    on: list[InjuryIcon | None] = [None] * len(laid)
    harms = []
    for icon in order:
        for number, card in enumerate(laid):
            if on[number] is None and icon in card.takes:
                on[number] = icon
                harms.append(card.takes[icon])
                if card.takes[icon] is Harm.WOUND and len(laid) < MOST_CARDS:
                    laid.append(WOUNDED)
                    on.append(None)
                break
    return Placed(tuple(on), Harm.BURN in harms, harms.count(Harm.LOSE_DIE))
