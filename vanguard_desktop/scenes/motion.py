"""What moves goes along its line, one cause after the other; whoever does not want to wait sees it arrive at once."""

from __future__ import annotations

from collections import deque
from typing import Protocol

import attrs
from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation, Signal
from PySide6.QtGui import QPainterPath


class Moving(Protocol):
    """A figure on the map, or a card or token on its way over the table."""

    home: QPointF

    def setPos(self, pos: QPointF) -> None: ...


@attrs.frozen(eq=False, kw_only=True)
class Walk:
    """What goes along which line, in how many milliseconds and how long after its cause; the goal is its home."""

    item: Moving
    line: QPainterPath
    duration: int
    delay: int = 0


class Motion(QObject):
    """What moves now. Nothing waits for it: the position is already what it will show.

    `started` and `arrived` carry the item, also when it arrives at once because somebody goes on.
    """

    started = Signal(object)
    arrived = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._groups: deque[tuple[Walk, ...]] = deque()
        self._easing = QEasingCurve(QEasingCurve.Type.OutCubic)
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.valueChanged.connect(self._on_tick)
        self._clock.finished.connect(self._on_over)

    @property
    def running(self) -> bool:
        return bool(self._groups)

    def moves(self, item: Moving) -> bool:
        return any(walk.item is item for group in self._groups for walk in group)

    def add(self, *walks: Walk) -> None:
        """Walk together, as soon as those before have arrived; not at all if there is no time for it."""
        group = tuple(walk for walk in walks if walk.duration)
        if not group:
            return
        for walk in group:
            if not self.moves(walk.item):
                walk.item.setPos(walk.line.pointAtPercent(0))
        self._groups.append(group)
        if len(self._groups) == 1:
            self._start()

    def finish(self) -> None:
        """Everything arrives now."""
        groups = list(self._groups)
        self._groups.clear()
        self._clock.stop()
        for group in groups:
            self._arrive(group)

    def _start(self) -> None:
        group = self._groups[0]
        whole = max(walk.delay + walk.duration for walk in group)
        self._clock.setEndValue(float(whole))
        self._clock.setDuration(whole)
        self._clock.start()
        for walk in group:
            self.started.emit(walk.item)

    def _on_tick(self, passed: float) -> None:
        if not self._groups:
            return
        for walk in self._groups[0]:
            share = min(max((passed - walk.delay) / walk.duration, 0.0), 1.0)
            walk.item.setPos(walk.line.pointAtPercent(self._easing.valueForProgress(share)))

    def _on_over(self) -> None:
        if not self._groups:
            return
        self._arrive(self._groups.popleft())
        if self._groups:
            self._start()

    def _arrive(self, group: tuple[Walk, ...]) -> None:
        for walk in group:
            if not self.moves(walk.item):
                walk.item.setPos(walk.item.home)
                self.arrived.emit(walk.item)
