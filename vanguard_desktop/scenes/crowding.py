"""How much the plates of a planet say at a zoom, and how they, the pills and the figures leave each other room."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF

from vanguard_desktop.core.ids import PathId, SectorId
from vanguard_desktop.scenes.elbow_room import Room, make_room
from vanguard_desktop.scenes.geometry import PLATE_ROOM, Form, form_at
from vanguard_desktop.scenes.items.figure_item import FigureItem
from vanguard_desktop.scenes.items.plate_item import PlateItem
from vanguard_desktop.scenes.standing import standing_box
from vanguard_desktop.widgets.look.theme import look


class Crowding:
    """`form` is that of all plates; `room` says how far what stands where, while they say more than their numbers."""

    def __init__(self) -> None:
        self.form = Form.PLATE
        self.room: Room[SectorId, PathId] | None = None
        self._laid_for: tuple[object, ...] = ()

    def lay(
        self,
        zoom: float,
        plates: Mapping[SectorId, PlateItem],
        pills: Mapping[PathId, QRectF],
        standing_on: Callable[[SectorId], Sequence[FigureItem]],
    ) -> bool:
        """Look for room at a zoom; answers whether anything stands elsewhere now."""
        form = form_at(zoom, look().text_scale)
        boxes = {number: plate.box(form) for number, plate in plates.items()}
        figures = {
            number: standing_box(standing, QPointF(box.center().x(), box.top()))
            for number, box in boxes.items()
            if (standing := standing_on(number))
        }
        if (zoom, boxes, pills, figures) == self._laid_for:
            return False
        self._laid_for, before = (zoom, boxes, pills, figures), (self.form, self.room)
        self.form, self.room = form, None
        if form is not Form.TAB:
            places = {number: plate.pos() * zoom for number, plate in plates.items()}
            self.room = make_room(
                {number: box.translated(places[number]) for number, box in boxes.items()},
                pills,
                {number: box.translated(places[number]) for number, box in figures.items()},
                within=QPolygonF([*places.values()]).boundingRect().marginsAdded(PLATE_ROOM * look().text_scale),
            )
            if self.room is None and form is Form.PLATE:
                self.form = Form.TAB
        return before != (self.form, self.room)
