"""The first or the last sentences of a longer text, as many as have room; the whole of it is told elsewhere."""

from __future__ import annotations

from PySide6.QtCore import QTextBoundaryFinder


def first_sentences(text: str, room: int) -> str:
    """At least one, and as many more as fit into `room` characters."""
    ends = _ends(text)
    return text[: max((end for end in ends if end <= room), default=ends[0])].rstrip()


def last_sentences(text: str, room: int) -> str:
    """At least one, and as many more before it as fit into `room` characters."""
    starts = [0, *_ends(text)[:-1]]
    return text[min((start for start in starts if len(text) - start <= room), default=starts[-1]) :].lstrip()


def _ends(text: str) -> list[int]:
    """Where sentences end, the last one at the end of the text."""
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Sentence, text)
    ends = []
    while (end := finder.toNextBoundary()) >= 0:
        ends.append(end)
    return ends or [len(text)]
