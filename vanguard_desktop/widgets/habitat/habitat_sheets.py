"""Sheets over the base: what is read and chosen on cards, the journal, the seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from vanguard_desktop.core import Event
from vanguard_desktop.models.common.news import NewsPage
from vanguard_desktop.models.habitat.light import hour_of
from vanguard_desktop.models.habitat.news import HabitatNews

from ..look.controls.sheets import Sheet
from ..parts.sheets.entry_sheet import EntrySheet
from ..parts.sheets.seats_sheet import SeatsSheet
from .base_picture import BasePicture, seen_at
from .campaign_sheet import CampaignSheet
from .console import SolJournal

if TYPE_CHECKING:
    from .habitat_screen import HabitatScreen


class HabitatSheets(QObject):
    """The same key or button that opens a sheet puts it away."""

    def __init__(self, screen: HabitatScreen) -> None:
        super().__init__(screen)
        self._screen = screen
        self._news = HabitatNews(screen.bridge, screen.wording, screen.options)

    def toggle_journal(self) -> None:
        screen = self._screen
        if isinstance(screen.scrim.sheet, SolJournal):
            screen.close_sheet()
            return
        sheet = SolJournal(screen.journal, screen.wording.names.spoken)
        self._open(sheet)

    def toggle_campaign(self) -> None:
        """How the campaign stands, if the mission belongs to one."""
        screen = self._screen
        if screen.bridge.state.campaign is None:
            return
        if isinstance(screen.scrim.sheet, CampaignSheet):
            screen.close_sheet()
        else:
            screen.end.show_campaign()

    def toggle_seats(self) -> None:
        screen = self._screen
        if isinstance(screen.scrim.sheet, SeatsSheet):
            screen.close_sheet()
            return
        sheet = SeatsSheet(screen.bridge, screen.seats)
        self._open(sheet)
        sheet.done.setFocus()

    @property
    def asks(self) -> bool:
        """Whether the open question is chosen on a card."""
        return bool(self._news.of(()))

    def read(self, events: Sequence[Event]) -> bool:
        """What a step has brought that is to be read or chosen on a card; False if there is nothing."""
        screen = self._screen

        def pages() -> Sequence[NewsPage]:
            return self._news.of(events)

        told = pages()
        if not told:
            return False
        seen = seen_at(hour_of(screen.bridge.state), told[0].title)
        sheet = EntrySheet(screen.wording, pages, BasePicture(seen))
        sheet.chosen.connect(screen.bridge.submit)
        sheet.lifted.connect(screen.scrim.lift)
        sheet.page_turned.connect(screen.reading_opened)
        self._open(sheet)
        screen.prompt.follow(on_sheet=True, only_read=not self.asks, stepped=False)
        screen.reading_opened.emit(sheet.story)
        return True

    def _open(self, sheet: Sheet) -> None:
        if isinstance(sheet, (SolJournal, SeatsSheet, EntrySheet)):
            sheet.closed.connect(self._screen.close_sheet)
        self._screen.open_sheet(sheet)
