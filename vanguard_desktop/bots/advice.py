"""What a good player would do next, and why: the table, the decks of the ship and the laboratory ask for it here."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, ClassVar, Protocol

import attrs

from vanguard_desktop.books import BOOKS, Book
from vanguard_desktop.core import Command, legal_commands
from vanguard_desktop.store.position import Position

from .motive import Motive


@attrs.frozen
class Advice:
    """One of the legal commands, and what speaks for it."""

    command: Command
    motive: Motive


class Advisor(Protocol):
    """Who gives advice in one book; `motives` are all that it may have. It tells the same position the same advice."""

    motives: ClassVar[tuple[type[Motive], ...]]

    def advise(self, state: Any, legal: Sequence[Command]) -> Advice: ...


def advise(position: Position) -> Advice | None:
    """The same each time that it is asked of a position; none where nothing is asked, or where the book is silent."""
    book, state = BOOKS[position.book], position.state
    advisor = _advisor(book)
    return (
        None if advisor is None or state.question is None else advisor.advise(state, legal_commands(book.rules, state))
    )


@cache
def _advisor(book: Book) -> Advisor | None:
    """One for all questions: what it has worked out once it remembers."""
    return None if book.advisor is None else book.advisor()
