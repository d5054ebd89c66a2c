"""Effects on the mission sheet: tracks of the mission, objective tokens, parts by a die."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from vanguard_desktop.core import Between, CardId

from ..kinds import Complex, Space
from .common import OnCard


class Share(Enum):
    """How much of the percentage of a research card counts (HMS-22)."""

    FULL = "full"
    HALF = "half"


class MoveMissionTrack(OnCard, tag="track"):
    """A track of the mission rises: by a number, or by what a research card says; so often in a sol at the most.

    `aided`: from now on the track did not come so far by samples alone (HRM-15).
    """

    track: CardId
    by: Annotated[int, Between(0, 100)] = 0
    research: Share | None = None
    per_sol: Annotated[int, Between(0, 9)] = 0
    aided: bool = False


class PlaceObjective(OnCard, tag="objective"):
    """An objective token comes to a space of the map, with white markers if it has any (HMS-05, HMS-07).

    Without a space it comes to the region that was just explored.
    """

    token: CardId
    space: Space | None = None
    markers: Annotated[int, Between(0, 9)] = 0


class PartsByDie(OnCard, tag="parts_by_die"):
    """A malfunction die is rolled; so many parts of the group's choice are pending (HIM-10, HDC-17)."""

    die: Complex
    per_kind: Annotated[int, Between(1, 9)] = 9


class DropItem(OnCard, tag="drop_item"):
    """What was collected does not come along: something else happens instead."""

    item: CardId
