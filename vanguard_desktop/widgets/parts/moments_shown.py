"""What hits and what succeeds is felt over the table: a band that comes and goes by itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect

from vanguard_desktop.core import Event, GameState
from vanguard_desktop.models.common.moments import Moment
from vanguard_desktop.play.game import Step, Way

from ..look import scaled
from ..look.controls.sheets import Sheet
from ..moment_banner import MomentBanner

if TYPE_CHECKING:
    from ..game_screen import GameScreen


_LEAST, _BELOW = 150, 24  # of a picture that has room for it; from its upper edge


class MomentsShown(QObject):
    """`of` finds the moment of a step, `room` is where it is seen; over a sheet it keeps to its picture.

    Where that has no room for it, it stands `at_edge` of the window, or not at all.
    """

    def __init__(
        self,
        screen: GameScreen,
        of: Callable[[GameState, Sequence[Event]], Moment | None],
        room: Callable[[], QRect],
        *,
        at_edge: bool = True,
    ) -> None:
        super().__init__(screen)
        self._screen, self._of, self._room, self._at_edge = screen, of, room, at_edge
        self.banner = MomentBanner(screen)

    def show(self, step: Step, *, over_all: bool = False) -> None:
        """Over a sheet that says the same only where the moment is what the players waited for."""
        if step.way is not Way.PLAYED:
            self.banner.finish()
            return
        moment, sheet = self._of(step.before, step.events), self._screen.scrim.sheet
        sums_up = sheet is not None and sheet.sums_up
        if moment is None or (sums_up and not over_all):
            self.banner.finish()  # what was felt before belongs to the decision before
            return
        over = self._room() if sheet is None else self._above_words(sheet)
        if over.isNull():
            self.banner.finish()
            return
        self.banner.show_moment(moment, over, stays=sheet is not None and not sums_up)  # until that is read on

    def _above_words(self, sheet: Sheet) -> QRect:
        """On the picture of the sheet, or beside its title at the upper edge of the window."""
        picture, half = sheet.picture_room, self._screen.width() // 2
        if picture.height() < scaled(_LEAST):
            return QRect(half, 0, self._screen.width() - half, 0) if self._at_edge else QRect()
        corner = sheet.mapTo(self._screen, picture.topLeft())
        return QRect(corner.x(), corner.y() + scaled(_BELOW), picture.width(), 0)
