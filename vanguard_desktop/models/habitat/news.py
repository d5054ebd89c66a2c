"""What a step has brought that is to be read, and the choice that lies open on a card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import attrs
from PySide6.QtCore import QCoreApplication

from vanguard_desktop.core import Event, Source
from vanguard_desktop.rulesets.habitat.data.campaign import MissionClosed
from vanguard_desktop.rulesets.habitat.data.cards import MalfunctionCard
from vanguard_desktop.rulesets.habitat.data.common import ChooseOption
from vanguard_desktop.rulesets.habitat.data.malfunctions import MalfunctionDrawn
from vanguard_desktop.rulesets.habitat.data.missions import MissionLost, MissionWon
from vanguard_desktop.rulesets.habitat.data.rounds import LessonTold, PhaseBegun
from vanguard_desktop.rulesets.habitat.state import HabitatState
from vanguard_desktop.setting import card_of
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.text.habitat.ahead import HabitatAhead
from vanguard_desktop.text.habitat.called import HabitatNames
from vanguard_desktop.text.habitat.lessons import HabitatLessons
from vanguard_desktop.text.habitat.pages import HabitatPages, Told
from vanguard_desktop.text.habitat.report import report, stretches
from vanguard_desktop.text.habitat.words import HabitatWords

from ..bridge import Bridge
from ..common.news import NewsPage, NewsPart
from ..common.options import OptionModel
from .guide import is_timely

MALFUNCTIONS = "habitat_malfunctions"


class HabitatNews:
    """A card whose options are chosen is the last page, with its answers on it."""

    def __init__(self, bridge: Bridge, wording: Wording, options: OptionModel) -> None:
        self._bridge, self._options, self._wording = bridge, options, wording
        self._pages, self._called = HabitatPages(wording.names), HabitatNames(wording.names)
        self._words, self._lessons = HabitatWords(wording.names), HabitatLessons(wording.names)

    def of(self, events: Sequence[Event]) -> tuple[NewsPage, ...]:
        """Of the step that has just been played."""
        step = self._bridge.game.cursor.step
        # The first step lays the base out: nothing has been told by then.
        before = self._bridge.state_at(step - 1) if step and events else None
        told = [] if not isinstance(before, HabitatState) else list(self._happened(events, before))
        # How a mission of a campaign ended is shown before what it leaves to be chosen.
        asked = None if any(isinstance(event, MissionClosed) for event in events) else self._asked()
        if asked is None:
            return tuple(page for _, page in told)
        # The card that asks is read once, where it asks; the seal of a note breaks there, too.
        sealed = any(page.sealed for source, page in told if source == asked.source)
        pages = [page for source, page in told if source != asked.source]
        return (*pages, attrs.evolve(_page(asked), answers=tuple(self._options.rows), sealed=sealed))

    def _happened(self, events: Sequence[Event], before: HabitatState) -> Iterator[tuple[Source | None, NewsPage]]:
        """Numbers before stories, and both for each stretch of a sol: whoever reads on knows what they came from.

        Only where a phase has begun: what a single answer brought is seen as it comes. What decided a mission is read
        before how it ended, which the sheet after the last page says.
        """
        sums_up = any(isinstance(event, (PhaseBegun, MissionWon, MissionLost)) for event in events)
        for stretch, began in stretches(events, before):
            words = self._wording.in_book(began)
            told = report(words, self._called, stretch, began, self._lesson) if sums_up else ()
            parts = tuple(NewsPart(head=head, lines=lines) for head, lines in told)
            if parts:
                yield None, NewsPage(title=HabitatAhead().happened(), parts=parts)
            for event in stretch:
                if isinstance(event, MalfunctionDrawn):
                    yield None, self._malfunction(event, began)
            for page in self._pages.told(stretch, began):
                yield page.source, _page(page)

    def _lesson(self, event: LessonTold) -> str:
        """What a guided mission explains of a phase that has run by itself."""
        if is_timely(event.lesson, self._bridge.state):
            return ""
        title, words = self._lessons.tell(event.lesson)
        return f"{title}. {words}"

    def _malfunction(self, event: MalfunctionDrawn, state: HabitatState) -> NewsPage:
        """A card that nobody wished for is read like any other."""
        id = card_of(event.card)
        card: MalfunctionCard = state.box.others[MALFUNCTIONS][id]
        #: Under the title of a malfunction card. {complex} is where it happens.
        where = QCoreApplication.translate("HabitatMoments", "Malfunction – {complex}")
        lines = (where.format(complex=self._called.complex(event.complex)), self._words.effect(card.effect))
        return NewsPage(title=self._called.card(MALFUNCTIONS, id), lines=lines)

    def _asked(self) -> Told | None:
        state = self._bridge.state
        question = state.question
        if not isinstance(question, ChooseOption):
            return None
        # What a mission asks in words of its story is a choice of the campaign.
        of_mission = self._pages.of_mission(question.source, state) if question.labels else None
        who = "" if question.you is None else self._called.astronaut(question.you)
        return of_mission or self._pages.of_card(question.source, state, who=who)


def _page(told: Told) -> NewsPage:
    lines = tuple(filter(None, (told.why, told.who)))
    return NewsPage(title=told.title, story=told.text, lines=lines, sealed=told.sealed)
