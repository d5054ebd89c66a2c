"""Every rule book is one value, and nobody outside its own rooms asks which one lies open."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

from vanguard_desktop.books import BOOKS, Part
from vanguard_desktop.text.common.book_words import BookWords
from vanguard_desktop.widgets.game_screen import GameScreen

PACKAGE = Path(__file__).parent.parent / "vanguard_desktop"
ROOMS = {"rulesets", "expedition", "ship", "habitat"}
# Of campaigns that bots play: those of the ship with expeditions, by name.
OF_BOTH = {"bots/campaigns.py"}
ASKED = re.compile(
    r"isinstance\(\w+, (State|ShipState|HabitatState)\)"
    r"|\b(is|is not|==|!=) (EXPEDITION|SHIP|HABITAT)\b|\.book [!=]= "
)


def test_all_parts_of_a_book_are_where_it_says():
    for book in BOOKS.values():
        for part in (book.words, book.screen, book.on_home, book.players, book.advisor, book.bench):
            assert part is None or isinstance(part, Part), book.id
        assert missing(book.words.load(), BookWords) == [], book.id
        assert book.screen is None or issubclass(book.screen.load(), GameScreen), book.id
        assert book.on_home is None or callable(book.on_home.load()), book.id


def missing(words: type, asked: type) -> list[str]:
    return [name for name, _ in inspect.getmembers(asked, inspect.isfunction) if not hasattr(words, name)]


def test_nobody_outside_the_rooms_of_a_book_asks_which_one_lies_open():
    found = [
        f"{place}:{number}: {line.strip()}"
        for path in sorted(PACKAGE.rglob("*.py"))
        if not ROOMS & {*(place := path.relative_to(PACKAGE)).parts, path.stem} and place.as_posix() not in OF_BOTH
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if ASKED.search(line)
    ]
    assert found == []
