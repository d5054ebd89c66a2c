"""Soft shadows, the same in every theme: drawn once for each kind, radius and screen and stretched from nine parts."""

from __future__ import annotations

import math

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from ..token_kinds import Shadow
from ..tokens import tokens
from .painted import pixel_ratio

_pixmaps: dict[tuple[str, int, float], QPixmap] = {}


def shadow_pixmap(kind: str, radius: int, ratio: float) -> QPixmap:
    """The nine parts: corners of blur and radius, and one row and column between them to be stretched."""
    key = (kind, radius, ratio)
    kept = _pixmaps.get(key)
    if kept is None:
        kept = _pixmaps[key] = QPixmap.fromImage(_draw(_shadow(kind), radius, ratio))
        kept.setDevicePixelRatio(ratio)
    return kept


def paint_shadow(painter: QPainter, rect: QRectF, kind: str, radius: int) -> None:
    """Draw the shadow that a box at `rect` throws; draw the box itself afterwards."""
    ratio = pixel_ratio(painter)
    pixmap = shadow_pixmap(kind, radius, ratio)
    shadow = _shadow(kind)
    corner = shadow.blur + radius + shadow.blur
    outer = rect.translated(shadow.dx, shadow.dy).adjusted(-shadow.blur, -shadow.blur, shadow.blur, shadow.blur)
    # A box smaller than its corners gets smaller corners: squeezed, but never overlapping.
    corner_x, corner_y = min(corner, outer.width() / 2), min(corner, outer.height() / 2)
    xs = (outer.left(), outer.left() + corner_x, outer.right() - corner_x, outer.right())
    ys = (outer.top(), outer.top() + corner_y, outer.bottom() - corner_y, outer.bottom())
    cut = round(corner * ratio)
    cuts = (0, cut, pixmap.width() - cut, pixmap.width())
    for row in range(3):
        for column in range(3):
            source = QRect(cuts[column], cuts[row], cuts[column + 1] - cuts[column], cuts[row + 1] - cuts[row])
            target = QRectF(xs[column], ys[row], xs[column + 1] - xs[column], ys[row + 1] - ys[row])
            if not target.isEmpty():
                painter.drawPixmap(target, pixmap, QRectF(source))


def _shadow(kind: str) -> Shadow:
    shadow: Shadow = getattr(tokens().shadow, kind)
    return shadow


def _draw(shadow: Shadow, radius: int, ratio: float) -> QImage:
    """Draw the shadow of the smallest box that has all nine parts; its distance to the edge sets its darkness."""
    cut = round((shadow.blur + radius + shadow.blur) * ratio)
    side = 2 * cut + 1
    middle = cut
    # The blur of style sheets is two standard deviations wide.
    spread = max(shadow.blur / 2 * ratio, 0.5) * math.sqrt(2)
    half, corner = cut - shadow.blur * ratio, radius * ratio
    quarter = [
        [_darkness(x, y, half, corner, spread, shadow.alpha) for x in range(middle + 1)] for y in range(middle + 1)
    ]
    data = bytearray()
    for y in range(side):
        line = quarter[abs(y - middle)]
        data += bytes(line[abs(x - middle)] for x in range(side))
    alpha = QImage(bytes(data), side, side, side, QImage.Format.Format_Alpha8)
    picture = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.black)
    painter = QPainter(picture)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    painter.drawImage(0, 0, alpha)
    painter.end()
    return picture


def _darkness(x: float, y: float, half: float, corner: float, spread: float, alpha: float) -> int:
    outside_x, outside_y = x - half + corner, y - half + corner
    distance = math.hypot(max(outside_x, 0), max(outside_y, 0)) + min(max(outside_x, outside_y), 0) - corner
    return round(255 * alpha * 0.5 * math.erfc(distance / spread))
