"""Which games the laboratory plays: tables of a start, a number of players and a bot, and how far each of them goes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import sha256
from typing import Any

import attrs

from vanguard_desktop.books import BOOKS
from vanguard_desktop.core import BookId
from vanguard_desktop.setting import Box

from ..played_log import PlayedLog
from .bands import LONG_LOOKS, LOOKS, Aim, decided
from .bench import Bench, Report, Start
from .game import Piece, Record, Told, bench_of
from .workers import Play

# Whoever waits wants to see that something is done.
TOLD_EVERY = 50


@attrs.frozen
class Table:
    """Games that differ in nothing but luck."""

    book: BookId
    start: Start
    players: int
    bot: str

    @property
    def bench(self) -> Bench:
        bench = bench_of(self.book)
        assert bench is not None, "its book has offered it"
        return bench


@attrs.frozen(kw_only=True)
class Plan:
    """So many games at the most of each table, so many campaigns; less where that decides (see `bands`)."""

    tables: tuple[Table, ...]
    games: int
    campaigns: int
    seed: int = 1
    aim: Aim | None = None
    play_all: bool = False

    def most(self, table: Table) -> int:
        return self.campaigns if table.start.long else self.games


@attrs.frozen
class Played:
    """The games of a table in the order of their seeds; whether more of them would have told nothing new."""

    records: tuple[Record, ...]
    decided: bool


def all_starts(box: Box) -> Iterator[tuple[BookId, Start]]:
    """What any book offers, in the order of the books."""
    for book in BOOKS:
        if (bench := bench_of(book)) is not None:
            yield from ((book, start) for start in bench.starts(box))


def named(box: Box, names: Sequence[str]) -> tuple[list[tuple[BookId, Start]], list[str]]:
    """The starts that players call so, by id or by name, however written; and names that nothing has."""
    starts = list(all_starts(box))
    found, unknown = [], []
    for name in names:
        fitting = [each for each in starts if name.casefold() in (each[1].id.casefold(), each[1].name.casefold())]
        found += [each for each in fitting if each not in found]
        unknown += [] if fitting else [name]
    return found, unknown


def seed_of(seed: int, table: Table, number: int) -> int:
    """The luck of the game of that number: the same for all bots, and whoever else is played with."""
    told = f"{seed}/{table.start.id}/{table.players}/{number}"
    return int.from_bytes(sha256(told.encode()).digest()[:6], "big")


def carry_out(
    plan: Plan, play: Play, log: PlayedLog, tell: Callable[[int, int], None] = lambda played, left: None
) -> Mapping[Table, Played]:
    """Play as much as it takes. Between two looks all tables go on together, so that nobody has to wait for long.

    `tell` is given how many games have been played, and how many tables go on.
    """
    records: dict[Table, list[Record]] = {table: [] for table in plan.tables}
    done: dict[Table, bool] = {}
    while going := [table for table in plan.tables if table not in done]:
        going.sort(key=lambda table: not table.start.long)  # what takes longest comes first
        wave = [(table, piece) for table in going for piece in _next(plan, table, len(records[table]))]
        for (table, _), record in zip(wave, _recorded([piece for _, piece in wave], play, log), strict=True):
            records[table].append(record)
            if (played := sum(map(len, records.values()))) % TOLD_EVERY == 0:
                tell(played, len(plan.tables) - len(done))
        for table in going:
            enough = not plan.play_all and _decided(plan, table, records[table])
            if enough or len(records[table]) >= plan.most(table):
                done[table] = enough
    return {table: Played(tuple(records[table]), done[table]) for table in plan.tables}


def _next(plan: Plan, table: Table, played: int) -> Iterator[Piece]:
    """The games up to the next look."""
    look = LONG_LOOKS if table.start.long else LOOKS
    for number in range(played, min(played + look, plan.most(table))):
        yield Piece(
            book=table.book,
            start=table.start.id,
            players=table.players,
            bot=table.bot,
            seed=seed_of(plan.seed, table, number),
        )


def _recorded(pieces: Sequence[Piece], play: Play, log: PlayedLog) -> Iterator[Record]:
    """What is in the log is not played again."""
    known = {piece: _read(told) for piece in pieces if (told := log.known(piece)) is not None}
    fresh = play([piece for piece in pieces if piece not in known])
    for piece in pieces:
        if piece in known:
            yield known[piece]
        else:
            record = next(fresh)
            log.keep(piece, _written(record))
            yield record


def _decided(plan: Plan, table: Table, records: Sequence[Record]) -> bool:
    main = table.bench.figures[0].id
    ended = [report.figures[main] for record in records if (report := own_report(table, record)) is not None]
    return decided(sum(ended), len(ended), plan.aim)


def own_report(table: Table, record: Record) -> Report | None:
    """What the book tells with which the game began; nothing of one that broke off."""
    return {told.book: told.report for told in record.told}.get(table.book)


def _written(record: Record) -> Any:
    told = [[each.book, each.report.of, each.report.figures, each.report.listed] for each in record.told]
    return {"told": told, "broken": record.broken}


def _read(kept: Any) -> Record:
    told = (Told(BookId(book), Report(of, figures, listed)) for book, of, figures, listed in kept["told"])
    return Record(tuple(told), kept["broken"])
