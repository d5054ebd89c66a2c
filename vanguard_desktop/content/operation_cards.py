"""CPI-18: which cards only operations use; they are beside the printed numbers of the campaign."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from .packs import Entry

Node = tuple[str, Any]
BOARDS = "worlds"
# Families of which a printed number is known and which lie on boards.
ON_BOARDS = ("pois", "missions", "conditions", "threats", "landing_cards")


def of_operations(entries: Sequence[Entry]) -> Collection[int]:
    """The entries (by identity) that a board of an operation leads to, and no other board."""
    known = {(entry.family, entry.key): entry for entry in entries}
    landings = {("landing_cards", entry.definition.landing) for entry in entries if entry.family == "operations"}
    boards = {(BOARDS, known[card].definition.world) for card in landings if card in known}
    others = [node for node in known if node[0] == BOARDS and node not in boards]
    only = _reached(boards, known) - _reached(others, known)
    return {id(known[node]) for node in (*only, *landings) if node in known and node[0] in ON_BOARDS}


def _reached(starts: Collection[Node], known: dict[Node, Entry]) -> set[Node]:
    found, waiting = set(starts), list(starts)
    while waiting:
        for node in known[waiting.pop()].names:
            if node in known and node not in found and node[0] != BOARDS:
                found.add(node)
                waiting.append(node)
    return found
