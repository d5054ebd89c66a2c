"""Phrases that a class can say, each under a name of its own."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Any


class _Phrase:
    """A method that says one text; it is given what fills the places, in the order of the English text."""

    def __init__(self, english: str) -> None:
        self._english, self._places = english, re.findall(r"{(\w+)}", english)

    def __get__(self, speaker: Any, _kind: type) -> Callable[..., str]:
        return partial(self._say, speaker)

    def _say(self, speaker: Any, *filling: object) -> str:
        text: str = speaker.tr(self._english)
        return text.format(**dict(zip(self._places, filling, strict=True)))


# As `i18n/collect.py` finds texts that stand in a class.
tr = _Phrase
