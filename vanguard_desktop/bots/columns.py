"""Tables for the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence


def aligned(head: Sequence[str], body: Sequence[Sequence[str]], left: Sequence[int]) -> Iterator[str]:
    """Numbers to the right, the columns that are words to the `left`.

    Titles of several words stand on several lines, so that a table stays as narrow as its figures.
    """
    titles = [title.split(" ") for title in head]
    high = max(map(len, titles), default=0)
    lines = [
        *([title[line - high] if line >= high - len(title) else "" for title in titles] for line in range(high)),
        *body,
    ]
    widths = [max(len(line[number]) for line in lines) for number in range(len(head))]
    for line in lines:
        cells = (
            text.ljust(width) if number in left else text.rjust(width)
            for number, (text, width) in enumerate(zip(line, widths, strict=True))
        )
        yield "  ".join(cells).rstrip()
