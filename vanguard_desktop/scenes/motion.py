"""Pawns walk, one after the other; whoever does not want to wait sees them arrive at once."""

from __future__ import annotations

from collections import deque

import attrs
from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation
from PySide6.QtGui import QPainterPath

from vanguard_desktop.scenes.items.figure_item import FigureItem


@attrs.frozen(eq=False, kw_only=True)
class Walk:
    """Who goes along which line, in how many milliseconds; the goal is the figure's home."""

    item: FigureItem
    line: QPainterPath
    duration: int


class Motion(QObject):
    """What moves on a scene now. Nothing waits for it: the position is already what it will show."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._walks: deque[Walk] = deque()
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._clock.valueChanged.connect(self._on_tick)
        self._clock.finished.connect(self._on_arrived)

    @property
    def running(self) -> bool:
        return bool(self._walks)

    def moves(self, item: FigureItem) -> bool:
        return any(walk.item is item for walk in self._walks)

    def add(self, walk: Walk) -> None:
        """Walk as soon as those before have arrived; not at all if there is no time for it."""
        if not walk.duration:
            return
        if not self.moves(walk.item):
            walk.item.setPos(walk.line.pointAtPercent(0))
        self._walks.append(walk)
        if len(self._walks) == 1:
            self._start()

    def finish(self) -> None:
        """Everybody arrives now."""
        walks = list(self._walks)
        self._walks.clear()
        self._clock.stop()
        for walk in walks:
            walk.item.setPos(walk.item.home)

    def _start(self) -> None:
        self._clock.setDuration(self._walks[0].duration)
        self._clock.start()

    def _on_tick(self, share: float) -> None:
        if self._walks:
            walk = self._walks[0]
            walk.item.setPos(walk.line.pointAtPercent(share))

    def _on_arrived(self) -> None:
        if not self._walks:
            return
        arrived = self._walks.popleft().item
        if not self.moves(arrived):
            arrived.setPos(arrived.home)
        if self._walks:
            self._start()
