"""The measures of the ring map: three rings around the hub, each in eight directions."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

# Where rings begin and end, from the middle of the hub.
HUB = 92.0
EDGES = (112.0, 222.0, 338.0, 452.0)
RINGS = QRectF(-EDGES[-1], -EDGES[-1], 2 * EDGES[-1], 2 * EDGES[-1])
DIRECTIONS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
GAP = 2.2  # degrees between neighbors


def angle_of(direction: str) -> float:
    """Degrees from the east, against the clock, as Qt counts them."""
    return 90.0 - 45.0 * DIRECTIONS.index(direction)


def middle_of(ring: int, direction: str) -> QPointF:
    """The middle of a space."""
    reach = (EDGES[ring - 1] + EDGES[ring]) / 2
    angle = math.radians(angle_of(direction))
    return QPointF(reach * math.cos(angle), -reach * math.sin(angle))


def beside(ring: int, direction: str, other_ring: int, other: str) -> bool:
    """Neighbors of the rings, as the eye sees them."""
    turn = (DIRECTIONS.index(direction) - DIRECTIONS.index(other)) % len(DIRECTIONS)
    if ring == other_ring:
        return turn in (1, len(DIRECTIONS) - 1)
    return abs(ring - other_ring) == 1 and turn == 0


def across(direction: str, other: str) -> bool:
    """Whether the hub lies between two spaces of the inner ring."""
    return (DIRECTIONS.index(direction) - DIRECTIONS.index(other)) % len(DIRECTIONS) == len(DIRECTIONS) // 2


def outline(ring: int, direction: str, inset: float = 0.0) -> QPainterPath:
    """The piece of the ring."""
    inner, outer = EDGES[ring - 1] + 3 + inset, EDGES[ring] - 3 - inset
    start = angle_of(direction) - 22.5 + GAP / 2
    sweep = 45.0 - GAP
    path = QPainterPath()
    path.arcMoveTo(QRectF(-outer, -outer, 2 * outer, 2 * outer), start)
    path.arcTo(QRectF(-outer, -outer, 2 * outer, 2 * outer), start, sweep)
    path.arcTo(QRectF(-inner, -inner, 2 * inner, 2 * inner), start + sweep, -sweep)
    path.closeSubpath()
    return path
