"""What things are called, for who rests on them and for a screen reader alike: names are words, never markup.

Qt takes a tool tip that looks like HTML for HTML, and would open the files and addresses named in it. Names come from
packs and saves of strangers, so nobody else sets or shows a tool tip.
"""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtGui import Qt
from PySide6.QtWidgets import QGraphicsItem, QToolTip, QWidget


def name_it(widget: QWidget, words: str) -> None:
    """Qt tells the whole program of every name that is set, also of the same one: most stay as they are in a step."""
    if widget.accessibleName() != words:
        widget.setAccessibleName(words)
    set_tip(widget, words)


def set_tip(thing: QWidget | QGraphicsItem, words: str) -> None:
    """What is said of a thing when somebody rests on it."""
    told = _as_words(words)
    if thing.toolTip() != told:
        thing.setToolTip(told)


def show_tip(at: QPoint, words: str, widget: QWidget) -> None:
    """Say it now, and there."""
    QToolTip.showText(at, _as_words(words), widget)


def _as_words(words: str) -> str:
    return Qt.convertFromPlainText(words) if Qt.mightBeRichText(words) else words
