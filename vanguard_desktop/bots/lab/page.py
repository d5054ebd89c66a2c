"""What a run comes to, as one page that needs nothing else: no script, no network, and readable by day and by night."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from xml.etree.ElementTree import Element, SubElement, tostring

from vanguard_desktop.core import BookId
from vanguard_desktop.resources import resource_path

from .bench import Listing
from .printed import FOOT, books_of, called, cell, columns_of, paired, percent, rows_of, shown
from .sums import Sums, figures_of, lists_of
from .svg import bands, bar, forest

XHTML, SVG = "http://www.w3.org/1999/xhtml", "http://www.w3.org/2000/svg"
_STYLE = """
body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 1240px;
  margin: 2rem auto; padding: 0 1.5rem; }
h1 { font-size: 1.9rem; margin: 0 0 .3rem; } h2 { margin: 2.6rem 0 .6rem; border-bottom: 1px solid var(--line); }
h3 { margin: 1.8rem 0 .4rem; } p, li { color: var(--soft); max-width: 75ch; } a { color: var(--one); }
nav { display: flex; flex-wrap: wrap; gap: 0 1.5rem; } nav p { margin: .1rem 0; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: .86rem; font-variant-numeric: tabular-nums; }
th { text-align: right; font-weight: 600; color: var(--soft); vertical-align: bottom; padding: .2rem .6rem; }
td { text-align: right; padding: .18rem .6rem; white-space: nowrap; }
th.word, td.word { text-align: left; } td.long { white-space: normal; max-width: 30rem; }
td:first-child, th:first-child { position: sticky; left: 0; background: inherit; }
thead tr { background: var(--paper); } tbody tr { background: var(--paper); } .wide { margin-top: 1rem; }
tbody tr:nth-child(odd) { background: var(--row); }
details { margin: .6rem 0; } summary { cursor: pointer; }
svg text { fill: var(--ink); font-size: 13px; } svg .end { text-anchor: end; } svg .middle { text-anchor: middle; }
svg .tick { fill: var(--soft); } svg.forest { width: 100%; max-width: 800px; } svg.cell { width: 120px; height: 14px; }
svg .grid { stroke: var(--line); } svg .track { fill: none; stroke: var(--line); } svg .aim { fill: var(--aim); }
svg .band { stroke-width: 2.5; stroke-linecap: round; } svg .bar { fill: var(--one); }
svg .band.one { stroke: var(--one); } svg .dot.one { fill: var(--one); }
svg .band.two { stroke: var(--two); } svg .dot.two { fill: var(--two); }
"""


# What each color of the page is called among those of the game.
_COLORS = {
    "ink": "text", "soft": "text_mute", "paper": "panel", "line": "line", "row": "well", "one": "legal", "two": "warn",
    "aim": "card",
}  # fmt: skip


def _colors() -> str:
    """By day, and by night where the reader's system wishes it."""
    themes = json.loads(resource_path("tokens.json").read_text(encoding="utf-8"))["themes"]
    day, night = (
        "".join(f"--{ours}: {themes[theme][name]}; " for ours, name in _COLORS.items()) for theme in ("day", "night")
    )
    return f":root {{ color-scheme: light dark; {day}}}\n@media (prefers-color-scheme: dark) {{ :root {{ {night}}} }}\n"


def page(sums: Sums) -> str:
    """Well formed also as XML."""
    html = Element("html", {"xmlns": XHTML, "lang": "en"})
    head, body = SubElement(html, "head"), SubElement(html, "body")
    SubElement(head, "meta", {"charset": "utf-8"})
    SubElement(head, "meta", {"name": "viewport", "content": "width=device-width, initial-scale=1"})
    _say(head, "title", "Balance")
    _say(head, "style", _colors() + _STYLE)
    _say(body, "h1", "Balance")
    _say(body, "p", _about(sums))
    _say(body, "p", FOOT[0])
    contents = SubElement(body, "nav")
    for book in books_of(sums):
        _figures(body, sums, book)
        for told in paired(sums, book):
            _say(body, "p", told)
    for overall in sums["all"]:
        _say(body, "h2", f"All games of the {overall['bot']} bot: {overall['book']}")
        main = figures_of(BookId(overall["book"]))[0]
        if main.share:
            _say(body, "p", f"{main.title}, all tables alike: {percent(overall['main'])}")
        _lists(body, overall)
    _say(body, "h2", "Table by table")
    for table in sums["tables"]:
        for report in table["reports"]:
            details = SubElement(body, "details")
            _say(details, "summary", f"{_who(table)} {called(table, report)} ({report['book']})")
            _lists(details, report)
    _never(body, sums)
    for number, title in enumerate(body.iter("h2"), start=1):
        title.set("id", f"part{number}")
        _say(SubElement(contents, "p"), "a", title.text or "").set("href", f"#part{number}")
    for svg in html.iter("svg"):
        svg.set("xmlns", SVG)
    return "<!DOCTYPE html>\n" + tostring(html, encoding="unicode", short_empty_elements=False) + "\n"


