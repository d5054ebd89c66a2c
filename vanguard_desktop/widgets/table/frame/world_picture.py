"""A small picture of the world on which the team is."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from ...look import scaled
from ...look.paint.relief import relief_seed, render_relief
from ...look.tokens import tokens


class WorldPicture(QWidget):
    """The world as a small disk."""

    def __init__(self) -> None:
        super().__init__()
        self._shown = ("", "")
        self._picture: QPixmap | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(scaled(36), scaled(36))

    def show_world(self, world: str, palette: str) -> None:
        if (world, palette) != self._shown:
            self._shown, self._picture = (world, palette), None
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._picture is None:
            world, palette = self._shown
            known = palette if palette in tokens().relief else next(iter(tokens().relief))
            self._picture = QPixmap.fromImage(render_relief(relief_seed(world), known, QSize(120, 120), 0.8))
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        disk = QPainterPath()
        disk.addEllipse(QRectF(self.rect()).adjusted(1, 1, -1, -1))
        painter.setClipPath(disk)
        painter.drawPixmap(QRectF(self.rect()), self._picture, QRectF(self._picture.rect()))
