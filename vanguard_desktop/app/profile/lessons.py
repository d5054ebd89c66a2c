"""Which lessons of the ship book a player has read: what was understood once is not taught again."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from .kept_json import read_json, write_json

_NAMED = "understood"


def read_lessons(path: Path) -> set[str]:
    """None are known where nothing is kept that makes sense: then the book teaches from the beginning."""
    with suppress(OSError, ValueError):
        kept = (read_json(path) or {}).get(_NAMED)
        if isinstance(kept, list):
            return {each for each in kept if isinstance(each, str)}
    return set()


def keep_lessons(path: Path, understood: set[str]) -> None:
    """It costs nothing but reading a lesson twice if they cannot be kept."""
    with suppress(OSError):
        write_json(path, {_NAMED: sorted(understood)})
