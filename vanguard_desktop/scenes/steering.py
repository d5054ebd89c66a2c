"""Where an arrow key leads on the map: along the path that goes most nearly in its direction."""

from __future__ import annotations

import math
from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from typing import Any, TypeVar

from PySide6.QtCore import QPointF, Qt

Place = TypeVar("Place", bound=Any)

ARROWS = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}
_WIDEST_TURN = math.radians(80)


def next_place(
    here: Place, direction: QPointF, places: Mapping[Place, QPointF], joined: Mapping[Place, AbstractSet[Place]]
) -> Place | None:
    """The neighbor in that direction; one that lies straight ahead wins over one that is nearer but aside."""
    best: tuple[float, Place] | None = None
    for neighbor in sorted(joined.get(here, ())):
        way = places[neighbor] - places[here]
        distance = math.hypot(way.x(), way.y())
        ahead = QPointF.dotProduct(way, direction) / distance
        turn = math.acos(max(-1.0, min(1.0, ahead)))
        if turn > _WIDEST_TURN:
            continue
        score = distance * (1 + 3 * turn)
        if best is None or score < best[0]:
            best = (score, neighbor)
    return None if best is None else best[1]
