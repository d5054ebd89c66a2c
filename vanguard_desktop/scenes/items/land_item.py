"""The ground of the map: the land, and around it its mirror images, which get lost in the dark."""

from __future__ import annotations

from itertools import product

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QLinearGradient, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from vanguard_desktop.widgets.look import night_of
from vanguard_desktop.widgets.look.paint.kept import Shelf
from vanguard_desktop.widgets.look.paint.painted import pixel_ratio

from ..geometry import GROUND, LAND
from ..planet.land_levels import LandLevels
from ..z_order import Z

_RESTS = 3  # so many windows full of land are kept: the height of the prompt bar changes it
_DUSK, _DARKEST = 700.0, 0.78  # so far from the land it is so dark


class LandItem(QGraphicsItem):
    """Shows whichever picture of the land fits the zoom, or the nearest that is painted yet."""

    def __init__(self, levels: LandLevels) -> None:
        super().__init__()
        self._levels = levels
        self._at_rest = Shelf(_RESTS)
        self.setZValue(Z.LAND)
        # Only the part that is seen is drawn.
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    def boundingRect(self) -> QRectF:
        return QRectF(GROUND)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        ratio = pixel_ratio(painter)
        zoom = QStyleOptionGraphicsItem.levelOfDetailFromTransform(QTransform(painter.worldTransform()))
        picture = self._levels.nearest(zoom * ratio)
        seen = QRectF(option.exposedRect) & GROUND
        if picture is None:
            painter.fillRect(seen, night_of("space"))
        elif widget is None or not painter.renderHints() & QPainter.RenderHint.SmoothPixmapTransform:
            _draw(painter, seen, seen, picture)
        else:
            # Smooth scaling is dear, so it is done once for all that the window shows while the map rests.
            window = painter.worldTransform().inverted()[0].mapRect(QRectF(widget.rect())) & GROUND
            key = (picture.cacheKey(), window.left(), window.top())
            self._at_rest.paint(painter, window, key, lambda inside, place: _draw(inside, place, window, picture))


def _draw(painter: QPainter, place: QRectF, seen: QRectF, picture: QPixmap) -> None:
    """Draw the `seen` part of the ground at `place`."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)  # two soft edges together let the dark through
    painter.translate(place.topLeft() - seen.topLeft())
    for across, down in product((0, -1, 1), repeat=2):
        part = seen & LAND.translated(across * LAND.width(), down * LAND.height())
        if not part.isEmpty():
            _draw_tile(painter, part, across, down, picture)
    for edge, dusk in _around():
        if not (outside := seen & edge).isEmpty():
            painter.fillRect(outside, dusk)
    painter.restore()


def _draw_tile(painter: QPainter, part: QRectF, across: int, down: int, picture: QPixmap) -> None:
    """Draw a part of the land itself or of one of its mirror images, so many lands across and down from it."""
    mirror = QTransform()
    if across or down:
        axis = QPointF(LAND.right() if across > 0 else LAND.left(), LAND.bottom() if down > 0 else LAND.top())
        mirror.translate(2 * axis.x() if across else 0, 2 * axis.y() if down else 0)
        mirror.scale(-1 if across else 1, -1 if down else 1)
    scale = picture.width() / LAND.width()
    land = mirror.mapRect(part)  # a mirror leads back the same way
    source = QRectF((land.topLeft() - LAND.topLeft()) * scale, land.size() * scale)
    painter.setTransform(mirror, True)
    painter.drawPixmap(land, picture, source)
    painter.setTransform(mirror, True)


def _around() -> list[tuple[QRectF, QLinearGradient]]:
    """The four sides beyond the land, each with the dusk that falls on it."""
    return [
        (QRectF(GROUND.topLeft(), QPointF(LAND.left(), GROUND.bottom())), _dusk(LAND.topLeft(), QPointF(-1, 0))),
        (QRectF(QPointF(LAND.right(), GROUND.top()), GROUND.bottomRight()), _dusk(LAND.topRight(), QPointF(1, 0))),
        (QRectF(GROUND.topLeft(), QPointF(GROUND.right(), LAND.top())), _dusk(LAND.topLeft(), QPointF(0, -1))),
        (QRectF(QPointF(GROUND.left(), LAND.bottom()), GROUND.bottomRight()), _dusk(LAND.bottomLeft(), QPointF(0, 1))),
    ]


def _dusk(start: QPointF, outwards: QPointF) -> QLinearGradient:
    dusk = QLinearGradient(start, start + outwards * _DUSK)
    dusk.setColorAt(0, night_of("space", 0))
    dusk.setColorAt(1, night_of("space", _DARKEST))
    return dusk
