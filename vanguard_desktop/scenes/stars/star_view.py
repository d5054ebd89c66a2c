"""The star map as the players use it: scene, hand, keys, and the tools in the corner."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QMarginsF, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from vanguard_desktop.widgets.look import Changing, look

from ..geometry import LAND, board_point
from ..handled_map import HandledMap
from ..items.pill_item import PillItem
from ..map_hand import MapHand
from ..map_keys import MapKeys
from ..readable_map import let_listen, tell_chosen
from ..steering import next_place
from ..zoom_tools import ZoomTools
from ..zoom_view import Outlook
from .goal_item import GoalItem
from .sky import NAME_ROOM, RING, ROOM
from .star_item import StarItem
from .star_scene import NAMES_FROM, StarScene

Thing = StarItem | GoalItem | PillItem
# Smaller windows show names alone at fit zoom; from this zoom on they say all again.
_WIDE, _HIGH, _READABLE = 620, 440, 0.8
_IN_SIGHT = QMarginsF(30, 30, 30, 30)


class StarView(Changing, HandledMap):
    """A zoomable view of the star map, which screen readers can read."""

    def __init__(self, scene: StarScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.sky = scene
        self._foot = 0
        let_listen()
        scene.chosen.connect(lambda _: tell_chosen(self))
        self.hand = StarHand(self)
        self.keys = StarKeys(self, self.hand)
        self.setMouseTracking(True)
        self.tools = ZoomTools(self, self._whole, self)
        self.tools.move(12, 12)
        self.zoomed.connect(self._on_zoomed)
        look().changed.connect(self._on_look_changed)
        self._retranslate()

    def _whole(self) -> str:
        return self.tr("Show the whole star map")

    def _retranslate(self) -> None:
        #: Name of the map for screen readers.
        self.setAccessibleName(self.tr("Star map"))

    def ground(self) -> QRectF:
        return QRectF(LAND)

    def content(self) -> QRectF:
        points = [board_point(row.x, row.y) for row in self.sky.stars.rows]
        xs, ys = [point.x() for point in points], [point.y() for point in points]
        around = QRectF(QPointF(min(xs), min(ys)), QPointF(max(xs), max(ys)))
        sun = self.sky.star_items[self.sky.here].pos()
        return around | QRectF(sun.x() - RING, sun.y() - RING, 2 * RING, 2 * RING)

    def content_room(self) -> QMarginsF:
        room = (NAME_ROOM if self.is_low else ROOM) * look().text_scale
        below = NAME_ROOM.bottom() * look().text_scale + self._foot
        return QMarginsF(room.left(), room.top(), room.right(), max(room.bottom(), below if self._foot else 0))

    def keep_foot_free(self, high: int) -> None:
        """So much of the lower edge is covered: no name of a star may stand there."""
        if high != self._foot:
            self._foot = high
            if self.fitted:
                self.fit(at_once=True)

    @property
    def is_low(self) -> bool:
        """Whether there is hardly room for the names, because words are large and the window is not."""
        width, height = self.viewport().size().toTuple()
        return min(width / _WIDE, height / _HIGH) < look().text_scale

    def _on_zoomed(self, zoom: float) -> None:
        near = zoom > _READABLE * look().text_scale
        self.sky.show_from(zoom, brief=self.is_low and not near)

    def thing_at(self, at: QPoint) -> Thing | None:
        return next((item for item in self.items(at) if isinstance(item, Thing)), None)

    def place_at(self, at: QPoint) -> str:
        """What lies under a point: the pill of a lane means the star at its end."""
        match self.thing_at(at):
            case PillItem() as pill:
                return self.sky.ways.of(pill).to or ""
            case StarItem(row=row) | GoalItem(row=row):
                return row.id
            case _:
                return ""

    def focus_on(self, place: str) -> None:
        """Choose a place and make sure that it is seen."""
        self.sky.choose(place)
        wanted = QRectF(self.place_rect(place)).marginsAdded(_IN_SIGHT)
        if not QRectF(self.viewport().rect()).contains(wanted):
            self.look_at(Outlook(self.zoom, self.sky.item_of(place).pos()))

    def look_near(self, place: str) -> None:
        """From so near that destinations say their names."""
        zoom = max(self.zoom, NAMES_FROM * look().text_scale * 1.1)
        self.look_at(Outlook(zoom, self.sky.item_of(place).pos()))

    def step_back(self) -> bool:
        """Esc, wherever the keyboard is."""
        return self.keys.step_back()

    def finish_motion(self) -> None:
        self.sky.finish_motion()
        super().finish_motion()

    def show_ring(self, on: bool) -> None:
        self.sky.show_ring(on)

    def look_closer(self, at: QPoint) -> None:
        if place := self.place_at(at):
            self.look_near(place)

    # What screen readers are told.

    def places(self) -> Sequence[Hashable]:
        return self.sky.places()

    def place_rect(self, place: Hashable) -> QRect:
        item = self.sky.item_of(str(place))
        return item.body.translated(QPointF(self.mapFromScene(item.pos()))).toAlignedRect()

    def place_name(self, place: Hashable) -> str:
        if (star := self.sky.star(str(place))) is not None:
            return self.sky.stars.words(star)
        goal = self.sky.goal(str(place))
        return "" if goal is None else self.sky.goals.words(goal)

    def place_told(self, place: Hashable) -> str:
        if (star := self.sky.star(str(place))) is not None:
            lines = [self.sky.stars.goes_to(star)]
            if star.here:
                lines.append(self.tr("Enter goes on to what can be visited here."))
            elif star.order is not None:
                lines.append(self._enter(star.label))
            else:
                lines += [self.sky.goals.words(goal) for goal in self.sky.goals.of_system(star.id)]
            return "\n".join(line for line in lines if line)
        goal = self.sky.goal(str(place))
        if goal is None:
            return ""
        lines = [self.sky.goals.goes_to(goal)]
        if goal.order is not None:
            lines.append(self._enter(goal.label))
        return "\n".join(lines)

    def _enter(self, order: str) -> str:
        #: Read aloud of a place on the star map. {order} is what the Enter key does there, as "Fly to Rioni".
        return self.tr("Enter: {order}").format(order=order)

    def chosen_place(self) -> Hashable | None:
        return self.sky.place or None

    def is_current(self, place: Hashable) -> bool:
        return place == self.sky.here

    def choose_place(self, place: Hashable) -> None:
        self.focus_on(str(place))

    def press_place(self, place: Hashable) -> None:
        self.sky.act(str(place))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._on_zoomed(self.zoom)

    def tip(self, at: QPoint) -> str:
        place = self.place_at(at)
        return "\n".join(filter(None, (self.place_name(place), self.place_told(place)))) if place else ""

    def _on_look_changed(self) -> None:
        if self.fitted:
            self.fit(at_once=True)
        self._on_zoomed(self.zoom)


class StarHand(MapHand):
    """A click looks at a place; its card and Enter pay."""

    def __init__(self, view: StarView) -> None:
        super().__init__(view)
        self._view = view

    def click(self, at: QPoint) -> None:
        self._view.sky.choose(self._view.place_at(at))

    def pointer_over(self, at: QPoint | None) -> Qt.CursorShape:
        place = "" if at is None else self._view.place_at(at)
        self._view.sky.hover(place)
        return Qt.CursorShape.PointingHandCursor if place else Qt.CursorShape.ArrowCursor


class StarKeys(MapKeys):
    """Arrows go from star to star along the lanes, and among the destinations of our system."""

    def __init__(self, view: StarView, hand: StarHand) -> None:
        super().__init__(view)
        self._view, self._sky, self._hand = view, view.sky, hand

    def steer(self, direction: QPointF) -> None:
        sky = self._sky
        if not sky.place:
            self.go_home()
            return
        lanes: dict[str, set[str]] = {star: set(ends) for star, ends in sky.ways.joined().items()}
        spots: dict[str, QPointF] = {id: item.pos() for id, item in sky.star_items.items()}
        spots |= {id: item.pos() for id, item in sky.bodies.items()}
        if sky.goal(sky.place) is None:
            target = next_place(sky.place, direction, spots, lanes)
        else:
            bodies = set(sky.bodies) - {sky.place}
            target = next_place(sky.place, direction, spots, {sky.place: bodies})
            if target is None:
                target = next_place(sky.here, direction, spots, lanes)
        if target is not None:
            self._view.focus_on(target)

    def step(self, by: int) -> None:
        places = self._sky.places()
        if not self._sky.place:
            self.go_home()
        else:
            self._view.focus_on(places[(places.index(self._sky.place) + by) % len(places)])

    def go_home(self) -> None:
        self._view.focus_on(self._sky.here)

    def act(self) -> bool:
        """Fly or visit after the price has been said; at our star, go on to what can be visited.

        While something else is asked the key means what stands elsewhere.
        """
        place = self._sky.place
        if not self._sky.chart.asked:
            return False
        if not place:
            self.go_home()
            return True
        if place == self._sky.here:
            if self._sky.goals_here:
                self._view.focus_on(self._sky.goals_here[0].id)
            return True
        self._sky.act(place)
        return True

    def step_back(self) -> bool:
        sky, view = self._sky, self._view
        if self._hand.cancel():
            return True
        if sky.goal(sky.place) is not None:
            view.focus_on(sky.here)
        elif not view.fitted:
            view.fit()
        elif sky.place:
            sky.choose("")
        else:
            return False
        return True

    def grip(self, on: bool) -> None:
        self._hand.grip(on)
