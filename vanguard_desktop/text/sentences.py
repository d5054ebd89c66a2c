"""How a sentence of the rules goes on after a colon, inside of another one."""

from __future__ import annotations

import re

from PySide6.QtCore import QLocale

_NUMBERED = re.compile(r"\d+\. ")
_DASH, _IN = "– ", "\u2003"


def going_on(sentence: str) -> str:
    """After a colon with a small letter, except in German, where a whole sentence keeps its capital.

    No sentence of an effect begins with a name, so this never touches one.
    """
    if QLocale().language() is QLocale.Language.German:
        return sentence
    return sentence[:1].lower() + sentence[1:]


def standing_alone(clause: str) -> str:
    """With the capital of a sentence."""
    return clause[:1].upper() + clause[1:]


def depending(text: str) -> str:
    """What is said after a condition, an address or a moment, and hangs on it: where that ends must be seen.

    Further lines get a dash, but for the numbered alternatives of a choice, which stand out anyway.
    """
    first, *further = going_on(text).split("\n")
    return "\n".join((first, *(line if _NUMBERED.match(line) else _below(line) for line in further)))


def alternative(text: str) -> str:
    """What is said under a number: all its further lines stand in from it."""
    first, *further = text.split("\n")
    return "\n".join((first, *(_IN + (line if _NUMBERED.match(line) else _below(line)) for line in further)))


def _below(line: str) -> str:
    """A dash for each line; one that has it already stands in from those that get it now."""
    if line.startswith(_IN):
        return line
    return _IN + line if line.startswith(_DASH) else _DASH + line
