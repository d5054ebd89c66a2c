"""The bridge (BRG): the steps that ask."""

from __future__ import annotations

from typing import ClassVar

import attrs

from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.rulesets.ship.pieces import Piece


@attrs.frozen(kw_only=True)
class InstallCard(Effect):
    """A bridge card goes from the envelope into its slot; in a full row one is named that leaves (BRG-01, CPI-19)."""

    tag: ClassVar[str] = "step_install_card"
    card: Piece
