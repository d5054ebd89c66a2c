"""What painted controls share: boxes with lines on whole pixels, and key caps.

They need no code to follow the look: a change of theme or text size sends every widget a style change, for which Qt
measures and paints it anew.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen

from vanguard_desktop.widgets.look.icons import paint_icon
from vanguard_desktop.widgets.look.key_names import key_name
from vanguard_desktop.widgets.look.paint.text_paint import CENTER, draw_text, text_size
from vanguard_desktop.widgets.look.theme import look

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
    painter.setBrush(fill if fill is not None else QBrush(Qt.BrushStyle.NoBrush))
    if line is None:
        painter.setPen(Qt.PenStyle.NoPen)
    else:
        pen = QPen(line, width)
        if dashed:
            pen.setDashPattern(DASHES)
        painter.setPen(pen)
    half = width / 2 if line is not None else 0.0
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius - half, radius - half)


def key_cap_width(key: str) -> int:
    """The width of the cap that shows a key."""
    side = look().scaled(22)
    if key in _KEY_ICONS:
        return look().scaled(28)
    return max(side, round(text_size(key_name(key), "label").width()) + look().scaled(12))


def paint_key_cap(painter: QPainter, right: QPointF, key: str, ink: QColor) -> None:
    """Draw the cap of a key; `right` is the middle of its right edge."""
    width, height = key_cap_width(key), look().scaled(22)
    rect = QRectF(right.x() - width, right.y() - height / 2, width, height)
    paint_box(painter, rect, 5, fill=None, line=ink)
    if key in _KEY_ICONS:
        side = look().scaled(16)
        place = QRectF(0, 0, side, side)
        place.moveCenter(rect.center())
        paint_icon(painter, _KEY_ICONS[key], place, ink)
    else:
        draw_text(painter, rect, key_name(key), "label", ink, CENTER)
