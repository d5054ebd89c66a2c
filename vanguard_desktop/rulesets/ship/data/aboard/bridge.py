"""The bridge (BRG): the steps that ask."""

from __future__ import annotations

from vanguard_desktop.core import Effect

from ...pieces import Piece


class InstallCard(Effect, tag="step_install_card"):
    """A bridge card goes from the envelope into its slot; in a full row one is named that leaves (BRG-01, CPI-19)."""

    card: Piece
