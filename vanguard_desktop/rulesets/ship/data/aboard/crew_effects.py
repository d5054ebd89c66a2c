"""What texts do with crew: the steps that ask and draw lots."""

from __future__ import annotations

from vanguard_desktop.core import Effect, MemberId, Waiting


class DrawLots(Effect, tag="step_draw_lots"):
    """One of these crewmembers is hit at random: the lowest of their ten-sided dice (CYC-17)."""

    members: tuple[MemberId, ...]
    about: Waiting
