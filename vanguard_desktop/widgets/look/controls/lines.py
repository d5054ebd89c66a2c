"""Things side by side in a row, or one below the other in a column, and how they are put away."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

# A thing with its share of the room that is left, or with where it stands; a number alone is free room.
Part = QWidget | int | tuple[QWidget, int]

MIDDLE, TOP = Qt.AlignmentFlag.AlignVCenter, Qt.AlignmentFlag.AlignTop


def fill(box: QBoxLayout, *parts: Part) -> None:
    """Put in one thing after the other."""
    for part in parts:
        thing, how = part if isinstance(part, tuple) else (part, 0)
        if isinstance(thing, int):
            box.addStretch(thing)
        elif isinstance(how, Qt.AlignmentFlag):
            box.addWidget(thing, 0, how)
        else:
            box.addWidget(thing, how)


def height_at(thing: QWidget, width: int) -> int:
    """What it wants where it has this width."""
    return thing.heightForWidth(width) if thing.hasHeightForWidth() else thing.sizeHint().height()


def drop(thing: QWidget | None) -> None:
    """Let it go; it is out of sight at once."""
    if thing is not None:
        thing.hide()
        thing.deleteLater()


def empty(box: QLayout) -> None:
    """Let go of all that is in it."""
    while (item := box.takeAt(0)) is not None:
        if (inner := item.layout()) is not None:
            empty(inner)
        drop(item.widget())


def _lay(
    kind: type[QHBoxLayout | QVBoxLayout],
    into: QWidget | QBoxLayout,
    *parts: Part,
    gap: int = -1,
    edge: int = 0,
    share: int = 0,
) -> QBoxLayout:
    """Lay things out in a widget, or in the next place of a layout; without `gap` as far apart as usual."""
    box = kind()
    if isinstance(into, QWidget):
        into.setLayout(box)
    else:
        into.addLayout(box, share)
    box.setContentsMargins(edge, edge, edge, edge)
    box.setSpacing(gap)
    fill(box, *parts)
    return box


row_in, column_in = partial(_lay, QHBoxLayout), partial(_lay, QVBoxLayout)
