"""Whose words are carried out, as a value: a card, a path, a page, a skill, and where it lies."""

from __future__ import annotations

from typing import Any

import attrs

from .ids import SectorId

# What is known by the sector in which it lies, whatever lies there.
PLACES = ("poi", "sector")


class Written:
    """A value that saves know by a short name, so that it can be a key there; such values are in the order of names."""

    __slots__ = ()

    @classmethod
    def read(cls, name: str) -> Any:
        raise NotImplementedError

    def __lt__(self, other: Written) -> bool:
        return str(self) < str(other)


@attrs.frozen(str=False, order=False, cache_hash=True)
class Source(Written):
    """What says a text: something of a `family`, by its `id`, that lies `at` a sector; of its actions, that `number`.

    Where only the family counts (`landing`, `rest`), or nobody says anything, the rest is empty.
    """

    family: str = ""
    id: str = ""
    at: SectorId | None = None
    number: int | None = None

    @classmethod
    def read(cls, name: str) -> Source:
        family, *rest = name.split(":")
        at = SectorId(int(rest.pop(0))) if rest and family in PLACES else None
        number = int(rest.pop()) if len(rest) > 1 else None
        if len(rest) > 1:
            raise ValueError(f"{name!r} says too much")
        return cls(family, "".join(rest), at, number)

    def __str__(self) -> str:
        parts = (self.family, self.at, self.id, self.number)
        return ":".join(str(part) for part in parts if part not in (None, ""))

    def __bool__(self) -> bool:
        return bool(self.family)

    def action(self, number: int) -> Source:
        """One of the actions printed there."""
        return attrs.evolve(self, number=number)

    def covers(self, other: Source) -> bool:
        """Whether the other one is the same thing or a part of it."""
        here = (self.family, self.at or other.at, self.id or other.id, self.number or other.number)
        return here == (other.family, other.at, other.id, other.number)


NOBODY = Source()
