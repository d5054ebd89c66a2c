"""The small map in the corner: where one is on the planet, and a way to be elsewhere at once."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from vanguard_desktop.widgets.look import Painted, color_of, look, night_of
from vanguard_desktop.widgets.look.paint.painted import clip_round, paint_box
from vanguard_desktop.widgets.look.tokens import tokens

from ..geometry import LAND
from .planet_scene import PlanetScene

_SIZE = QSize(150, 92)
_DOT, _DOT_HERE = 3.0, 4.5


class Overview(Painted):
    """Land, sectors and the part of them that the large map shows; press or drag to look elsewhere."""

    pointed = Signal(QPointF)

    def __init__(self, scene: PlanetScene, seen: Callable[[], QRectF], parent: QWidget) -> None:
        super().__init__(parent)
        self._scene, self._seen = scene, seen
        self._kept: QPixmap | None = None
        self._made_from = (0, 0.0)
        self._said: tuple[object, ...] = ()
        self.setFixedSize(_SIZE)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scene.levels.painted.connect(self.update)
        look().changed.connect(self.update)

    def refresh(self) -> None:
        """After a step somebody may be elsewhere, or the window show another part."""
        said = (self._seen(), *((id, plate.row.current) for id, plate in self._scene.plates.items()))
        if said != self._said:
            self._said = said
            self.update()

    def paint(self, painter: QPainter) -> None:
        radius = tokens().radius.slot
        whole = QRectF(self.rect())
        clip_round(painter, whole, radius)
        painter.drawPixmap(0, 0, self._ground())
        painter.setPen(QPen(night_of("halo"), 1))
        for plate in self._scene.plates.values():
            here = plate.row.current
            painter.setBrush(night_of("accent" if here else "text"))
            reach = _DOT_HERE if here else _DOT
            painter.drawEllipse(self._to_here(plate.pos()), reach, reach)
        seen = self._seen() & LAND
        frame = QRectF(self._to_here(seen.topLeft()), self._to_here(seen.bottomRight()))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(night_of("accent"), 2))
        painter.drawRoundedRect((frame & whole).adjusted(1, 1, -1, -1), 4, 4)
        painter.setClipping(False)
        paint_box(painter, whole, radius, fill=None, line=color_of("line_strong"), width=1.5)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._point(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()  # it ends here what it began here

    def _ground(self) -> QPixmap:
        """The land at this size; made anew when there is a finer picture or the window moves to another screen."""
        ratio = self.devicePixelRatioF()
        picture = self._scene.levels.nearest(self._unit() * ratio)
        made_from = (0 if picture is None else picture.width(), ratio)
        if self._kept is None or made_from != self._made_from:
            self._made_from = made_from
            self._kept = QPixmap(self.size() * ratio)
            self._kept.setDevicePixelRatio(ratio)
            self._kept.fill(night_of("space"))
            if picture is not None:
                painter = QPainter(self._kept)
                painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
                painter.drawPixmap(self._shown(), picture, QRectF(picture.rect()))
                painter.end()
        return self._kept

    def _point(self, event: QMouseEvent) -> None:
        at = event.position() - self._shown().topLeft()
        self.pointed.emit(LAND.topLeft() + at / self._unit())

    def _unit(self) -> float:
        """Pixels of this map for one unit of the land; the land fills it."""
        return max(self.width() / LAND.width(), self.height() / LAND.height())

    def _shown(self) -> QRectF:
        place = QRectF(0, 0, LAND.width() * self._unit(), LAND.height() * self._unit())
        place.moveCenter(QRectF(self.rect()).center())
        return place

    def _to_here(self, point: QPointF) -> QPointF:
        return self._shown().topLeft() + (point - LAND.topLeft()) * self._unit()
