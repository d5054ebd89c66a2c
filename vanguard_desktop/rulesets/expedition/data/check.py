"""A running dice check."""

from __future__ import annotations

from enum import Enum
from typing import TypeVar

import attrs

from vanguard_desktop.core import DieId, Effect, MemberId, PathId, SectorId, Source, Waiting
from vanguard_desktop.dice.faces import ALL_DICE, DangerIcon, Face, Icon, InjuryIcon, is_free
from vanguard_desktop.dice.pool import PoolDie, Treatment, pool_die
from vanguard_desktop.setting import CheckCard, ImmediateEffect, RowColor, SpecialEffect

E = TypeVar("E", bound=Effect)


@attrs.frozen(kw_only=True)
class Rolled:
    """A section die in the roll pool; `face` counts its faces from 0 (CHK-15)."""

    die: DieId
    owner: MemberId
    face: int

    @property
    def icons(self) -> Face:
        return ALL_DICE[self.die].faces[self.face]


@attrs.frozen(kw_only=True)
class InjuryDie:
    """A rolled injury die: in the pool, on the injury card of a slot, or in the spent pool (CHK-47, CHK-48)."""

    icon: InjuryIcon
    resolved: bool = False
    slot: int | None = None


@attrs.frozen(kw_only=True)
class DangerDie:
    """A danger die of the check; without an icon it has not been rolled yet."""

    letter: str
    icon: DangerIcon | None = None
    resolved: bool = False


class Purpose(Enum):
    """What a check is for."""

    ACTION = "action"
    TRAVEL = "travel"
    PREPARE = "prepare"
    TEXT = "text"


@attrs.frozen(kw_only=True, slots=False)
class Check:
    """A dice check in one of its ten steps (CHK-02).

    Its `card` is what was printed when it began, and stays so. Ruling: if the place or the condition leaves in steps 4
    to 9, what was announced is still carried out (CHK-86), but no marker is placed where none can lie (CHK-82).

    It is `reached` if its action lies in another sector and is taken as if there. `in_force` are texts that hold for
    the rest of it, `returning` dice that come back after step 9 (CHK-80), `stayed` dice that paid for a combination and
    did not leave the pool for it, `paid` what was spent on its outcome, `on_row` the dice of it that the marked row
    took. `special` are the special effects, once step 7 has begun.
    """

    active: MemberId
    purpose: Purpose
    source: Source
    at: SectorId
    card: CheckCard
    path: PathId | None = None
    needs_assist: bool = False
    all_assist: bool = False
    reached: bool = False
    step: int = 1
    hand: tuple[tuple[DieId, MemberId], ...] = ()
    told: tuple[str, ...] = ()
    pool: tuple[Rolled, ...] = ()
    injuries: tuple[InjuryDie, ...] = ()
    dangers: tuple[DangerDie, ...] = ()
    played_by: tuple[MemberId, ...] = ()
    treatments: tuple[Treatment, ...] = ()
    special: tuple[SpecialEffect | ImmediateEffect, ...] | None = None
    special_next: int = 0
    rows_declined: int = 0
    marked: RowColor | None = None
    immediate: RowColor | None = None
    applied: tuple[RowColor, ...] = ()
    end_turn: bool = False
    lenders: tuple[MemberId, ...] = ()
    in_force: tuple[Waiting, ...] = ()
    returning: tuple[DieId, ...] = ()
    stayed: tuple[DieId, ...] = ()
    paid: tuple[Icon, ...] = ()
    on_row: tuple[Rolled, ...] = ()

    @property
    def dice(self) -> tuple[PoolDie, ...]:
        """The roll pool as it counts, with all that cards and injuries say about it."""
        return tuple(pool_die(r.die, r.face, r.owner, self.treatments) for r in self.pool)

    @property
    def section_dice(self) -> tuple[tuple[DieId, MemberId], ...]:
        """Dice in hand and in the roll pool with their owners; free results are no dice (DIE-18)."""
        rolled = ((rolled.die, rolled.owner) for rolled in self.pool if not is_free(rolled.die))
        return (*self.hand, *rolled)

    def says(self, kind: type[E]) -> tuple[E, ...]:
        """The texts of that kind that hold for this check."""
        return tuple(text.effect for text in self.in_force if isinstance(text.effect, kind))

    @property
    def assistants(self) -> tuple[MemberId, ...]:
        """Who has assisted so far, with a die or a card (CHK-09)."""
        return tuple(dict.fromkeys((*self.lenders, *self.played_by)))
