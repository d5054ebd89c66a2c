"""What a run comes to, as plain tables for the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vanguard_desktop.core import BookId

from ..columns import aligned
from .bench import Figure, Listing
from .sums import Sums, figures_of, lists_of

FOOT = (
    "A share stands before the band of Wilson, a mean before the normal one (±); both hold in 95 of 100 runs.",
    "* The band had decided before all games were played.",
)
# A share whose band lies below this is hardly worth its text.
HARDLY = 0.1


def printed(sums: Sums) -> str:
    """The figures of all tables, the brief lists, and what never came up."""
    lines: list[str] = []
    for book in books_of(sums):
        lines += [*_figures(sums, book), *_over_tables(sums, book), *paired(sums, book), ""]
    decided = any(table["decided"] for table in sums["tables"])
    lines += [*(FOOT if decided else FOOT[:1]), ""]
    for overall in sums["all"]:
        for listing in lists_of(BookId(overall["book"])):
            if listing.brief and overall["lists"][listing.id]:
                lines += [f"{listing.title} ({overall['bot']})", *_list(listing, overall["lists"][listing.id]), ""]
    lines += [*_hardly(sums), *_never(sums), *_broken(sums)]
    return "\n".join(lines).rstrip()


def books_of(sums: Sums) -> Sequence[BookId]:
    """Those that something is told of, in their order."""
    return list(dict.fromkeys(BookId(each["book"]) for each in sums["all"]))


def rows_of(sums: Sums, book: BookId) -> Iterator[tuple[Sums, Sums]]:
    """The tables in which the book was played, each with what it was about."""
    for table in sums["tables"]:
        yield from ((table, report) for report in table["reports"] if report["book"] == book)


def called(table: Sums, report: Sums) -> str:
    """The start, and the world if it is another one."""
    return table["start"] if report["of"] == table["start"] else f"{table['start']}: {report['of']}"


def shown(figure: Figure, band: Sums) -> str:
    """In as few digits as it takes."""
    return percent(band) if figure.share else mean(band)


def percent(band: Sums) -> str:
    if not band["count"]:
        return "-"
    return f"{100 * band['value']:.0f}% ({100 * band['low']:.0f}-{100 * band['high']:.0f})"


def mean(band: Sums) -> str:
    half = band["high"] - band["value"]
    return f"{band['value']:.1f} ±{half:.1f}" if half else f"{band['value']:g}"


def cell(listing: Listing, row: Sums, column: str) -> str:
    """One of the columns of a row, also those that are worked out."""
    return percent(row[column]) if column in ("share", "with", "without") else str(row[column])


def columns_of(listing: Listing) -> Sequence[str]:
    share = ("share",) if listing.share is not None else ()
    return (*listing.columns, *share, *(("with", "without") if listing.judged else ()))


def _figures(sums: Sums, book: BookId) -> Iterator[str]:
    """The main one of the shares with its band, and none that is nought everywhere."""
    rows = list(rows_of(sums, book))
    figures = [
        figure
        for figure in figures_of(book)
        if figure.brief and any(report["figures"][figure.id]["value"] for _, report in rows)
    ]
    main = figures_of(book)[0]
    head = [book, "players", "bot", "games", *(figure.title for figure in figures)]
    body = [
        [
            called(table, report),
            str(table["players"]),
            table["bot"],
            f"{report['games']}{'*' if table['decided'] else ' '}",
            *(_brief(figure, main, report["figures"][figure.id]) for figure in figures),
        ]
        for table, report in rows
    ]
    yield from aligned(head, body, left=(0, 2))


def _over_tables(sums: Sums, book: BookId) -> Iterator[str]:
    """Whether one bot is better than another."""
    main = figures_of(book)[0]
    for overall in sums["all"]:
        if main.share and overall["book"] == book:
            yield f"{main.title}, all tables alike: {overall['bot']} {percent(overall['main'])}"


def paired(sums: Sums, book: BookId) -> Iterator[str]:
    """How two bots compare that had the same luck."""
    for pair in sums["paired"]:
        if pair["book"] == book:
            value, low, high = (100 * pair["better"][name] for name in ("value", "low", "high"))
            yield (
                f"{pair['second']} against {pair['first']}, same luck: {value:+.0f}% ({low:+.0f} to {high:+.0f}) of "
                f"{pair['games']} games; {pair['only_second']} that only {pair['second']} won, "
                f"{pair['only_first']} that only {pair['first']} won"
            )


def _brief(figure: Figure, main: Figure, band: Sums) -> str:
    if figure.share and figure is not main:
        return f"{100 * band['value']:.0f}%"
    return shown(figure, band)


def _list(listing: Listing, rows: Sequence[Sums]) -> Iterator[str]:
    columns = columns_of(listing)
    body = [[row["thing"], row["name"], *(cell(listing, row, column) for column in columns)] for row in rows]
    yield from aligned(["", "", *columns], body, left=(0, 1))


def _hardly(sums: Sums) -> Iterator[str]:
    """What comes up, and then hardly ever: options nobody takes, events that miss, checks nobody passes."""
    for overall in sums["all"]:
        for listing in lists_of(BookId(overall["book"])):
            if listing.share is None or not listing.wanted:
                continue
            rows = overall["lists"][listing.id]
            if found := [row["thing"] for row in rows if row["share"]["high"] < HARDLY]:
                yield f"{listing.title}, hardly ever {listing.share[0]} ({overall['bot']}): {', '.join(found)}"


def _never(sums: Sums) -> Iterator[str]:
    for table in sums["tables"]:
        for family, ids in table["never"].items():
            if ids:
                who = f"{table['start']}, {table['players']} players, {table['bot']}"
                yield f"Never met in {who}: {family} {', '.join(ids)}"


def _broken(sums: Sums) -> Iterator[str]:
    for table in sums["tables"]:
        for game in table["broken"]:
            yield (
                f"Broken off: {table['start']}, {table['players']} players, {table['bot']}, "
                f"game {game['number']}: {game['why']}"
            )
