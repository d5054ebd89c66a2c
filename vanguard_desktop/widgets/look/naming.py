"""What a painted thing is called, for who rests on it and for a screen reader alike."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


def name_it(widget: QWidget, words: str) -> None:
    """Qt tells the whole program of every name that is set, also of the same one: most stay as they are in a step."""
    if widget.accessibleName() != words:
        widget.setAccessibleName(words)
    if widget.toolTip() != words:
        widget.setToolTip(words)
