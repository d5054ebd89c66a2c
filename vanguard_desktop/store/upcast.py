"""Events of older programs: each change of an event's data brings a step from one version to the next."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Fields = dict[str, Any]
Upcast = Callable[[Fields], Fields]
Upcasts = Mapping[tuple[str, int], Upcast]

# By tag and the version that the step starts from; it leads to the next one. Events have not changed since the first
# format, so there is no step yet.
UPCASTS: Upcasts = {}


def upcast(upcasts: Upcasts, tag: str, version: int, current: int, fields: Fields) -> Fields:
    """Lead the data of an event from the version it was written in to the current one, one step each."""
    for step in range(version, current):
        fields = upcasts[tag, step](fields)
    return fields
