"""A place in a painted text: the icon under it, or the character."""

from __future__ import annotations

import attrs
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QTextDocument


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
    if found:
        return Spot(found.partition(":")[2], document.toPlainText(), 0)
    at = layout.hitTest(place, Qt.HitTestAccuracy.ExactHit)
    return None if at < 0 else Spot("", document.toPlainText(), at)
