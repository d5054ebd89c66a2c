"""A hand that carries something over the window."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from tests.support.voyager import settle


def carry(card, goal):
    """Press, move a long way, let go, as a hand does."""
    start, end = QPointF(card.rect().center()), QPointF(card.mapFromGlobal(goal.mapToGlobal(goal.rect().center())))
    for kind, place in (
        (QMouseEvent.Type.MouseButtonPress, start),
        (QMouseEvent.Type.MouseMove, start + QPointF(30, 0)),
        (QMouseEvent.Type.MouseMove, end),
        (QMouseEvent.Type.MouseButtonRelease, end),
    ):
        button = Qt.MouseButton.NoButton if kind is QMouseEvent.Type.MouseMove else Qt.MouseButton.LeftButton
        at = QPointF(card.mapToGlobal(QPoint(round(place.x()), round(place.y()))))
        event = QMouseEvent(kind, place, at, button, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(card, event)
    settle()
