"""The picture at the head of a reading sheet: land in the colors of its card, with those who see it."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from vanguard_desktop.widgets.look.figures import PAWN_SHAPE, paint_pawn
from vanguard_desktop.widgets.look.kept import paint_kept
from vanguard_desktop.widgets.look.painted_aside import PaintedAside
from vanguard_desktop.widgets.look.relief import relief_seed, render_relief
from vanguard_desktop.widgets.look.theme import look
from vanguard_desktop.widgets.look.tokens import tokens

HEIGHT = 200
_LAND = QSize(932, 268)
_WORDS_FIRST_MS = 60  # the sheet with its words is on the screen by then


def _land(identity: str, palette: str, ratio: float) -> Iterator[QImage]:
    yield render_relief(relief_seed(identity), palette, _LAND, ratio, vignette=False)


class SheetPicture(QWidget):
    """The same card has the same picture for ever."""

    def __init__(self, identity: str, palette: str, sections: tuple[str, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sections = sections
        known = palette if palette in tokens().relief else next(iter(tokens().relief))
        self._ratio = self.devicePixelRatioF()
        self._land: QPixmap | None = None
        self._ground = QColor(tokens().relief[known][0])
        self._painter: PaintedAside[QImage] = PaintedAside(self)
        self._painter.done.connect(self._take)
        self._begun = False
        self._begin = lambda: self._painter.begin(_land(identity, known, self._ratio))
        self._height = HEIGHT
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def waiting(self) -> bool:
        """Whether it is seen, and its land still to come."""
        return self.isVisible() and self._land is None

    def _take(self, land: QImage) -> None:
        self._land = QPixmap.fromImage(land)
        self.update()

    def set_low(self, low: bool) -> None:
        """Leave the room to the words, in a low window."""
        self._height = 84 if low else HEIGHT
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(_LAND.width(), self._height)

    def minimumSizeHint(self) -> QSize:
        return QSize(100, self._height)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, 0)
        radius = tokens().radius.sheet
        clip = QPainterPath()
        clip.addRoundedRect(rect.adjusted(0, 0, 0, radius * 2), radius, radius)
        painter.setClipPath(clip)
        if not self._begun:
            self._begun = True
            QTimer.singleShot(_WORDS_FIRST_MS, self, self._begin)
        if self._land is None:
            painter.fillRect(rect, self._ground)
        else:
            self._paint_land(painter, rect, self._land)
        self._paint_moon(painter, rect)
        self._paint_ground(painter, rect)

    def _paint_land(self, painter: QPainter, rect: QRectF, land: QPixmap) -> None:
        scale = rect.width() / _LAND.width()
        high = rect.height() / scale
        source = QRectF(0, (_LAND.height() - high) / 2, _LAND.width(), high)
        ratio = self._ratio
        painter.drawPixmap(
            rect,
            land,
            QRectF(source.x() * ratio, source.y() * ratio, source.width() * ratio, source.height() * ratio),
        )

    def _paint_moon(self, painter: QPainter, rect: QRectF) -> None:
        if rect.height() < 120:
            return
        middle, reach = QPointF(rect.right() - rect.width() * 0.2, rect.top() + rect.height() * 0.36), 46.0
        place = QRectF(0, 0, 2 * reach, 2 * reach)
        place.moveCenter(middle)
        paint_kept(painter, place, "moon", _paint_moon, reach=1)

    def _paint_ground(self, painter: QPainter, rect: QRectF) -> None:
        """A low hill in the color of the paper, so that picture and words are one piece."""
        hill = QPainterPath(QPointF(rect.left(), rect.bottom() - 6))
        hill.cubicTo(
            QPointF(rect.left() + rect.width() * 0.33, rect.bottom() - 42),
            QPointF(rect.left() + rect.width() * 0.62, rect.bottom() - 42),
            QPointF(rect.right(), rect.bottom() - 12),
        )
        hill.lineTo(rect.right(), rect.bottom() + 2)
        hill.lineTo(rect.left(), rect.bottom() + 2)
        hill.closeSubpath()
        painter.fillPath(hill, look().color("sheet"))
        high = min(62.0, rect.height() * 0.5)
        for place, section in enumerate(self._sections):
            x = rect.left() + rect.width() * 0.42 + place * high * 1.3
            wide = high * PAWN_SHAPE
            paint_pawn(painter, QRectF(x, rect.bottom() - 18 - high, wide, high), section)


def _paint_moon(painter: QPainter, rect: QRectF) -> None:
    figure = tokens().figure
    middle, reach = rect.center(), rect.width() / 2
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(figure.mid))
    painter.drawEllipse(middle, reach, reach)
    shade = QPainterPath()
    shade.addEllipse(middle, reach, reach)
    lit = QPainterPath()
    lit.addEllipse(middle + QPointF(-reach * 0.35, -reach * 0.1), reach, reach)
    dark = QColor(figure.dark)
    dark.setAlphaF(0.55)
    painter.fillPath(shade.subtracted(lit), dark)
