"""What a press on an action leads to when it is not yet a command: where to, which one, who (ACT)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject

from vanguard_desktop.core import SectorId
from vanguard_desktop.models.common.slots import SlotRow
from vanguard_desktop.models.expedition.actions import TRAVEL

from ..frame.in_sight import bring_goals_in_sight

if TYPE_CHECKING:
    from ..table_screen import TableScreen


class TurnActions(QObject):
    """Looking at an action lights its places; Travel asks where to, on the map, until Esc or another step."""

    def __init__(self, table: TableScreen) -> None:
        super().__init__(table)
        self._table = table
        table.prompt.choice_wished.connect(self._choose)
        table.prompt.looked_at.connect(self._light)

    @property
    def asks_where(self) -> bool:
        """Whether a sector is asked for now."""
        return self._table.scene.asks_where

    def _choose(self, row: SlotRow) -> None:
        if row.id != TRAVEL:
            self._table.lists.choose_among(row.commands)
        elif self.asks_where:
            self.step_back()
        else:
            self._ask_where(row)

    def _ask_where(self, row: SlotRow) -> None:
        table = self._table
        table.lists.close()
        table.scene.ask_where(_sectors(row))
        bring_goals_in_sight(table)
        #: Asked after a press on Travel, while the sectors that can be reached are lit.
        table.prompt.ask(self.tr("Where to? Choose one of the lit sectors, or press its number. Esc steps back."))
        table.map.setFocus()

    def go_to(self, number: int) -> None:
        """A digit answers where to, as the plates of the sectors have them."""
        scene = self._table.scene
        if any(row.id == number for row in scene.sectors.rows):
            scene.journey.go(SectorId(number))

    def step_back(self) -> bool:
        """Leave the question where to; False if it is not asked."""
        if not self.asks_where:
            return False
        self.forget()
        self._table.prompt.ask("")
        return True

    def forget(self) -> None:
        """A step of the game has answered it, or something else came."""
        self._table.scene.ask_where(None)

    def _light(self, row: SlotRow | None) -> None:
        self._table.scene.light(_sectors(row) if row is not None and row.open else frozenset())


def _sectors(row: SlotRow) -> frozenset[SectorId]:
    return cast("frozenset[SectorId]", row.lights)
