"""The ground of the map."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from vanguard_desktop.scenes.geometry import LAND
from vanguard_desktop.scenes.items.inks import on_land
from vanguard_desktop.scenes.land_levels import LandLevels
from vanguard_desktop.scenes.z_order import Z


class LandItem(QGraphicsItem):
    """Shows whichever picture of the land fits the zoom, or the nearest that is painted yet."""

    def __init__(self, levels: LandLevels) -> None:
        super().__init__()
        self._levels = levels
        self.setZValue(Z.LAND)
        # Only the part that is seen is drawn.
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    def boundingRect(self) -> QRectF:
        return QRectF(LAND)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        device = painter.device()
        ratio = device.devicePixelRatio() if device is not None else 1.0
        zoom = QStyleOptionGraphicsItem.levelOfDetailFromTransform(QTransform(painter.worldTransform()))
        seen = QRectF(option.exposedRect) & LAND
        picture = self._levels.nearest(zoom * ratio)
        if picture is None:
            painter.fillRect(seen, on_land("space"))
            return
        scale = picture.width() / LAND.width()
        part = QRectF((seen.left() - LAND.left()) * scale, (seen.top() - LAND.top()) * scale, 0, 0)
        part.setSize(seen.size() * scale)
        painter.drawPixmap(seen, picture, part)
