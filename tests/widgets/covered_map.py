"""Finds sectors and signs of paths below something that lies freely on the map."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget

from vanguard_desktop.widgets.table.table_screen import TableScreen


def covered_on_map(top: QWidget) -> list[str]:
    """What is told, or waits to be placed, lies beside all that is seen of the map; a sheet dims both."""
    return [
        line
        for table in (top, *top.findChildren(QWidget))
        if isinstance(table, TableScreen) and table.isVisible()
        for line in _covered(table)
    ]


def _covered(table: TableScreen) -> list[str]:
    if table.scrim.sheet is not None:
        return []
    view, tray = table.map, table.tray
    corner = view.viewport().mapTo(table, QPoint(0, 0))
    seen = QRect(view.geometry())
    if not tray.isHidden():
        seen.setBottom(min(seen.bottom(), tray.y() - 1))
    if seen.height() <= 0:
        return []
    things = {f"sector {number}": view.standing_rect(number) for number in view.planet.plates}
    for id, way in view.planet.ways.by_id.items():
        if way.pill.isVisible():
            rect = way.pill.body.translated(view.mapFromScene(way.pill.pos()).toPointF()).toAlignedRect()
            things[f"path {id}"] = rect
    parts = [part for part in (table.happened, table.waiting, table.lesson) if part.isVisible()]
    return [
        f"{type(part).__name__} lies over {name}"
        for part in parts
        for name, rect in things.items()
        if (rect.translated(corner) & seen).adjusted(1, 1, -1, -1).intersects(part.geometry())
    ]
