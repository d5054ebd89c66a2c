"""In which order the parts of the table are reached by Tab, and which of them lie over others."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from ..table_screen import TableScreen


def lay_in_order(table: TableScreen) -> None:
    """Once, when all parts are there."""
    reached = (
        table.header,
        table.crew,
        table.glance,
        table.map,
        table.waiting,
        table.tray,
        table.situation,
        table.lesson,
        table.prompt,
    )
    for before, after in pairwise(reached):
        QWidget.setTabOrder(before, after)
    # Whatever lies higher comes later; a part that is raised is painted anew with all below it.
    for part in (
        table.tray,
        table.happened,
        table.waiting,
        table.crew_drawer,
        table.situation_drawer,
        table.list,
        table.scrim,
        table.any_time_list,
        table.card_choice,
    ):
        part.raise_()
