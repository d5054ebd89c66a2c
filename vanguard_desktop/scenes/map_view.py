"""The window onto the planet: the hand on pawns and paths, and the keys."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMarginsF, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QHelpEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from vanguard_desktop.core.ids import SectorId
from vanguard_desktop.rulesets.expedition.commands import GiveStartToken, TakeSpecialAction, Travel
from vanguard_desktop.scenes.geometry import Form, board_point
from vanguard_desktop.scenes.gestures import Gesture
from vanguard_desktop.scenes.gestures.drag_pawn import DragPawnGesture
from vanguard_desktop.scenes.gestures.pan import PanGesture
from vanguard_desktop.scenes.items.figure_item import PawnItem
from vanguard_desktop.scenes.items.pill_item import PillItem
from vanguard_desktop.scenes.items.plate_item import PlateItem
from vanguard_desktop.scenes.map_tools import MapTools
from vanguard_desktop.scenes.planet_scene import PlanetScene
from vanguard_desktop.scenes.sector_card import SectorCard
from vanguard_desktop.scenes.steering import ARROWS, next_sector
from vanguard_desktop.scenes.zoom_view import Outlook, ZoomView
from vanguard_desktop.text.wording import Wording
from vanguard_desktop.widgets.look.theme import look

_CLOSE_UP = 1.8
_PUSH = 80  # pixels for one press of Shift and an arrow
_PLATE_ROOM = QMarginsF(120, 112, 120, 56)
# A drop beside a plate, or on the figures above it, counts too.
_DROP_ROOM = QMarginsF(24, 70, 24, 24)

Thing = PawnItem | PillItem | PlateItem


class MapView(ZoomView):
    """The planet map with its tools and the card of the chosen sector."""

    def __init__(self, scene: PlanetScene, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.planet = scene
        self._gesture: Gesture | None = None
        self._pressed: QPoint | None = None
        self._grip = False  # the space bar is down: the hand pushes the land, whatever lies under it
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.tools = MapTools(scene, self)
        self.card = SectorCard(scene, wording, self)
        self.zoomed.connect(scene.show_zoom)
        self.looked.connect(self._place_card)
        scene.sector_focused.connect(self._place_card)
        scene.bridge.stepped.connect(self._place_card)
        scene.bridge.retranslated.connect(self._place_card)
        look().changed.connect(self._on_look_changed)
        self._retranslate()

    # What is where

    def content(self) -> QRectF:
        points = [board_point(row.x, row.y) for row in self.planet.sectors.rows]
        if not points:
            return self.sceneRect()
        xs, ys = [point.x() for point in points], [point.y() for point in points]
        return QRectF(QPointF(min(xs), min(ys)), QPointF(max(xs), max(ys)))

    def content_room(self) -> QMarginsF:
        return _PLATE_ROOM * look().text_scale

    def thing_at(self, at: QPoint) -> Thing | None:
        """The topmost pawn, pill or plate under a point of the viewport."""
        return next((item for item in self.items(at) if isinstance(item, Thing)), None)

    def plate_rect(self, sector: SectorId) -> QRect:
        """Where a plate is in the viewport."""
        plate = self.planet.plates[sector]
        return plate.body.translated(QPointF(self.mapFromScene(plate.pos()))).toAlignedRect()

    def sector_at(self, at: QPoint) -> SectorId | None:
        """The sector on which something dropped here lands: the nearest that is near enough."""
        near = [
            ((self.plate_rect(number).center() - at).manhattanLength(), number)
            for number in self.planet.plates
            if QRectF(self.plate_rect(number)).marginsAdded(_DROP_ROOM).contains(QPointF(at))
        ]
        return min(near)[1] if near else None

    def zoom_to_sector(self, sector: SectorId) -> None:
        """Look at one sector from nearby."""
        self.look_at(Outlook(max(_CLOSE_UP * look().text_scale, self.zoom), self.planet.plates[sector].pos()))

    # The hand

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.finish_motion()
        if event.button() is Qt.MouseButton.LeftButton:
            self._pressed = event.position().toPoint()
            if self._grip:
                self._begin(PanGesture(self._pressed, self.push))
        elif event.button() is Qt.MouseButton.MiddleButton:
            self._begin(PanGesture(event.position().toPoint(), self.push))
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        if self._gesture is not None:
            self._gesture.move(at)
        elif self._pressed is not None:
            if (at - self._pressed).manhattanLength() >= QApplication.startDragDistance():
                gesture = self._gesture_from(self._pressed)
                self._begin(gesture)
                gesture.move(at)
        else:
            self._hover(at)
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        pressed, self._pressed = self._pressed, None
        gesture, self._gesture = self._gesture, None
        if gesture is not None:
            gesture.end(at)
        elif pressed is not None:
            self._click(at)
        self._hover(at)
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        thing = self.thing_at(event.position().toPoint())
        if isinstance(thing, PlateItem):
            self.zoom_to_sector(thing.row.id)
        event.accept()

    def cancel_gesture(self) -> bool:
        """Let go without doing anything; False if the hand is empty."""
        gesture, self._gesture, self._pressed = self._gesture, None, None
        if gesture is None:
            return False
        gesture.cancel()
        self._point(Qt.CursorShape.ArrowCursor)
        return True

    def finish_motion(self) -> None:
        """No input waits for something that moves."""
        self.planet.finish_motion()
        self.finish_glide()

    def _begin(self, gesture: Gesture) -> None:
        self._gesture = gesture
        self._point(Qt.CursorShape.ClosedHandCursor)

    def _gesture_from(self, start: QPoint) -> Gesture:
        thing = self.thing_at(start)
        if isinstance(thing, PawnItem) and thing.row.active:
            return DragPawnGesture(self.planet, thing, place=self.mapToScene, sector_at=self.sector_at)
        return PanGesture(start, self.push)

    def _click(self, at: QPoint) -> None:
        journey = self.planet.journey
        match self.thing_at(at):
            case PawnItem(row=row):
                if row.choosable:
                    journey.order(GiveStartToken(to=row.id))
                else:
                    self.planet.focus_sector(row.sector)
            case PillItem() as pill:
                way = next(way for way in self.planet.ways.by_id.values() if way.pill is pill)
                journey.order(Travel(path=way.row.id))
            case PlateItem() as plate:
                number = plate.action_at(QPointF(at - self.mapFromScene(plate.pos())))
                self.planet.focus_sector(plate.row.id)
                if number is not None and plate.row.current:
                    journey.order(TakeSpecialAction(number=number))
            case _:
                self.planet.focus_sector(None)

    def _hover(self, at: QPoint) -> None:
        thing = self.thing_at(at)
        ways = self.planet.ways
        asked = next((way.row.id for way in ways.by_id.values() if way.pill is thing), None)
        ways.ask(self.planet.focused_sector, asked)
        if self._grip or (isinstance(thing, PawnItem) and thing.row.active):
            self._point(Qt.CursorShape.OpenHandCursor)
        elif isinstance(thing, PillItem) and not thing.usable:
            self._point(Qt.CursorShape.ForbiddenCursor)
        elif thing is not None:
            self._point(Qt.CursorShape.PointingHandCursor)
        else:
            self._point(Qt.CursorShape.ArrowCursor)

    def _point(self, shape: Qt.CursorShape) -> None:
        if self.viewport().cursor().shape() is not shape:
            self.viewport().setCursor(shape)

    # The keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.finish_motion()
        key, shift = event.key(), bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if key in ARROWS and shift:
            self.push((ARROWS[Qt.Key(key)] * -_PUSH).toPoint())
        elif key in ARROWS:
            self._steer(ARROWS[Qt.Key(key)])
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom_in()
        elif key == Qt.Key.Key_Minus:
            self.zoom_out()
        elif key == Qt.Key.Key_F:
            self.fit()
        elif key == Qt.Key.Key_Home:
            self._focus_traveler()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._act()
        elif key == Qt.Key.Key_Space:
            self._set_grip(True)
        elif key == Qt.Key.Key_Escape and self._step_back():
            pass
        else:
            event.ignore()
            return
        event.accept()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._set_grip(False)
        super().keyReleaseEvent(event)

    def _set_grip(self, grip: bool) -> None:
        self._grip = grip
        self._point(Qt.CursorShape.OpenHandCursor if grip else Qt.CursorShape.ArrowCursor)

    def _steer(self, direction: QPointF) -> None:
        here = self.planet.focused_sector
        if here is None:
            self._focus_traveler()
            return
        places = {number: plate.pos() for number, plate in self.planet.plates.items()}
        joined: dict[SectorId, set[SectorId]] = {}
        for row in self.planet.paths.rows:
            joined.setdefault(row.start, set()).add(row.end)
            joined.setdefault(row.end, set()).add(row.start)
        target = next_sector(here, direction, places, joined)
        if target is not None:
            self._focus(target)

    def _focus_traveler(self) -> None:
        traveler = self.planet.journey.traveler
        rows = self.planet.sectors.rows
        if traveler is not None or rows:
            self._focus(traveler.sector if traveler is not None else rows[0].id)

    def _focus(self, sector: SectorId) -> None:
        self.planet.focus_sector(sector)
        rect = QRectF(self.plate_rect(sector)).marginsAdded(_DROP_ROOM)
        if not QRectF(self.viewport().rect()).contains(rect):
            self.look_at(Outlook(self.zoom, self.planet.plates[sector].pos()))

    def _act(self) -> None:
        """Travel to the chosen sector if that is open, otherwise look at it from nearby."""
        sector = self.planet.focused_sector
        if sector is None:
            self._focus_traveler()
        elif self.planet.journey.legal(sector):
            self.planet.journey.go(sector)
        else:
            traveler = self.planet.journey.traveler
            if traveler is not None and traveler.sector != sector:
                self.planet.explained.emit(self.planet.journey.explain_sector(sector))
            self.zoom_to_sector(sector)

    def _step_back(self) -> bool:
        """Let go, come back from nearby, leave the sector, in this order; False if there is nothing of it."""
        if self.cancel_gesture():
            return True
        if self.planet.form is Form.CARD and not self.fitted:
            self.fit()
            return True
        if self.planet.focused_sector is not None:
            self.planet.focus_sector(None)
            return True
        return False

    # Round about

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self._tip(event.pos()), self)
            return True
        if event.type() is QEvent.Type.Leave and self._gesture is None:
            self.planet.ways.ask(self.planet.focused_sector)
        return super().viewportEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.planet.show_ring(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._set_grip(False)
        self.planet.show_ring(False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_card()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Planet map"))

    def _on_look_changed(self) -> None:
        if self.fitted:
            self.fit(at_once=True)
        self._place_card()

    def _place_card(self, *_: object) -> None:
        """The card stands beside the map, except when sectors are open as cards themselves."""
        sector = self.planet.focused_sector
        if sector is None or self.planet.form is Form.CARD:
            self.card.put_away()
        else:
            self.card.place(self.plate_rect(sector), self.rect())

    def _tip(self, at: QPoint) -> str:
        planet = self.planet
        match self.thing_at(at):
            case PawnItem(row=row):
                return planet.members.words(row)
            case PillItem() as pill:
                way = next(way for way in planet.ways.by_id.values() if way.pill is pill)
                return "\n".join((planet.paths.words(way.row), *way.row.costs))
            case PlateItem(row=row):
                return "\n".join((planet.sectors.words(row), *row.spoken_icons))
            case _:
                return ""
