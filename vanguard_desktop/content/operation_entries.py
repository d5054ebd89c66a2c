"""OPS-20: entries of an operation have numbers of their own, and give nothing that the campaign turns on.

Entry 3 of operation OP-1 is called `OP-1-3` in a pack, where no name holds a colon.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from vanguard_desktop.rulesets.expedition.data.effects import GainUnique
from vanguard_desktop.rulesets.ship.effects import Gain
from vanguard_desktop.rulesets.ship.zones import KEPT_UNIQUES

from .errors import Findings, Mistake
from .packs import Entry

Table = Mapping[str, Mapping[Any, Any]]


def check_operation_entries(entries: Sequence[Entry], table: Table, findings: Findings) -> None:
    """Objectives, tech levels and the lasting unique discoveries belong to the campaign."""
    for entry in entries:
        if entry.family != "logs" or entry.definition.id.rpartition("-")[0] not in table["operations"]:
            continue
        for path, thing, _ in entry.parts:
            if _belongs_to_campaign(thing, table):
                findings.add(Mistake.UNFIT_VALUE, entry.file, path, found=thing.tag)


def _belongs_to_campaign(thing: Any, table: Table) -> bool:
    match thing:
        case Gain(card=card):
            kept = card in {card.id for number, card in table["uniques"].items() if number <= KEPT_UNIQUES}
            return card in table["objectives"] or card in table["tech_levels"] or kept
        case GainUnique(number=number):
            return number is None or number <= KEPT_UNIQUES
        case _:
            return False
