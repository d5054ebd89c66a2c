"""The one place where painted controls write text, so that what is measured is what is drawn."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter

from vanguard_desktop.widgets.look.theme import look

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
CENTER = Qt.AlignmentFlag.AlignCenter
_ENDLESS = 100_000.0


def draw_text(
    painter: QPainter,
    rect: QRectF,
    text: str,
    role: str,
    color: QColor,
    align: Qt.AlignmentFlag = LEFT,
) -> None:
    """Write `text` into `rect` in a role of the type scale, on several lines where one is too short."""
    painter.save()
    painter.setFont(look().font(role))
    painter.setPen(color)
    painter.drawText(rect, int(align) | int(Qt.TextFlag.TextWordWrap), text)
    painter.restore()


def text_size(text: str, role: str, width: float | None = None) -> QSizeF:
    """The room `text` needs, on one line or wrapped at `width`; never less than a line of its role is high."""
    return QSizeF(*_room(text, role, width, look().text_scale))


@lru_cache(maxsize=4096)
def _room(text: str, role: str, width: float | None, _scale: float) -> tuple[float, float]:
    """Layouts ask for the same words again and again."""
    flags = int(LEFT) | int(Qt.TextFlag.TextWordWrap)
    bounds = look().metrics(role).boundingRect(QRectF(0, 0, width or _ENDLESS, _ENDLESS), flags, text)
    # Rounded up with a pixel to spare: Qt wraps when a line is a fraction of a pixel too long.
    return int(bounds.width()) + 2, max(bounds.height(), look().line(role))


def longest_word(text: str, role: str) -> float:
    """The width below which `text` would be cut."""
    return max((text_size(word, role).width() for word in text.split()), default=0.0)
