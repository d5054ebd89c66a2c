"""What the doctor found out about a save."""

from __future__ import annotations

import attrs

from vanguard_desktop.store.doctor.salvage import Kept, Row
from vanguard_desktop.store.errors import Damage
from vanguard_desktop.store.lineage import Lineage
from vanguard_desktop.store.log import Cursor


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
