"""What keeps its size while the land grows: plates, pills and figures, so that words stay readable."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from vanguard_desktop.widgets.look import ring_reach

SHADOW_ROOM = 14


class SteadyItem(QGraphicsItem):
    """An item measured in pixels of the screen around its place on the map."""

    def __init__(self) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        # Its picture stays the same while the map is zoomed or moved, so it is painted once.
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self._body = QRectF()
        self._shift = QPointF()

    def set_shift(self, shift: QPointF) -> None:
        """Stand a little beside the place, so that something else can be seen, too."""
        if shift != self._shift:
            self._shift = shift
            self.measure()

    def measure(self) -> None:
        """Take the size of now."""
        raise NotImplementedError

    @property
    def body(self) -> QRectF:
        """The box that is seen and can be pressed."""
        return QRectF(self._body)

    def _set_body(self, body: QRectF) -> None:
        if body != self._body:
            self.prepareGeometryChange()
            self._body = body
        self.update()

    def boundingRect(self) -> QRectF:
        room = max(SHADOW_ROOM, ring_reach() + 4)
        return self._body.adjusted(-room, -room, room, room)

    def draw(self, painter: QPainter) -> None:
        """What is seen of it."""
        raise NotImplementedError

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter)

    def shape(self) -> QPainterPath:
        shape = QPainterPath()
        shape.addRect(self._body)
        return shape
