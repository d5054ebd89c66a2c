"""What a page teaches at its first visit in a campaign; the codex has the same as a chapter."""

from __future__ import annotations

from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.text.codex.contents import chapter_of

from .pages import ROOMS

# Whoever has come so far has seen the pages of every cycle, and the rooms a cycle later.
_LEARNED, _ROOMS_LEARNED = 1, 2


def chapter_id(page: str) -> str:
    return f"aboard_{page}"


def lessons_of(page: str) -> tuple[str, ...]:
    """Its sentences, one after the other; none for a page that explains itself."""
    chapter = chapter_of(chapter_id(page))
    return () if chapter is None else tuple(passage.words for passage in chapter.passages)


def is_new(state: ShipState, page: str) -> bool:
    """Whether a campaign has come to the page for the first times only."""
    return state.operation is None and state.cycle <= (_ROOMS_LEARNED if page in ROOMS else _LEARNED)
