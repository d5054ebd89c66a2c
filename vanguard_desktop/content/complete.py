"""CPI-02: a pack that calls itself complete holds every family of the game in its printed number."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Any

from vanguard_desktop.resources import resource_path

from .errors import Findings, Mistake
from .families import families
from .folder import shown
from .operation_cards import of_operations
from .packs import Pack

# The bridge cards of the rule book are three families here; the morale card is part of the ship book.
BRIDGE = ("objectives", "tech_levels", "upgrades")
MORALE_CARD = 1


@cache
def targets() -> tuple[dict[str, Any], ...]:
    """Every family with its target total (CPI-01)."""
    return tuple(json.loads(resource_path("content", "targets.json").read_text(encoding="utf-8")))


def counted(packs: Sequence[Pack]) -> Counter[str]:
    """Cards by family, every copy for itself; what only operations use is printed beside the numbers (CPI-18)."""
    count: Counter[str] = Counter()
    entries = [entry for pack in packs for entry in pack.entries]
    beside = of_operations(entries)
    for entry in entries:
        if id(entry) not in beside:
            count[entry.family] += getattr(entry.definition, "copies", 1)
    count["bridge_cards"] = sum(count[family] for family in BRIDGE) + MORALE_CARD * bool(count["campaigns"])
    return count


def check_complete(packs: Sequence[Pack], findings: Findings) -> None:
    complete = [pack for pack in packs if pack.card.complete]
    if not complete:
        return
    count = counted(packs)
    for line in targets():
        family, target = line["family"], line["target"]
        if (family in families() or family == "bridge_cards") and count[family] != target:
            file = shown(complete[0].folder, "pack.json")
            findings.add(
                Mistake.NOT_COMPLETE, file, "$.complete", found=f"{count[family]} / {target}", wanted=line["name"]
            )
