"""How an expedition ended: its result over the table, and the way back to it from a look at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from vanguard_desktop.models.common.result import Result
from vanguard_desktop.models.expedition.result import ExpeditionResults, Reckoned, results_of

from ...look.paint.painted_aside import PaintedAside
from ...result.result_sheet import Offer, ResultSheet

if TYPE_CHECKING:
    from ..table_screen import TableScreen


class ExpeditionEnd(QObject):
    """Opens by itself once the last page is read; Esc leaves the table to be looked at, Enter brings it back."""

    def __init__(self, table: TableScreen) -> None:
        super().__init__(table)
        self._table = table
        self._results: ExpeditionResults | None = None
        self._sheet: ResultSheet | None = None
        self._comes_back = False  # from the journal
        self._reckoning: PaintedAside[Reckoned] = PaintedAside(self)
        self._reckoning.done.connect(self._take)
        table.notice.pressed.connect(self.show)

    @property
    def sheet(self) -> ResultSheet | None:
        """The result, while it lies open."""
        return self._sheet if self._sheet is not None and self._table.scrim.sheet is self._sheet else None

    @property
    def waiting(self) -> bool:
        """Whether odds are still reckoned, or the picture is still painted."""
        return self.sheet is not None and (self._reckoning.waiting or self.sheet.waiting)

    def show(self) -> None:
        table = self._table
        if self.sheet is not None:
            return
        if self._results is None:
            self._results = results_of(table.bridge, table.wording, self)
            if self._results is not None and self._results.rolls:
                self._reckoning.begin(self._results.reckon())
        if self._results is None:  # nothing of it is left in the save
            return
        sheet = self._sheet = ResultSheet(
            self._say,
            (
                #: Button: the list of all that happened.
                Offer(words=lambda: self.tr("Journal"), act=self._read_journal, icon="journal", key="J"),
                Offer(words=lambda: self.tr("To the first screen"), act=table.home_wished.emit, icon="home"),
                self._next_offer(),
            ),
        )
        sheet.lifted.connect(table.scrim.lift)
        sheet.dismissed.connect(self.put_aside)
        table.open_sheet(sheet)
        self._leave_notice()

    def _next_offer(self) -> Offer:
        """After the training its crew can go on into a campaign (CMP-28)."""
        table = self._table
        if table.bridge.state.options.training:
            #: Button after the end of the training: its crew begins a campaign.
            return Offer(
                words=lambda: self.tr("On into a campaign"),
                act=table.carry_on_wished.emit,
                icon="campaign",
                key="Enter",
            )
        #: Button after the end of an expedition: prepare another one.
        return Offer(words=lambda: self.tr("Another expedition"), act=table.new_wished.emit, icon="planet", key="Enter")

    def _read_journal(self) -> None:
        self._comes_back = True
        self._table.sheets.toggle_journal()

    def come_back(self) -> None:
        """The journal that was opened from here is shut."""
        if self._comes_back and self._table.scrim.sheet is None:
            self._comes_back = False
            self.show()

    def put_aside(self) -> None:
        """For a look at the table."""
        self._table.close_sheet()
        self._leave_notice()

    def follow(self) -> None:
        """Undo leads back into the expedition, and what then happens may end otherwise."""
        if self._table.bridge.state.closed or self._results is None:
            return
        if self.sheet is not None:
            self._table.scrim.close_sheet()
        self._results = self._sheet = None
        self._comes_back = False
        self._leave_notice()

    def retranslate(self) -> None:
        self._leave_notice()

    def _leave_notice(self) -> None:
        table = self._table
        if self._results is not None and self.sheet is None:
            #: In a line over the table, and on its button, after the end of an expedition.
            table.notice.offer(self.tr("The expedition is over."), self.tr("See the result"))
        else:
            table.notice.withdraw()
        table.grid.stand()

    def _say(self) -> Result:
        assert self._results is not None
        return self._results.shown()

    def _take(self, reckoned: Reckoned) -> None:
        if self._results is None or not self._results.take(reckoned):
            return
        if self.sheet is not None:
            self.sheet.refresh()
