"""What lies behind the first screen: stars, a world in cut paper, and the ship on its way.

The first frame is painted at once, with the world as a bare disk; its relief is found off the interface thread and
appears when it is there. What only a later frame needs is loaded then.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QThreadPool, Signal
from PySide6.QtGui import (
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QRadialGradient,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from ..look import color_of, look, night_of
from ..look.paint.painted import faded
from ..look.tokens import tokens

if TYPE_CHECKING:
    from .relief_aside import ReliefAside

# Measured at 1920 x 1080; the whole picture grows with the window.
_WIDTH, _HEIGHT = 1920.0, 1080.0
_MIDDLE, _RADIUS = QPointF(1340, 930), 728.0
_WORLD = QRectF(612, 202, 1308, 878)  # the part of the disk that can be seen
_SHIP = QRectF(1216, 108, 430, 198)
_SHIP_TURN = -12.0
_STARS = 360
_SEED = 1909853392


class Backdrop(QWidget):
    """The picture of the first screen; it holds the screen's other widgets. `painted` comes with the first frame."""

    painted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._relief: QPixmap | None = None
        self._painter: ReliefAside | None = None
        self._picture: QPixmap | None = None
        self._calm = 700
        self._first = True
        self._told = False
        look().changed.connect(self._forget)

    def paint_world(self) -> None:
        """Begin to paint the relief; called once the first frame is on the screen."""
        self._first = False
        self._forget()
        if self._relief is None and self._painter is None:
            from .relief_aside import ReliefAside

            size = QSize(round(_WORLD.width()), round(_WORLD.height()))
            scale = min(self._scale() * self.devicePixelRatioF(), 2.0)
            self._painter = ReliefAside(_SEED, "shelf", size, scale, self._on_painted)

    def set_calm(self, width: int) -> None:
        """Keep the ground calm as far as words stand on it."""
        if width != self._calm:
            self._calm = width
            self._forget()

    def wait_for_world(self) -> None:
        """For pictures of the screen: do not go on without the relief."""
        self.paint_world()
        QThreadPool.globalInstance().waitForDone()

    def give_up_world(self) -> None:
        """The program ends; nobody waits for the relief any more."""
        if self._painter is not None:
            self._painter.give_up()

    def _on_painted(self, image: QImage) -> None:
        self._relief = QPixmap.fromImage(image)
        self._painter = None
        self._forget()

    def _forget(self) -> None:
        self._picture = None
        self.update()

    def _scale(self) -> float:
        return max(self.width() / _WIDTH, self.height() / _HEIGHT)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._picture = None
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._picture is None:
            self._picture = self._paint()
        ratio = self._picture.devicePixelRatio()
        dirty = event.rect()
        source = QRectF(dirty.x() * ratio, dirty.y() * ratio, dirty.width() * ratio, dirty.height() * ratio)
        QPainter(self).drawPixmap(QRectF(dirty), self._picture, source)
        if not self._told:
            self._told = True
            self.painted.emit()

    def _paint(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        painter = QPainter(picture)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self._paint_space(painter)
        if self._first:
            # Whoever starts the program waits for this frame; ship and stars come with the next one.
            self._darken_left(painter)
            painter.end()
            return picture
        # The right lower corner of the picture stays in the corner of the window.
        painter.translate(self.width(), self.height())
        painter.scale(self._scale(), self._scale())
        painter.translate(-_WIDTH, -_HEIGHT)
        self._paint_stars(painter)
        self._paint_planet(painter)
        self._paint_course(painter)
        painter.resetTransform()
        self._darken_left(painter)
        painter.translate(self.width(), self.height())
        painter.scale(self._scale(), self._scale())
        painter.translate(-_WIDTH, -_HEIGHT)
        painter.translate(_SHIP.center())
        painter.rotate(_SHIP_TURN)
        painter.translate(-_SHIP.center())
        from ..look.paint.ship import paint_ship

        paint_ship(painter, _SHIP)
        painter.end()
        return picture

    def _paint_space(self, painter: QPainter) -> None:
        sky = QLinearGradient(0, 0, self.width(), self.height())
        sky.setColorAt(0, color_of("deck"))
        sky.setColorAt(0.6, color_of("space"))
        sky.setColorAt(1, color_of("space"))
        painter.fillRect(self.rect(), sky)

    def _paint_stars(self, painter: QPainter) -> None:
        draw = random.Random(_SEED)
        painter.setPen(Qt.PenStyle.NoPen)
        for _ in range(_STARS):
            at, bright, size = QPointF(draw.random() * _WIDTH, draw.random() * _HEIGHT), draw.random(), draw.random()
            painter.setBrush(color_of("line_strong" if look().theme == "day" else "text", 0.2 + 0.6 * bright))
            reach = 0.9 if size < 0.85 else 1.5 if size < 0.97 else 2.2
            painter.drawEllipse(at, reach, reach)

    def _paint_planet(self, painter: QPainter) -> None:
        disk = QPainterPath()
        disk.addEllipse(_MIDDLE, _RADIUS, _RADIUS)
        air = QColor(tokens().figure.glint)
        glow = QRadialGradient(_MIDDLE, _RADIUS * 1.08)
        for at, alpha in ((0.915, 0.0), (0.93, 0.35), (0.955, 0.12), (1.0, 0.0)):
            glow.setColorAt(at, faded(air, alpha))
        painter.fillRect(QRectF(0, 0, _WIDTH, _HEIGHT), glow)
        painter.save()
        painter.setClipPath(disk)
        painter.fillPath(disk, QColor(tokens().relief["shelf"][3]))
        if self._relief is not None:
            painter.drawPixmap(_WORLD, self._relief, QRectF(self._relief.rect()))
        painter.setPen(QPen(faded(QColor(Qt.GlobalColor.white), 0.06), 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for wide, high in ((1.0, 0.34), (1.0, 0.70), (0.34, 1.0), (0.70, 1.0)):
            painter.drawEllipse(_MIDDLE, _RADIUS * wide, _RADIUS * high)
        # The sun stands above to the left: a bright shoulder, night to the right and below.
        night = night_of("space")
        light = QRadialGradient(_MIDDLE + QPointF(-300, -510), _RADIUS * 1.72)
        white = QColor(Qt.GlobalColor.white)
        for at, color, alpha in (
            (0.0, white, 0.13),
            (0.22, night, 0.0),
            (0.52, night, 0.5),
            (0.8, night, 0.88),
            (1.0, night, 0.95),
        ):
            light.setColorAt(at, faded(color, alpha))
        painter.fillPath(disk, light)
        painter.restore()
        rim = QLinearGradient(_MIDDLE + QPointF(-_RADIUS, _RADIUS * 0.3), _MIDDLE + QPointF(_RADIUS * 0.7, -_RADIUS))
        for at, alpha in ((0.0, 0.0), (0.45, 0.85), (1.0, 0.0)):
            rim.setColorAt(at, faded(QColor(tokens().figure.light), alpha))
        painter.setPen(QPen(rim, 2.6))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(_MIDDLE, _RADIUS, _RADIUS)

    def _paint_course(self, painter: QPainter) -> None:
        course = QPainterPath(QPointF(820, 470))
        course.cubicTo(QPointF(1080, 250), QPointF(1400, 150), QPointF(1800, 130))
        pen = QPen(night_of("accent", 0.4), 2)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setDashPattern([1, 5])
        painter.strokePath(course, pen)

    def _darken_left(self, painter: QPainter) -> None:
        """Words stand on the left: there the ground is calm."""
        calm = QLinearGradient(0, 0, self._calm + self.width() * 0.14, 0)
        edge = self._calm / (self._calm + self.width() * 0.14)
        for at, alpha in ((0.0, 0.95), (edge * 0.8, 0.86), (edge, 0.62), (1.0, 0.0)):
            calm.setColorAt(at, color_of("space", alpha))
        painter.fillRect(self.rect(), calm)
