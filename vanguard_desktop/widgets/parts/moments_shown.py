"""What hits and what succeeds is felt over the table: a band that comes and goes by itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect

from vanguard_desktop.core import Event, GameState
from vanguard_desktop.models.common.moments import Moment
from vanguard_desktop.play.game import Step, Way

from ..moment_banner import MomentBanner

if TYPE_CHECKING:
    from ..game_screen import GameScreen


class MomentsShown(QObject):
    """`of` finds the moment of a step, `room` is where it is seen; over a sheet it keeps to the upper edge."""

    def __init__(
        self,
        screen: GameScreen,
        of: Callable[[GameState, Sequence[Event]], Moment | None],
        room: Callable[[], QRect],
    ) -> None:
        super().__init__(screen)
        self._screen, self._of, self._room = screen, of, room
        self.banner = MomentBanner(screen)

    def show(self, step: Step) -> None:
        if step.way is not Way.PLAYED:
            self.banner.finish()
            return
        moment = self._of(step.before, step.events)
        if moment is not None:
            reads = self._screen.scrim.sheet is not None
            over = QRect(0, 0, self._screen.width(), 0) if reads else self._room()
            self.banner.show_moment(moment, over, stays=reads)  # until that is read on
