"""The star map: whatever the lists say, lies on it; the ship alone moves, and only when it has flown."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, TypeVar

from PySide6.QtCore import QLineF, QObject, QPointF, Signal
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from vanguard_desktop.core import Command, SystemId
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.common.row_model import RowModel
from vanguard_desktop.models.ship.goals import GoalModel, GoalRow, OperationModel
from vanguard_desktop.models.ship.star_chart import StarChart
from vanguard_desktop.models.ship.stars import LaneModel, StarModel, StarRow
from vanguard_desktop.play.game import Step, Way
from vanguard_desktop.rulesets.ship.data.journey.star_map import ShipMoved
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.widgets.look import look, night_of

from ..geometry import LAND
from ..items.land_item import LandItem
from ..items.note_item import NoteItem
from ..mirror import Mirror
from ..motion import Motion, Walk
from ..planet.land_levels import Land, LandLevels
from .deep_space import DeepSpace
from .goal_item import GoalItem
from .lane_item import OrbitsItem
from .lanes import Lanes
from .ship_item import ShipItem
from .sky import RING, berth, on_orbit
from .star_item import StarItem

ItemT = TypeVar("ItemT", bound=QGraphicsItem)
R = TypeVar("R", bound=Any)

# From here on destinations say their names.
NAMES_FROM = 1.5


class StarScene(QGraphicsScene):
    """Stars, lanes, and the system where the ship is.

    A place is a star or a destination of our system, by its id. `chosen` carries the one that keyboard or mouse rest
    on, or an empty text. `explained` carries a reason to be said where the keyboard player looks, or an empty text.
    """

    chosen = Signal(str)
    explained = Signal(str)

    def __init__(self, bridge: Bridge, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(LAND, parent)
        self.bridge, self.wording = bridge, wording
        self.chart = StarChart(bridge, wording, self)
        self.stars = StarModel(bridge, self.chart, self)
        self.lanes = LaneModel(bridge, self.chart, self)
        self.goals = GoalModel(bridge, self.chart, self)
        self.operations = OperationModel(bridge, self.chart, self)
        self.motion = Motion(self)
        self.motion.arrived.connect(self._on_arrived)
        self.place = ""
        self._ringed = self._brief = False
        self._zoom = 1.0
        self._hovered = ""

        self.setBackgroundBrush(night_of("space"))
        self.levels = LandLevels(Land("star_map", "nebula", DeepSpace()), self)
        self._added(LandItem(self.levels))
        self.orbits = self._added(OrbitsItem())
        self.note = self._added(NoteItem())
        self.ways = Lanes(self, self.lanes)
        self._stars = self._mirror(self.stars, StarItem, StarItem.set_row)
        self.bodies: dict[str, GoalItem] = {}
        self.ship = self._added(ShipItem())
        look().changed.connect(self._on_look_changed)
        self.refresh()

    @property
    def star_items(self) -> dict[SystemId, StarItem]:
        return self._stars.things

    @property
    def here(self) -> SystemId:
        return next(row.id for row in self.stars.rows if row.here)

    @property
    def goals_here(self) -> tuple[GoalRow, ...]:
        return self.goals.of_system(self.here)

    def places(self) -> list[str]:
        """Our star, what can be visited there, then all other stars."""
        others = [row.id for row in self.stars.rows if not row.here]
        return [self.here, *(row.id for row in self.goals_here), *others]

    def star(self, place: str) -> StarRow | None:
        return next((row for row in self.stars.rows if row.id == place), None)

    def goal(self, place: str) -> GoalRow | None:
        return next((row for row in self.goals_here if row.id == place), None)

    def order_of(self, place: str) -> Command | None:
        """What a press on it orders, if that may be done now."""
        row = self.star(place) or self.goal(place)
        return None if row is None else row.order

    def item_of(self, place: str) -> StarItem | GoalItem:
        return self.bodies.get(place) or self.star_items[SystemId(place)]

    def choose(self, place: str) -> None:
        """Look at a place: it is ringed, the course to it is drawn, and what it costs can be read beside."""
        if place == self.place:
            return
        self.place = place
        self.settle()
        self.tell("")
        self.chosen.emit(place)

    def show_ring(self, ringed: bool) -> None:
        """The ring shows where the keyboard is, so it goes when the keyboard is elsewhere."""
        self._ringed = ringed
        self.settle()

    def hover(self, place: str) -> None:
        """The course to what lies under the pointer is drawn while nothing is chosen."""
        if place != self._hovered:
            self._hovered = place
            self.settle()

    def show_from(self, zoom: float, *, brief: bool) -> None:
        """Names stand clear of the orbits, and come out from near; where all is narrow they stand alone."""
        if (zoom, brief) != (self._zoom, self._brief):
            self._zoom, self._brief = zoom, brief
            self.settle()

    def act(self, place: str) -> None:
        """Fly there or visit it, or say why not."""
        row = self.star(place) or self.goal(place)
        if row is None:
            return
        if row.order is not None:
            self.tell("")
            self.bridge.submit(row.order)
        else:
            self.tell(row.reason, at=self.item_of(place).pos())

    def tell(self, reason: str, at: QPointF | None = None) -> None:
        """Beside the place, and where the keyboard player looks."""
        if at is not None:
            self.note.setPos(at)
        self.note.say(reason)
        self.explained.emit(reason)

    def finish_motion(self) -> None:
        """Whatever moves, arrives: somebody wants to go on."""
        self.motion.finish()

    def show_past(self, past: ShipState | None) -> None:
        """A page that is read again shows an earlier position; None is now."""
        if self.chart.past or past is not None:
            self.chart.show_past(past)
            for model in (self.stars, self.lanes, self.goals, self.operations):
                model.refresh()

    def refresh(self) -> None:
        """Everything stands where the lists say, and says what they say."""
        self.motion.finish()
        if self.place not in self.places():
            self.place = ""
        self.note.say("")
        self._lay_bodies()
        self.settle()
        self.chosen.emit(self.place)

    def settle(self) -> None:
        """Put everything where the lists say it is."""
        sun = self.star_items[self.here]
        self.orbits.setPos(sun.pos())
        self.orbits.set_goals(len(self.goals_here), waits=self.chart.asked)
        for id, star in self.star_items.items():
            star.set_brief(self._brief)
            star.set_above(self._lanes_come_from_below(id))
            star.set_rise(RING * self._zoom)
            star.set_focused(self._ringed and id == self.place, chosen=id == self.place)
        named = self._zoom >= NAMES_FROM * look().text_scale
        for goal, body in self.bodies.items():
            looked_at = goal in (self.place, self._hovered)
            body.set_shown(
                named=named or looked_at, focused=self._ringed and goal == self.place, chosen=goal == self.place
            )
        aim = self.star(self.place) or (None if self.place else self.star(self._hovered))
        self.ways.show({id: item.pos() for id, item in self.star_items.items()}, self.here, aim, brief=self._brief)
        self.ship.home = berth(sun.pos())
        if not self.motion.moves(self.ship):
            self.ship.setPos(self.ship.home)
            self.ship.head(self._heading(aim))

    def move(self, step: Step) -> None:
        """Where the ship flew in this step it is seen flying, one flight after the other."""
        if step.way not in (Way.PLAYED, Way.REDONE):
            return
        at = getattr(step.before, "system", None)
        for event in step.events:
            if isinstance(event, ShipMoved) and at in self.star_items and event.to in self.star_items:
                start, end = berth(self.star_items[at].pos()), berth(self.star_items[event.to].pos())
                line = QPainterPath(start)
                line.lineTo(end)
                if not self.motion.running:
                    self.ship.head(_degrees(start, end))
                self.motion.add(Walk(item=self.ship, line=line, duration=3 * look().duration("pawn_step")))
                at = event.to

    def _lanes_come_from_below(self, star: SystemId) -> bool:
        """Names stand where no lane runs, wherever the ship is."""
        row = self.stars.row(star)
        ends = [self.stars.row(end).y for end in self.ways.joined().get(star, ())]
        return bool(ends) and sum(ends) / len(ends) > row.y

    def _on_arrived(self, _: object) -> None:
        self.settle()

    def _heading(self, aim: StarRow | None) -> float:
        """The nose points to the first star of the course that is looked at."""
        if aim is None or aim.here or not aim.route:
            return 0.0
        return _degrees(self.ship.home, self.star_items[aim.route[0]].pos())

    def _lay_bodies(self) -> None:
        """Those of the system where the ship is."""
        wanted = {row.id: row for row in self.goals_here}
        for id in [id for id in self.bodies if id not in wanted]:
            self.removeItem(self.bodies.pop(id))
        sun = self.star_items[self.here].pos()
        for id, row in wanted.items():
            if id in self.bodies:
                self.bodies[id].set_row(row)
            else:
                self.bodies[id] = self._added(GoalItem(row))
            self.bodies[id].setPos(sun + on_orbit(row.system, row.place, len(wanted)))

    def _mirror(
        self, model: RowModel[R], make: Callable[[R], ItemT], change: Callable[[ItemT, R], None]
    ) -> Mirror[R, ItemT]:
        return Mirror(model, make=lambda row: self._added(make(row)), change=change, drop=self.removeItem, parent=self)

    def _added(self, item: ItemT) -> ItemT:
        self.addItem(item)
        return item

    def _on_look_changed(self) -> None:
        for item in (*self.star_items.values(), *self.bodies.values(), self.note, self.ship):
            item.measure()
        self.ways.measure()
        self.refresh()


def _degrees(start: QPointF, end: QPointF) -> float:
    way = QLineF(start, end)
    return math.degrees(math.atan2(way.dy(), way.dx()))
