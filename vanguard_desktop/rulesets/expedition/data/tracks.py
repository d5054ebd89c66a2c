"""Tracks on which tokens and markers stand, as values."""

from __future__ import annotations

import attrs

from vanguard_desktop.core import Source, Written
from vanguard_desktop.setting import RowColor

COLORS = {color.value: color for color in RowColor}


@attrs.frozen(str=False, order=False, cache_hash=True)
class Track(Written):
    """The time track of a card, or with a `color` one of the tracks of an action; `of` says which card and action."""

    of: Source
    color: RowColor | None = None

    @classmethod
    def read(cls, name: str) -> Track:
        of, _, last = name.rpartition(":")
        color = COLORS.get(last) if of else None
        return cls(Source.read(name if color is None else of), color)

    def __str__(self) -> str:
        return str(self.of) if self.color is None else f"{self.of}:{self.color.value}"


CONDITION = Track(Source("condition"))


def threat_track(card: str) -> Track:
    return Track(Source("threat", card))
