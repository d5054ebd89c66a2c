"""The measures of the star map: where orbits run, and where on them the destinations of a system are."""

from __future__ import annotations

import math
import zlib

from PySide6.QtCore import QMarginsF, QPointF

# The outermost ring around the star of our system, where the ship waits, and the orbits within it.
RING = 104.0
_INNERMOST, _OUTERMOST = 40.0, 86.0
# Around another star: so far from its middle lanes end.
HALO = 30.0
# Where the ship waits on the ring: in the upper right, as a clock counts.
_BERTH = math.radians(-38)
# Room in pixels around the outermost stars for their names, and above for what is said of our system.
ROOM = QMarginsF(96, 80, 96, 80)
# The same where names stand alone, because there is no room for more.
NAME_ROOM = QMarginsF(52, 54, 52, 54)
_APART = math.radians(137.5)  # from one destination to the next, so that they do not stand in a row


def orbit(place: int, of: int) -> float:
    """How far out the destination with this place runs, of so many."""
    return _INNERMOST + (_OUTERMOST - _INNERMOST) * (place + 0.5) / max(of, 1)


def on_orbit(system: str, place: int, of: int) -> QPointF:
    """Where a destination is, seen from its star: the same for ever."""
    start = zlib.crc32(system.encode()) % 360
    turn = math.radians(start) + place * _APART
    return QPointF(math.cos(turn), math.sin(turn)) * orbit(place, of)


def berth(star: QPointF) -> QPointF:
    """Where the ship waits in a system."""
    return star + QPointF(math.cos(_BERTH), math.sin(_BERTH)) * RING
