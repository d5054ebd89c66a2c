"""One of the away team with its board."""

from __future__ import annotations

import attrs

from vanguard_desktop.core import CardId, DieId, MemberId, Part, SectorId, Source, total
from vanguard_desktop.dice.faces import ALL_DICE, Color, Section
from vanguard_desktop.setting import USABLE_SLOTS, InjuryKind


@attrs.frozen(kw_only=True)
class Injury:
    """An injury card in its slot (INJ-03, INJ-20)."""

    kind: InjuryKind
    face_down: bool = False


@attrs.frozen(kw_only=True, slots=False)
class Member:
    """One of the away team with its board; `gone` dice lie in the compartment till the end (DIE-28)."""

    id: MemberId
    section: Section
    rank: int
    sector: SectorId | None = None
    available: tuple[DieId, ...] = ()
    spent: tuple[DieId, ...] = ()
    gone: tuple[DieId, ...] = ()
    injuries: tuple[Injury | None, Injury | None, Injury | None] = (None, None, None)
    injury_dice: tuple[Color, ...] = ()
    deck: tuple[CardId, ...] = ()
    hand: tuple[CardId, ...] = ()
    discards: tuple[CardId, ...] = ()
    cards_gone: tuple[CardId, ...] = ()
    charges: int = 0
    equipment: tuple[CardId, ...] = ()
    turn_ended: bool = False
    came_from: SectorId | None = None
    last_basic: str = ""

    @property
    def injury_count(self) -> int:
        """Cards in the slots, face up or down (INJ-12)."""
        return sum(injury is not None for injury in self.injuries)

    @property
    def hand_limit(self) -> int:
        """By rank: 2, 3, 4 (CRD-09)."""
        return self.rank + 1

    def slots(self, color: Color) -> int:
        """Usable slots of a column for section dice; an injury die takes the top one (CRW-08, CRW-10)."""
        return total(self.slot_parts(color))

    def slot_parts(self, color: Color) -> tuple[Part, ...]:
        """What the slots of a column are made of."""
        printed = Part(of=Source("rank", str(self.rank)), amount=USABLE_SLOTS[self.section][self.rank - 1][color])
        return (printed, Part(of=Source("injury_die"), amount=-1)) if color in self.injury_dice else (printed,)

    def free_slots(self, color: Color) -> int:
        return self.slots(color) - sum(ALL_DICE[die].color is color for die in self.available)
