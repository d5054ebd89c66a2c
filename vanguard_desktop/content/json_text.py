"""JSON of a stranger becomes plain values; what JSON allows and no card needs is refused with its place."""

from __future__ import annotations

import json
import re
import unicodedata
from collections import Counter
from collections.abc import Iterator
from typing import Any

import attrs

from .errors import Findings, Mistake

DEEPEST = 32
# Far above every number on a card; longer ones are never turned into a number at all.
MOST_DIGITS = 7

# A text runs to its closing quotation mark or, if there is none, to the end: so the search stays linear.
_BRACKETS = re.compile(r'"(?:[^"\\]|\\.)*+"?|[\[{]|[\]}]', re.DOTALL)
UNUSABLE = object()

_TURNS = ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")


@attrs.frozen
class OddNumber:
    """Stands where the file has a number that no card needs: 1e999, NaN, 4.5 or one of a thousand digits."""

    text: str


class KeysTwice(dict[str, Any]):
    """An object that names a key more than once; JSON alone would keep the last."""

    twice: tuple[str, ...] = ()


def read_json(data: bytes, file: str, findings: Findings, most: int) -> Any:
    """The values in a file, or `UNUSABLE` after a finding; it may have so many parts at `most`."""
    if data.startswith((b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff")):
        findings.add(Mistake.BYTE_ORDER_MARK, file)
        return UNUSABLE
    if b"\0" in data:
        findings.add(Mistake.NUL, file, found=data.index(b"\0"))
        return UNUSABLE
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        findings.add(Mistake.NOT_UTF8, file, found=error.start)
        return UNUSABLE
    if _depth(text) > DEEPEST:
        findings.add(Mistake.TOO_DEEP, file, wanted=DEEPEST)
        return UNUSABLE
    try:
        value = json.loads(
            text, parse_int=_whole, parse_float=OddNumber, parse_constant=OddNumber, object_pairs_hook=_object
        )
    except json.JSONDecodeError as error:
        findings.add(Mistake.NOT_JSON, file, found=f"{error.lineno}:{error.colno}")
        return UNUSABLE
    if count_parts(value, most) > most:
        findings.add(Mistake.PACK_TOO_FULL, file, wanted=most)
        return UNUSABLE
    for path, part in walk(value):
        if isinstance(part, KeysTwice):
            for key in part.twice:
                findings.add(Mistake.KEY_TWICE, file, path, found=key)
        for words in part if isinstance(part, dict) else (part,) if isinstance(part, str) else ():
            if odd := _odd_character(words):
                findings.add(Mistake.BAD_CHARACTER, file, path, found=odd)
    return value


def count_parts(value: Any, most: int) -> int:
    """How many values there are inside a value; counting stops when they are too many."""
    waiting, count = [value], 0
    while waiting and count <= most:
        part = waiting.pop()
        count += 1
        if isinstance(part, dict):
            waiting += part.values()
        elif isinstance(part, list):
            waiting += part
    return count


def walk(value: Any, path: str = "$") -> Iterator[tuple[str, Any]]:
    """Every value inside a value, with its path."""
    waiting = [(path, value)]
    while waiting:
        path, value = waiting.pop()
        yield path, value
        if isinstance(value, dict):
            waiting += [(path + step(key), inner) for key, inner in value.items()]
        elif isinstance(value, list):
            waiting += [(f"{path}[{number}]", inner) for number, inner in enumerate(value)]


def step(key: str) -> str:
    """One step of a path into an object."""
    return f".{key}" if re.fullmatch(r"\w{1,64}", key, re.ASCII) else f"[{json.dumps(key[:64])}]"


def _depth(text: str) -> int:
    deepest = depth = 0
    for match in _BRACKETS.finditer(text):
        if match[0] in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif match[0] in "]}":
            depth -= 1
    return deepest


def _whole(digits: str) -> int | OddNumber:
    return int(digits) if len(digits) <= MOST_DIGITS else OddNumber(digits)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    named = dict(pairs)
    if len(named) == len(pairs):
        return named
    odd = KeysTwice(named)
    odd.twice = tuple(key for key, count in Counter(key for key, _ in pairs).items() if count > 1)
    return odd


def _odd_character(text: str) -> str:
    """A character that has no place in a sentence: controls, half characters, switches of the writing direction."""
    if text.isprintable():
        return ""
    for character in text:
        if character.isprintable() or character == "\n":
            continue
        kind, turn = unicodedata.category(character), unicodedata.bidirectional(character)
        if kind in ("Cc", "Cs", "Cn", "Co") or turn in _TURNS:
            return f"U+{ord(character):04X}"
    return ""
