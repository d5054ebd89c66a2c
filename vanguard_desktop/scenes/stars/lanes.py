"""The lanes of the star map with their prices; those of the course that is looked at stand out."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

import attrs
from PySide6.QtCore import QLineF, QObject, QPointF
from PySide6.QtWidgets import QGraphicsScene

from vanguard_desktop.core import SystemId
from vanguard_desktop.models.expedition.signs import Sign
from vanguard_desktop.models.ship.stars import LaneModel, LaneRow, StarRow

from ..items.pill_item import PillItem, PillSize
from ..mirror import Mirror
from .lane_item import Course, LaneItem
from .sky import HALO, RING


@attrs.define(eq=False)
class Lane:
    """A lane as it lies on the map; `to` is where a press on its pill leads."""

    row: LaneRow
    line: LaneItem
    pill: PillItem
    to: SystemId | None = None


class Lanes(QObject):
    """All lanes of a scene."""

    def __init__(self, scene: QGraphicsScene, lanes: LaneModel) -> None:
        super().__init__(scene)
        self._scene = scene
        self._mirror = Mirror(lanes, make=self._make, change=self._change, drop=self._drop, parent=self)

    @property
    def by_id(self) -> dict[tuple[SystemId, SystemId], Lane]:
        return self._mirror.things

    def of(self, pill: PillItem) -> Lane:
        """The lane on which it hangs."""
        return next(lane for lane in self.by_id.values() if lane.pill is pill)

    def joined(self) -> dict[SystemId, set[SystemId]]:
        """Which stars lie at the two ends of a lane."""
        found: dict[SystemId, set[SystemId]] = {}
        for start, end in self.by_id:
            found.setdefault(start, set()).add(end)
            found.setdefault(end, set()).add(start)
        return found

    def show(self, places: Mapping[SystemId, QPointF], here: SystemId, aim: StarRow | None, *, brief: bool) -> None:
        """Lay every lane from where the ship is, or along the course to the star that is looked at."""
        flown = {} if aim is None or not aim.label else dict(zip(pairwise((here, *aim.route)), aim.prices, strict=True))
        for (start, end), lane in self.by_id.items():
            back = (end, start) in flown or (end == here and (start, end) not in flown)
            way = (end, start) if back and not lane.row.one_way else (start, end)
            price = flown.get(way, lane.row.energy)
            if way in flown:
                course = Course.CHOSEN if aim is not None and aim.reachable else Course.DENIED
            elif lane.row.energy is None:
                course = Course.FAR
            else:
                course = Course.CLOSED if lane.row.closed else Course.OPEN
            line = _between(places[way[0]], places[way[1]], way[0] == here, way[1] == here)
            lane.to = None if price is None else way[1]
            lane.line.lie(line, course, one_way=lane.row.one_way)
            lane.pill.setPos(line.center())
            lane.pill.set_signs((*_lock(lane.row), Sign(icon="energy", text=str(price or 0))))
            lane.pill.set_size(PillSize.NONE if price is None else PillSize.SLIM if brief else PillSize.WHOLE)
            lane.pill.set_usable(way in flown and aim is not None and aim.reachable)

    def measure(self) -> None:
        for lane in self.by_id.values():
            lane.pill.measure()
            lane.line.update()

    def _make(self, row: LaneRow) -> Lane:
        lane = Lane(row, LaneItem(), PillItem((Sign(icon="energy", text=str(row.energy or 0)),)))
        self._scene.addItem(lane.line)
        self._scene.addItem(lane.pill)
        return lane

    def _change(self, lane: Lane, row: LaneRow) -> None:
        lane.row = row

    def _drop(self, lane: Lane) -> None:
        self._scene.removeItem(lane.line)
        self._scene.removeItem(lane.pill)


def _lock(row: LaneRow) -> tuple[Sign, ...]:
    return (Sign(icon="lock"),) if row.closed else ()


def _between(start: QPointF, end: QPointF, from_here: bool, to_here: bool) -> QLineF:
    """From the rim of one star to that of the other."""
    whole = QLineF(start, end)
    length = max(whole.length(), 1.0)
    first, last = RING + 8 if from_here else HALO, RING + 8 if to_here else HALO
    if first + last >= length:
        return whole
    return QLineF(whole.pointAt(first / length), whole.pointAt(1 - last / length))
