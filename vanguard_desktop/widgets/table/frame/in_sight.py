"""What a step leaves in sight on the map: nothing that was looked at before, and whatever is asked about now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from vanguard_desktop.core import SectorId
from vanguard_desktop.play.game import Step
from vanguard_desktop.rulesets.expedition.data.events import Traveled

if TYPE_CHECKING:
    from ..table_screen import TableScreen


def forget_looks(table: TableScreen, step: Step) -> None:
    """The card of a sector is about the turn in which it was opened, and about where somebody stood then."""
    moved = any(isinstance(event, Traveled) for event in step.events)
    if moved or _turns(table, step) or not table.scene.journey.asked:
        table.scene.focus_sector(None)


def bring_in_sight(table: TableScreen, step: Step) -> None:
    """Whoever looks closely at one corner is led to where it goes on: lit sectors, or who has come into turn."""
    if table.tray.isVisible():
        return
    lit = {row.id for row in table.scene.sectors.rows if row.answer is not None}
    moved = any(isinstance(event, Traveled) for event in step.events)
    if lit or moved or _turns(table, step):
        table.map.bring_in((*lit, *_traveler(table)))


def bring_goals_in_sight(table: TableScreen) -> None:
    """Where to is asked: every sector that is lit, and who goes there."""
    table.map.bring_in((*table.scene.goals, *_traveler(table)))


def _traveler(table: TableScreen) -> Iterator[SectorId]:
    traveler = table.scene.journey.traveler
    if traveler is not None and traveler.sector is not None:
        yield traveler.sector


def _turns(table: TableScreen, step: Step) -> bool:
    return bool(getattr(step.before, "turn", None) != table.bridge.state.turn)
