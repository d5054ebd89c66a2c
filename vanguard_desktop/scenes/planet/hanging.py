"""Where pills hang: at their place on the path, or wherever along it is room for them."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from itertools import product

import attrs
from PySide6.QtCore import QMarginsF, QPointF, QRectF

from vanguard_desktop.core import PathId, SectorId
from vanguard_desktop.widgets.look import look

from ..items.pill_item import PillSize
from .elbow_room import Room
from .ways import Way

_ALONG = (0.5, 0.42, 0.58, 0.35, 0.65, 0.28, 0.72, 0.22, 0.78)  # of its way: where a pill may hang
_ASIDE = (0.0, 14.0, -14.0, 26.0, -26.0, 38.0, -38.0)  # and how far beside it; pills of large text are larger
_NEAR = (0.0, 10.0, -10.0, 18.0, -18.0)
_SMALLER = {
    PillSize.WHOLE: (PillSize.WHOLE, PillSize.SLIM, PillSize.DOT),
    PillSize.SLIM: (PillSize.SLIM, PillSize.DOT),
}
_APART, _AROUND = QMarginsF(1.5, 1.5, 1.5, 1.5), QMarginsF(80, 60, 80, 60)


@attrs.frozen
class Hung:
    """How a pill hangs: how much of it is seen, and how far beside its place."""

    size: PillSize
    shift: QPointF


@attrs.frozen
class Hanging:
    """Hangs up pills of a size at a zoom; none is pushed out of the window, which shows what lies `within`."""

    zoom: float
    size: PillSize
    within: QRectF
    near: bool = False
    """None is hung far beside its way or only hinted at: among bare numbers one would ask what it belongs to."""

    def place(self, way: Way) -> QRectF:
        """A pill on the screen, as long as nothing else is in the way."""
        return self._at(way, self.size, way.curve.sign)

    def hang(self, ways: Iterable[Way], room: Room[SectorId, PathId], taken: Sequence[QRectF]) -> dict[PathId, Hung]:
        """Those that have room hang there; the others move along their way, and shrink if they must.

        Whatever comes first is moved and shrinks the least.
        """
        hung: dict[PathId, Hung] = {}
        seen, squeezed = [*taken], list[QRectF]()
        for way in ways:
            id = way.row.id
            hung[id] = Hung(self.size, room.pills.get(id, QPointF()))
            rect = self.place(way).translated(hung[id].shift)
            if id in room.crowded or any(rect.intersects(other) for other in squeezed):
                hung[id], rect = self._squeezed_in(way, seen)
                squeezed.append(rect)
            seen.append(rect)
        return hung

    def seen(self, ways: Mapping[PathId, Way], hung: Mapping[PathId, Hung]) -> list[QRectF]:
        """What the pills cover that hang there."""
        return [
            self._at(ways[id], each.size, ways[id].curve.sign).translated(each.shift)
            for id, each in hung.items()
            if each.size is not PillSize.NONE
        ]

    def _at(self, way: Way, size: PillSize, point: QPointF) -> QRectF:
        return way.pill.box(size).translated(point * self.zoom)

    def _squeezed_in(self, way: Way, taken: Sequence[QRectF]) -> tuple[Hung, QRectF]:
        """The largest that has room somewhere along the way; where there is none at all, nothing is seen of it."""
        reach, place = way.line.boundingRect(), self.place(way)
        room = QRectF(reach.topLeft() * self.zoom, reach.size() * self.zoom) | place
        near = [rect for rect in taken if rect.intersects(room.marginsAdded(_AROUND * look().text_scale))]
        within = self.within | place  # a path may bow out farther than all sectors
        angles = [math.radians(way.curve.angle(hang)) for hang in _ALONG]
        along = [
            ((way.curve.at(hang) - way.curve.sign) * self.zoom, QPointF(-math.sin(angle), math.cos(angle)))
            for hang, angle in zip(_ALONG, angles, strict=True)
        ]
        smaller = _SMALLER[self.size]
        for size in smaller[:-1] if self.near else smaller:
            hangs = self._at(way, size, way.curve.sign)
            for aside, (there, across) in product(_NEAR if self.near else _ASIDE, along):
                shift = there + across * (aside * look().text_scale)
                rect = hangs.translated(shift)
                if within.contains(rect):
                    alone = rect.marginsAdded(_APART)
                    if not any(alone.intersects(other) for other in near):
                        return Hung(size, shift), rect
        return Hung(PillSize.NONE, QPointF()), QRectF()
