"""What many games come to: plain data, equal to the last digit however the games were handed out."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from vanguard_desktop.books import BOOKS
from vanguard_desktop.core import BookId
from vanguard_desktop.setting import Box

from .bands import Band, mean_band, standardized, wilson
from .bench import Figure, Listing, Report
from .game import DECISIONS, QUESTIONS, Told, bench_of
from .paired import pairs
from .schedule import Plan, Played, Table

FORMAT = 1
DIGITS = 6
Sums = Mapping[str, Any]


def summed_up(box: Box, plan: Plan, played: Mapping[Table, Played]) -> Sums:
    """Everything that is told of a run; the printed tables and the page show parts of it.

    `tables` has for each the `reports` of its books, by what they were about; `all` has for each bot the `main` figure
    over all tables alike, and their lists once more, over all games together; `paired` compares bots that had the same
    luck.
    """
    return {
        "format": FORMAT,
        "content": box.fingerprint,
        "packs": list(box.packs),
        "seed": plan.seed,
        "most": {"games": plan.games, "campaigns": plan.campaigns},
        "aim": None if plan.aim is None else [plan.aim.low, plan.aim.high],
        "tables": [_table(box, table, games) for table, games in played.items()],
        "all": list(_over_all_tables(box, played)),
        "paired": list(pairs(played)),
    }


def _table(box: Box, table: Table, games: Played) -> Sums:
    told = [each for record in games.records for each in record.told]
    return {
        "book": table.book,
        "start": table.start.id,
        "name": table.start.name,
        "long": table.start.long,
        "players": table.players,
        "bot": table.bot,
        "games": len(games.records),
        "decided": games.decided,
        "broken": [
            {"number": number, "why": record.broken.splitlines()[-1]}
            for number, record in enumerate(games.records)
            if record.broken
        ],
        "reports": [_group(box, book, of, reports) for (book, of), reports in _by_subject(told).items()],
        "never": _never(box, table, told),
    }


def _by_subject(told: Sequence[Told]) -> Mapping[tuple[BookId, str], Sequence[Report]]:
    """In the order of the books, then of their names."""
    found: dict[tuple[BookId, str], list[Report]] = {}
    for each in told:
        found.setdefault((each.book, each.report.of), []).append(each.report)
    books = list(BOOKS)
    return {key: found[key] for key in sorted(found, key=lambda key: (books.index(key[0]), key[1]))}


def _group(box: Box, book: BookId, of: str, reports: Sequence[Report]) -> Sums:
    return {
        "book": book,
        "of": of,
        "games": len(reports),
        "figures": {figure.id: _figure(figure, reports) for figure in figures_of(book)},
        "lists": _lists(box, book, [reports]),
    }


def _over_all_tables(box: Box, played: Mapping[Table, Played]) -> Iterator[Sums]:
    found: dict[tuple[BookId, str], dict[tuple[str, str, int], list[Report]]] = {}
    for table, games in played.items():
        for told in (told for record in games.records for told in record.told):
            alike = (table.start.id, told.report.of, table.players)
            found.setdefault((told.book, table.bot), {}).setdefault(alike, []).append(told.report)
    books = list(BOOKS)
    for book, bot in sorted(found, key=lambda key: (books.index(key[0]), key[1])):
        groups = list(found[book, bot].values())
        yield {
            "book": book,
            "bot": bot,
            "games": sum(map(len, groups)),
            "main": _written(_over_groups(book, groups)),
            "lists": _lists(box, book, groups),
        }


def _over_groups(book: BookId, groups: Sequence[Sequence[Report]]) -> Band:
    """The main figure, each group counting alike however many games it took to decide it."""
    main = figures_of(book)[0].id
    return standardized([(1, sum(report.figures[main] for report in group), len(group)) for group in groups])


def figures_of(book: BookId) -> Sequence[Figure]:
    """What is counted of a book, what is counted of all of them last."""
    bench = bench_of(book)
    return (*(() if bench is None else bench.figures), *DECISIONS)


def lists_of(book: BookId) -> Sequence[Listing]:
    bench = bench_of(book)
    return (*(() if bench is None else bench.lists), QUESTIONS)


def _figure(figure: Figure, reports: Sequence[Report]) -> Sums:
    numbers = [report.figures[figure.id] for report in reports]
    return _written(wilson(sum(numbers), len(numbers)) if figure.share else mean_band(numbers))


def _lists(box: Box, book: BookId, groups: Sequence[Sequence[Report]]) -> Sums:
    """Games of a group are alike but for luck."""
    return {listing.id: list(_rows(box, book, listing, groups)) for listing in lists_of(book)}


def _rows(box: Box, book: BookId, listing: Listing, groups: Sequence[Sequence[Report]]) -> Iterator[Sums]:
    """A row for each thing that was met, with what it is called."""
    counts: dict[str, Counter[str]] = {}
    met: Counter[str] = Counter()
    for report in (report for group in groups for report in group):
        for thing, columns in report.listed.get(listing.id, {}).items():
            counts.setdefault(thing, Counter()).update(columns)
            met[thing] += 1
    judged = _judged(book, listing, groups) if listing.judged else {}
    for thing in sorted(counts, key=in_order):
        row: dict[str, Any] = {"thing": thing, "name": name_of(box, listing, thing), "games": met[thing]}
        row |= {column: counts[thing][column] for column in listing.columns}
        if listing.share is not None:
            part, whole = listing.share
            row["share"] = _written(wilson(counts[thing][part], counts[thing][whole]))
        yield {**row, **judged.get(thing, {})}


def _judged(book: BookId, listing: Listing, groups: Sequence[Sequence[Report]]) -> Mapping[str, Sums]:
    """How often games ended well with each thing and without it.

    Only groups that have games of both kinds are compared, and those without count as much as those with: otherwise a
    card that lies in an easy world would look like a good one.
    """
    main = figures_of(book)[0].id
    met: dict[str, dict[int, list[float]]] = {}
    for number, group in enumerate(groups):
        for report in group:
            for thing in report.listed.get(listing.id, ()):
                met.setdefault(thing, {}).setdefault(number, []).append(report.figures[main])
    well = [sum(report.figures[main] for report in group) for group in groups]
    judged = {}
    for thing, there in met.items():
        both = {number: ended for number, ended in there.items() if len(ended) < len(groups[number])}
        without = [
            (float(len(ended)), well[number] - sum(ended), len(groups[number]) - len(ended))
            for number, ended in both.items()
        ]
        ended_well = sum(sum(ended) for ended in both.values())
        judged[thing] = {
            "with": _written(wilson(ended_well, sum(map(len, both.values())))),
            "without": _written(wilson(*without[0][1:]) if len(without) == 1 else standardized(without)),
        }
    return judged


def _never(box: Box, table: Table, told: Sequence[Told]) -> Mapping[str, Sequence[str]]:
    """What could have been met in these games, by the families that their books count, and never was."""
    reach = table.bench.reach(box, table.start.id)
    seen: dict[str, set[str]] = {}
    for each in told:
        for listing in lists_of(each.book):
            if listing.family is not None:
                seen.setdefault(listing.family, set()).update(each.report.listed.get(listing.id, ()))
    return {
        family: sorted((id for kind, _, id in _split(reach) if kind == family and id not in met), key=in_order)
        for family, met in sorted(seen.items())
    }


def _split(names: Any) -> Iterator[tuple[str, str, str]]:
    return (name.partition(":") for name in names)


def name_of(box: Box, listing: Listing, thing: str) -> str:
    """What a card is called, wherever its id stands alone or behind its family."""
    family, _, id = thing.partition(":") if listing.family is None else (listing.family, ":", thing)
    cards = getattr(box, family, None) or box.others.get(family, {})
    return next((card.name for card_id, card in cards.items() if str(card_id) == id and hasattr(card, "name")), "")


def in_order(name: str) -> tuple[tuple[int, str], ...]:
    """2 before 10."""
    return tuple((int(part), "") if part.isdigit() else (-1, part) for part in re.split(r"(\d+)", name))


def _written(band: Band) -> Sums:
    rounded = {name: round(getattr(band, name), DIGITS) for name in ("value", "low", "high")}
    return {**rounded, "count": band.count}
