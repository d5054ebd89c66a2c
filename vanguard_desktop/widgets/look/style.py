"""The focus ring: three pixels wide, outside a small gap, around every control."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from .theme import color_of
from .tokens import tokens

RING_RADIUS = "ringRadius"  # dynamic property: corner radius of a control, so that its ring follows its shape
ENTER_PRESSES = "enterPresses"  # dynamic property: Enter acts on it, and nothing on it says so but its ring
NO_RING = -1  # value of that property for a widget that shows in its own way where the keyboard is


def ring_reach() -> int:
    """How far a focus ring stands out from its control; layouts leave this much room."""
    stroke = tokens().stroke
    return round(stroke.focus + stroke.focus_gap) + 1


def paint_focus_ring(painter: QPainter, rect: QRectF, radius: float) -> None:
    """Draw the ring around a control or item that fills `rect`."""
    stroke = tokens().stroke
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    # The gap is painted, not left open: on any ground the ring keeps its contrast.
    for color, width, away in (
        ("focus_gap", stroke.focus_gap, stroke.focus_gap / 2),
        ("focus", stroke.focus, stroke.focus_gap + stroke.focus / 2),
    ):
        pen = QPen(color_of(color), width)
        painter.setPen(pen)
        painter.drawRoundedRect(rect.adjusted(-away, -away, away, away), radius + away, radius + away)
    painter.restore()
