"""Pictures of what is painted often and always alike: drawn once for each size and screen, afterwards only copied."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

_PHASES = 16  # places between two pixels of the screen that are told apart
_HARDLY = 1e-6  # of a pixel: what gets lost in reckoning


class Shelf:
    """Keeps so many pictures and clears away all of them for the next one: every zoom step leaves its sizes behind."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._pixmaps: dict[Hashable, QPixmap] = {}

    def paint(
        self,
        painter: QPainter,
        rect: QRectF,
        key: Hashable,
        paint: Callable[[QPainter, QRectF], None],
        *,
        reach: float = 0.0,
    ) -> None:
        """Do what `paint(painter, rect)` does, which may go `reach` beyond `rect`.

        `key` holds everything the picture depends on beside its size and the look.
        """
        to_screen = painter.deviceTransform()
        scale = to_screen.m11()
        if to_screen.m12() or to_screen.m21() or scale != to_screen.m22() or scale <= 0:
            paint(painter, rect)  # turned or squeezed: that happens in motion, and no two pictures are alike
            return
        place = to_screen.mapRect(rect)
        out = math.ceil(reach * scale)
        corner = QPoint(math.floor(place.left() + _HARDLY), math.floor(place.top() + _HARDLY))
        phase = QPointF(_phase(place.left() - corner.x()), _phase(place.top() - corner.y()))
        whole = (key, rect.width(), rect.height(), scale, phase.x(), phase.y())
        picture = self._pixmaps.get(whole)
        if picture is None:
            if len(self._pixmaps) >= self._most:
                self._pixmaps.clear()
            wide, high = math.ceil(place.width() + phase.x()), math.ceil(place.height() + phase.y())
            picture = QPixmap(QSize(wide + 2 * out, high + 2 * out))
            picture.fill(Qt.GlobalColor.transparent)
            with QPainter(picture) as inside:
                inside.setRenderHints(painter.renderHints())
                inside.translate(phase + QPointF(out, out))
                inside.scale(scale, scale)
                paint(inside, QRectF(0, 0, rect.width(), rect.height()))
            picture.setDevicePixelRatio(scale)
            self._pixmaps[whole] = picture
        painter.drawPixmap(to_screen.inverted()[0].map(QPointF(corner - QPoint(out, out))), picture)

    def clear(self) -> None:
        self._pixmaps.clear()


def _phase(part: float) -> float:
    return round(part * _PHASES) / _PHASES


_small = Shelf(1500)  # signs, dice, figures and the like
paint_kept = _small.paint
forget_kept = _small.clear
