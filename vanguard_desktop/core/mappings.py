"""Mappings of a position iterate by their keys, however they came about.

A position is compared by value, and so are its mappings; a rule that walks through one must not find out in which order
things were put into it, or the same position read from a save would play on otherwise (CYC-20).
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Any, TypeVar

import attrs

_K = TypeVar("_K")
_V = TypeVar("_V")

# What fields of positions are called that hold mappings, in whatever book.
MAPPINGS: set[str] = set()


def in_order(mapping: Mapping[_K, _V]) -> Mapping[_K, _V]:
    """The mapping by its keys: names by letter, numbers by size, printed kinds as they are printed."""
    if len(mapping) < 2:
        return mapping
    keys: list[Any] = list(mapping)
    kind = type(keys[0])
    ordered: list[Any] = [member for member in kind if member in mapping] if issubclass(kind, Enum) else sorted(keys)
    return mapping if keys == ordered else {key: mapping[key] for key in ordered}


def mappings_in_order(_: type, fields: list[attrs.Attribute[Any]]) -> list[attrs.Attribute[Any]]:
    """For `field_transformer`: every mapping of a class whose instances are made by their constructor is in order.

    Positions are made by `changed` as well, which sees to the same.
    """
    kept: list[attrs.Attribute[Any]] = []
    for field in fields:
        if str(field.type).startswith("Mapping["):
            MAPPINGS.add(field.name)
            field = field.evolve(converter=in_order)
        kept.append(field)
    return kept
