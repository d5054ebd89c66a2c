"""Sheets over the binder: the journal, the seats, what lies in a store, and entries of the logbook."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from vanguard_desktop.core import Event
from vanguard_desktop.models.common.cards import CardShown
from vanguard_desktop.models.common.news import NewsPage
from vanguard_desktop.models.ship.after.night import Nights
from vanguard_desktop.models.ship.after.survival import Survivals
from vanguard_desktop.models.ship.after.unasked import Unasked
from vanguard_desktop.models.ship.cards import card_shown
from vanguard_desktop.models.ship.stores import StoreRow
from vanguard_desktop.models.ship.told.news import News
from vanguard_desktop.rulesets.ship.pieces import Piece, crew, different
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.rulesets.ship.zones import OBJECTIVE

from ..look.controls.sheets import Sheet
from ..parts.sheets.entry_sheet import EntrySheet
from ..parts.sheets.latest_sheet import LatestSheet
from ..parts.sheets.pile_sheet import PileSheet
from ..parts.sheets.seats_sheet import SeatsSheet
from .after.survival_sheet import SurvivalSheet
from .card_sheet import CardSheet
from .night.journal_sheet import ShipJournalSheet

if TYPE_CHECKING:
    from .ship_screen import ShipScreen


class ShipSheets(QObject):
    """The same key or button that opens a sheet puts it away."""

    def __init__(self, screen: ShipScreen) -> None:
        super().__init__(screen)
        self._screen = screen
        self._news = News(screen.wording, self)
        self._nights = Nights(screen.bridge, screen.wording)
        self._passed, self._survivals = Unasked(screen.wording, self), Survivals(screen.wording, self)
        self._waiting: list[Callable[[], None]] = []

    def _open(self, sheet: Sheet) -> None:
        self._screen.open_sheet(sheet)

    def toggle_journal(self) -> None:
        screen = self._screen
        if isinstance(screen.scrim.sheet, LatestSheet):
            screen.close_sheet()
            return
        spoken = screen.wording.names.spoken
        sheet = ShipJournalSheet(screen.journal, self._nights, screen.bridge.state, spoken)
        sheet.closed.connect(screen.close_sheet)
        self._open(sheet)

    def toggle_seats(self) -> None:
        screen = self._screen
        if isinstance(screen.scrim.sheet, SeatsSheet):
            screen.close_sheet()
            return
        sheet = SeatsSheet(screen.bridge, screen.seats)
        sheet.closed.connect(screen.close_sheet)
        self._open(sheet)
        sheet.done.setFocus()

    def open_store(self, row: StoreRow) -> None:
        """The cards or people of a store."""
        screen = self._screen

        def cards() -> tuple[CardShown, ...]:
            state = screen.bridge.state
            pieces = (*different(row.pieces), *map(crew, row.people))
            return tuple(card_shown(state, screen.wording, piece) for piece in pieces)

        def words() -> tuple[str, str]:
            #: Under the name of a store that holds nothing.
            return row.title, self.tr("Nothing lies here.") if not row.count else ""

        sheet = PileSheet(screen.bridge, cards, words)
        sheet.closed.connect(screen.close_sheet)
        self._open(sheet)
        sheet.close_button.setFocus()

    def show_card(self, piece: Piece) -> None:
        """A card of the ship book, whole."""
        screen = self._screen
        sheet = CardSheet(screen.wording, lambda: card_shown(screen.bridge.state, screen.wording, piece))
        sheet.closed.connect(screen.close_sheet)
        self._open(sheet)
        sheet.close_button.setFocus()

    def show_objective(self) -> None:
        """What the journey is about now."""
        card = self._screen.bridge.state.only(OBJECTIVE)
        if card is not None:
            self.show_card(card)

    def read(self, events: Sequence[Event], before: ShipState | None = None, part: range | None = None) -> bool:
        """What a step has brought that is to be seen, or a `part` of it, one sheet after the other; False if there is
        nothing.
        """
        screen = self._screen
        ship = before or screen.bridge.before(screen.bridge.game.cursor.step)
        known = ship if isinstance(ship, ShipState) and (part is None or part.start == 0) else None
        pages = self._pages(events, before, part, known)
        self._waiting = [partial(self._read_pages, pages)] if pages() else []
        if known is not None:
            for number in range(len(self._survivals.of(events, known))):
                self._waiting.append(partial(self._see_survival, events, known, number))
        return self._next()

    def _next(self) -> bool:
        """The sheet that waits, or back to what the game asks."""
        if not self._waiting:
            return False
        self._waiting.pop(0)()
        return True

    def _go_on(self) -> None:
        self._screen.close_sheet()
        self._next()

    def _pages(
        self, events: Sequence[Event], before: ShipState | None, part: range | None, ship: ShipState | None
    ) -> Callable[[], Sequence[NewsPage]]:
        """`ship` is the position before the step also where a planet lay open then."""

        def pages() -> Sequence[NewsPage]:
            passed = None if ship is None else self._passed.page(events, ship)
            news = self._news.of(events, self._screen.bridge.state, before, part)
            return news if passed is None else (passed, *news)

        return pages

    def _read_pages(self, pages: Callable[[], Sequence[NewsPage]]) -> None:
        screen = self._screen
        sheet = EntrySheet(screen.wording, pages)
        sheet.closed.connect(self._go_on)
        sheet.lifted.connect(screen.scrim.lift)
        self._open(sheet)
        screen.reading_opened.emit(sheet.story)

    def _see_survival(self, events: Sequence[Event], before: ShipState, number: int) -> None:
        """Dice over a life are seen rolling."""
        screen = self._screen
        sheet = SurvivalSheet(lambda: self._survivals.of(events, before)[number], screen.wording.names.spoken)
        sheet.closed.connect(self._go_on)
        self._open(sheet)
        screen.reading_opened.emit(sheet.story)
