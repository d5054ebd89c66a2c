"""How the mission ended, on a sheet over the base; in a campaign then what comes between it and the next one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QPainter

from vanguard_desktop.models.habitat.campaign import CampaignPage
from vanguard_desktop.models.habitat.result import MissionResult
from vanguard_desktop.rulesets.habitat.data.campaign import MissionClosed

from ..result.result_sheet import Offer, ResultSheet
from .base_picture import paint_seen, seen_at
from .campaign_sheet import CampaignSheet

if TYPE_CHECKING:
    from .habitat_screen import HabitatScreen


class MissionEnd(QObject):
    """It lies open as soon as all is read; Esc leaves the base to be looked at, Enter brings it back."""

    def __init__(self, screen: HabitatScreen) -> None:
        super().__init__(screen)
        self._screen = screen
        self._sheet: ResultSheet | CampaignSheet | None = None
        self._page = CampaignPage(screen.bridge, screen.wording, self)
        screen.prompt.back_wished.connect(self.show)
        self._page.legacy_wished.connect(screen.legacy_wished)

    @property
    def sheet(self) -> ResultSheet | CampaignSheet | None:
        """What the mission came to, or the campaign sheet, while it lies open."""
        return self._sheet if self._sheet is not None and self._screen.scrim.sheet is self._sheet else None

    @property
    def waiting(self) -> bool:
        """Whether its picture is still to be painted."""
        return isinstance(self.sheet, ResultSheet) and self.sheet.waiting

    def show(self) -> bool:
        """False while the mission goes on, or where it lies open."""
        screen = self._screen
        state = screen.bridge.state
        if state.outcome is None or self.sheet is not None:
            return False
        if state.campaign is None or any(isinstance(event, MissionClosed) for event in screen.bridge.last_events()):
            self._show_result(in_campaign=state.campaign is not None)
            return True
        return self.show_between()

    def ask(self) -> None:
        """What the game waits for in the bar; once nothing is asked any more, the way to how it ended."""
        screen = self._screen
        over = screen.bridge.state.outcome is not None and not screen.options.rows
        closed = over and self.sheet is None
        #: In the bar, when nothing is asked any more.
        words = self.tr("The mission is over.") if over else ""
        #: Button that opens the sheet with the result again.
        back = self.tr("See the result") if closed else ""
        screen.prompt.follow(on_sheet=False, only_read=over, stepped=True, reads=words, back=back)

    def show_between(self) -> bool:
        """False where the campaign asks something else first."""
        if not self._page.is_between:
            return False
        self.show_campaign()
        return True

    def show_campaign(self) -> None:
        """How the campaign stands, in the middle of a mission too."""
        screen = self._screen
        sheet = self._sheet = CampaignSheet(self._page.shown)
        sheet.lifted.connect(screen.scrim.lift)
        sheet.dismissed.connect(screen.close_sheet)
        screen.open_sheet(sheet)
        self.ask()

    def _show_result(self, *, in_campaign: bool) -> None:
        screen = self._screen
        result = MissionResult(screen.bridge, screen.wording, self)
        # Without Enter: who reads on and on would be led out of the game and, there, into it again.
        home = Offer(words=lambda: self.tr("To the first screen"), act=screen.home_wished.emit, icon="home", key="H")
        #: Button after a mission: choose one, and people for it.
        more = Offer(
            words=lambda: self.tr("Another mission"), act=screen.mission_wished.emit, icon="objective", key="N"
        )
        #: Button: what comes after a mission of a campaign.
        on = Offer(words=lambda: self.tr("Go on with the campaign"), act=self._go_on, icon="campaign", key="Enter")
        sheet = self._sheet = ResultSheet(
            result.shown,
            (
                #: Button: the list of all that happened.
                Offer(words=lambda: self.tr("Journal"), act=screen.sheets.toggle_journal, icon="journal", key="J"),
                *((on,) if in_campaign else (home, more)),
            ),
            self._paint,
            fits=True,
        )
        sheet.lifted.connect(screen.scrim.lift)
        sheet.dismissed.connect(screen.close_sheet)
        screen.open_sheet(sheet)
        self.ask()
        screen.in_turn.end()

    def _go_on(self) -> None:
        self._screen.close_sheet()
        self._screen.read_question()

    def _paint(self, painter: QPainter, rect: QRectF) -> None:
        """Morning over the base if it is won, and night if not."""
        state = self._screen.bridge.state
        won = state.outcome is not None and state.outcome.won
        paint_seen(painter, rect, seen_at(0.04 if won else 0.96, str(state.mission)))
