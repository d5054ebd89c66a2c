"""Sheets that the players open themselves over the table, by its header and by keys: the journal, the seats, piles."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from vanguard_desktop.core import MemberId
from vanguard_desktop.models.common.cards import Cards, CardShown
from vanguard_desktop.rulesets.expedition.data import Member

from ...look.controls.sheets import Sheet
from ...parts.sheets.pile_sheet import PileSheet
from ...parts.sheets.seats_sheet import SeatsSheet
from ..journal.journal_sheet import JournalSheet
from .reading import Readings

if TYPE_CHECKING:
    from ..table_screen import TableScreen


class TableSheets(QObject):
    """The same key or button that opens a sheet puts it away; what the game asks comes back then."""

    def __init__(self, table: TableScreen, readings: Readings) -> None:
        super().__init__(table)
        self._table, self._readings = table, readings
        table.header.journal_wished.connect(self.toggle_journal)
        table.header.seats_wished.connect(self.toggle_seats)
        table.situation.events_wished.connect(self.open_events)
        for board in table.crew.boards.values():
            board.pile_wished.connect(lambda member: self.open_discards(MemberId(member)))

    @property
    def opened(self) -> Sheet | None:
        """The journal, the seats or a pile, if they lie open."""
        sheet = self._table.scrim.sheet
        return sheet if isinstance(sheet, JournalSheet | SeatsSheet | PileSheet) else None

    def toggle_journal(self) -> None:
        if isinstance(self.opened, JournalSheet):
            self._table.close_sheet()
            return
        sheet = JournalSheet(self._table.bridge, self._table.wording, self._readings)
        sheet.closed.connect(self._table.close_sheet)
        self._table.open_sheet(sheet)
        sheet.start()

    def toggle_seats(self) -> None:
        if isinstance(self.opened, SeatsSheet):
            self._table.close_sheet()
            return
        sheet = SeatsSheet(self._table.bridge, self._table.seats)
        sheet.closed.connect(self._table.close_sheet)
        self._table.open_sheet(sheet)
        sheet.done.setFocus()

    def open_discards(self, member: MemberId) -> None:
        """The own pile of a crewmember."""
        bridge, wording = self._table.bridge, self._table.wording

        def words() -> tuple[str, str]:
            #: Title over a pile of section cards. {member} is the name of a crewmember.
            title = self.tr("Discards of {member}").format(member=wording.names.member(member))
            #: Under the title over discarded cards. {count} is a number.
            return title, self.tr("Cards in the deck, face down: {count}").format(count=len(lying().deck))

        def lying() -> Member:
            return bridge.state.member(member)  # type: ignore[no-any-return]  # the position of whatever book

        self._open_pile(lambda: Cards(bridge, wording).discards(bridge.state, lying()), words)

    def open_events(self) -> None:
        bridge, wording = self._table.bridge, self._table.wording

        def words() -> tuple[str, str]:
            #: Under the title over discarded cards. {count} is a number.
            deck = self.tr("Cards in the deck, face down: {count}")
            #: Title over a pile of event cards.
            return self.tr("Discarded events"), deck.format(count=len(bridge.state.event_deck))

        self._open_pile(lambda: Cards(bridge, wording).event_discards(bridge.state), words)

    def _open_pile(self, cards: Callable[[], tuple[CardShown, ...]], words: Callable[[], tuple[str, str]]) -> None:
        sheet = PileSheet(self._table.bridge, cards, words)
        sheet.closed.connect(self._table.close_sheet)
        self._table.open_sheet(sheet)
        sheet.close_button.setFocus()
