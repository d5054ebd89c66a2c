"""Layouts that were asked for are carried out at once: what follows knows where all lies, and is painted once."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent

_DEPTH = 9  # a layout in a layout hears of it one turn later


def settle_layouts() -> None:
    """Qt would paint before the last of them."""
    for _ in range(_DEPTH):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.PolishRequest)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)


def show_at_once() -> None:
    """What has come into sight is painted with all else: left to Qt it comes a moment later, and all below it twice."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.UpdateLater)
