"""A position told without a word about how the program is built: two programs agree when these texts agree.

It holds everything that the books on the table remember (pieces by zone, dice, tokens, counters, what waits and what is
asked), and what may be done now in its order. What is said of it is free to be said better. Nothing in it names a class
or a module: a kind of data is called by its tag, a field by its name, and a field as it is by default is not told.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Set
from enum import Enum
from hashlib import sha256
from typing import Any

import attrs

NOT_TOLD = {"box"}


def normal_form(states: Mapping[Any, Any], legal: Iterable[Any]) -> str:
    books = {str(book): plain(state) for book, state in states.items()}
    form = {"books": books, "legal": [written(plain(command)) for command in legal]}
    return json.dumps(form, indent=1, sort_keys=True, ensure_ascii=False)


def digest(form: str) -> str:
    return sha256(form.encode()).hexdigest()[:12]


def plain(value: Any) -> Any:
    """Data as JSON. What has words of its own (`card:E01`, `poi:3`) is told by them, be it text or a class."""
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, Mapping):
        return {_key(key): plain(item) for key, item in value.items()}
    if isinstance(value, Set):
        return sorted(map(plain, value), key=written)
    if isinstance(value, tuple | list):
        return [plain(item) for item in value]
    if type(value).__str__ is not object.__str__:
        return str(value)
    tag = getattr(type(value), "tag", None)
    return {**({} if tag is None else {"type": tag}), **dict(_fields(value))}


def written(value: Any) -> str:
    return json.dumps(value, sort_keys=True, ensure_ascii=False, separators=(",", ":"))


def _key(key: Any) -> str:
    told = plain(key)
    return told if isinstance(told, str) else written(told)


def _fields(value: Any) -> Iterator[tuple[str, Any]]:
    for field in attrs.fields(type(value)):
        if field.name in NOT_TOLD or field.name.startswith("_"):
            continue
        here, default = getattr(value, field.name), field.default
        if isinstance(default, attrs.Factory):  # type: ignore[arg-type]
            default = default.factory() if not default.takes_self else attrs.NOTHING
        if default is attrs.NOTHING or here != default:
            yield field.name, plain(here)
