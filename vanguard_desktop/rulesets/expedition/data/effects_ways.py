"""Moves towards somebody or something, without icons of paths (ACT-33), of pawns and of markers."""

from __future__ import annotations

from typing import ClassVar

import attrs

from vanguard_desktop.core.ids import SectorId
from vanguard_desktop.core.kinds import Effect


@attrs.frozen(kw_only=True)
class MoveTowardLander(Effect):
    """One move along a shortest way to the lander (ACT-33)."""

    tag: ClassVar[str] = "move_toward_lander"


@attrs.frozen(kw_only=True)
class MoveBeside(Effect):
    """The pawn is placed in the sector of another crew member, wherever that is (ACT-34)."""

    tag: ClassVar[str] = "move_beside"


@attrs.frozen(kw_only=True)
class CarryMarkers(Effect):
    """You move to a connected sector of choice, and all markers of the one you leave come along (ACT-33, PLN-20)."""

    tag: ClassVar[str] = "carry_markers"


@attrs.frozen(kw_only=True)
class SweepMarkers(Effect):
    """All markers in the sector of the threat whose text this is move one sector towards the named one (PLN-20)."""

    tag: ClassVar[str] = "sweep_markers"
    sector: SectorId


@attrs.frozen(kw_only=True)
class MakeTwoWay(Effect):
    """A one-way or closed path of choice is open in both directions for everybody from now on (PLN-03, PLN-60)."""

    tag: ClassVar[str] = "make_two_way"


WayEffect = MoveTowardLander | MoveBeside | CarryMarkers | SweepMarkers | MakeTwoWay
WAY_EFFECTS: tuple[type[Effect], ...] = WayEffect.__args__
