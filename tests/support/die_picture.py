"""A die by itself, to be looked at."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from vanguard_desktop.widgets.look.paint.dice_paint import AT_REST, DieFace, DieState, die_reach, paint_die


def die_pixmap(face: DieFace, size: int, ratio: float, state: DieState = AT_REST) -> QPixmap:
    """A die as a picture, with room around it for everything its state adds."""
    extent = round(size + 2 * die_reach(size))
    pixmap = QPixmap(QSize(extent, extent) * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    inset = (extent - size) / 2
    with QPainter(pixmap) as painter:
        paint_die(painter, QRectF(inset, inset, size, size), face, state)
    return pixmap
