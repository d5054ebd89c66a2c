"""Moves towards somebody or something, without icons of paths (ACT-33)."""

from __future__ import annotations

from typing import ClassVar

import attrs

from vanguard_desktop.core.kinds import Effect


@attrs.frozen(kw_only=True)
class MoveTowardLander(Effect):
    """One move along a shortest way to the lander (ACT-33)."""

    tag: ClassVar[str] = "move_toward_lander"


@attrs.frozen(kw_only=True)
class MoveBeside(Effect):
    """The pawn is placed in the sector of another crew member, wherever that is (ACT-34)."""

    tag: ClassVar[str] = "move_beside"


WayEffect = MoveTowardLander | MoveBeside
WAY_EFFECTS: tuple[type[Effect], ...] = WayEffect.__args__
