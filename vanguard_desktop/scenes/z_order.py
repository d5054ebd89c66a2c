"""What lies above what on the map, from the ground up."""

from __future__ import annotations

from enum import IntEnum


class Z(IntEnum):
    """One height for each kind of thing."""

    LAND = 0
    ORBIT = 5
    PATH = 10
    PILL = 20
    PLATE = 30
    TOKEN = 40
    PAWN = 50
    ACTIVE_PAWN = 51
    # A focused or opened plate and a pill with a reason must be readable, whatever stands nearby.
    RAISED_PLATE = 60
    RAISED_PILL = 61
    DRAGGED = 80
    NOTE = 90
