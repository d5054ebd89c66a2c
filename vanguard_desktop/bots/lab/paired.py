"""Two bots with the same luck: the games that one of them won and the other did not tell them apart soonest."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any

from vanguard_desktop.books import BOOKS
from vanguard_desktop.core import BookId

from .bands import paired_band
from .game import Record, bench_of
from .schedule import Played, Table, own_report

Sums = Mapping[str, Any]


def pairs(played: Mapping[Table, Played]) -> Iterator[Sums]:
    """For each book and two bots: of how many games with equal luck only the first ended well, only the second, and by
    how much the second is better.
    """
    by_book: dict[BookId, list[Table]] = {book: [] for book in BOOKS}
    for table in played:
        by_book[table.book].append(table)
    for book, tables in by_book.items():
        bench = bench_of(book)
        if bench is None or not bench.figures[0].share:
            continue
        for first, second in combinations(dict.fromkeys(table.bot for table in tables), 2):
            ended = [
                both
                for table in tables
                if table.bot == first
                for other in tables
                if other.bot == second and (other.start, other.players) == (table.start, table.players)
                for both in _ended(table, other, played)
            ]
            if ended:
                yield _told(book, first, second, ended)


def _ended(one: Table, other: Table, played: Mapping[Table, Played]) -> Iterator[tuple[bool, bool]]:
    """Games of the same number have the same luck; where one table was decided sooner, the rest has no pair."""
    main = one.bench.figures[0].id
    for left, right in zip(played[one].records, played[other].records, strict=False):
        there, here = _well(one, left, main), _well(other, right, main)
        if there is not None and here is not None:
            yield there, here


def _well(table: Table, record: Record, main: str) -> bool | None:
    report = own_report(table, record)
    return None if report is None else bool(report.figures[main])


def _told(book: BookId, first: str, second: str, ended: list[tuple[bool, bool]]) -> Sums:
    only = [sum(one and not other for one, other in ended), sum(other and not one for one, other in ended)]
    band = paired_band(only[0], only[1], len(ended))
    better = {name: round(getattr(band, name), 6) for name in ("value", "low", "high")}
    return {
        "book": book, "first": first, "second": second, "games": len(ended),
        "only_first": only[0], "only_second": only[1], "better": better,
    }  # fmt: skip
