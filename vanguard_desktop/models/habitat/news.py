"""What a step has brought that is to be read, and the choice that lies open on a card."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from vanguard_desktop.core import Event
from vanguard_desktop.rulesets.habitat.data.common import ChooseOption
from vanguard_desktop.rulesets.habitat.state import HabitatState
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.text.habitat.pages import HabitatPages, Told

from ..bridge import Bridge
from ..common.news import NewsPage
from ..common.options import OptionModel


class HabitatNews:
    """A card whose options are chosen is the last page, with its answers on it."""

    def __init__(self, bridge: Bridge, wording: Wording, options: OptionModel) -> None:
        self._bridge, self._options = bridge, options
        self._pages = HabitatPages(wording.names)

    def of(self, events: Sequence[Event]) -> tuple[NewsPage, ...]:
        """Of the step that has just been played."""
        step = self._bridge.game.cursor.step
        # The first step lays the base out: nothing has been told by then.
        before = self._bridge.state_at(step - 1) if step and events else None
        told = list(self._pages.told(events, before)) if isinstance(before, HabitatState) else []
        asked = self._asked()
        if asked is None:
            return tuple(map(_page, told))
        # The card that asks is read once, where it asks.
        told = [page for page in told if page.source != asked.source]
        return (*map(_page, told), attrs.evolve(_page(asked), answers=tuple(self._options.rows)))

    def _asked(self) -> Told | None:
        question = self._bridge.state.question
        return self._pages.of_card(question.source) if isinstance(question, ChooseOption) else None


def _page(told: Told) -> NewsPage:
    return NewsPage(title=told.title, story=told.text, lines=(told.who,) if told.who else ())
