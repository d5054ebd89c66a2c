"""Pools and requirements as the rule book writes them, so that a test reads like its example."""

from __future__ import annotations

from vanguard_desktop.core.ids import DieId, MemberId
from vanguard_desktop.dice.coverage import Convert
from vanguard_desktop.dice.faces import ALL_DICE, COLOR_OF, Color, Icon
from vanguard_desktop.dice.plan import PlannedDie
from vanguard_desktop.dice.pool import Pool, PoolDie
from vanguard_desktop.dice.requirements import Item, Requirement, SameItem, asks

ICONS = {
    "PHY": Icon.PHYSICAL,
    "GAT": Icon.GATHER,
    "DEF": Icon.DEFENSE,
    "EXP": Icon.EXPLORE,
    "BIO": Icon.BIOLOGY,
    "XEN": Icon.XENOLOGY,
    "CON": Icon.CONSTRUCTION,
    "SCI": Icon.SCIENCE,
    "TEC": Icon.TECHNOLOGY,
    "ACE": Icon.ACE,
    "BAS": Icon.BASIC,
    "ACC": Icon.ACCIDENT,
}
COLORS = {"red": Color.RED, "green": Color.GREEN, "blue": Color.BLUE, "any": None}
ACTIVE, OTHER = MemberId("active"), MemberId("other")


def needs(text: str) -> Requirement:
    """`needs("TEC / red + blue")`; `any` is a die of any color, `SAME` the any-icon symbol."""
    return asks(*(tuple(_part(word.strip()) for word in part.split("+")) for part in text.split("/")))


def _part(word: str) -> Item | Icon | Color | None:
    if word == "SAME":
        return SameItem()
    return COLORS[word] if word in COLORS else ICONS[word]


def rolled(text: str, owner: MemberId = ACTIVE) -> Pool:
    """`rolled("RED ACC, CON+TEC, GREEN BAS of other")`; skills need no color, and all dice differ in make."""
    return tuple(_die(number, part.strip(), owner) for number, part in enumerate(text.split(",")))


def _die(number: int, text: str, owner: MemberId) -> PoolDie:
    text, _, lent = text.partition(" of ")
    icons = tuple(ICONS[word] for word in text.split()[-1].split("+"))
    color = Color(text.split()[0].lower()) if " " in text else COLOR_OF[icons[0]]
    return PoolDie(
        id=DieId(f"{color.value}-{'abcdefghijklmnop'[number]}-1"),
        owner=OTHER if lent else owner,
        color=color,
        icons=icons,
    )


def converting(text: str) -> tuple[Convert, ...]:
    """`converting("green XEN, blue SCI")`: basics of that color are spent as that icon."""
    pairs = (part.split() for part in text.split(",") if part)
    return tuple(Convert(color=Color(color), icon=ICONS[icon]) for color, icon in pairs)


def planned(*ids: str) -> tuple[PlannedDie, ...]:
    """Dice of the box, about to be rolled."""
    return tuple(
        PlannedDie(id=DieId(id), color=ALL_DICE[DieId(id)].color, faces=ALL_DICE[DieId(id)].faces) for id in ids
    )
