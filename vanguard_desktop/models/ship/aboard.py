"""The words of the ship book, for lists that tell more than every book has."""

from __future__ import annotations

from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.text.ship.book_words import WordsAboard


def words_aboard(wording: Wording, state: ShipState) -> WordsAboard:
    words = wording.in_book(state)
    assert isinstance(words, WordsAboard)
    return words
