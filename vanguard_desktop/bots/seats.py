"""Who sits down to play a book."""

from __future__ import annotations

from collections.abc import Collection
from typing import cast

from vanguard_desktop.books import BOOKS
from vanguard_desktop.core import BookId

from .bot import Bot


def make_bot(book: BookId, kind: str, seed: int) -> Bot:
    """A player of this book by the name of its kind; for a whole campaign there is one for each book."""
    players = BOOKS[book].players
    assert players is not None, f"nobody plays {book}"
    return cast(Bot, players.load()[kind](seed))


def kinds_of(book: BookId) -> Collection[str]:
    """The kinds of players that a book has."""
    players = BOOKS[book].players
    return () if players is None else tuple(players.load())
