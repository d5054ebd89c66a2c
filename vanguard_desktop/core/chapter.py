"""Rule books are made of chapters: each brings tables of its own, and put together they are the book."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

_K = TypeVar("_K")
_V = TypeVar("_V")


def together(*parts: Mapping[_K, _V]) -> dict[_K, _V]:
    """One table out of the tables of all chapters; nothing is owned twice."""
    found: dict[_K, _V] = {}
    for part in parts:
        assert not found.keys() & part.keys(), f"two chapters own {found.keys() & part.keys()}"
        found |= part
    return found
