"""What the doctor found out about a save."""

from __future__ import annotations

import attrs

from ..errors import Damage
from ..lineage import Lineage
from ..log import Cursor
from .salvage import Kept, Row


class OtherContent(Exception):
    """The steps do not fit this content, and were not played with it."""


@attrs.define
class Judgment:
    """What holds, under new line numbers, and in plain sentences what does not."""

    problems: list[str] = attrs.field(factory=list)
    worst: Damage | None = None
    lines: dict[int, list[Row]] = attrs.field(factory=dict)
    lineage: Lineage = attrs.field(factory=Lineage)
    snapshots: dict[Cursor, Kept] = attrs.field(factory=dict)
    cursor: Cursor | None = None

    def complain(self, sentence: str, damage: Damage = Damage.DAMAGED) -> None:
        self.problems.append(sentence)
        self.worst = damage if damage is Damage.NEWER else self.worst or damage

    @property
    def steps(self) -> int:
        return sum(map(len, self.lines.values()))
