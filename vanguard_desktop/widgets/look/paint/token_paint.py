"""A round token with a sign, for what has no picture of its own."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ..icons import paint_icon
from ..theme import color_of
from ..tokens import tokens
from .painted import paint_box

TOKEN = 34  # its side, where the text has its usual size
_SIGN = 0.22  # of the side is free around the sign


def paint_token(painter: QPainter, rect: QRectF, icon: str) -> None:
    """Draw it so that it fills the square `rect`."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    width, side = tokens().stroke.line, rect.width()
    paint_box(painter, rect, side / 2, fill=color_of("raised"), line=color_of("accent_text"), width=width)
    inset = side * _SIGN
    paint_icon(painter, icon, rect.adjusted(inset, inset, -inset, -inset), color_of("text"))
