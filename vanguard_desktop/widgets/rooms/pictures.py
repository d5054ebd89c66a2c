"""Every room by its name: painted in any shape, lit or at rest."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import attrs
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from .aboard import Aboard
from .brush import Brush, shade
from .furniture import depth, wall
from .living import commons, galley, mat, night, ward
from .quiet import bridge, listening, reading, river, scanner, window
from .work import bench, drawer, porch, step, works

# What pages show above their words: rooms are painted for this shape and cut where the place has another one.
PAGE = (262.0, 110.0)
_CORNER = 4.0


@attrs.frozen
class _Room:
    paint: Callable[[Brush, float, float, Aboard], None]
    wall: str


_ROOMS: Mapping[str, _Room] = {
    "commons": _Room(commons, "wall_commons"),
    "ward": _Room(ward, "wall_ward"),
    "listening": _Room(listening, "wall_listening"),
    "river": _Room(river, "wall_river"),
    "bridge": _Room(bridge, "wall_bridge"),
    "works": _Room(works, "wall_works"),
    "bench": _Room(bench, "wall_bench"),
    "porch": _Room(porch, "wall_porch"),
    "galley": _Room(galley, "wall_galley"),
    "drawer": _Room(drawer, "wall_drawer"),
    "step": _Room(step, "wall_step"),
    "mat": _Room(mat, "wall_mat"),
    "window": _Room(window, "wall_window"),
    "night": _Room(night, "wall_night"),
    "scanner": _Room(scanner, "wall_scanner"),
    "reading": _Room(reading, "wall_reading"),
}
ROOMS = tuple(_ROOMS)


def paint_room(painter: QPainter, rect: QRectF, name: str, aboard: Aboard, *, veil: float = 0.0) -> None:
    """Fill `rect` with a room as pages show it; where it has another shape, the sides or the ceiling are cut off."""
    wide, high = PAGE
    scale = max(rect.width() / wide, rect.height() / high)
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.translate(rect.center().x() - wide * scale / 2, rect.bottom() - high * scale)
    painter.scale(scale, scale)
    paint_inside(painter, name, wide, high, aboard, veil=veil)
    painter.restore()


def paint_inside(painter: QPainter, name: str, wide: float, high: float, aboard: Aboard, *, veil: float = 0.0) -> None:
    """The room as large as it is in the ship, from (0, 0) on; a veil of night lies over what is dim."""
    room, brush = _ROOMS[name], Brush(painter)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    walls = QPainterPath()
    walls.addRoundedRect(QRectF(0, 0, wide, high), _CORNER, _CORNER)
    painter.setClipPath(walls, Qt.ClipOperation.IntersectClip)
    wall(brush, room.wall, wide, high, floor=not (name == "bridge" and high > 180))
    room.paint(brush, wide, high, aboard)
    depth(brush, wide, high)
    if veil:
        brush.box(0, 0, wide, high, shade("night", 0, veil))
    painter.restore()
