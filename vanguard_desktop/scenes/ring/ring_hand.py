"""Hand and keys over the ring map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, Qt

from vanguard_desktop.rulesets.habitat.data.kinds import Space

from ..map_hand import MapHand
from ..map_keys import MapKeys
from ..steering import next_place
from .rings import across, beside, middle_of

if TYPE_CHECKING:
    from .ring_map import RingMap


class RingHand(MapHand):
    """A click asks what can be planned there."""

    def __init__(self, view: RingMap) -> None:
        super().__init__(view)
        self._view = view

    def click(self, at: QPoint) -> None:
        row = self._view.space_at(at)
        if row is not None:
            self._view.choose_place(row.id)
            self._view.press_place(row.id)

    def pointer_over(self, at: QPoint | None) -> Qt.CursorShape:
        row = None if at is None else self._view.space_at(at)
        self._view.hover(None if row is None else row.id)
        return Qt.CursorShape.PointingHandCursor if row is not None and row.plans else Qt.CursorShape.ArrowCursor


class RingKeys(MapKeys):
    """Arrows go from space to space, Enter asks what can be planned there."""

    def __init__(self, view: RingMap, hand: RingHand) -> None:
        super().__init__(view)
        self._view, self._hand = view, hand

    def steer(self, direction: QPointF) -> None:
        rows = self._view.spaces.rows
        spots: dict[Space, QPointF] = {row.id: middle_of(row.ring, row.direction) for row in rows}
        here = self._view.here
        near = {
            here.id: {
                row.id
                for row in rows
                if beside(here.ring, here.direction, row.ring, row.direction)
                or (here.ring == row.ring == 1 and across(here.direction, row.direction))
            }
        }
        target = next_place(here.id, direction, spots, near)
        if target is not None:
            self._view.choose_place(target)

    def step(self, by: int) -> None:
        places = list(self._view.places())
        self._view.choose_place(places[(places.index(self._view.here.id) + by) % len(places)])

    def go_home(self) -> None:
        self._view.choose_place(self._view.places()[0])

    def act(self) -> bool:
        here = self._view.here
        if not here.plans:
            return False
        self._view.press_place(here.id)
        return True

    def step_back(self) -> bool:
        return self._hand.cancel()

    def grip(self, on: bool) -> None:
        self._hand.grip(on)
