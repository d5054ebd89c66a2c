"""What painted controls share: boxes with lines on whole pixels, disks, paler colors, and key caps.

They need no code to follow the look: a change of theme or text size sends every widget a style change, for which Qt
measures and paints it anew.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen

from ..icons import paint_icon
from ..key_names import key_name
from ..theme import scaled
from .text_paint import CENTER, draw_text, text_size

DASHES = [3.0, 2.5]
_KEY_ICONS = {"Enter": "key_enter", "Return": "key_enter"}


def paint_box(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    *,
    fill: QColor | QBrush | None,
    line: QColor | None,
    width: float = 1.0,
    dashed: bool = False,
) -> None:
    """Draw a rounded box whose line lies inside `rect`, on whole pixels."""
    _take_up(painter, fill, line, width, DASHES if dashed else [])
    half = width / 2 if line is not None else 0.0
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius - half, radius - half)


def paint_disk(
    painter: QPainter,
    middle: QPointF,
    reach: float,
    *,
    fill: QColor | QBrush | None,
    line: QColor | None = None,
    width: float = 1.0,
) -> None:
    """Draw a disk, or a circle without `fill`; its line lies half outside."""
    _take_up(painter, fill, line, width, [])
    painter.drawEllipse(middle, reach, reach)


def _take_up(
    painter: QPainter, fill: QColor | QBrush | None, line: QColor | None, width: float, dashes: list[float]
) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush if fill is None else fill)
    pen = QPen(Qt.PenStyle.NoPen) if line is None else QPen(line, width)
    if dashes:
        pen.setDashPattern(dashes)
    painter.setPen(pen)


def square(middle: QPointF, side: float) -> QRectF:
    return QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)


def faded(color: QColor, alpha: float) -> QColor:
    """The color, seen through."""
    color = QColor(color)
    color.setAlphaF(alpha)
    return color


def clip_round(painter: QPainter, rect: QRectF, radius: float) -> None:
    """From now on draw only inside of a rounded box."""
    clip = QPainterPath()
    clip.addRoundedRect(rect, radius, radius)
    painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)


def pixel_ratio(painter: QPainter) -> float:
    """How many pixels of the screen go on one of the painter's."""
    device = painter.device()
    return device.devicePixelRatio() if device is not None else 1.0


def key_cap_width(key: str) -> int:
    """The width of the cap that shows a key."""
    side = scaled(22)
    if key in _KEY_ICONS:
        return scaled(24)
    return max(side, round(text_size(key_name(key), "label").width()) + scaled(12))


def paint_key_cap(painter: QPainter, right: QPointF, key: str, ink: QColor) -> None:
    """Draw the cap of a key; `right` is the middle of its right edge."""
    width, height = key_cap_width(key), scaled(22)
    rect = QRectF(right.x() - width, right.y() - height / 2, width, height)
    paint_box(painter, rect, 5, fill=None, line=ink)
    if key in _KEY_ICONS:
        paint_icon(painter, _KEY_ICONS[key], square(rect.center(), scaled(16)), ink)
    else:
        draw_text(painter, rect, key_name(key), "label", ink, CENTER)
