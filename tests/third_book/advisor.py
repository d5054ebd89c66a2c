"""Who says what a keeper should do: burn whatever there is oil for."""

from __future__ import annotations

from collections.abc import Sequence

from tests.third_book.rules import LanternState
from vanguard_desktop.bots.advice import Advice
from vanguard_desktop.bots.motive import Motive
from vanguard_desktop.core.kinds import Command


class OilLeft(Motive, tag="oil_left"):
    """There is so much oil."""

    oil: int


class OldKeeper:
    motives = (OilLeft,)

    def advise(self, state: LanternState, legal: Sequence[Command]) -> Advice:
        return Advice(legal[0], OilLeft(oil=state.oil))
