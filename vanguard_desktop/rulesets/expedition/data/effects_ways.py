"""Moves towards somebody or something, without icons of paths (ACT-33), of pawns and of markers."""

from __future__ import annotations

from vanguard_desktop.core.ids import SectorId
from vanguard_desktop.core.kinds import Effect


class MoveTowardLander(Effect, tag="move_toward_lander"):
    """One move along a shortest way to the lander (ACT-33)."""


class MoveBeside(Effect, tag="move_beside"):
    """The pawn is placed in the sector of another crew member, wherever that is (ACT-34)."""


class CarryMarkers(Effect, tag="carry_markers"):
    """You move to a connected sector of choice, and all markers of the one you leave come along (ACT-33, PLN-20)."""


class SweepMarkers(Effect, tag="sweep_markers"):
    """All markers in the sector of the threat whose text this is move one sector towards the named one (PLN-20)."""

    sector: SectorId


class MakeTwoWay(Effect, tag="make_two_way"):
    """A one-way or closed path of choice is open in both directions for everybody from now on (PLN-03, PLN-60)."""


WayEffect = MoveTowardLander | MoveBeside | CarryMarkers | SweepMarkers | MakeTwoWay
WAY_EFFECTS: tuple[type[Effect], ...] = WayEffect.__args__
