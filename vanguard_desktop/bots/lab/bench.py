"""What a rule book brings to the laboratory: what can be played alone, and what is counted while it is played.

The laboratory adds up what it is told and knows none of it: a new book declares its figures and lists, counts them in
events and positions as they come by, and appears in all tables. `Book.bench` names it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence, Set
from typing import Any, Protocol

import attrs

from vanguard_desktop.core import Command, Event, Opening
from vanguard_desktop.setting import Box


@attrs.frozen(kw_only=True)
class Start:
    """Something that can be played alone, by the name that players call it; a `long` one is a whole campaign."""

    id: str
    name: str
    long: bool = False


@attrs.frozen(kw_only=True)
class Figure:
    """One number of each game: a `share` is 0 or 1, and how often it is 1 is told in percent.

    A `brief` one is also printed in the terminal, which has not room for all.
    """

    id: str
    title: str
    share: bool = False
    brief: bool = True


@attrs.frozen(kw_only=True)
class Listing:
    """Things that are counted by name, in these columns.

    Of `share`, the first column is a part of the second, and how large a part is told in percent. A `judged` listing is
    told with how often games ended well in which a thing was met, and in which it was not. Where ids stand alone,
    `family` holds the cards that are meant. A `brief` one is also printed in the terminal. Of a `wanted` share it is
    told where it is hardly ever there: the text was written for nobody.
    """

    id: str
    title: str
    columns: tuple[str, ...]
    share: tuple[str, str] | None = None
    judged: bool = False
    family: str | None = None
    brief: bool = False
    wanted: bool = False


@attrs.frozen
class Report:
    """What one book tells of one game: `of` says which world or campaign it was, `listed` counts by listing, thing and
    column.
    """

    of: str
    figures: Mapping[str, float]
    listed: Mapping[str, Mapping[str, Mapping[str, int]]]


class Tally:
    """Counts of things in columns."""

    def __init__(self) -> None:
        self._counts: dict[str, dict[str, Counter[str]]] = {}

    def add(self, listing: str, thing: str, column: str, count: int = 1) -> None:
        """Also with nought: then it was there to be counted."""
        self._counts.setdefault(listing, {}).setdefault(thing, Counter())[column] += count

    def told(self) -> Mapping[str, Mapping[str, Mapping[str, int]]]:
        """In an order that does not depend on what came first."""
        return {
            listing: {thing: dict(sorted(columns.items())) for thing, columns in sorted(things.items())}
            for listing, things in sorted(self._counts.items())
        }


class Counting(Protocol):
    """Follows one book through one game."""

    def see(self, before: Any, command: Command | None, events: Sequence[Event], after: Any) -> None:
        """A step of this book; without a command its opening, or what another book has handed over."""

    def told(self, state: Any) -> Report:
        """The book is closed, or the game is over, in this position."""


@attrs.frozen(kw_only=True)
class Bench:
    """What the laboratory has to know of a book.

    `starts` are the games that begin with it, `opening` makes one of them for so many players, `reach` names all that
    can be met in it, by `family:id`. `over` says whether nothing more is played. The first of the `figures` is whether
    it ended well. `counting` begins with the opening.
    """

    starts: Callable[[Box], Sequence[Start]]
    opening: Callable[[Box, str, int], Opening]
    reach: Callable[[Box, str], Set[str]] = lambda box, start: frozenset()
    over: Callable[[Any], bool]
    figures: tuple[Figure, ...]
    lists: tuple[Listing, ...]
    counting: Callable[[Box, Any], Counting]
