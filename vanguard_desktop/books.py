"""The rule books that can be played: each is one value, from the cards it reads up to the screen it is played on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache, wraps
from importlib import import_module
from typing import Any, TypeVar

import attrs

from vanguard_desktop.core import BookId, Effect, Ruleset
from vanguard_desktop.rulesets.expedition.data.effects import CARD_EFFECTS as EXPEDITION_CARDS
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.rulesets.habitat.chapters import CARD_EFFECTS as HABITAT_CARDS
from vanguard_desktop.rulesets.habitat.data.cards import FAMILIES as HABITAT_FAMILIES
from vanguard_desktop.rulesets.habitat.rules import HABITAT
from vanguard_desktop.rulesets.ship.chapters import CARD_EFFECTS as SHIP_CARDS
from vanguard_desktop.rulesets.ship.rules import SHIP

T = TypeVar("T")


@attrs.frozen
class Part:
    """Something of a book that lies above its rules, by its place; it is loaded when it is first called.

    So games are played without Qt, and the first screen is there before any table.
    """

    module: str
    name: str

    def __call__(self, *given: Any, **named: Any) -> Any:
        return self.load()(*given, **named)

    def load(self) -> Any:
        return getattr(import_module(self.module), self.name)


@attrs.frozen(kw_only=True, eq=False)
class Book:
    """`rules` say what it opens and what it hands over. Its cards may hold `card_effects` and the tests of its rules;
    `families` are cards that only this book has, by the name of their file, beside those of the setting.

    `words` makes the `BookWords` in which it is told, from those of the box. `screen` makes the `GameScreen` it is
    played on, from bridge and words; a book without one is played by bots alone. `on_home` says what the first screen
    shows of a position. `players` are the makers of its bots by the name of their kind, each from a seed; `advisor`
    makes the `Advisor` who says what a good player would do next. `bench` is what the laboratory counts of it.
    """

    rules: Ruleset[Any]
    card_effects: tuple[type[Effect], ...]
    families: Mapping[str, type[Any]] = attrs.field(factory=dict)
    words: Callable[[Any], Any]
    screen: Callable[..., Any] | None = None
    on_home: Callable[..., Any] | None = None
    players: Part | None = None
    advisor: Part | None = None
    bench: Part | None = None

    @property
    def id(self) -> BookId:
        return self.rules.book


BOOKS: dict[BookId, Book] = {
    book.id: book
    for book in (
        Book(
            rules=EXPEDITION,
            card_effects=EXPEDITION_CARDS,
            words=Part("vanguard_desktop.text.expedition.book_words", "ExpeditionWords"),
            screen=Part("vanguard_desktop.widgets.table.table_screen", "TableScreen"),
            on_home=Part("vanguard_desktop.widgets.table.last_position", "last_position"),
            players=Part("vanguard_desktop.bots.expedition.seats", "PLAYERS"),
            bench=Part("vanguard_desktop.bots.expedition.bench", "BENCH"),
            advisor=Part("vanguard_desktop.bots.expedition.sensible", "Sensible"),
        ),
        Book(
            rules=SHIP,
            card_effects=SHIP_CARDS,
            words=Part("vanguard_desktop.text.ship.book_words", "WordsAboard"),
            screen=Part("vanguard_desktop.widgets.ship.ship_screen", "ShipScreen"),
            on_home=Part("vanguard_desktop.widgets.ship.last_position", "last_position"),
            players=Part("vanguard_desktop.bots.ship.seats", "PLAYERS"),
            bench=Part("vanguard_desktop.bots.ship.bench", "BENCH"),
            advisor=Part("vanguard_desktop.bots.ship.advisor", "ShipAdvisor"),
        ),
        Book(
            rules=HABITAT,
            card_effects=HABITAT_CARDS,
            families=HABITAT_FAMILIES,
            words=Part("vanguard_desktop.text.habitat.book_words", "WordsInHabitat"),
            screen=Part("vanguard_desktop.widgets.habitat.habitat_screen", "HabitatScreen"),
            on_home=Part("vanguard_desktop.widgets.habitat.last_position", "last_position"),
            players=Part("vanguard_desktop.bots.habitat.seats", "PLAYERS"),
            advisor=Part("vanguard_desktop.bots.habitat.advisor", "HabitatAdvisor"),
            bench=Part("vanguard_desktop.bots.habitat.bench", "BENCH"),
        ),
    )
}


def of_all_books(make: Callable[[], T]) -> Callable[[], T]:
    """What takes a while to put together from all books: made once, and anew only after another one is registered."""

    @lru_cache(maxsize=4)
    def made(_: tuple[Book, ...]) -> T:
        return make()

    @wraps(make)
    def of_those() -> T:
        return made(tuple(BOOKS.values()))

    return of_those
