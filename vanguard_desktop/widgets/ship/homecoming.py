"""How the expedition ended, on a sheet over the ship book as soon as the team is home; then the lander docks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from vanguard_desktop.models.common.result import LuckShown, Result
from vanguard_desktop.models.expedition.result import ExpeditionResults, Reckoned, results_of
from vanguard_desktop.models.ship.after.passages import WayHome
from vanguard_desktop.rulesets.ship.data.journey.cycle import TeamHome

from ..look.paint.painted_aside import PaintedAside
from ..result.result_sheet import Offer, ResultSheet

if TYPE_CHECKING:
    from .ship_screen import ShipScreen


class Homecoming(QObject):
    """It lies open unasked on the step that led home, and again whenever its page is asked for it.

    `reckoned` once it is known how lucky the dice were.
    """

    reckoned = Signal()

    def __init__(self, screen: ShipScreen) -> None:
        super().__init__(screen)
        self._screen = screen
        self.way = WayHome(screen.bridge.box, screen.wording, self)
        self._results: ExpeditionResults | None = None
        self._sought: object = ()
        self._sheet: ResultSheet | None = None
        self._reckoning: PaintedAside[Reckoned] = PaintedAside(self)
        self._reckoning.done.connect(self._take)

    @property
    def sheet(self) -> ResultSheet | None:
        """The result, while it lies open."""
        return self._sheet if self._sheet is not None and self._screen.scrim.sheet is self._sheet else None

    @property
    def waiting(self) -> bool:
        """Whether odds are still reckoned, or the picture is still painted."""
        return self.sheet is not None and (self._reckoning.waiting or self.sheet.waiting)

    def greet(self) -> bool:
        """Whether the step that led here has brought the team home: then its result lies open."""
        came = any(isinstance(event, TeamHome) for event in self._screen.bridge.last_events())
        return came and self.show()

    def show(self, *, again: bool = False) -> bool:
        """False if nothing of the expedition is left in the save; `again` it only lies open to be read."""
        screen = self._screen
        if self._found() is None:
            return False
        #: Button: the list of all that happened.
        journal = Offer(words=lambda: self.tr("Journal"), act=screen.sheets.toggle_journal, icon="journal", key="J")
        if again:
            #: Button under what is read again: back to where the game waits.
            last = Offer(words=lambda: self.tr("Back"), act=screen.close_sheet, icon="chevron_right", key="Enter")
        else:
            #: Button after the end of an expedition: the lander comes back to the ship.
            last = Offer(words=lambda: self.tr("The lander docks"), act=self._dock, icon="docking", key="Enter")
        sheet = self._sheet = ResultSheet(self._say, (journal, last))
        sheet.lifted.connect(screen.scrim.lift)
        sheet.dismissed.connect(last.act)
        screen.open_sheet(sheet)
        return True

    def luck(self) -> LuckShown | None:
        """What the dice of that expedition did, as far as it is reckoned yet."""
        found = self._found()
        return None if found is None else found.shown().luck

    def story(self) -> str:
        """The last words of it."""
        found = self._found()
        return "" if found is None else found.shown().quote

    def _found(self) -> ExpeditionResults | None:
        """Sought once for each expedition that ended."""
        home = self._screen.cycle.home
        if self._sought != (home,):
            self._sought = (home,)
            self._results = results_of(self._screen.bridge, self._screen.wording, self)
            if self._results is not None and self._results.rolls:
                self._reckoning.begin(self._results.reckon())
        return self._results

    def _dock(self) -> None:
        """Then what is read on the way home."""
        screen, events = self._screen, self._screen.bridge.last_events()
        screen.close_sheet()
        screen.sheets.read(events)
        screen.show_passage(self.way.docking(events))

    def _say(self) -> Result:
        assert self._results is not None
        return self._results.shown()

    def _take(self, reckoned: Reckoned) -> None:
        if self._results is not None and self._results.take(reckoned):
            if self.sheet is not None:
                self.sheet.refresh()
            self.reckoned.emit()
