"""The add-on facility (ADD): used, built and staffed."""

from __future__ import annotations

from typing import ClassVar

import attrs

from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.rulesets.ship.pieces import Piece


@attrs.frozen(kw_only=True)
class UseNext(Effect):
    """An installed visit add-on is used, each of them once (ADD-06)."""

    tag: ClassVar[str] = "step_use_next"


@attrs.frozen(kw_only=True)
class UseAddOn(Effect):
    """The text of an add-on takes place."""

    tag: ClassVar[str] = "step_use_add_on"
    card: Piece


@attrs.frozen(kw_only=True)
class BuildOne(Effect):
    """One of the add-ons on offer may be built for its cost (ADD-07)."""

    tag: ClassVar[str] = "step_build_one"


@attrs.frozen(kw_only=True)
class Build(Effect):
    """The add-on is paid for: it works from now on, or once (ADD-08)."""

    tag: ClassVar[str] = "step_build"
    card: Piece


@attrs.frozen(kw_only=True)
class EndBuilding(Effect):
    """What was not built goes to the bottom of the deck."""

    tag: ClassVar[str] = "step_end_building"


@attrs.frozen(kw_only=True)
class StaffOne(Effect):
    """An add-on is used a second time by an assigned crewmember, one in each visit (ADD-09)."""

    tag: ClassVar[str] = "step_staff_one"
