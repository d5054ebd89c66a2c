"""The rule books that can be opened, and how events of all of them become one position."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from vanguard_desktop.core.box import Box
from vanguard_desktop.core.engine import Ruleset, settle
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
    for event in events:
        if isinstance(event, BookOpened):
            state = BOOKS[event.book].begin(box, event.opening, event.seed)
            states = position.states if position else {}
            position = Position(book=event.book, states={**states, event.book: state})
        else:
            assert position is not None, "a save starts by opening a book"
            position = position.with_state(BOOKS[position.book].evolve(position.state, event))
    return position
