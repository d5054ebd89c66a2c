"""What follows from a position alone is reckoned once, however often the rules ask while they look at that position."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

_S = TypeVar("_S")
_T = TypeVar("_T")


def once_a_position(reckon: Callable[[_S], _T]) -> Callable[[_S], _T]:
    """Remembers the last position, the very same one, and what came of it: positions never change."""
    last: tuple[_S, _T] | None = None

    @wraps(reckon)
    def reckoned(state: _S) -> _T:
        nonlocal last
        kept = last
        if kept is None or kept[0] is not state:
            kept = last = (state, reckon(state))
        return kept[1]

    return reckoned
