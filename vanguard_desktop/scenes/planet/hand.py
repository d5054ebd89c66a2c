"""The hand over the map: presses, drags and what the pointer looks like over things."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt

from vanguard_desktop.rulesets.expedition.data import Travel

from ..gestures import Gesture
from ..gestures.drag_pawn import DragPawnGesture
from ..items.figure_item import PawnItem, PieceItem
from ..items.pill_item import PillItem
from ..items.plate_item import PlateItem
from ..map_hand import MapHand
from .planet_view import PlanetView


class Hand(MapHand):
    """A drag carries whoever goes somewhere; a click answers, travels or looks."""

    def __init__(self, view: PlanetView) -> None:
        super().__init__(view)
        self._view = view
        self._planet = view.planet

    def pointer_over(self, at: QPoint | None) -> Qt.CursorShape:
        thing = None if at is None else self._view.thing_at(at)
        ways = self._planet.ways
        ways.hover(ways.of(thing).row.id if isinstance(thing, PillItem) else None)
        if at is not None and self._goer_at(at) is not None:
            return Qt.CursorShape.OpenHandCursor
        if isinstance(thing, PillItem) and not thing.usable:
            return Qt.CursorShape.ForbiddenCursor
        return Qt.CursorShape.PointingHandCursor if thing is not None else Qt.CursorShape.ArrowCursor

    def gesture_from(self, start: QPoint) -> Gesture:
        goer = self._goer_at(start)
        if goer is not None:
            return DragPawnGesture(self._planet, goer, place=self._view.mapToScene, sector_at=self._view.sector_at)
        return super().gesture_from(start)

    def _goer_at(self, at: QPoint) -> PawnItem | PieceItem | None:
        """The figure under the pointer, if it is the one that goes somewhere now."""
        figure = next((item for item in self._view.items(at) if isinstance(item, PawnItem | PieceItem)), None)
        return figure if figure is not None and figure.row.id == self._planet.journey.goer else None

    def click(self, at: QPoint) -> None:
        journey = self._planet.journey
        match self._view.thing_at(at):
            case PawnItem(row=row) if row.answer is not None:
                journey.order(row.answer)
            case PlateItem(row=row) if row.answer is not None or self._planet.is_goal(row.id):
                self._planet.press_sector(row.id)
            case PawnItem(row=row):
                self._planet.focus_sector(row.sector)
            case PillItem() as pill:
                journey.order(Travel(path=self._planet.ways.of(pill).row.id))
            case PlateItem(row=row) as plate:
                number = plate.action_at(QPointF(at - self._view.mapFromScene(plate.pos())))
                self._planet.focus_sector(row.id)
                action = next((action for action in row.actions if action.number == number), None)
                if action is not None and (row.current or action.usable):
                    journey.order(action.order)
            case _:
                self._planet.focus_sector(None)
