"""First the dice fall, then it is told what they brought; how a mission ended comes after its last story."""

from __future__ import annotations

from typing import TYPE_CHECKING

import attrs
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, QTimer

from vanguard_desktop.models.habitat.fallen import FallenDice
from vanguard_desktop.models.habitat.moments import HabitatMoments
from vanguard_desktop.play.game import Step, Way
from vanguard_desktop.rulesets.habitat.data.missions import MissionLost, MissionWon

from ...parts.dice_strip import DiceStrip
from ...parts.moments_shown import MomentsShown

if TYPE_CHECKING:
    from ..habitat_screen import HabitatScreen

_LIES_MS, _ROW_MS = 1200, 500  # so long dice are seen before a sheet comes over them
_INPUT = (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin)
_ENDS = (MissionWon, MissionLost)


class InTurn(QObject):
    """A sheet is there at once, but not in sight before the dice lie; whoever presses anything sees all of it at once.

    That press does nothing else: it would hit what nobody has seen.
    """

    def __init__(self, screen: HabitatScreen) -> None:
        super().__init__(screen)
        self._screen = screen
        self.moments = MomentsShown(screen, HabitatMoments(screen.wording, self).of, screen.banner_room, at_edge=False)
        self._dice = FallenDice(screen.wording, self)
        self.dice = DiceStrip(screen, self._dice.of, screen.dice_room, stays=True)
        self.dice.settled.connect(self._on_settled)
        self._holds = False  # whether dice of the step are still to fall
        self._told: Step | None = None  # what is told when the dice lie
        self._end: Step | None = None  # how the mission ended, until its last story is read
        self._lies = QTimer(self, singleShot=True)
        self._lies.timeout.connect(self._tell)

    def heard(self, step: Step) -> Step:
        """What sounds now: how a mission ended is heard with the sheet that says so."""
        sheet, over = self._screen.scrim.sheet, tuple(each for each in step.events if isinstance(each, _ENDS))
        if step.way is not Way.PLAYED or not over or sheet is None or sheet.sums_up:
            return step
        self._end = attrs.evolve(step, events=over)
        return attrs.evolve(step, events=tuple(each for each in step.events if each not in over))

    def expect(self, step: Step) -> None:
        """Before anything shows the step."""
        self._let_go()
        self._holds = step.way is Way.PLAYED and any(row.fell for row in self._dice.of(step.before, step.events))

    def follow(self, step: Step) -> None:
        self._end = None
        now = self.heard(step)
        self.dice.follow(now)
        if not self._holds:
            self._lie_below()
            self.moments.show(now)
            return
        self.moments.banner.finish()
        self._told = now
        self._screen.scrim.veil(self._screen.scrim.sheet is not None)
        app = QCoreApplication.instance()
        assert app is not None
        app.installEventFilter(self)
        if self.dice.still:
            self._on_settled()

    def end(self) -> None:
        """The last story is read, the result lies open."""
        over, self._end = self._end, None
        if over is not None:
            self._screen.sounding.emit(over)
            # Once the picture has its place.
            QTimer.singleShot(0, self, lambda: self.moments.show(over, over_all=True))

    @property
    def holds_back(self) -> bool:
        """Whether dice are still falling: nothing says yet what they bring."""
        return self._holds

    def _on_settled(self) -> None:
        if self._told is None:
            return
        self._holds = False
        self._screen.console.follow()
        if self._screen.scrim.sheet is None:
            self._tell()
        else:
            self._lies.start(_LIES_MS + _ROW_MS * len(self.dice.rows))

    def _tell(self) -> None:
        told = self._told
        self._let_go()
        if told is not None:
            self.moments.show(told)

    def _lie_below(self) -> None:
        """Beside a sheet they stay bright; under one they wait until it is read."""
        sheet = self._screen.scrim.sheet
        if sheet is None or not self.dice.rows:
            return
        place = QRect(sheet.mapTo(self._screen, QPoint()), sheet.size())
        if place.intersects(self.dice.geometry()):
            self._screen.scrim.raise_()

    def _let_go(self) -> None:
        self._holds, self._told = False, None
        self._lies.stop()
        self._screen.scrim.veil(False)
        self._lie_below()
        app = QCoreApplication.instance()
        if app is not None:
            app.removeEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() not in _INPUT:
            return False
        covered = self._screen.scrim.sheet is not None
        told = self._told
        self._told = None  # what is felt for a moment ends with the first press, as everywhere
        self.dice.hurry()
        self._let_go()
        if told is not None:
            self._screen.console.follow()
        return covered
