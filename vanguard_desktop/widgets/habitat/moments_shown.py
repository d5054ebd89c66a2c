"""What hits and what succeeds is felt over the base: a band that comes and goes by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect

from vanguard_desktop.models.habitat.moments import HabitatMoments
from vanguard_desktop.play.game import Step, Way

from ..moment_banner import MomentBanner

if TYPE_CHECKING:
    from .habitat_screen import HabitatScreen


class MomentsShown(QObject):
    """Over a sheet that is read it keeps to the upper edge."""

    def __init__(self, screen: HabitatScreen) -> None:
        super().__init__(screen)
        self._screen = screen
        self._moments = HabitatMoments(screen.wording, self)
        self.banner = MomentBanner(screen)

    def show(self, step: Step) -> None:
        if step.way is not Way.PLAYED:
            self.banner.finish()
            return
        moment = self._moments.of(step.before, step.events)
        if moment is None:
            return
        screen = self._screen
        reads = screen.scrim.sheet is not None
        middle = QRect(0, screen.header.height(), screen.width(), screen.people.y() - screen.header.height())
        self.banner.show_moment(moment, QRect(0, 0, screen.width(), 0) if reads else middle)
