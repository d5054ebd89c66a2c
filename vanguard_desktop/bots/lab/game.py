"""One game of the laboratory: played without a watch over it, counted as it goes by."""

from __future__ import annotations

import traceback
from collections.abc import Sequence

import attrs

from vanguard_desktop.books import BOOKS
from vanguard_desktop.core import BookId, BookOpened, BookTurned, Command, Event, legal
from vanguard_desktop.play.campaign import book_by_book, fold, open_book
from vanguard_desktop.setting import Box
from vanguard_desktop.store.position import Position

from ..bot import Bot
from ..seats import make_bot
from ..side_by_side import A_RULE_RAISES
from .bench import Bench, Counting, Figure, Listing, Report, Tally

# No game that was seen is half as long: somebody goes round in a circle, and nobody has won or lost.
LONGEST_GAME = 20_000
# What the laboratory counts itself, in every book.
DECISIONS = (
    Figure(id="decisions", title="Decisions"),
    Figure(id="single", title="Single answers %"),
)
QUESTIONS = Listing(id="questions", title="Questions", columns=("asked", "single"), share=("single", "asked"))


@attrs.frozen(kw_only=True)
class Piece:
    """Which game is to be played: what begins, with whom, and with what luck."""

    book: BookId
    start: str
    players: int
    bot: str
    seed: int


@attrs.frozen
class Told:
    """What one book tells of a game."""

    book: BookId
    report: Report


@attrs.frozen
class Record:
    """What came of one game: what its books tell, in the order in which they were closed; or why it broke off."""

    told: tuple[Told, ...] = ()
    broken: str = ""


def bench_of(book: BookId) -> Bench | None:
    """What a book brings to the laboratory; one that brings nothing may still be opened by another."""
    part = BOOKS[book].bench
    return None if part is None else part.load()


def play_piece(box: Box, piece: Piece) -> Record:
    """Play the game out; a mistake in the rules breaks this one off and no other."""
    try:
        return Record(tuple(_Game(box, piece).played()))
    except A_RULE_RAISES:
        return Record(broken=traceback.format_exc().strip())


class _Open:
    """A book that lies open, and what has been counted of it so far."""

    def __init__(self, counting: Counting | None) -> None:
        self._counting = counting
        self._decisions = self._single = 0
        self._questions = Tally()

    def asked(self, question: str, answers: int) -> None:
        self._decisions += 1
        self._single += answers == 1
        self._questions.add(QUESTIONS.id, question, "asked")
        self._questions.add(QUESTIONS.id, question, "single", answers == 1)

    def see(self, before: object, command: Command | None, events: Sequence[Event], after: object) -> None:
        if self._counting is not None:
            self._counting.see(before, command, events, after)

    def told(self, state: object) -> Report:
        report = Report("", {}, {}) if self._counting is None else self._counting.told(state)
        decisions = {"decisions": self._decisions, "single": 100 * self._single / max(1, self._decisions)}
        figures = {id: float(number) for id, number in {**report.figures, **decisions}.items()}
        return Report(report.of, figures, {**report.listed, **self._questions.told()})


class _Game:
    def __init__(self, box: Box, piece: Piece) -> None:
        self._box, self._piece = box, piece
        self._players: dict[BookId, Bot] = {}
        self._open: dict[BookId, _Open] = {}
        self._told: list[Told] = []

    def played(self) -> Sequence[Told]:
        bench = bench_of(self._piece.book)
        assert bench is not None, "somebody offered it as a start"
        opening = bench.opening(self._box, self._piece.start, self._piece.players)
        events = open_book(self._box, opening, self._piece.seed)
        position = fold(self._box, None, events)
        assert position is not None
        self._see(position, None, events, position)
        decisions = 0
        while not bench.over(position.states[self._piece.book]):
            if decisions == LONGEST_GAME:
                raise RuntimeError(f"no end after {decisions} decisions")
            position = self._step(position)
            decisions += 1
        self._close(self._piece.book, position.states[self._piece.book])  # what still lies open over it is cut off
        return self._told

    def _step(self, position: Position) -> Position:
        rules, state = BOOKS[position.book].rules, position.state
        open_now = legal(rules, state)
        assert state.question is not None, "nothing is asked, and it is not over"
        self._open[position.book].asked(state.question.tag, len(open_now.answers))
        command = self._player(position.book).choose(rules, state, open_now.commands)
        given: Command | None = command
        for events, after in book_by_book(self._box, position, command):
            self._see(position, given, events, after)
            position, given = after, None
        return position

    def _player(self, book: BookId) -> Bot:
        if book not in self._players:
            self._players[book] = make_bot(book, self._piece.bot, self._piece.seed)
        return self._players[book]

    def _see(self, before: Position, command: Command | None, events: Sequence[Event], after: Position) -> None:
        """What happened in one book; it may have been opened by that, or the one above it closed."""
        first = events[0] if events else None
        if isinstance(first, BookOpened):
            bench = bench_of(first.book)
            self._open[first.book] = _Open(None if bench is None else bench.counting(self._box, first.opening))
        elif isinstance(first, BookTurned):
            self._close(before.book, before.state)
        self._open[after.book].see(before.states.get(after.book, after.state), command, events, after.state)

    def _close(self, book: BookId, state: object) -> None:
        self._told.append(Told(book, self._open.pop(book).told(state)))
