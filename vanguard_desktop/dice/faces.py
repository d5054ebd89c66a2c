"""Section dice, injury dice and danger dice: colors, faces and what lies in the box (DIE, INJ-23, DNG-10)."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from functools import cache

import attrs

from vanguard_desktop.core import DieId


class Color(Enum):
    """The three colors of section dice (DIE-01)."""

    RED = "red"
    GREEN = "green"
    BLUE = "blue"


class Icon(Enum):
    """What a section die can show; values are the names of the icon files (DIE-02)."""

    PHYSICAL = "physical"
    GATHER = "gather"
    DEFENSE = "defense"
    EXPLORE = "explore"
    BIOLOGY = "biology"
    XENOLOGY = "xenology"
    CONSTRUCTION = "construction"
    SCIENCE = "science"
    TECHNOLOGY = "technology"
    ACE = "ace"
    BASIC = "basic"
    ACCIDENT = "accident"


class DieType(Enum):
    """The five makes of section dice (DIE-04)."""

    BASIC = "basic"
    SPECIALIZED = "specialized"
    UNIVERSAL = "universal"
    EXPERT = "expert"
    WILD = "wild"


class InjuryIcon(Enum):
    """Results of an injury die (INJ-22)."""

    DAMAGE = "damage"
    HEAVY = "heavy"
    MENTAL = "mental"
    SPECIAL = "special"


class DangerIcon(Enum):
    """Results of a danger die (DNG-02)."""

    COMMON = "common"
    UNCOMMON = "uncommon"
    RARE = "rare"
    SPECIAL = "special"


class Section(Enum):
    """The four sections of the ship, in the order that rules use (CYC-08)."""

    SECURITY = "security"
    RECON = "recon"
    SCIENCE = "science"
    ENGINEERING = "engineering"


SKILLS: dict[Color, tuple[Icon, Icon, Icon]] = {
    Color.RED: (Icon.PHYSICAL, Icon.GATHER, Icon.DEFENSE),
    Color.GREEN: (Icon.EXPLORE, Icon.BIOLOGY, Icon.XENOLOGY),
    Color.BLUE: (Icon.CONSTRUCTION, Icon.SCIENCE, Icon.TECHNOLOGY),
}
COLOR_OF = {icon: color for color, icons in SKILLS.items() for icon in icons}

INJURY_FACES = (
    InjuryIcon.DAMAGE,
    InjuryIcon.DAMAGE,
    InjuryIcon.HEAVY,
    InjuryIcon.MENTAL,
    InjuryIcon.MENTAL,
    InjuryIcon.SPECIAL,
)
DANGER_FACES = (
    DangerIcon.COMMON,
    DangerIcon.COMMON,
    DangerIcon.UNCOMMON,
    DangerIcon.UNCOMMON,
    DangerIcon.RARE,
    DangerIcon.SPECIAL,
)

Face = tuple[Icon, ...]


@attrs.frozen
class Die:
    """One section die; which it is never changes, so its id says it all: `red-defense-1`, `blue-basic-3`."""

    color: Color
    type: DieType
    skill: Icon | None
    number: int

    @property
    def id(self) -> DieId:
        return DieId(f"{self.color.value}-{(self.skill or self.type).value}-{self.number}")

    @property
    def faces(self) -> tuple[Face, ...]:
        return faces(self.color, self.type, self.skill)

    @property
    def bracketed(self) -> int:
        """How many of the first faces carry brackets (DIE-11)."""
        return 4 if self.type is DieType.BASIC else 3


@cache
def faces(color: Color, make: DieType, skill: Icon | None = None) -> tuple[Face, ...]:
    """The six faces of a die, bracketed ones first (DIE-12)."""
    basic, ace, accident = (Icon.BASIC,), (Icon.ACE,), (Icon.ACCIDENT,)
    one, two, three = SKILLS[color]
    match make:
        case DieType.BASIC:
            return (basic,) * 4 + (ace, accident)
        case DieType.SPECIALIZED:
            assert skill in SKILLS[color]
            return ((skill,),) * 3 + (basic, ace, accident)
        case DieType.UNIVERSAL:
            return ((one, two), (two, three), (one, three), basic, basic, ace)
        case DieType.EXPERT:
            return ((one, one), (two, two), (three, three), basic, ace, ace)
        case DieType.WILD:
            return (ace,) * 3 + (accident,) * 3


def supply() -> Iterator[Die]:
    """All 60 section dice of the box, the sealed ones included (DIE-14)."""
    for color in Color:
        for number in range(1, 5):
            yield Die(color, DieType.BASIC, None, number)
            yield Die(color, DieType.UNIVERSAL, None, number)
            yield Die(color, DieType.EXPERT, None, number)
        for number in range(1, 3):
            yield Die(color, DieType.WILD, None, number)
            for skill in SKILLS[color]:
                yield Die(color, DieType.SPECIALIZED, skill, number)


@attrs.frozen
class FreeDie(Die):
    """A basic result that a text gives to a check: it lies in the roll pool like a die and is gone when it is spent."""

    @property
    def id(self) -> DieId:
        return free_die(self.color, self.number)

    @property
    def faces(self) -> tuple[Face, ...]:
        return ((Icon.BASIC,),) * 6


FREE = "free"


def free_die(color: Color, number: int) -> DieId:
    """Free results have no end; of those that lie there at the same time each has a number of its own."""
    return DieId(f"{color.value}-{FREE}-{number}")


def is_free(die: DieId) -> bool:
    return f"-{FREE}-" in die


class DiceByName(dict[DieId, Die]):
    """The dice of the box. Free results are found by their names too, but are no components and never counted."""

    def __missing__(self, id: DieId) -> Die:
        color, kind, number = id.split("-")
        if kind != FREE:
            raise KeyError(id)
        return FreeDie(Color(color), DieType.BASIC, None, int(number))


ALL_DICE: dict[DieId, Die] = DiceByName({die.id: die for die in supply()})


def _own(*dice: str) -> tuple[DieId, ...]:
    return tuple(DieId(die) for die in dice)


# DIE-16: what each section owns at the start of a campaign.
STARTING_DICE: dict[Section, tuple[DieId, ...]] = {
    Section.SECURITY: _own("red-defense-1", "red-physical-1", "red-basic-1", "green-basic-1", "blue-basic-1"),
    Section.RECON: _own("green-explore-1", "red-physical-2", "red-basic-2", "green-basic-2", "blue-basic-2"),
    Section.SCIENCE: _own("blue-science-1", "green-biology-1", "red-basic-3", "green-basic-3", "blue-basic-3"),
    Section.ENGINEERING: _own("blue-construction-1", "red-gather-1", "red-basic-4", "green-basic-4", "blue-basic-4"),
}
