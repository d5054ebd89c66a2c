"""What texts do to pawns and their ways: moving along paths and without them (ACT-33, ACT-34)."""

from __future__ import annotations

from enum import Enum

from vanguard_desktop.core import Effect, PathId, SectorId
from vanguard_desktop.setting import Biome


class FollowPath(Effect, tag="follow_path"):
    """Of a travel effect: move to the far end of the chosen path (ACT-24)."""


class TravelIcon(Effect, tag="travel_icon"):
    """On a path: execute the travel effect of the condition; only that grants the move (ACT-23)."""


class MoveConnected(Effect, tag="move_connected"):
    """Move along paths, ignoring their icons (ACT-33)."""

    count: int = 1


class MoveTo(Effect, tag="move_to"):
    """The pawn is placed in a sector; without a number in the lander's (ACT-34)."""

    sector: SectorId | None = None


class MoveToVisited(Effect, tag="move_to_visited"):
    """To a sector that the team has visited, of choice; only to one with the important icon, if it says so."""

    important: bool = False


class MoveToBiome(Effect, tag="move_to_biome"):
    """The pawn is placed in a sector of choice that shows one of the biomes (ACT-34)."""

    biomes: tuple[Biome, ...]


class MoveTowardLander(Effect, tag="move_toward_lander"):
    """One move along a shortest way to the lander (ACT-33)."""


class MoveBeside(Effect, tag="move_beside"):
    """The pawn is placed in the sector of another crew member, wherever that is (ACT-34)."""


class MoveBack(Effect, tag="move_back"):
    """Back to the sector from which the crew member came."""


class FetchHere(Effect, tag="fetch_here"):
    """A crew member of a connected sector moves to this one (ACT-33, ACT-34)."""


class ComeAlong(Effect, tag="come_along"):
    """Whoever is addressed goes where the traveler goes, without icons of its own (ACT-33)."""


class CarryMarkers(Effect, tag="carry_markers"):
    """You move to a connected sector of choice, and all markers of the one you leave come along (ACT-33, PLN-20)."""


class TravelOnce(Effect, tag="travel_once"):
    """A travel beside the actions of a turn, with its icons (ACT-21 to ACT-28)."""


class LeavingCosts(Effect, tag="leaving_costs"):
    """Whoever travels out of the sector before the end of the next turn spends dice first."""

    count: int = 1


class OpenPath(Effect, tag="open_path"):
    """A closed path may be used from now on (PLN-60)."""

    path: PathId


class MakeTwoWay(Effect, tag="make_two_way"):
    """A one-way or closed path of choice is open in both directions for everybody from now on (PLN-03, PLN-60)."""


class Joined(Enum):
    """Which sectors are joined: yours and one with the next number, or any two visited ones."""

    NEXT_NUMBER = "next_number"
    VISITED = "visited"


class JoinSectors(Effect, tag="join_sectors"):
    """Two sectors of choice are joined by a path without icons from now on (PLN-03, PLN-08)."""

    to: Joined
