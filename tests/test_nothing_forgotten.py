"""Whoever adds something to a book is told here what is still missing: rules, words, sign and worth."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

import attrs
import pytest

from vanguard_desktop.books import BOOKS, Book
from vanguard_desktop.bots.expedition.worths import UNRECKONED, WORTHS
from vanguard_desktop.core.events import SHARED_EVENTS, DecisionOpened
from vanguard_desktop.core.kinds import Command, Decision, Effect, Event, Reason, Test
from vanguard_desktop.core.questions import AllOf, AnyOf, FlagSet, Not
from vanguard_desktop.models.expedition.signs import SIGNS
from vanguard_desktop.rulesets.expedition.crew.uses import USES
from vanguard_desktop.rulesets.expedition.data.commands import GiveEquipment
from vanguard_desktop.rulesets.expedition.data.steps import Unavoidable
from vanguard_desktop.rulesets.expedition.evolve import FOLDS
from vanguard_desktop.rulesets.expedition.holds import ANSWERS
from vanguard_desktop.rulesets.expedition.legal import QUESTIONS
from vanguard_desktop.rulesets.expedition.resolve import CARRIES
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.rulesets.habitat import chapters as habitat
from vanguard_desktop.rulesets.habitat.data import common as in_habitat
from vanguard_desktop.rulesets.habitat.holds import HOLDS as HABITAT_HOLDS
from vanguard_desktop.rulesets.habitat.rules import HABITAT
from vanguard_desktop.rulesets.ship import chapters
from vanguard_desktop.rulesets.ship.data.common import ChooseThing, PickThing
from vanguard_desktop.rulesets.ship.data.journey.cycle import Moved
from vanguard_desktop.rulesets.ship.holds import HOLDS
from vanguard_desktop.rulesets.ship.rules import SHIP
from vanguard_desktop.text.habitat.words import QUIET as HABITAT_QUIET
from vanguard_desktop.text.ship.words import QUIET

# What the rules of a book know, by what it is for a book to have it.
RULES: dict[str, dict[str, Collection[type[Any]]]] = {
    EXPEDITION.book: {
        "effects": {*CARRIES, Unavoidable},  # taken apart where costs are
        "tests": ANSWERS,
        "events": FOLDS,
        "decisions": QUESTIONS,
        "commands": {*(each for asked in QUESTIONS.values() for each in asked.then), *USES, GiveEquipment},
    },
    SHIP.book: {
        "effects": chapters.RESOLVES,
        "tests": HOLDS,
        "events": chapters.FOLDS,
        "decisions": chapters.QUESTIONS,
        "commands": chapters.ORDERS,
    },
    HABITAT.book: {
        "effects": habitat.RESOLVES,
        "tests": HABITAT_HOLDS,
        "events": habitat.FOLDS,
        "decisions": habitat.QUESTIONS,
        "commands": habitat.ORDERS,
    },
}
# What has to be asked for if an effect needs something named.
PICKS = {*chapters.PICKS, *habitat.PICKS}
# What stands in no table of words: parts of clauses; what opens a question is told by it; what is picked is told by
# its effect, where pieces go by the move, and what keeps the house by nothing.
TOLD_OTHERWISE = {
    EXPEDITION.book: (Not, AllOf, AnyOf, FlagSet, DecisionOpened),
    SHIP.book: (Not, AllOf, AnyOf, FlagSet, ChooseThing, PickThing, Moved, *QUIET, *SHARED_EVENTS),
    HABITAT.book: (Not, AllOf, AnyOf, FlagSet, in_habitat.ChooseThing, in_habitat.PickThing, *HABITAT_QUIET),
}
# By the name that a table of words has in a room.
TABLES: dict[type[Any], tuple[str, str, str]] = {
    Effect: ("effects", "effects", "nothing carries it out"),
    Test: ("tests", "tests", "nothing answers it"),
    Event: ("events", "events", "it changes nothing"),
    Decision: ("decisions", "questions", "it cannot be answered"),
    Command: ("commands", "commands", "it does nothing"),
    Reason: ("reasons", "reasons", ""),
}


def lacking(book: Book) -> Iterator[str]:
    """A line for each thing of a book that lacks something."""
    rooms, known = book.words.load().rooms, RULES[book.id]  # type: ignore[attr-defined]
    told = {each for room in rooms for each in room.motives}
    motives = book.advisor.load().motives if book.advisor else ()
    yield from (f"{motive.__name__}: no words" for motive in motives if motive not in told)
    for kind, (of_rules, of_words, missing) in TABLES.items():
        told = {each for room in rooms for each in getattr(room, of_words)}
        for each in getattr(book.rules, of_rules):
            assert issubclass(each, kind), each
            lacks = [missing] if missing and each not in known[of_rules] else []
            if each not in told and not issubclass(each, TOLD_OTHERWISE[book.id]):
                lacks.append("no words")
            lacks += _of_the_table(book, each, rooms)
            if lacks:
                yield f"{each.__name__}: {', '.join(lacks)}"
        forgotten = (each for each in known.get(of_rules, ()) if each not in getattr(book.rules, of_rules))
        yield from (f"{each.__name__}: not listed among the {of_rules}" for each in forgotten)


def _of_the_table(book: Book, each: type[Any], rooms: Collection[Any]) -> Iterator[str]:
    """Aboard, the undo button names the order, and no bot looks into texts."""
    if book.id != EXPEDITION.book:
        if each in PICKS and not any(each in room.things for room in rooms):
            yield "no words to ask for what is picked"
        return
    if issubclass(each, Event) and not any(each in room.undo for room in rooms):
        yield "no words for the undo button"
    if each in book.card_effects:
        yield from (
            name
            for name, table in (("no sign", SIGNS), ("no worth for bots", {*WORTHS, *UNRECKONED}))
            if each not in table
        )


@pytest.mark.parametrize("book", BOOKS.values(), ids=BOOKS)
def test_nothing_of_a_book_is_forgotten(book):
    assert sorted(lacking(book)) == []


@pytest.mark.parametrize("book", BOOKS.values(), ids=BOOKS)
def test_nothing_is_told_twice(book):
    for _, table, _ in TABLES.values():
        told = [each for room in book.words.load().rooms for each in getattr(room, table)]
        assert len(told) == len(set(told)), table


def test_what_is_missing_is_named():
    class Sparkle(Effect, tag="sparkle"):
        pass

    class Sparkled(Event, tag="sparkled"):
        pass

    rules = attrs.evolve(EXPEDITION, effects=(Sparkle,), events=(*FOLDS, Sparkled))
    book = attrs.evolve(BOOKS[EXPEDITION.book], rules=rules, card_effects=(Sparkle,))
    found = list(lacking(book))
    assert "Sparkle: nothing carries it out, no words, no sign, no worth for bots" in found
    assert "Sparkled: it changes nothing, no words, no words for the undo button" in found


def test_every_reason_names_its_rule():
    """By three letters and a number, as the rule books have it."""
    for book in BOOKS.values():
        wrong = [reason.__name__ for reason in book.rules.reasons if not _is_rule(reason.rule)]
        assert wrong == []


def _is_rule(rule: str) -> bool:
    letters, dash, number = rule.partition("-")
    return len(letters) == 3 and letters.isupper() and dash == "-" and len(number) == 2 and number.isdecimal()
