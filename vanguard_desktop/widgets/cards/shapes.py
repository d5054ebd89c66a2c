"""Outlines that tell kinds of cards apart: saw, cut corner, hexagon, octagon, chevron."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

_SLANT = 0.28  # how much of an octagon's side its corners take


def saw(rect: QRectF, tooth: float) -> QPainterPath:
    """Teeth that hang from the upper edge."""
    path = QPainterPath(rect.topLeft())
    count = max(round(rect.width() / tooth), 1)
    step = rect.width() / count
    for number in range(count):
        left = rect.left() + number * step
        path.lineTo(left + step / 2, rect.bottom())
        path.lineTo(left + step, rect.top())
    path.closeSubpath()
    return path


def cut_header(rect: QRectF) -> QPainterPath:
    """A strip whose lower right corner is cut off."""
    cut = rect.height() * 0.62
    path = QPainterPath(rect.topLeft())
    path.lineTo(rect.topRight())
    path.lineTo(rect.right(), rect.bottom() - cut)
    path.lineTo(rect.right() - cut * 1.2, rect.bottom())
    path.lineTo(rect.bottomLeft())
    path.closeSubpath()
    return path


def hexagon(middle: QPointF, reach: float) -> QPainterPath:
    """Standing on a corner."""
    return _around(middle, [(reach, 60 * corner + 30) for corner in range(6)])


def octagon(middle: QPointF, reach: float) -> QPainterPath:
    return _around(middle, [(reach, 45 * corner + 22.5) for corner in range(8)])


def banner(rect: QRectF) -> QPainterPath:
    """A strip of cloth that hangs from the upper edge and ends in a point."""
    path = QPainterPath(rect.topLeft())
    path.lineTo(rect.topRight())
    path.lineTo(rect.right(), rect.bottom() - rect.width() * _SLANT)
    path.lineTo(rect.center().x(), rect.bottom())
    path.lineTo(rect.left(), rect.bottom() - rect.width() * _SLANT)
    path.closeSubpath()
    return path


def _around(middle: QPointF, corners: list[tuple[float, float]]) -> QPainterPath:
    path = QPainterPath()
    for number, (reach, degrees) in enumerate(corners):
        angle = math.radians(degrees)
        corner = middle + QPointF(reach * math.cos(angle), reach * math.sin(angle))
        if number:
            path.lineTo(corner)
        else:
            path.moveTo(corner)
    path.closeSubpath()
    return path
