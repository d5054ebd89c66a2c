"""What the habitat has to be read on a sheet: entries of the mission's journal, events, adventures and what follows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import attrs
from PySide6.QtCore import QCoreApplication

from vanguard_desktop.core import CardId, Event, Source, replay
from vanguard_desktop.rulesets.habitat.data.campaign import BlockOpened
from vanguard_desktop.rulesets.habitat.data.cards import EventCard, Sealed
from vanguard_desktop.rulesets.habitat.data.director import (
    AdventureDrawn,
    AgendaItem,
    AgendaTaken,
    Due,
    EntryClosed,
    EntryState,
    EventTold,
)
from vanguard_desktop.rulesets.habitat.data.missions import MissionWon
from vanguard_desktop.rulesets.habitat.director.entries import entry_of, option_of
from vanguard_desktop.rulesets.habitat.missions.journal import DEATH, entry
from vanguard_desktop.rulesets.habitat.rules import HABITAT
from vanguard_desktop.rulesets.habitat.state import HabitatState, Outcome

from ..common.names import Names
from .called import HabitatNames

EVENTS, ADVENTURES, FOLLOW_UPS = "habitat_events", "habitat_adventures", "habitat_follow_ups"
JOURNAL, MISSIONS = "habitat_journal", "habitat_missions"
# The rule by which the last sol ends a mission.
LAST_SOL = "HEN-06"


@attrs.frozen(kw_only=True)
class Told:
    """A text under its title; `source` is the card it stands on, `who` the astronaut it happens to, `why` says what
    brings it.

    What is `sealed` nobody has read before.
    """

    source: Source
    title: str
    text: str
    who: str = ""
    why: str = ""
    sealed: bool = False


class HabitatPages:
    """In the language of now."""

    def __init__(self, names: Names) -> None:
        self._names, self._called = names, HabitatNames(names)

    def told(self, events: Sequence[Event], before: HabitatState) -> tuple[Told, ...]:
        """In the order in which it happened, from the position before it all."""
        found: list[Told] = []
        state = before
        for event in events:
            found += [page for page in self._pages(event, state) if page.text]
            state = replay(HABITAT, state, [event])
        return tuple(found)

    def of_card(self, source: Source, state: HabitatState, who: str = "") -> Told | None:
        """The text of an event or an adventure; None for whatever else asks something."""
        if source.family not in (EVENTS, ADVENTURES, FOLLOW_UPS):
            return None
        page = self._of(source.family, CardId(source.id), who=who)
        return attrs.evolve(page, why=self._of_sol(state)) if source.family == EVENTS else page

    @staticmethod
    def _of_sol(state: HabitatState) -> str:
        #: Under a text: it is the one event that each Martian day has. {sol} is its number.
        return QCoreApplication.translate("HabitatTexts", "The event of sol {sol}.").format(sol=state.sol)

    def of_mission(self, source: Source, state: HabitatState) -> Told | None:
        """What a mission has told where it lets the players choose, with the last note that it has opened."""
        if source.family != MISSIONS or state.campaign is None:
            return None
        notes = [each for each in state.sheet.sealed if each.id in state.campaign.opened]
        if notes:
            return attrs.evolve(self._note(notes[-1]), sealed=False)
        return self._page(MISSIONS, state.mission, state.sheet.name, "")

    def _note(self, block: Sealed) -> Told:
        return attrs.evolve(self._page(MISSIONS, block.id, block.title, block.text), sealed=True)

    def _pages(self, event: Event, state: HabitatState) -> Iterator[Told]:
        card = entry(state, event)
        if card is not None:
            yield self._page(JOURNAL, card.id, card.title, card.text)
        match event:
            case EventTold(event=id, who=who):
                page = self._of(EVENTS, id, who="" if who is None else self._called.astronaut(who))
                yield attrs.evolve(page, why=self._of_sol(state))
            case AdventureDrawn(card=id, who=who):
                yield self._of(ADVENTURES, id, who=self._called.astronaut(who))
            case AgendaTaken(item=item):
                whom = self._called.astronaut(item.who)
                if item.kind is Due.FOLLOW_UP:
                    yield attrs.evolve(self._of(FOLLOW_UPS, item.id, who=whom), why=self._since(item, state))
                    return
                adventure = state.box.others[ADVENTURES][item.id]
                delayed = adventure.options[item.option - 1].delayed if item.option else adventure.delayed
                text = "" if delayed is None else delayed.text
                page = self._page(ADVENTURES, item.id, adventure.title, text, who=whom)
                #: Under a text. {sol} is a Martian day: what happened then has an effect only now.
                why = QCoreApplication.translate("HabitatTexts", "What came of it since sol {sol}.")
                yield attrs.evolve(page, why=why.format(sol=item.made))
            case BlockOpened(id=id):
                yield from (self._note(each) for each in state.sheet.sealed if each.id == id)
            case EntryClosed(event=id, state=became):
                yield self._closed(id, became, state)
            case _:
                pass

    def _since(self, item: AgendaItem, state: HabitatState) -> str:
        """Which event it follows from."""
        events: Mapping[CardId, EventCard] = state.box.others[EVENTS]
        leads = (each for each in events.values() if any(one.event == item.id for one in each.follow_ups))
        known = next((each for each in leads if each.id in state.director.events), None)
        if known is None:
            return ""
        #: Under a text. {event} is the title of an earlier event in quotation marks, {sol} the Martian day on which it
        #: was.
        text = QCoreApplication.translate("HabitatTexts", "It follows from {event}, sol {sol}.")
        return text.format(event=self._names.quoted(self._names.content(EVENTS, known.title)), sol=item.made)

    def _closed(self, id: CardId, became: EntryState, state: HabitatState) -> Told:
        card: EventCard = state.box.others[EVENTS][id]
        text = card.text_done if became is EntryState.DONE else ""
        if became is EntryState.STRUCK:
            kept = entry_of(state, id)
            option = None if kept is None else option_of(card, kept)
            text = (option.text_struck if option is not None else "") or card.text_struck
        return self._page(EVENTS, id, card.title, text)

    def _of(self, family: str, id: CardId, *, who: str = "") -> Told:
        card = self._names.box.others[family][id]
        return self._page(family, id, card.title, card.text, who=who)

    def _page(self, family: str, id: CardId, title: str, text: str, *, who: str = "") -> Told:
        return Told(
            source=Source(family, id),
            title=self._names.content(family, title),
            text=self._names.content(family, text) if text else "",
            who=who,
        )

    def ended(self, outcome: Outcome) -> str:
        """Why it is over, in a sentence."""
        if outcome.won:
            #: Why a mission of the habitat is over.
            return QCoreApplication.translate("HabitatTexts", "All that had to be done is done.")
        if outcome.because == DEATH:
            #: Why a mission of the habitat is over.
            return QCoreApplication.translate("HabitatTexts", "Somebody of the crew has died.")
        if outcome.because == LAST_SOL:
            #: Why a mission of the habitat is over.
            return QCoreApplication.translate("HabitatTexts", "The last sol is over, and not all is done.")
        #: Why a mission of the habitat is over: the mission sheet says what may not happen, and it has.
        return QCoreApplication.translate("HabitatTexts", "What the mission was for has come to nothing.")

    def last_page(self, events: Sequence[Event], before: HabitatState) -> str:
        """With what the journal of the mission closes, otherwise its sheet."""
        entries = [page for page in self.told(events, before) if page.source.family == JOURNAL]
        if entries:
            return entries[-1].text
        won = before.outcome is None and any(isinstance(event, MissionWon) for event in events)
        return self._names.content("habitat_missions", before.sheet.victory if won else before.sheet.defeat)
