"""The ground of the map."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from vanguard_desktop.scenes.geometry import LAND
from vanguard_desktop.scenes.items.inks import on_land
from vanguard_desktop.scenes.land_levels import LandLevels
from vanguard_desktop.scenes.z_order import Z
from vanguard_desktop.widgets.look.kept import Shelf

_RESTS = 3  # so many windows full of land are kept: the height of the prompt bar changes it


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
        return QRectF(LAND)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        device = painter.device()
        ratio = device.devicePixelRatio() if device is not None else 1.0
        zoom = QStyleOptionGraphicsItem.levelOfDetailFromTransform(QTransform(painter.worldTransform()))
        picture = self._levels.nearest(zoom * ratio)
        seen = QRectF(option.exposedRect) & LAND
        if picture is None:
            painter.fillRect(seen, on_land("space"))
        elif widget is None or not painter.renderHints() & QPainter.RenderHint.SmoothPixmapTransform:
            _draw(painter, seen, seen, picture)
        else:
            # Smooth scaling is dear, so it is done once for all that the window shows while the map rests.
            window = painter.worldTransform().inverted()[0].mapRect(QRectF(widget.rect())) & LAND
            key = (picture.cacheKey(), window.left(), window.top())
            self._at_rest.paint(painter, window, key, lambda inside, place: _draw(inside, place, window, picture))


def _draw(painter: QPainter, place: QRectF, seen: QRectF, picture: QPixmap) -> None:
    """Draw the `seen` part of the land at `place`."""
    scale = picture.width() / LAND.width()
    part = QRectF((seen.left() - LAND.left()) * scale, (seen.top() - LAND.top()) * scale, 0, 0)
    part.setSize(seen.size() * scale)
    painter.drawPixmap(place, picture, part)
