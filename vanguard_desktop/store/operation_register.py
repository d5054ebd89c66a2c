"""OPS-13: what a profile keeps of stand-alone operations: the best medal and score of each, with date and seed."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import attrs

from vanguard_desktop.core import CardId
from vanguard_desktop.rulesets.ship.data.campaign.operations import Medal

from .disk.troubles import troubles

NAME = "operations.json"
ORDER = tuple(Medal)


@attrs.frozen(kw_only=True)
class Best:
    """The best result of an operation so far."""

    medal: Medal
    score: int
    date: str
    seed: int


def best_results(folder: Path) -> Mapping[CardId, Best]:
    """By operation; empty as long as none was played."""
    file = folder / NAME
    if not file.exists():
        return {}
    with troubles(file):
        told: dict[str, dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))
    return {CardId(id): Best(**{**one, "medal": Medal(one["medal"])}) for id, one in told.items()}


def remember(folder: Path, operation: CardId, result: Best) -> bool:
    """Written down if it is better than before: first by its medal, then by its score."""
    results = dict(best_results(folder))
    known = results.get(operation)
    if known is not None and _rank(known) >= _rank(result):
        return False
    results[operation] = result
    told = {id: {**attrs.asdict(one), "medal": one.medal.value} for id, one in sorted(results.items())}
    file = folder / NAME
    unborn = file.with_name(f"{file.name}.new")
    with troubles(file):
        unborn.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")
        unborn.replace(file)
    return True


def _rank(result: Best) -> tuple[int, int]:
    return ORDER.index(result.medal), result.score
