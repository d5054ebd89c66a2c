"""What campaigns in the window have met, kept between runs: they may be played in pieces, and side by side."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import attrs
import pytest

from vanguard_desktop.rulesets.ship.chapters import PICKS, QUESTIONS
from vanguard_desktop.rulesets.ship.data.common import ChooseThing, ChooseWhether
from vanguard_desktop.rulesets.ship.phases import Phase

_KEPT = "voyages/{number}"
MOST = 200
# The table's, not the ship book's.
_ELSEWHERE = (Phase.EXPLORATION,)


@attrs.frozen(kw_only=True)
class Voyaged:
    """A campaign: how it ended, how often what was asked and on which pages, and megabytes and widgets by cycle."""

    ended: str
    cycles: int
    steps: int
    kinds: dict[str, int]
    pages: dict[str, int]
    grown: dict[str, list[int]]


class Met:
    """All campaigns that were played so far."""

    def __init__(self, cache: pytest.Cache) -> None:
        self._cache = cache

    def keep(self, number: int, voyaged: Voyaged) -> None:
        self._cache.set(_KEPT.format(number=number), attrs.asdict(voyaged))

    def all(self) -> dict[int, Voyaged]:
        kept = ((number, self._cache.get(_KEPT.format(number=number), None)) for number in range(MOST))
        return {number: Voyaged(**one) for number, one in kept if one is not None}

    def told(self) -> Iterator[str]:
        """For whoever has played them."""
        campaigns = self.all()
        for number, one in campaigns.items():
            memory = " ".join(f"{megabytes} MB" for megabytes, _ in one.grown.values())
            yield f"{number}: {one.ended}, {one.cycles} cycles, {one.steps} decisions; {memory}"
        kinds = sum((Counter(one.kinds) for one in campaigns.values()), Counter[str]())
        pages = sum((Counter(one.pages) for one in campaigns.values()), Counter[str]())
        yield f"{len(campaigns)} campaigns, {len(pages)} pages, {len(kinds)} kinds of questions, {kinds.total()} asked"
        yield f"pages never seen: {', '.join(sorted(_pages() - pages.keys())) or 'none'}"
        yield f"never asked: {', '.join(sorted(_kinds() - _asked(kinds))) or 'none'}"


def _pages() -> set[str]:
    return {phase.value for phase in Phase if phase not in _ELSEWHERE}


def _kinds() -> set[str]:
    questions = {kind.__name__ for kind in QUESTIONS if kind not in (ChooseThing, ChooseWhether)}
    return questions | {kind.__name__ for kind in PICKS}


def _asked(kinds: Counter[str]) -> set[str]:
    """A question about a thing is known by the effect that asks for it."""
    return {kind.rpartition(":")[2] for kind in kinds}
