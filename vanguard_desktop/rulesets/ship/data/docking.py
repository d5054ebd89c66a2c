"""Docking (DCK): the steps that ask."""

from __future__ import annotations

from typing import ClassVar

import attrs

from vanguard_desktop.core.kinds import Effect


@attrs.frozen(kw_only=True)
class MakeRoom(Effect):
    """A discovery above the lander's capacity is discarded, and the next one, until the rest fits (DCK-05)."""

    tag: ClassVar[str] = "step_make_room"
