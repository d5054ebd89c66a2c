"""How one rule book hands over to the other, and how events of all become one position.

The ship book stays open under an expedition: the launch opens the expedition book (STP-01), and when that is closed its
hand-over is the next thing that happens aboard (END-21). Both are recorded like any other event.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from vanguard_desktop.books import BOOKS, of_all_books
from vanguard_desktop.core import (
    BookId,
    BookOpened,
    BookTurned,
    Command,
    Event,
    GameState,
    IllegalCommand,
    Legal,
    LuckRenewed,
    Opening,
    PlayerRenamed,
    RealDiceChosen,
    follow,
    legal,
    replay,
    settled,
)
from vanguard_desktop.setting import Box
from vanguard_desktop.store.codec import Codec
from vanguard_desktop.store.position import Position


class RulesFailed(Exception):
    """The program's own fault: with this command the rules come to a position in which they cannot say what is legal.

    Nothing was recorded and the game stands where it stood; what the rules raised is the cause.
    """

    def __init__(self, command: Command) -> None:
        super().__init__(f"after {command}")
        self.command = command


@of_all_books
def codec() -> Codec:
    """Reads and writes the saves of all books."""
    return Codec(tuple(book.rules for book in BOOKS.values()))


def open_book(box: Box, opening: Opening, seed: int) -> tuple[Event, ...]:
    """The events with which a book is laid open, up to its first question."""
    return tuple(_opened(box, opening, seed)[0])


def _opened(box: Box, opening: Opening, seed: int, real_dice: bool = False) -> tuple[list[Event], BookId, GameState]:
    rules = next(book.rules for book in BOOKS.values() if book.rules.opening is type(opening))
    opened = BookOpened(book=rules.book, rules_version=rules.version, opening=opening, seed=seed)
    chosen = [RealDiceChosen(on=True)] if real_dice else []
    events, state = settled(rules, replay(rules, rules.begin(box, opening, seed), chosen))
    return [opened, *chosen, *events], rules.book, state


def follow_on(box: Box, position: Position, command: Command) -> tuple[list[Event], Position]:
    """What happens if `command` is played now, through all books, up to the next question."""
    parts = book_by_book(box, position, command)
    return [event for happened, _ in parts for event in happened], parts[-1][1]


def carried_out(
    box: Box, position: Position, commands: Sequence[Command], flowing: bool
) -> tuple[list[Event], Position, Legal]:
    """What comes of these commands together, and what is open then; with `flowing` also of the answers that the players
    need not give, which belong to the decision before.
    """
    happened: list[Event] = []
    try:
        for command in commands:
            events, position = follow_on(box, position, command)
            happened += events
        while flowing and (passed := _passed(box, position)) is not None:
            events, position = passed
            happened += events
        return happened, position, legal(BOOKS[position.book].rules, position.state)
    except IllegalCommand:
        raise
    except Exception as problem:  # whatever it is that a rule raises
        raise RulesFailed(commands[0]) from problem


def _passed(box: Box, position: Position) -> tuple[list[Event], Position] | None:
    rules = BOOKS[position.book].rules
    answer = rules.passes(position.state)
    if answer is None:
        return None
    events, after = follow_on(box, position, answer)
    then = after.states.get(position.book)  # none if it is over
    return None if then is not None and rules.hides(position.state, then) else (events, after)


def renewed(box: Box, position: Position, events: Iterable[Event], seed: int) -> tuple[tuple[Event, ...], Position]:
    """After these events chance starts anew from a seed; with all that follows by itself, up to the next question."""
    kept = (*events, LuckRenewed(seed=seed))
    after = fold(box, position, kept)
    assert after is not None
    happened, state = settled(BOOKS[after.book].rules, after.state)
    return (*kept, *happened), after.with_state(state)


def book_by_book(box: Box, position: Position, command: Command) -> list[tuple[list[Event], Position]]:
    """The same with the position that each book is left in before the next one is opened or turned to."""
    events, state = follow(BOOKS[position.book].rules, position.state, command)
    parts = [(events, position.with_state(state))]
    while turned := _turn(box, parts[-1][1]):
        parts.append(turned)
    return parts


def _turn(box: Box, position: Position) -> tuple[list[Event], Position] | None:
    """A book opens another one over itself, or is over and hands over to the one under it; None if play goes on."""
    rules, state = BOOKS[position.book].rules, position.state
    if state.pending or state.queue:
        return None
    others = (book.rules for book in BOOKS.values() if book.id not in position.states)
    openings = (rules.opens(state), *(other.follows(state) for other in others))
    opening = next(filter(None, openings), None)
    if opening is not None:
        events, book, opened = _opened(box, *opening, state.real_dice)
        return events, Position(book=book, states={**position.states, book: opened})
    under = next((BOOKS[book].rules for book in position.states if book != position.book), None)
    handed = None if under is None else rules.hands_over(state)
    if under is None or under.takes_over is None or handed is None:
        return None
    taken = under.takes_over(handed)
    events, state = settled(under, replay(under, position.states[under.book], [taken]))
    states = {book: kept for book, kept in position.states.items() if book != position.book} | {under.book: state}
    return [BookTurned(book=under.book), taken, *events], Position(book=under.book, states=states)


def fold(box: Box, position: Position | None, events: Iterable[Event]) -> Position | None:
    """The position after these events; None as long as no book was opened."""
    states: dict[BookId, GameState] = {} if position is None else dict(position.states)
    book = None if position is None else position.book
    for turns, run in groupby(events, lambda event: isinstance(event, BookOpened | BookTurned)):
        if not turns:
            assert book is not None, "a save starts by opening a book"
            happened = list(run)
            states[book] = replay(BOOKS[book].rules, states[book], happened)
            renamed = [event for event in happened if isinstance(event, PlayerRenamed)]
            for other in states.keys() - {book} if renamed else ():  # the ship that waits has the same players
                states[other] = replay(BOOKS[other].rules, states[other], renamed)
            continue
        for event in run:
            if isinstance(event, BookTurned):
                assert book is not None, "a book is closed only after it was opened"
                del states[book]
                book = event.book
            else:
                assert isinstance(event, BookOpened)
                book = event.book
                states[book] = BOOKS[book].rules.begin(box, event.opening, event.seed)
    return None if book is None else Position(book=book, states=states)
