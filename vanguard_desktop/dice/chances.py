"""Exact chances, and those of injury and danger dice: how often an icon falls, which card takes a die (CHK-46)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from enum import Enum
from fractions import Fraction
from itertools import permutations
from typing import TypeVar

import attrs

from .faces import InjuryIcon

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
    WOUND = "wound"  # a Wounded card is gained, which joins the comparison at once (CHK-50); a fourth card is the last
    SPEND = "spend"  # a die is spent, or sacrificed if none is available (DIE-26)
    SPEND_TWO = "spend_two"
    SACRIFICE = "sacrifice"  # a die is sacrificed; who has too few gains Exhausted instead (DIE-31)
    PANIC = "panic"  # a card is discarded, or a die is spent if the hand is empty


@attrs.frozen(kw_only=True)
class InjuryFace:
    """A face-up injury card, as far as step 6 of a check looks at it."""

    takes: Mapping[InjuryIcon, Harm]


WOUNDED = InjuryFace(takes={InjuryIcon.DAMAGE: Harm.SPEND})
EXHAUSTED = InjuryFace(takes={InjuryIcon.HEAVY: Harm.SACRIFICE})
MOST_CARDS = 3
FEW_DICE = 3


@attrs.frozen(kw_only=True)
class Means:
    """What a crew member has to bear injuries with: dice on the board, dice in the check, cards; room for injuries.

    Who is never `exhausted` gains no injury for want of dice (TUT-35).
    """

    available: int = 60
    spent: int = 0
    rolled: int = 0
    cards: int = 10
    room: int | None = None
    exhausted: bool = True


PLENTY = Means()


@attrs.frozen
class Placed:
    """Where the injury dice of a roll went: for each card, counted from the left, the icon of its die or None.

    `fourth` tells for each card too many how many dice were in play then: it is the evacuation (END-08), or means a
    survival roll (DLY-04). `gained` tells what brought each card that was gained on the way.
    """

    cards: tuple[InjuryIcon | None, ...]
    burned: bool
    lost: int
    fourth: tuple[int, ...] = ()
    gained: tuple[Harm, ...] = ()


def counts(dice: Iterable[Sequence[Face]], wanted: Collection[Face]) -> tuple[Chance, ...]:
    """The chance that 0, 1, 2 ... of the dice show one of the wanted faces, each die given by all it may show."""
    ways, of = [1], 1
    for faces in dice:
        hits = sum(face in wanted for face in faces)
        ways = [a * (len(faces) - hits) + b * hits for a, b in zip((*ways, 0), (0, *ways), strict=True)]
        of *= len(faces)
    return tuple(Chance(way, of) for way in ways)


def least_harm(roll: tuple[InjuryIcon, ...], cards: tuple[InjuryFace, ...], means: Means = PLENTY) -> Placed:
    """The order of the injury dice is the player's choice (CHK-47): no fourth injury if it can be helped, then the one
    that hurts the pool least, then the fewest cards; of equals the first."""
    return min(
        (place_dice(order, cards, means) for order in dict.fromkeys(permutations(roll))),
        key=lambda to: (len(to.fourth), to.burned, to.lost, sum(icon is not None for icon in to.cards)),
    )


def place_dice(order: Iterable[InjuryIcon], cards: Sequence[InjuryFace], means: Means = PLENTY) -> Placed:
    """Put the dice on the cards one after the other: each on the first free card that shows its icon (CHK-47)."""
    bearing = _Bearing(cards, means)
    on: list[InjuryIcon | None] = [None] * len(cards)
    harms = []
    for icon in order:
        for number, card in enumerate(bearing.cards):
            if on[number] is None and icon in card.takes:
                on[number] = icon
                harms.append(card.takes[icon])
                bearing.suffer(card.takes[icon])
                on += [None] * (len(bearing.cards) - len(on))
                break
    return Placed(
        tuple(on),
        Harm.BURN in harms,
        harms.count(Harm.LOSE_DIE),
        tuple(bearing.fourth),
        tuple(bearing.gained),
    )


class _Bearing:
    """A crew member under its injuries: what it has left to pay with, and the cards that it gains by that."""

    def __init__(self, cards: Sequence[InjuryFace], means: Means) -> None:
        self.cards = list(cards)
        self._most = len(cards) + (MOST_CARDS - len(cards) if means.room is None else means.room)
        self.gained: list[Harm] = []
        self.fourth: list[int] = []
        self._available, self._spent, self._rolled = means.available, means.spent, means.rolled
        self._hand, self._exhausted = means.cards, means.exhausted

    def suffer(self, harm: Harm) -> None:
        match harm:
            case Harm.SPEND:
                self._spend()
            case Harm.SPEND_TWO:
                self._spend()
                self._spend()
            case Harm.SACRIFICE:
                self._sacrifice()
            case Harm.WOUND:
                self._gain(Harm.WOUND, WOUNDED)
            case Harm.PANIC if self._hand:
                self._hand -= 1
            case Harm.PANIC:
                self._spend()
            case _:
                pass  # what it does to the pool is counted, all else leaves dice and cards alone

    def _spend(self) -> None:
        if self._available:
            self._available, self._spent = self._available - 1, self._spent + 1
        else:
            self._sacrifice()

    def _sacrifice(self) -> None:
        """A spent die rather than an available one: who can choose keeps what can still be spent."""
        if self._in_play() <= FEW_DICE or not (self._available or self._spent):
            if self._exhausted:
                self._gain(Harm.SACRIFICE, EXHAUSTED)
        elif self._spent:
            self._spent -= 1
        else:
            self._available -= 1

    def _gain(self, harm: Harm, card: InjuryFace) -> None:
        if len(self.cards) < self._most:
            self.cards.append(card)
            self.gained.append(harm)
            return
        self.fourth.append(self._in_play())
        if self._spent or self._available:  # DLY-08: who lives sacrifices a die
            self._spent, self._available = max(self._spent - 1, 0), self._available - (not self._spent)

    def _in_play(self) -> int:
        return self._available + self._spent + self._rolled
