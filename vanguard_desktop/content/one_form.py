"""Packs are written in one form: whatever fits on a line stands on one, everything else is opened part by part."""

from __future__ import annotations

import json
from typing import Any

from .json_text import OddNumber

WIDTH = 120
_INDENT = 2


def written(value: Any) -> str:
    """A whole file. Reading it again gives the same value, keys in the same order."""
    return f"{_written(value, 0, 0)}\n"


def _written(value: Any, depth: int, taken: int) -> str:
    """`taken` letters stand on the line already, or follow on it."""
    line = _on_a_line(value)
    if taken + len(line) <= WIDTH or not value or not isinstance(value, dict | list):
        return line
    inner, outer = " " * (depth + _INDENT), " " * depth
    heads = [f"{_on_a_line(key)}: " for key in value] if isinstance(value, dict) else [""] * len(value)
    parts = value.values() if isinstance(value, dict) else value
    last = len(value) - 1
    lines = [
        f"{inner}{head}{_written(part, depth + _INDENT, len(inner) + len(head) + (number < last))}"
        for number, (head, part) in enumerate(zip(heads, parts, strict=True))
    ]
    begin, end = "{}" if isinstance(value, dict) else "[]"
    return f"{begin}\n" + ",\n".join(lines) + f"\n{outer}{end}"


def _on_a_line(value: Any) -> str:
    match value:
        case dict():
            return "{" + ", ".join(f"{_on_a_line(key)}: {_on_a_line(part)}" for key, part in value.items()) + "}"
        case list():
            return "[" + ", ".join(map(_on_a_line, value)) + "]"
        case OddNumber(text=text):  # no number of the game; that is for `content check` to say
            return text
        case _:
            return json.dumps(value, ensure_ascii=False)
