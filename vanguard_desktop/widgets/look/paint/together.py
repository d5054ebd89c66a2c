"""What one line holds together: a number does not leave the word that says what it counts."""

from __future__ import annotations

import re

_GAP = "\N{NO-BREAK SPACE}"
# After a colon, as in `now: 4`, and where a text ends with a number and its last sign.
_BEFORE_NUMBER = re.compile(r"(?<=:) (?=\d)|(?<=\w) (?=\d+[.)]*$)")
_BREAKS = re.compile(r"[ \n\t]+")


def together(text: str) -> str:
    """The same text, with gaps at which no line ends."""
    return _BEFORE_NUMBER.sub(_GAP, text)


def pieces(text: str) -> list[str]:
    """What may stand on lines of its own."""
    return [piece for piece in _BREAKS.split(together(text)) if piece]
