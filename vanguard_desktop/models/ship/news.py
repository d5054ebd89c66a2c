"""What a step has brought that is to be seen: entries that were read, new situations, results, what was reached."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import attrs
from PySide6.QtCore import QObject

from vanguard_desktop.core import Event
from vanguard_desktop.rulesets.ship.data.aboard.crew import Promoted
from vanguard_desktop.rulesets.ship.data.campaign.objectives import ObjectiveFulfilled
from vanguard_desktop.rulesets.ship.data.common import LogRead
from vanguard_desktop.rulesets.ship.data.journey.cycle import Revealed
from vanguard_desktop.rulesets.ship.data.tokens import PenaltyPlaced
from vanguard_desktop.rulesets.ship.pieces import Piece, crew, family_of, id_of, piece
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.rulesets.ship.zones import OPEN_SITUATIONS, REMOVED
from vanguard_desktop.text.codex.contents import told
from vanguard_desktop.text.common.wording import Wording

from ..common.cards import CardShown
from ..common.news import NewsPage
from .aboard import words_aboard
from .cards import card_shown

_PROJECTS = ("research_projects", "production_projects")


class News(QObject):
    """Puts the events of a step into pages, in the order in which they happened."""

    def __init__(self, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wording = wording

    def of(self, events: Sequence[Event], state: ShipState) -> tuple[NewsPage, ...]:
        risen = [event for event in events if isinstance(event, Promoted)]
        told = (page for event in events if event not in risen[1:] for page in self._page(event, state, risen))
        return tuple(told)

    def _page(self, event: Event, state: ShipState, risen: Sequence[Promoted]) -> Iterator[NewsPage]:
        """All who have `risen` in rank are told of together, with the first of them."""
        match event:
            case Promoted():
                #: Title over people who have risen in rank.
                title = self.tr("Promoted")
                yield NewsPage(
                    title=title,
                    lines=tuple(words_aboard(self._wording, state).words.event(each, state) for each in risen),
                    cards=tuple(self._card(state, crew(each.member)) for each in risen),
                )
            case LogRead(log=log) if self._wording.names.log_story(log):
                yield NewsPage(title=self._wording.names.log(log), story=self._wording.stories.aboard(log))
            case PenaltyPlaced(on=True) if (passage := told("MAP-20")) is not None:
                title = words_aboard(self._wording, state).pages.title("adrift")
                yield NewsPage(title=title, lines=(passage[1].words,))
            case ObjectiveFulfilled(card=card):
                #: Title over a card: a goal of the campaign.
                title = self.tr("Objective reached")
                yield NewsPage(title=title, cards=(self._card(state, piece("objectives", card)),))
            case Revealed(to=to, pieces=pieces) if to == OPEN_SITUATIONS:
                #: Title over cards: what troubles people aboard from now on.
                title = self.tr("New situations")
                yield NewsPage(title=title, cards=tuple(self._card(state, card) for card in pieces))
            case Revealed(to=to, pieces=pieces) if to == REMOVED and family_of(pieces[0]) in _PROJECTS:
                #: Title over cards: work that is done, with what comes of it.
                title = self.tr("Completed")
                yield NewsPage(title=title, cards=tuple(self._result(state, card) for card in pieces))
            case _:
                pass

    def _card(self, state: ShipState, card: Piece) -> CardShown:
        return card_shown(state, self._wording, card)

    def _result(self, state: ShipState, card: Piece) -> CardShown:
        """The back of a project says what comes of it (LAB-02)."""
        effect = getattr(state.box, family_of(card))[id_of(card)].effect
        told = words_aboard(self._wording, state).words.effect(effect)
        return attrs.evolve(self._card(state, card), lines=(told,), spoken=self._wording.names.spoken(told))
