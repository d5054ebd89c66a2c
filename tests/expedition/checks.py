"""Dice checks for tests: a pool as it fell, and a check brought to one of its steps."""

from __future__ import annotations

from typing import Any

from tests.expedition.table import ONE, REC, Table
from vanguard_desktop.core.cards import CheckCard
from vanguard_desktop.core.ids import DieId, MemberId
from vanguard_desktop.rulesets.expedition.state import Check, Purpose, Rolled


def rolled(
    table: Table, *pool: tuple[str, int] | tuple[str, int, MemberId], card: CheckCard | None = None, **fields: Any
) -> Table:
    """A check of Recon in which these dice show these faces, and each belongs to Recon unless said otherwise."""
    dice = tuple(
        Rolled(die=DieId(entry[0]), face=entry[1], owner=entry[2] if len(entry) == 3 else REC) for entry in pool
    )
    check = Check(
        active=fields.pop("active", REC),
        purpose=Purpose.ACTION,
        source=fields.pop("source", "poi:1:P1:1"),
        at=fields.pop("at", ONE),
        card=card or CheckCard(),
        pool=dice,
        step=fields.pop("step", 4),
        **fields,
    )
    ids = {rolled.die for rolled in dice}
    for member in table.state.members:
        table = table.with_member(
            member.id,
            available=tuple(die for die in member.available if die not in ids),
            spent=tuple(die for die in member.spent if die not in ids),
        )
    return table.given(checks=(check,))
