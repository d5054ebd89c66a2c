"""What is read on a sheet, page by page."""

from __future__ import annotations

import attrs

from .cards import CardShown
from .options import OptionRow


@attrs.frozen(kw_only=True)
class NewsPart:
    """Lines that belong together, under a heading of their own."""

    head: str
    lines: tuple[str, ...]


@attrs.frozen(kw_only=True)
class NewsPage:
    """A title with a story, with lines, with cards that lie open, or with answers to choose from.

    What is `sealed` is read once its seal is broken.
    """

    title: str
    story: str = ""
    lines: tuple[str, ...] = ()
    parts: tuple[NewsPart, ...] = ()
    cards: tuple[CardShown, ...] = ()
    answers: tuple[OptionRow, ...] = ()
    sealed: bool = False
