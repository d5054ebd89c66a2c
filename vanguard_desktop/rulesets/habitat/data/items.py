"""Things that lie in the loading zone, on the map or on the research tracks, each by a short name (HGN-15)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from vanguard_desktop.core import CardId

from .kinds import Element, Item

SEED = Item("seed")
SAMPLE = Item("sample")


def part(kind: Element) -> Item:
    """A spare part."""
    return Item(f"part:{kind.value}")


def upgrade(card: CardId) -> Item:
    """An upgrade card that is not built yet (HBD-11)."""
    return Item(f"upgrade:{card}")


def tile(card: CardId) -> Item:
    """The tile of an upgrade that was built, on its way to its structure (HBD-12)."""
    return Item(f"tile:{card}")


def find(token: CardId) -> Item:
    """A find token (HEX-29)."""
    return Item(f"find:{token}")


def family(item: Item) -> str:
    """What sort of thing it is."""
    return item.partition(":")[0]


def name(item: Item) -> CardId:
    """Which one of its sort."""
    return CardId(item.partition(":")[2])


def element(item: Item) -> Element:
    """Of what kind a part is."""
    return Element(name(item))


def is_sample(item: Item) -> bool:
    """Numbered samples count as samples (HMS-35)."""
    return family(item) == SAMPLE


def without(there: Iterable[Item], gone: Iterable[Item]) -> tuple[Item, ...]:
    """What is left; each of `gone` takes one away."""
    left = Counter(there)
    left.subtract(Counter(gone))
    assert min(left.values(), default=0) >= 0, f"{gone} are not there"
    return tuple(sorted(left.elements()))


def together(*lots: Iterable[Item]) -> tuple[Item, ...]:
    """Several lots as one; what is alike lies together."""
    return tuple(sorted(item for lot in lots for item in lot))
