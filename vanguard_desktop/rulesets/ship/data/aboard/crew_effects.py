"""What texts do with crew: the steps that ask and draw lots."""

from __future__ import annotations

from typing import ClassVar

import attrs

from vanguard_desktop.core.events import Waiting
from vanguard_desktop.core.ids import MemberId
from vanguard_desktop.core.kinds import Effect


@attrs.frozen(kw_only=True)
class DrawLots(Effect):
    """One of these crewmembers is hit at random: the lowest of their ten-sided dice (CYC-17)."""

    tag: ClassVar[str] = "step_draw_lots"
    members: tuple[MemberId, ...]
    about: Waiting
