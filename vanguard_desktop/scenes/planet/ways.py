"""The paths on the map: their bows, their pills, and the reason on a pill that one asks about."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

import attrs
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QGraphicsScene

from vanguard_desktop.core import PathId, SectorId
from vanguard_desktop.models.expedition.paths import PathModel, PathRow
from vanguard_desktop.models.expedition.sectors import SectorModel
from vanguard_desktop.rulesets.expedition.data import Travel

from ..geometry import board_point
from ..items.path_item import PathItem
from ..items.pill_item import PillItem
from ..mirror import Mirror
from .journey import Journey
from .path_layout import Curve, lay_paths


@attrs.define(eq=False)
class Way:
    """A path as it lies on the map."""

    row: PathRow
    curve: Curve
    line: PathItem
    pill: PillItem

    def leaving(self, start: SectorId) -> Curve:
        """The bow in the direction in which somebody goes who starts there."""
        return self.curve if self.row.start == start else self.curve.reversed()


class Ways(QObject):
    """All paths of a scene."""

    def __init__(self, scene: QGraphicsScene, sectors: SectorModel, paths: PathModel, journey: Journey) -> None:
        super().__init__(scene)
        self._scene = scene
        self._sectors, self._paths, self._journey = sectors, paths, journey
        self._curves: Mapping[PathId, Curve] = {}
        self._asked: SectorId | None = None
        self._hovered: PathId | None = None
        self._mirror = Mirror(paths, make=self._make, change=self._change, drop=self._drop, parent=self)

    @property
    def by_id(self) -> dict[PathId, Way]:
        return self._mirror.things

    def of(self, pill: PillItem) -> Way:
        """The way on which it hangs."""
        return next(way for way in self.by_id.values() if way.pill is pill)

    def ask(self, sector: SectorId | None) -> None:
        """Ring the pills between the member in turn and `sector`, and the one under the pointer; they say why not."""
        self._asked = sector
        traveler = self._journey.traveler
        for way in self.by_id.values():
            on_the_way = traveler is not None and sector is not None and way.row.joins(traveler.sector, sector)
            asked = self._journey.asked and (on_the_way or way.row.id == self._hovered)
            way.pill.set_focused(asked, self._journey.explain(Travel(path=way.row.id)) if asked else "")

    def hover(self, path: PathId | None) -> None:
        """The pointer is on the pill of a path, or on none."""
        if path != self._hovered:
            self._hovered = path
            self.ask(self._asked)

    def leaving(self) -> list[PathId]:
        """The paths that lead away from the member in turn."""
        traveler = self._journey.traveler
        here = None if traveler is None else traveler.sector
        return [id for id, way in self.by_id.items() if here in (way.row.start, way.row.end)]

    def measure(self) -> None:
        for way in self.by_id.values():
            way.pill.measure()
            way.line.update()

    def _make(self, row: PathRow) -> Way:
        if row.id not in self._curves:  # a path that a text has made comes later, and moves none of the others
            self._curves = _curves(
                tuple((path.id, path.start, path.end) for path in self._paths.rows),
                tuple((sector.id, sector.x, sector.y) for sector in self._sectors.rows),
            )
        curve = self._curves[row.id]
        way = Way(row, curve, PathItem(curve, one_way=row.one_way), PillItem(row.signs))
        way.pill.setPos(curve.sign)
        self._scene.addItem(way.line)
        self._scene.addItem(way.pill)
        self._change(way, row)
        return way

    def _change(self, way: Way, row: PathRow) -> None:
        way.row = row
        way.line.set_usable(row.usable)
        way.line.set_closed(row.closed)
        way.pill.set_usable(row.usable)
        way.pill.set_signs(row.signs)

    def _drop(self, way: Way) -> None:
        self._scene.removeItem(way.line)
        self._scene.removeItem(way.pill)


@lru_cache(maxsize=16)
def _curves(
    paths: tuple[tuple[PathId, SectorId, SectorId], ...], sectors: tuple[tuple[SectorId, int, int], ...]
) -> Mapping[PathId, Curve]:
    """A board that was laid before needs no second look for room."""
    places = {id: board_point(x, y) for id, x, y in sectors}
    return lay_paths({id: (places[start], places[end]) for id, start, end in paths}, places.values())
