"""What lies under the signs of the ring map: the glow around the base, and the land of each space.

Layers, hatches and glow cost more than all else on the map together. While the map stands still they are painted once
for all that the window shows; while it moves they are copied from pictures.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QRadialGradient

from vanguard_desktop.models.habitat.map import SpaceRow
from vanguard_desktop.widgets.look import night_of
from vanguard_desktop.widgets.look.paint.kept import Shelf
from vanguard_desktop.widgets.look.paint.painted import paint_disk
from vanguard_desktop.widgets.look.paint.relief import relief_seed
from vanguard_desktop.widgets.look.tokens import tokens

from .in_motion import Pictures, moves, scale_for
from .rings import EDGES, RINGS, middle_of, outline

_PALETTE = "mars"
_GLOW = EDGES[-1] * 1.4
_AROUND = QRectF(-_GLOW, -_GLOW, 2 * _GLOW, 2 * _GLOW)
_GLOW_SCALE = 0.4  # so far apart the tones of a glow differ by less than can be seen
_RESTS = 3  # so many windows full of land are kept: the height of the prompt bar changes it


class Ground:
    """Paints what lies under all spaces."""

    def __init__(self) -> None:
        self._glow, self._land = Pictures(), Pictures()
        self._at_rest = Shelf(_RESTS)

    def paint(self, painter: QPainter, seen: QRectF, window: QRectF, rows: Sequence[SpaceRow]) -> None:
        """The part of it that is `seen`, of all that the `window` shows."""
        shown = tuple((row.id, row.region, row.explored) for row in rows)
        if not moves(painter):
            key = (shown, window.left(), window.top())
            self._at_rest.paint(painter, window, key, lambda inside, place: _paint_window(inside, place, window, rows))
            return
        painter.fillRect(seen, night_of("space"))
        self._glow.copy(painter, _AROUND, _GLOW_SCALE, (), lambda inside: inside.fillRect(_AROUND, _glow()))
        if scale_for(painter) is None:
            _paint_all(painter, seen, rows)
        else:
            self._land.paint(painter, RINGS, shown, lambda inside: _paint_far(inside, rows))


def _paint_land(painter: QPainter, row: SpaceRow, shape: QPainterPath) -> None:
    """Of one space: land in its layers; hatched where nobody was."""
    if not row.explored:
        painter.fillPath(shape, night_of("panel"))
        painter.fillPath(shape, QBrush(night_of("line_faint"), Qt.BrushStyle.BDiagPattern))
        return
    relief = tokens().relief[_PALETTE]
    chance = random.Random(relief_seed(f"{row.id}{row.region}"))
    painter.fillPath(shape, QColor(relief[3]))
    painter.save()
    painter.setClipPath(shape)
    middle = middle_of(row.ring, row.direction)
    for level in range(5):
        reach = 95 - level * 17
        at = middle + QPointF(chance.uniform(-40, 40), chance.uniform(-40, 40))
        paint_disk(painter, at + QPointF(1.6, 2.6), reach, fill=night_of("space", 0.35))
        paint_disk(painter, at, reach, fill=QColor(relief[4 + level]))
    painter.restore()
    shade = QRadialGradient(QPointF(), EDGES[-1])
    shade.setColorAt(0.3, night_of("space", 0.0))
    shade.setColorAt(1.0, night_of("space", 0.5))
    painter.fillPath(shape, shade)


def _paint_far(painter: QPainter, rows: Sequence[SpaceRow]) -> None:
    """With the lines around the spaces, as long as nothing can be done there."""
    _paint_all(painter, RINGS, rows)
    for row in rows:
        paint_edge(painter, row)


def paint_edge(painter: QPainter, row: SpaceRow, width: float = 1.2) -> None:
    """The line around a space; of dashes where nobody was."""
    pen = QPen(night_of("line_strong"), width)
    if not row.explored:
        pen.setDashPattern([4, 4])
    painter.strokePath(outline(row.ring, row.direction), pen)


def edges_lie(painter: QPainter) -> bool:
    """Whether the lines are in the picture of the land already."""
    return moves(painter) and scale_for(painter) is not None


def _paint_window(painter: QPainter, place: QRectF, window: QRectF, rows: Sequence[SpaceRow]) -> None:
    painter.translate(place.topLeft() - window.topLeft())
    painter.fillRect(window, _glow())
    _paint_all(painter, window, rows)


def _paint_all(painter: QPainter, seen: QRectF, rows: Sequence[SpaceRow]) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for row in rows:
        shape = outline(row.ring, row.direction)
        if shape.boundingRect().intersects(seen):
            _paint_land(painter, row, shape)


def _glow() -> QRadialGradient:
    light = QRadialGradient(QPointF(), _GLOW)
    light.setColorAt(0, night_of("deck"))
    light.setColorAt(1, night_of("space"))
    return light
