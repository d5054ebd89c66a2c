"""The one place where painted controls write text, so that what is measured is what is drawn; `[energy]` is an icon."""

from __future__ import annotations

import re
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QAbstractTextDocumentLayout, QColor, QPainter

from ..signs import is_sign
from ..theme import look
from .together import pieces, together

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
CENTER = Qt.AlignmentFlag.AlignCenter
_ENDLESS = 100_000.0
_MARK = re.compile(r"\[([a-z0-9_]+)\]")


def draw_text(
    painter: QPainter,
    rect: QRectF,
    text: str,
    role: str,
    color: QColor,
    align: Qt.AlignmentFlag = LEFT,
) -> None:
    """Write `text` into `rect` in a role of the type scale, on several lines where one is too short."""
    if _has_icons(text):
        _draw_with_icons(painter, rect, text, role, color, align)
        return
    painter.save()
    painter.setFont(look().font(role))
    painter.setPen(color)
    painter.drawText(rect, int(align) | int(Qt.TextFlag.TextWordWrap), together(text))
    painter.restore()


def text_size(text: str, role: str, width: float | None = None) -> QSizeF:
    """The room `text` needs, on one line or wrapped at `width`; never less than a line of its role is high."""
    return QSizeF(*_room(text, role, width, look().text_scale))


@lru_cache(maxsize=4096)
def _room(text: str, role: str, width: float | None, _scale: float) -> tuple[float, float]:
    """Layouts ask for the same words again and again."""
    if _has_icons(text):
        from .rich import rich_size

        room = rich_size(text, role=role, width=width)
        return int(room.width()) + 2, room.height()
    flags = int(LEFT) | int(Qt.TextFlag.TextWordWrap)
    bounds = look().metrics(role).boundingRect(QRectF(0, 0, width or _ENDLESS, _ENDLESS), flags, together(text))
    # Rounded up with a pixel to spare: Qt wraps when a line is a fraction of a pixel too long.
    return int(bounds.width()) + 2, max(bounds.height(), look().line(role))


def longest_word(text: str, role: str) -> float:
    """The width below which `text` would be cut."""
    return _longest_word(text, role, look().text_scale)


@lru_cache(maxsize=4096)
def _longest_word(text: str, role: str, scale: float) -> float:
    return max((_room(word, role, None, scale)[0] for word in pieces(text)), default=0.0)


def _has_icons(text: str) -> bool:
    return "[" in text and any(map(is_sign, _MARK.findall(text)))


def _draw_with_icons(
    painter: QPainter, rect: QRectF, text: str, role: str, color: QColor, align: Qt.AlignmentFlag
) -> None:
    # Documents come with a good part of Qt, and the first screen has none.
    from .rich import rich_document

    ratio = painter.device().devicePixelRatioF()
    document = rich_document(text, role=role, color=color, width=rect.width(), ratio=ratio)
    # Lines of a document begin at its left; where they stand in the middle, all of them do so together.
    spare = max(rect.width() - document.idealWidth(), 0.0) if align & Qt.AlignmentFlag.AlignHCenter else 0.0
    painter.save()
    painter.translate(QPointF(rect.left() + spare / 2, rect.center().y() - document.size().height() / 2))
    document.documentLayout().draw(painter, QAbstractTextDocumentLayout.PaintContext())
    painter.restore()
