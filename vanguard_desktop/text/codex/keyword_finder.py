"""Finding keywords in running text of any language, by the forms that translators gave for it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from .entries import Keyword
from .keywords import KEYWORDS

_BY_ID = {keyword.id: keyword for keyword in KEYWORDS}


def keyword(id: str) -> Keyword | None:
    return _BY_ID.get(id)


def keyword_at(text: str, place: int) -> Keyword | None:
    """The keyword over which that character of `text` lies."""
    return next((found for start, end, found in _occurrences(text) if start <= place < end), None)


def keywords_in(text: str) -> tuple[Keyword, ...]:
    """Every keyword of `text` once, in the order of their first mention."""
    return tuple(dict.fromkeys(found for _, _, found in _occurrences(text)))


def _occurrences(text: str) -> Iterator[tuple[int, int, Keyword]]:
    spelled = sorted(
        ((form, number) for number, each in enumerate(KEYWORDS) for form in each.forms), key=lambda each: -len(each[0])
    )
    pattern = _pattern(tuple(form for form, _ in spelled))
    for match in pattern.finditer(text):
        assert match.lastindex is not None
        form, number = spelled[match.lastindex - 1]
        if not form.startswith("-"):  # it only looks like the word: the rest of the turn is no rest
            yield match.start(), match.end(), KEYWORDS[number]


@lru_cache(maxsize=8)
def _pattern(forms: tuple[str, ...]) -> re.Pattern[str]:
    """The longest form wins: a dice check is more than a check."""
    ways = (f"({_as_pattern(form)})" for form in forms)
    return re.compile(rf"(?<!\w)(?:{'|'.join(ways)})(?!\w)", re.IGNORECASE)


def _as_pattern(form: str) -> str:
    form = form.removeprefix("-")
    words = (re.escape(word.removesuffix("*")) + (r"\w*" if word.endswith("*") else "") for word in form.split())
    return r"\s+".join(words)
