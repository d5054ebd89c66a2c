"""What a step has brought that is to be seen: entries that were read, new situations, results, what was reached."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import attrs
from PySide6.QtCore import QObject

from vanguard_desktop.core import Event, LogId, Source
from vanguard_desktop.rulesets.ship.data.aboard.crew import Promoted
from vanguard_desktop.rulesets.ship.data.campaign.objectives import ObjectiveFulfilled
from vanguard_desktop.rulesets.ship.data.common import ChooseOption, LogRead, OptionTaken
from vanguard_desktop.rulesets.ship.data.journey.cycle import Moved, Revealed, StepBegun
from vanguard_desktop.rulesets.ship.data.journey.star_map import Registered
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.rulesets.ship.pieces import Piece, crew, family_of, id_of, piece
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.rulesets.ship.zones import ENVELOPE, OPEN_SITUATIONS, REMOVED
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.text.ship.journey.star_chart import StarChartText

from ...common.cards import CardShown
from ...common.news import NewsPage
from ..aboard import words_aboard
from ..cards import card_shown
from ..pages import page_at

_PROJECTS = ("research_projects", "production_projects")
_OPEN = (OPEN_SITUATIONS, ENVELOPE)
# Rooms whose cards are seen leaving the table for good reason.
_SETTLES = ("situation_room", "bridge")


@attrs.frozen
class _Step:
    """What happened, between two positions; `before` is missing where the book was opened just now."""

    events: Sequence[Event]
    before: ShipState | None
    state: ShipState


class News(QObject):
    """Puts the events of a step into pages, in the order in which they happened."""

    def __init__(self, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wording = wording

    def of(
        self,
        events: Sequence[Event],
        state: ShipState,
        before: ShipState | None = None,
        part: range | None = None,
    ) -> tuple[NewsPage, ...]:
        """`before` is the position before the step, where the ship book was open then; `part` those of its events that
        are told of now.
        """
        step = _Step(events, before, state)
        risen = [event for event in events if isinstance(event, Promoted)]
        first = state if before is None else before
        page, place = page_at(first.phase, first.step), ""
        told: list[NewsPage] = []
        for number, event in enumerate(events):
            if isinstance(event, StepBegun):
                turned = page_at(event.phase, event.step)
                page, place = turned, place if turned == page else ""
            elif isinstance(event, Registered):
                place = event.entry
            if event not in risen[1:] and (part is None or number in part):
                told += self._page(step, number, page, place, risen)
        return tuple(told)

    def _page(self, step: _Step, number: int, page: str, place: str, risen: Sequence[Promoted]) -> Iterator[NewsPage]:
        """All who have `risen` in rank are told of together, with the first of them."""
        state = step.state
        match step.events[number]:
            case Promoted():
                #: Title over people who have risen in rank.
                title = self.tr("Promoted")
                yield NewsPage(
                    title=title,
                    lines=tuple(words_aboard(self._wording, state).words.event(each, state) for each in risen),
                    cards=tuple(self._card(state, crew(each.member)) for each in risen),
                )
            case LogRead(log=log) if self._wording.names.log_story(log) and not _asks(state, log):
                title = self._where_read(log, page, place, state)
                yield NewsPage(title=title, story=self._wording.stories.aboard(log))
            case OptionTaken(log=log):
                yield from self._followed(step, self._where_read(log, page, place, state))
            case StepBegun(phase=Phase.FACILITIES, step="close"):
                lines = self._lines(step, within=_until_next(step.events, number))
                #: Title: nobody visits rooms of the ship any more in this cycle.
                title = self.tr("The rooms are closed")
                yield from [NewsPage(title=title, lines=lines)] if lines else []
            case ObjectiveFulfilled(card=card):
                #: Title over a card: a goal of the campaign.
                title = self.tr("Objective reached")
                yield NewsPage(title=title, cards=(self._card(state, piece("objectives", card)),))
            case Revealed(to=to, pieces=pieces) if to == OPEN_SITUATIONS:
                #: Title over cards: what troubles people aboard from now on.
                title = self.tr("New situations")
                cards = tuple(self._card(state, card) for card in pieces)
                if len(cards) == 1:  # its story is read beside the card
                    yield NewsPage(
                        title=title,
                        story=cards[0].story,
                        lines=self._about_situations(state),
                        cards=(attrs.evolve(cards[0], story=""),),
                    )
                else:
                    yield NewsPage(title=title, lines=self._about_situations(state), cards=cards)
            case Moved(pieces=pieces) as moved if _is_settled(moved):
                yield from self._settled(step, number, page, pieces)
            case Revealed(to=to, pieces=pieces) if to == REMOVED and family_of(pieces[0]) in _PROJECTS:
                #: Title over cards: work that is done, with what comes of it.
                title = self.tr("Completed")
                if len(pieces) == 1:
                    lines = (self._brings(state, pieces[0]),)
                    yield NewsPage(title=title, lines=lines, cards=(self._card(state, pieces[0]),))
                else:
                    yield NewsPage(title=title, cards=tuple(self._result(state, card) for card in pieces))
            case _:
                pass

    def _where_read(self, log: LogId, page: str, place: str, state: ShipState) -> str:
        """Numbers mean nothing to anybody: an entry is named after the place it is about, or the page it is read on."""
        where = StarChartText(self._wording.names).name(place) if place else ""
        where = where or words_aboard(self._wording, state).pages.title(page)
        #: Title over an entry of the logbook. {place} is where it is read, as "Bridge", {log} is as "Log 104".
        return self.tr("{place} · {log}").format(place=where, log=self._wording.names.log(log))

    def _followed(self, step: _Step, title: str) -> Iterator[NewsPage]:
        """What came of a choice, unless the story itself goes on."""
        lines = self._lines(step)
        if len(lines) > 1 or not any(isinstance(event, LogRead) for event in step.events):
            #: After a choice in a story from which nothing follows at once.
            quiet = self.tr("Nothing changes aboard for now. The campaign remembers it.")
            yield NewsPage(title=title, lines=tuple(lines) if len(lines) > 1 else (*lines, quiet))

    def _about_situations(self, state: ShipState) -> tuple[str, ...]:
        pages = words_aboard(self._wording, state).pages
        #: Over cards with what troubles people aboard. {room} and {bridge} are names of pages of the ship book.
        words = self.tr(
            "A visit to “{room}” solves one without anybody’s help; people whom you put on a card there solve more. "
            "What is still open on the next page “{bridge}” takes effect."
        )
        return (words.format(room=pages.title("situation_room"), bridge=pages.title("bridge")),)

    def _settled(self, step: _Step, number: int, page: str, cards: Sequence[Piece]) -> Iterator[NewsPage]:
        """A situation that leaves the table: because it was solved, or because it took effect."""
        if page not in _SETTLES:
            return
        #: Title over a card: what troubled people aboard does so no longer.
        title = self.tr("Situation solved")
        if page == "bridge":
            #: Title over a card: what nobody has solved in time.
            title = self.tr("A situation takes effect")
        since = max((at for at, event in enumerate(step.events[:number]) if _ends(event)), default=-1)
        lines = self._lines(step, within=range(since + 1, number + 1))
        shown = (attrs.evolve(self._card(step.state, card), story="") for card in cards)
        yield NewsPage(title=title, lines=lines, cards=tuple(shown))

    def _lines(self, step: _Step, within: range | None = None) -> tuple[str, ...]:
        """As the journal tells it, but for entries, which are read here."""
        if step.before is None:
            return ()
        lines = words_aboard(self._wording, step.state).lines(step.events, step.before)
        kept = (each for each in lines if not isinstance(step.events[each.place], LogRead))
        return tuple(each.text for each in kept if within is None or each.place in within)

    def _card(self, state: ShipState, card: Piece) -> CardShown:
        return card_shown(state, self._wording, card)

    def _brings(self, state: ShipState, card: Piece) -> str:
        """The back of a project says what comes of it (LAB-02)."""
        effect = getattr(state.box, family_of(card))[id_of(card)].effect
        return words_aboard(self._wording, state).words.effect(effect)

    def _result(self, state: ShipState, card: Piece) -> CardShown:
        told = self._brings(state, card)
        return attrs.evolve(self._card(state, card), lines=(told,), spoken=self._wording.names.spoken(told))


def _asks(state: ShipState, log: LogId) -> bool:
    """Whether the entry ends in a question: then it is read on the page, above its answers."""
    question = state.question
    return isinstance(question, ChooseOption) and question.source == Source(family="logs", id=log)


def _ends(event: Event) -> bool:
    """What is told of one situation begins behind what was told of another, or with a step of the page."""
    return isinstance(event, StepBegun) or (isinstance(event, Moved) and _is_settled(event))


def _is_settled(moved: Moved) -> bool:
    """A situation is open no longer, wherever it goes."""
    return moved.start in _OPEN and moved.to not in _OPEN and family_of(moved.pieces[0]) == "situations"


def _until_next(events: Sequence[Event], begun: int) -> range:
    """What happens in a step of a page."""
    later = (at for at in range(begun + 1, len(events)) if isinstance(events[at], StepBegun))
    return range(begun, next(later, len(events)))
