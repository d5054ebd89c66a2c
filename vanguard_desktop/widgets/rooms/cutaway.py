"""The Vanguard cut open along her length, with everybody in it: where rooms are chosen."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from .aboard import Aboard
from .brush import Brush, shade
from .hull import INNER, paint_before, paint_behind, paint_hull
from .pictures import paint_inside

# The units of the picture, and where its rooms lie in it.
SHIP = QRectF(0, 0, 1304, 790)
PLACES: Mapping[str, QRectF] = {
    "commons": QRectF(262, 236, 262, 110),
    "ward": QRectF(533, 236, 132, 110),
    "listening": QRectF(674, 236, 172, 110),
    "river": QRectF(855, 236, 150, 110),
    "bridge": QRectF(1014, 236, 104, 229),
    "works": QRectF(262, 355, 186, 229),
    "bench": QRectF(457, 355, 548, 110),
    "porch": QRectF(457, 474, 150, 110),
    "galley": QRectF(616, 474, 110, 110),
    "drawer": QRectF(735, 474, 272, 110),
    "step": QRectF(1016, 474, 102, 110),
    "reading": QRectF(874, 355, 131, 110),
}
_VEIL = 0.42


def places(*, with_reading_room: bool) -> dict[str, QRectF]:
    """The Reading Room takes the end of the Long Bench, once it exists; before, nothing shows that it will."""
    there = dict(PLACES)
    reading = there["reading"]
    if with_reading_room:
        bench = there["bench"]
        there["bench"] = QRectF(bench.left(), bench.top(), reading.left() - 9 - bench.left(), bench.height())
    else:
        del there["reading"]
    return there


def paint_open_ship(
    painter: QPainter, rect: QRectF, aboard: Aboard, lit: Collection[str], *, with_reading_room: bool = False
) -> None:
    """All of it within `rect`; rooms that are not `lit` lie under the veil of the night."""
    brush = Brush(painter)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scale = min(rect.width() / SHIP.width(), rect.height() / SHIP.height())
    painter.translate(rect.center().x() - SHIP.width() * scale / 2, rect.center().y() - SHIP.height() * scale / 2)
    painter.scale(scale, scale)
    paint_behind(brush)
    paint_hull(brush)
    with brush.inside(INNER):
        brush.box(255, 230, 1000, 360, shade("deck"))
        for name, place in places(with_reading_room=with_reading_room).items():
            with brush.moved(place.left(), place.top()):
                veil = 0.0 if name in lit else _VEIL
                paint_inside(painter, name, place.width(), place.height(), aboard, veil=veil)
        brush.line(INNER, shade("black", 0, 0.35), 10)
    paint_before(brush)
    painter.restore()
