"""The rule books that can be opened, and how events of all of them become one position."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Any

from vanguard_desktop.core.box import Box
from vanguard_desktop.core.engine import Ruleset, replay, settle
from vanguard_desktop.core.events import BookOpened
from vanguard_desktop.core.ids import BookId
from vanguard_desktop.core.kinds import Event, Opening
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.store.codec import Codec
from vanguard_desktop.store.position import Position

BOOKS: dict[BookId, Ruleset[Any]] = {book.book: book for book in (EXPEDITION,)}
CODEC = Codec(tuple(BOOKS.values()))


def open_book(box: Box, opening: Opening, seed: int) -> tuple[Event, ...]:
    """The events with which a book is laid open, up to its first question."""
    rules = next(rules for rules in BOOKS.values() if rules.opening is type(opening))
    opened = BookOpened(book=rules.book, rules_version=rules.version, opening=opening, seed=seed)
    return (opened, *settle(rules, rules.begin(box, opening, seed)))


def fold(box: Box, position: Position | None, events: Iterable[Event]) -> Position | None:
    """The position after these events; None as long as no book was opened."""
    states = {} if position is None else dict(position.states)
    book = None if position is None else position.book
    for opens, run in groupby(events, lambda event: isinstance(event, BookOpened)):
        if opens:
            for event in run:
                assert isinstance(event, BookOpened)
                book = event.book
                states[book] = BOOKS[book].begin(box, event.opening, event.seed)
        else:
            assert book is not None, "a save starts by opening a book"
            states[book] = replay(BOOKS[book], states[book], run)
    return None if book is None else Position(book=book, states=states)