def _about(sums: Sums) -> str:
    games = sum(table["games"] for table in sums["tables"])
    aim = sums["aim"]
    aimed = "" if aim is None else f" Aimed at: {100 * aim[0]:.0f} to {100 * aim[1]:.0f} %."
    return (
        f"Games: {games}, tables: {len(sums['tables'])}, seed {sums['seed']}, packs {', '.join(sums['packs'])} "
        f"({sums['content'][:12]}).{aimed}"
    )


def _who(table: Sums) -> str:
    return f"{table['name']}, {table['players']} players, {table['bot']}:"


def _figures(body: Element, sums: Sums, book: BookId) -> None:
    """The main share of all tables in one picture, then everything in figures."""
    figures, rows = figures_of(book), list(rows_of(sums, book))
    main = figures[0]
    _say(body, "h2", f"{book.capitalize()}: {main.title.lower()}")
    plotted = [
        (
            f"{called(table, report)}, {table['players']} players, {table['bot']}",
            report["figures"][main.id],
            shown(main, report["figures"][main.id]),
        )
        for table, report in rows
    ]
    if main.share:
        body.append(forest(plotted, sums["aim"]))
    head = ["start", "name", "players", "bot", "games", *(figure.title for figure in figures)]
    lines = _table(body, head, words=(0, 1, 3))
    for table, report in rows:
        line = SubElement(lines, "tr")
        decided = "*" if table["decided"] else ""
        own = [called(table, report), table["name"], str(table["players"]), table["bot"], f"{report['games']}{decided}"]
        for number, words in enumerate([*own, *(shown(figure, report["figures"][figure.id]) for figure in figures)]):
            _say(line, "td", words, "word" if number in (0, 1, 3) else "")
    if any(table["decided"] for table, _ in rows):
        _say(body, "p", FOOT[1])


def _lists(body: Element, told: Sums) -> None:
    for listing in lists_of(BookId(told["book"])):
        rows = told["lists"][listing.id]
        if rows:
            _say(body, "h3", listing.title)
            if listing.judged:
                _say(
                    body,
                    "p",
                    "How often it ended well, above with it, below without, at tables that had games of both kinds.",
                )
            _list(body, listing, rows)


def _list(body: Element, listing: Listing, rows: Sequence[Sums]) -> None:
    columns = columns_of(listing)
    lines = _table(body, ["", "", "games", *columns, ""], words=(0, 1))
    most = max(row[listing.columns[0]] for row in rows)
    for row in rows:
        line = SubElement(lines, "tr")
        _say(line, "td", row["thing"], "word long")
        _say(line, "td", row["name"], "word")
        _say(line, "td", str(row["games"]))
        for column in columns:
            _say(line, "td", cell(listing, row, column))
        SubElement(line, "td").append(_plot(listing, row, most))


def _plot(listing: Listing, row: Sums, most: int) -> Element:
    if listing.judged:
        return bands(row["with"], row["without"])
    return bar(row[listing.columns[0]], most) if listing.share is None else bands(row["share"])


def _table(body: Element, head: Sequence[str], words: Sequence[int]) -> Element:
    table = SubElement(SubElement(body, "div", {"class": "wide"}), "table")
    titles = SubElement(SubElement(table, "thead"), "tr")
    for number, title in enumerate(head):
        _say(titles, "th", title, "word" if number in words else "")
    return SubElement(table, "tbody")


def _never(body: Element, sums: Sums) -> None:
    found = list(_never_met(sums))
    if found:
        _say(body, "h2", "What never came up, or broke off")
        told = SubElement(body, "ul")
        for line in found:
            _say(told, "li", line)


def _never_met(sums: Sums) -> Iterator[str]:
    for table in sums["tables"]:
        for family, ids in table["never"].items():
            if ids:
                yield f"{_who(table)} {family} {', '.join(ids)}"
        yield from (f"{_who(table)} game {game['number']} broke off: {game['why']}" for game in table["broken"])


def _say(above: Element, tag: str, words: str, kind: str = "") -> Element:
    said = SubElement(above, tag, {"class": kind} if kind else {})
    said.text = words
    return said
