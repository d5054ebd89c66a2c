"""A place in a painted text: the icon under it, or the character."""

from __future__ import annotations

from typing import Any

import attrs
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QTextDocument, QTextLine

from .capsules import named_capsule


@attrs.frozen
class Spot:
    """`icon` is the file name of an icon; without one `place` is a character of the whole `text`."""

    icon: str
    text: str
    place: int


def spot_in(document: QTextDocument, place: QPointF) -> Spot | None:
    """What lies under a point of a document; None beside its words."""
    layout = document.documentLayout()
    found = layout.imageAt(place)
    capsule = named_capsule(found)
    if capsule is not None:
        mark = capsule.mark_at(place - _corner(document, place))
        return Spot(mark, document.toPlainText(), 0) if mark else None
    if found:
        return Spot(found.partition(":")[2], document.toPlainText(), 0)
    at = layout.hitTest(place, Qt.HitTestAccuracy.ExactHit)
    return None if at < 0 else Spot("", document.toPlainText(), at)


def _across(line: QTextLine, place: int) -> float:
    """WORKAROUND: the type stubs of PySide6 tell no tuple, which Qt returns."""
    found: Any = line.cursorToX(place)
    return float(found[0])


def _corner(document: QTextDocument, place: QPointF) -> QPointF:
    """Where the picture under a point begins."""
    layout = document.documentLayout()
    at = layout.hitTest(place, Qt.HitTestAccuracy.FuzzyHit)
    for position in (at - 1, at):
        block = document.findBlock(position)
        line = block.layout().lineForTextPosition(position - block.position())
        if not line.isValid():
            continue
        begins, ends = (_across(line, position - block.position() + step) for step in (0, 1))
        if begins <= place.x() - layout.blockBoundingRect(block).left() <= ends:
            return layout.blockBoundingRect(block).topLeft() + QPointF(begins, line.y())
    return place
