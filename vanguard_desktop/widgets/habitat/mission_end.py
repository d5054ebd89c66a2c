"""How the mission ended, on a sheet over the base."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QPainter

from vanguard_desktop.models.habitat.result import MissionResult

from ..result.result_sheet import Offer, ResultSheet
from .base_picture import paint_seen, seen_at

if TYPE_CHECKING:
    from .habitat_screen import HabitatScreen


class MissionEnd(QObject):
    """It lies open as soon as all is read; Esc leaves the base to be looked at, Enter brings it back."""

    def __init__(self, screen: HabitatScreen) -> None:
        super().__init__(screen)
        self._screen = screen
        self._sheet: ResultSheet | None = None

    @property
    def sheet(self) -> ResultSheet | None:
        """The result, while it lies open."""
        return self._sheet if self._sheet is not None and self._screen.scrim.sheet is self._sheet else None

    @property
    def waiting(self) -> bool:
        """Whether its picture is still to be painted."""
        return self.sheet is not None and self.sheet.waiting

    def show(self) -> bool:
        """False while the mission goes on, or where it lies open."""
        screen = self._screen
        if screen.bridge.state.outcome is None or self.sheet is not None:
            return False
        result = MissionResult(screen.bridge, screen.wording, self)
        sheet = self._sheet = ResultSheet(
            result.shown,
            (
                #: Button: the list of all that happened.
                Offer(words=lambda: self.tr("Journal"), act=screen.sheets.toggle_journal, icon="journal", key="J"),
                Offer(
                    words=lambda: self.tr("To the first screen"),
                    act=screen.home_wished.emit,
                    icon="home",
                    key="Enter",
                ),
            ),
            self._paint,
        )
        sheet.lifted.connect(screen.scrim.lift)
        sheet.dismissed.connect(screen.close_sheet)
        screen.open_sheet(sheet)
        return True

    def _paint(self, painter: QPainter, rect: QRectF) -> None:
        """Morning over the base if it is won, and night if not."""
        state = self._screen.bridge.state
        won = state.outcome is not None and state.outcome.won
        paint_seen(painter, rect, seen_at(0.04 if won else 0.96, str(state.mission)))
