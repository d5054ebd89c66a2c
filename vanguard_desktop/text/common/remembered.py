"""Texts that are made of content say the same until the language changes: each is made once."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, TypeVar

from PySide6.QtCore import QLocale

Teller = TypeVar("Teller")
Thing = TypeVar("Thing")
Said = TypeVar("Said")

_MOST = 4000  # then all are made anew, one by one


def remembered(say: Callable[[Teller, Thing], Said]) -> Callable[[Teller, Thing], Said]:
    """For a method that says one thing. It is known by what it is and not by what is in it, which may go deep."""
    name = say.__name__

    @functools.wraps(say)
    def told(self: Teller, thing: Thing) -> Said:
        known: dict[tuple[Any, ...], tuple[Thing, Said]] = self.__dict__.setdefault("_remembered", {})
        key = (name, thing if isinstance(thing, str) else id(thing), QLocale().name())
        found = known.get(key)
        if found is None:
            if len(known) >= _MOST:
                known.clear()
            found = known[key] = (thing, say(self, thing))  # as long as it is kept, nothing else has its id
        return found[1]

    return told
