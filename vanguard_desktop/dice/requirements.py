"""What outcome rows, special effects and combinations ask of the dice in the roll pool; data, never text (REQ-01).

`XEN / red + blue` is two alternatives: one icon, or one red and one blue die. "+" binds tighter than "/" (CHK-44).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

import attrs

from .faces import SKILLS, Color, Icon

# REQ-07: what "the same icon" may be; an ace is no icon of its own, and accidents are never wanted here (CHK-39).
SAME_ICONS: tuple[Icon, ...] = (*(icon for icons in SKILLS.values() for icon in icons), Icon.BASIC)


@attrs.frozen(kw_only=True, cache_hash=True)
class IconItem:
    """One icon of a die: a skill, a basic or an accident."""

    tag: ClassVar[str] = "icon"
    icon: Icon

    def __attrs_post_init__(self) -> None:
        if self.icon is Icon.ACE:
            raise ValueError("an ace is what the players make of it; no text asks for one (REQ-02)")


@attrs.frozen(kw_only=True, cache_hash=True)
class SameItem:
    """Any icon; all of them in one alternative are the same icon (CHK-38)."""

    tag: ClassVar[str] = "same"


@attrs.frozen(kw_only=True, cache_hash=True)
class DieItem:
    """One whole die of that color, or of any, whatever it shows (CHK-45)."""

    tag: ClassVar[str] = "die"
    color: Color | None = None


Item = IconItem | SameItem | DieItem
ITEMS: tuple[type[IconItem | SameItem | DieItem], ...] = (IconItem, SameItem, DieItem)
Alternative = tuple[Item, ...]


@attrs.frozen(kw_only=True, cache_hash=True)
class Requirement:
    """Alternatives, each a list of items. None at all is the red row: always covered, by no dice."""

    alternatives: tuple[Alternative, ...] = ()

    @property
    def always(self) -> bool:
        return not self.alternatives or () in self.alternatives

    @property
    def items(self) -> Iterator[Item]:
        """Every item of every alternative."""
        return (item for alternative in self.alternatives for item in alternative)

    @property
    def icons(self) -> frozenset[Icon]:
        """The icons that are named; `SAME` names none."""
        return frozenset(item.icon for item in self.items if isinstance(item, IconItem))

    @property
    def same(self) -> bool:
        return any(isinstance(item, SameItem) for item in self.items)


def asks(*alternatives: Alternative | Item | Icon | Color | None) -> Requirement:
    """Write a requirement down briefly: `asks(Icon.XENOLOGY, (Color.RED, Color.BLUE))` is `XEN / red + blue`.

    A color is a die of it, None a die of any color.
    """
    return Requirement(
        alternatives=tuple(
            tuple(_item(part) for part in (parts if isinstance(parts, tuple) else (parts,))) for parts in alternatives
        )
    )


def _item(part: Item | Icon | Color | None) -> Item:
    match part:
        case Icon():
            return IconItem(icon=part)
        case Color() | None:
            return DieItem(color=part)
        case IconItem() | SameItem() | DieItem():
            return part


@attrs.frozen(kw_only=True)
class PoolTest:
    """Looks whether at least `count` results in the roll pool show one of these icons, or, if not `present`, fewer do.

    `present=False` with two icons and a count of 1 reads "no EXP and no PHY in the roll pool" (REQ-19, REQ-20).
    """

    tag: ClassVar[str] = "pool_test"
    icons: tuple[Icon, ...]
    present: bool = True
    count: int = 1

    def __attrs_post_init__(self) -> None:
        if not self.icons or Icon.ACE in self.icons or self.count < 1:
            raise ValueError("a test of the roll pool names icons other than the ace, and a count of 1 or more")
