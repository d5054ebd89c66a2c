"""The roll pool: the dice of a check after the roll, and what cards and injuries make their results count as."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import attrs

from vanguard_desktop.core import DieId, MemberId

from .faces import ALL_DICE, Color, Face, Icon
from .requirements import PoolTest

Also = tuple[tuple[Icon, Icon], ...]


@attrs.frozen(kw_only=True, cache_hash=True)
class PoolDie:
    """One die of the roll pool: its owner (CHK-15), its color (DIE-01) and the icons that it counts as showing.

    `also` holds pairs: each shown first icon may serve as the second instead, and still counts as really shown.
    """

    id: DieId
    owner: MemberId | None = None
    color: Color
    icons: Face
    also: Also = ()

    @property
    def make(self) -> str:
        """Which die this is, all but its number: two of one make are one to the game."""
        return self.id.rpartition("-")[0]

    @property
    def kind(self) -> tuple[object, ...]:
        """All that tells it from others but its number; dice of one kind are alike (REQ-11)."""
        return self.owner, self.make, self.color, self.icons, self.also

    @property
    def shown(self) -> frozenset[Icon]:
        """Every icon this die counts as showing, also by `also`."""
        return frozenset((*self.icons, *(other for icon, other in self.also if icon in self.icons)))


Pool = tuple[PoolDie, ...]


@attrs.frozen(kw_only=True)
class Treatment:
    """What a card or an injury says that results count as, for the rest of this check.

    Each `shown` icon counts as `becomes` (`XEN` as `XEN, XEN`: it counts twice; `BAS` as `ACC`: Burned, INJ-27), the
    whole face if `shown` is None. With `also` the icon stays what it is and may serve as each of `becomes` instead.
    It means the dice of one color or owner, or one die, if these are named.
    """

    shown: Icon | None
    becomes: tuple[Icon, ...]
    also: bool = False
    die: DieId | None = None
    color: Color | None = None
    owner: MemberId | None = None

    def __attrs_post_init__(self) -> None:
        if self.also and self.shown is None:
            raise ValueError("only an icon can count as another one also; name it")

    def means(self, die: PoolDie) -> bool:
        return self.die in (None, die.id) and self.color in (None, die.color) and self.owner in (None, die.owner)


BURNED = Treatment(shown=Icon.BASIC, becomes=(Icon.ACCIDENT,))  # INJ-24: basics count as accidents
NO_TREATMENTS: tuple[Treatment, ...] = ()


def treat(die: PoolDie, treatments: Sequence[Treatment]) -> PoolDie:
    """The die as it counts, treatments applied in the order in which they came."""
    if not treatments:
        return die
    icons, also = die.icons, die.also
    for treatment in treatments:
        if not treatment.means(die):
            continue
        if treatment.also:
            assert treatment.shown is not None
            also = tuple(dict.fromkeys((*also, *((treatment.shown, other) for other in treatment.becomes))))
        elif treatment.shown is None:
            icons = treatment.becomes
        else:
            shown = treatment.shown
            icons = tuple(out for icon in icons for out in (treatment.becomes if icon is shown else (icon,)))
    return attrs.evolve(die, icons=icons, also=also)


def alike(dice: Iterable[PoolDie], sign: Callable[[PoolDie], object] = lambda die: die.kind) -> list[list[PoolDie]]:
    """The dice sorted by kind, or by another sign."""
    found: dict[object, list[PoolDie]] = {}
    for die in dice:
        found.setdefault(sign(die), []).append(die)
    return list(found.values())


def pool_die(
    id: DieId, face: int, owner: MemberId | None = None, treatments: Sequence[Treatment] = NO_TREATMENTS
) -> PoolDie:
    """A die of the box, rolled: `face` counts from 0 in the order of DIE-12."""
    die = ALL_DICE[id]
    return treat(PoolDie(id=id, owner=owner, color=die.color, icons=die.faces[face]), treatments)


def without(pool: Pool, gone: Iterable[DieId]) -> Pool:
    """What is left after these dice are spent."""
    spent = frozenset(gone)
    return tuple(die for die in pool if die.id not in spent)


def faces_to_turn_to(die: DieId, wanted: Icon) -> tuple[int, ...]:
    """The faces with this icon that a die physically has; no other can it be turned to (DIE-35)."""
    return tuple(number for number, face in enumerate(ALL_DICE[die].faces) if wanted in face)


def passes(test: PoolTest, pool: Pool, declared: Sequence[tuple[DieId, Icon]] = ()) -> bool:
    """Look at the roll pool; `declared` says which aces the active crew declares to be what, for this test (CHK-69)."""
    return (results(test, pool, declared) >= test.count) == test.present


def results(test: PoolTest, pool: Pool, declared: Sequence[tuple[DieId, Icon]] = ()) -> int:
    """How many results are found; double faces count twice, an ace only if declared, never as accident (REQ-20)."""
    named = frozenset(test.icons)
    as_what = dict(declared)
    found = 0
    for die in pool:
        also = {icon for icon, other in die.also if other in named}
        for icon in die.icons:
            if icon is Icon.ACE:
                found += as_what.get(die.id) in named - {Icon.ACCIDENT}
            else:
                found += icon in named or icon in also
    return found


def declarable(test: PoolTest, pool: Pool) -> tuple[DieId, ...]:
    """The aces whose declaration can change this test; empty if none does, so that nobody is asked (DEC-12)."""
    if not frozenset(test.icons) - {Icon.ACCIDENT}:
        return ()
    aces = [die for die in pool if Icon.ACE in die.icons]
    shown = results(test, pool)
    if shown >= test.count or shown + sum(die.icons.count(Icon.ACE) for die in aces) < test.count:
        return ()
    return tuple(die.id for die in aces)
