"""The add-on facility (ADD): used, built and staffed."""

from __future__ import annotations

from vanguard_desktop.core import Effect

from ...pieces import Piece


class UseNext(Effect, tag="step_use_next"):
    """An installed visit add-on is used, each of them once (ADD-06)."""


class UseAddOn(Effect, tag="step_use_add_on"):
    """The text of an add-on takes place."""

    card: Piece


class BuildOne(Effect, tag="step_build_one"):
    """One of the add-ons on offer may be built for its cost (ADD-07)."""


class Build(Effect, tag="step_build"):
    """The add-on is paid for: it works from now on, or once (ADD-08)."""

    card: Piece


class EndBuilding(Effect, tag="step_end_building"):
    """What was not built goes to the bottom of the deck."""


class StaffOne(Effect, tag="step_staff_one"):
    """An add-on is used a second time by an assigned crewmember, one in each visit (ADD-09)."""
