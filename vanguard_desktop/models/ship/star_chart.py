"""What the lists of the star map have in common: courses, reckoned once for each position."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import TypeVar

from PySide6.QtCore import QObject

from vanguard_desktop.core import Reason, SystemId
from vanguard_desktop.play import voyages
from vanguard_desktop.rulesets.ship.data.journey.star_map import Travel
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.setting import SystemCard
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.text.ship.journey.star_chart import StarChartText

from ..bridge import Bridge
from ..common.row_model import RowModel
from ..common.rows import Row

R = TypeVar("R", bound=Row)

_PAGES = ("star_map", "scanner")
# Systems for which a pack names no place stand on a ring, for which most maps have room.
_MIDDLE, _REACH = 500, 380


class StarChart(QObject):
    """Courses to all systems, and how the map calls them."""

    def __init__(self, bridge: Bridge, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._of: tuple[ShipState, Mapping[SystemId, voyages.Course]] | None = None
        self._past: ShipState | None = None
        self.text, self.names = StarChartText(wording.names), wording.names

    @property
    def state(self) -> ShipState:
        state: ShipState = self._past or self._bridge.state
        return state

    def show_past(self, past: ShipState | None) -> None:
        """A page that is read again shows the position in which it was left; None is now."""
        self._past = past

    @property
    def past(self) -> bool:
        """Whether only an earlier position is read."""
        return self._past is not None

    @property
    def open(self) -> bool:
        """Whether the book is open where the ship travels, so that its lists are worth reckoning."""
        return self.state.phase.value in _PAGES

    @property
    def asked(self) -> bool:
        """Whether the ship may fly and visit now; while something else is asked, nothing says why not."""
        return self._past is None and isinstance(self.state.question, Travel)

    @property
    def courses(self) -> Mapping[SystemId, voyages.Course]:
        state = self.state
        if self._of is None or self._of[0] is not state:
            self._of = (state, voyages.all_courses(state))
        return self._of[1]

    @property
    def here(self) -> SystemId:
        return self.state.system

    @property
    def energy(self) -> int:
        return self.state.pool.energy

    def why(self, reason: Reason) -> str:
        return self.text.why(reason, self.state)

    def places(self) -> dict[SystemId, tuple[int, int]]:
        """Where stars are drawn: where their cards say, otherwise all around."""
        systems: Mapping[SystemId, SystemCard] = self.state.box.systems
        lost = [card.id for card in systems.values() if card.x is None or card.y is None]
        found: dict[SystemId, tuple[int, int]] = {}
        for card in systems.values():
            if card.x is not None and card.y is not None:
                found[card.id] = (card.x, card.y)
            else:
                turn = 2 * math.pi * lost.index(card.id) / len(lost)
                found[card.id] = (
                    round(_MIDDLE + _REACH * math.sin(turn)),
                    round(_MIDDLE - _REACH * math.cos(turn)),
                )
        return found


class ChartModel(RowModel[R]):
    """A list of the star map. While the book is open elsewhere it stays as it was."""

    def __init__(self, bridge: Bridge, chart: StarChart, parent: QObject | None = None) -> None:
        super().__init__(bridge, parent)
        self.chart = chart
        self.refresh()

    def refresh(self, *steps: object) -> None:
        """After a step elsewhere nothing is reckoned; after a change of language everything is."""
        if self.chart.open or not self._rows or steps in ((), (None,)):
            super().refresh()
