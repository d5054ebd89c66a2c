"""Pictures of what is painted often and always alike: drawn once for each size and screen, afterwards only copied."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from ..theme import look

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
        if rect.isEmpty():
            return  # nobody has given it room yet
        to_screen = painter.deviceTransform()
        scale = to_screen.m11()
        if to_screen.m12() or to_screen.m21() or scale != to_screen.m22() or scale <= 0:
            paint(painter, rect)  # turned or squeezed: that happens in motion, and no two pictures are alike
            return
        # Reckoned in numbers: this is asked a hundred times for each picture of the window.
        wide, high = rect.width(), rect.height()
        left, top = rect.x() * scale + to_screen.dx(), rect.y() * scale + to_screen.dy()
        column, row = math.floor(left + _HARDLY), math.floor(top + _HARDLY)
        across, down = _phase(left - column), _phase(top - row)
        out = math.ceil(reach * scale)
        whole = (key, wide, high, scale, across, down, look().pictured)
        picture = self._pixmaps.get(whole)
        if picture is None:
            if len(self._pixmaps) >= self._most:
                self._pixmaps.clear()
            size = QSize(math.ceil(wide * scale + across), math.ceil(high * scale + down))
            picture = QPixmap(size + QSize(2 * out, 2 * out))
            picture.fill(Qt.GlobalColor.transparent)
            with QPainter(picture) as inside:
                inside.setRenderHints(painter.renderHints())
                inside.translate(across + out, down + out)
                inside.scale(scale, scale)
                paint(inside, QRectF(0, 0, wide, high))
            picture.setDevicePixelRatio(scale)
            self._pixmaps[whole] = picture
        corner = QPointF((column - out - to_screen.dx()) / scale, (row - out - to_screen.dy()) / scale)
        painter.drawPixmap(corner, picture)

    def clear(self) -> None:
        self._pixmaps.clear()


def _phase(part: float) -> float:
    return round(part * _PHASES) / _PHASES


_small = Shelf(1500)  # signs, dice, figures and the like
paint_kept = _small.paint
