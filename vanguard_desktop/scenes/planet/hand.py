"""The hand over the map: presses, drags and what the pointer looks like over things."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from vanguard_desktop.rulesets.expedition.data import Travel

from ..gestures import Gesture
from ..gestures.drag_pawn import DragPawnGesture
from ..gestures.pan import PanGesture
from ..items.figure_item import PawnItem, PieceItem
from ..items.pill_item import PillItem
from ..items.plate_item import PlateItem
from .planet_view import PlanetView


class Hand:
    """Turns mouse events into gestures and clicks."""

    def __init__(self, view: PlanetView) -> None:
        self._view = view
        self._planet = view.planet
        self._gesture: Gesture | None = None
        self._pressed: QPoint | None = None
        self._grip = False

    @property
    def busy(self) -> bool:
        return self._gesture is not None

    def grip(self, on: bool) -> None:
        """With the space bar held the hand pushes the land, whatever lies under it."""
        self._grip = on
        if not self.busy:
            self._show(Qt.CursorShape.OpenHandCursor if on else Qt.CursorShape.ArrowCursor)

    def press(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        if self.busy:
            return
        if event.button() is Qt.MouseButton.LeftButton:
            self._pressed = at
            if self._grip:
                self._begin(PanGesture(at, self._view.push))
        elif event.button() is Qt.MouseButton.MiddleButton:
            self._begin(PanGesture(at, self._view.push))

    def move(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        if self._gesture is None and self._pressed is not None:
            if (at - self._pressed).manhattanLength() < QApplication.startDragDistance():
                return
            self._begin(self._gesture_from(self._pressed))
        if self._gesture is not None:
            self._gesture.move(at)
        else:
            self.hover(at)

    def release(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        pressed, self._pressed = self._pressed, None
        gesture, self._gesture = self._gesture, None
        if gesture is not None:
            gesture.end(at)
        elif pressed is not None:
            self._click(at)
        self.hover(at)

    def double_click(self, event: QMouseEvent) -> None:
        thing = self._view.thing_at(event.position().toPoint())
        if isinstance(thing, PlateItem):
            self._view.zoom_to_sector(thing.row.id)

    def cancel(self) -> bool:
        """Let go without doing anything; False if the hand is empty."""
        gesture, self._gesture, self._pressed = self._gesture, None, None
        if gesture is None:
            return False
        gesture.cancel()
        self._show(Qt.CursorShape.ArrowCursor)
        return True

    def hover(self, at: QPoint | None) -> None:
        """Show what lies under the pointer; None when it has left the map."""
        thing = None if at is None else self._view.thing_at(at)
        ways = self._planet.ways
        ways.hover(ways.of(thing).row.id if isinstance(thing, PillItem) else None)
        if self._grip or (at is not None and self._goer_at(at) is not None):
            self._show(Qt.CursorShape.OpenHandCursor)
        elif isinstance(thing, PillItem) and not thing.usable:
            self._show(Qt.CursorShape.ForbiddenCursor)
        elif thing is not None:
            self._show(Qt.CursorShape.PointingHandCursor)
        else:
            self._show(Qt.CursorShape.ArrowCursor)

    def _begin(self, gesture: Gesture) -> None:
        self._gesture = gesture
        self._show(Qt.CursorShape.ClosedHandCursor)

    def _gesture_from(self, start: QPoint) -> Gesture:
        goer = self._goer_at(start)
        if goer is not None:
            return DragPawnGesture(self._planet, goer, place=self._view.mapToScene, sector_at=self._view.sector_at)
        return PanGesture(start, self._view.push)

    def _goer_at(self, at: QPoint) -> PawnItem | PieceItem | None:
        """The figure under the pointer, if it is the one that goes somewhere now."""
        figure = next((item for item in self._view.items(at) if isinstance(item, PawnItem | PieceItem)), None)
        return figure if figure is not None and figure.row.id == self._planet.journey.goer else None

    def _click(self, at: QPoint) -> None:
        journey = self._planet.journey
        match self._view.thing_at(at):
            case PawnItem(row=row) if row.answer is not None:
                journey.order(row.answer)
            case PlateItem(row=row) if row.answer is not None:
                journey.order(row.answer)
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

    def _show(self, shape: Qt.CursorShape) -> None:
        viewport = self._view.viewport()
        if viewport.cursor().shape() is not shape:
            viewport.setCursor(shape)
