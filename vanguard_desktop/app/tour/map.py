"""Pictures of the map: a sector that is chosen, with its card beside it, and one seen from nearby and from afar."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .part import Shoot

if TYPE_CHECKING:
    from vanguard_desktop.core import SectorId
    from vanguard_desktop.widgets.table.table_screen import TableScreen

_STEPS_OUT = 1


def picture_map(table: TableScreen, shoot: Shoot) -> None:
    """Where an action is to be chosen: the sector in which most can be done."""
    view = table.map
    sector = _busiest(table)
    view.focus_on(sector)
    shoot("table_sector_card")
    table.scene.focus_sector(None)
    view.zoom_to_sector(sector)
    view.finish_glide()
    shoot("table_sector_near")
    view.fit(at_once=True)
    for _ in range(_STEPS_OUT):
        view.zoom_out()
    view.finish_glide()
    shoot("table_map_far")
    view.fit(at_once=True)


def _busiest(table: TableScreen) -> SectorId:
    return max(table.scene.sectors.rows, key=lambda row: (row.current, len(row.actions), -row.id)).id
