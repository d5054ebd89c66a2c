"""The ring map as the players use it: wheel and keys zoom, arrows go from space to space, a press plans there."""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from itertools import pairwise

from PySide6.QtCore import QMarginsF, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from vanguard_desktop.models.habitat.map import SpaceModel, SpaceRow
from vanguard_desktop.rulesets.habitat.data.kinds import Space
from vanguard_desktop.widgets.look import Changing, look, night_of
from vanguard_desktop.widgets.look.controls.asking import about
from vanguard_desktop.widgets.look.paint.painted import paint_disk
from vanguard_desktop.widgets.look.paint.text_paint import CENTER, draw_text

from ..handled_map import HandledMap
from ..mirror import Mirror
from ..readable_map import let_listen, tell_chosen
from ..zoom_tools import ZoomTools
from ..zoom_view import Outlook
from .ground import Ground
from .in_motion import Pictures
from .ring_hand import RingHand, RingKeys
from .rings import EDGES, HUB, RINGS, middle_of
from .space_item import SpaceItem

_ROOM, _STEP = 34, 11


class _Hub(QGraphicsItem):
    """The base in the middle, its domes under the cliff."""

    def __init__(self) -> None:
        super().__init__()
        self.name = ""
        self._pictures = Pictures()

    def boundingRect(self) -> QRectF:
        return QRectF(-HUB - 4, -HUB - 4, 2 * HUB + 8, 2 * HUB + 8)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        self._pictures.paint(painter, self.boundingRect(), self.name, self._paint_base)

    def _paint_base(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        light = QRadialGradient(QPointF(), HUB)
        light.setColorAt(0, night_of("raised"))
        light.setColorAt(1, night_of("deck"))
        paint_disk(painter, QPointF(), HUB, fill=QBrush(light), line=night_of("accent"), width=3)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(night_of("text"))
        for x, reach in ((-30, 20), (4, 27), (36, 16)):
            painter.drawChord(QRectF(x - reach, 2 - reach, 2 * reach, 2 * reach), 0, 180 * 16)
        painter.setBrush(night_of("accent"))
        for x, y in ((-34, -6), (0, -12), (10, -6), (38, -4)):
            painter.drawRect(QRectF(x, y, 5, 5))
        painter.fillRect(QRectF(-56, 2, 112, 3), night_of("text_mute"))
        draw_text(painter, QRectF(-HUB, 14, 2 * HUB, 30), self.name, "body_strong", night_of("text"), CENTER)


class _Compass(QGraphicsItem):
    """The four directions around the rings."""

    names = ("N", "E", "S", "W")

    def boundingRect(self) -> QRectF:
        return RINGS.adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        reach = EDGES[-1] + 16
        for name, (x, y) in zip(self.names, ((0, -1), (1, 0), (0, 1), (-1, 0)), strict=True):
            place = QRectF(x * reach - 16, y * reach - 14, 32, 28)
            draw_text(painter, place, name, "label", night_of("text_mute"), CENTER)


class _Routes(QGraphicsItem):
    """The planned ways: dotted lines from the base to where something is done, with a number at each step."""

    def __init__(self) -> None:
        super().__init__()
        self._routes: tuple[tuple[QPointF, ...], ...] = ()
        self.setZValue(1)

    def show_routes(self, routes: tuple[tuple[QPointF, ...], ...]) -> None:
        if routes != self._routes:
            self._routes = routes
            self.update()

    def boundingRect(self) -> QRectF:
        return RINGS

    def shape(self) -> QPainterPath:
        return QPainterPath()  # what lies below is pressed

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(night_of("accent_hi"), 5)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setDashPattern([0.1, 2.4])
        for route in self._routes:
            start, first = route[:2]
            if start.isNull():  # from the edge of the base
                start = first * (HUB / max(math.hypot(first.x(), first.y()), 1.0))
            painter.setPen(pen)
            painter.drawPolyline([start, *route[1:]])
            for number, (before, here) in enumerate(pairwise([start, *route[1:]]), start=1):
                self._paint_step(painter, (before + here) / 2, number)

    @staticmethod
    def _paint_step(painter: QPainter, middle: QPointF, number: int) -> None:
        """Between two spaces, where no pawn stands."""
        reach = max(_STEP, look().line("label") / 2 + 1)
        paint_disk(painter, middle, reach, fill=night_of("space"), line=night_of("accent_hi"), width=2)
        place = QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach)
        draw_text(painter, place, str(number), "label", night_of("text"), CENTER)


class RingMap(Changing, HandledMap):
    """`pressed_space` carries the row of a space that was pressed, or chosen by Enter."""

    pressed_space = Signal(object)

    def __init__(self, spaces: SpaceModel, parent: QWidget | None = None) -> None:
        self._ring = QGraphicsScene(RINGS.adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM))
        super().__init__(self._ring, parent)
        self.spaces = spaces
        self._hub, self._compass, self._ground = _Hub(), _Compass(), Ground()
        self._ring.addItem(self._compass)
        self._routes = _Routes()
        self._ring.addItem(self._hub)
        self._ring.addItem(self._routes)
        let_listen()
        self.hand = RingHand(self)
        self.keys = RingKeys(self, self.hand)
        self._looked_at: Space | None = None
        self._at: Space = spaces.rows[0].id
        self.setMouseTracking(True)
        self.tools = ZoomTools(self, self._whole, self)
        self.tools.move(12, 12)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.items_by_space: Mirror[SpaceRow, SpaceItem] = Mirror(
            spaces, make=self._added, change=SpaceItem.set_row, drop=self._ring.removeItem, parent=self
        )
        self._retranslate()

    def _whole(self) -> str:
        return self.tr("Show the whole ring map")

    def _added(self, row: SpaceRow) -> SpaceItem:
        item = SpaceItem(row)
        self._ring.addItem(item)
        return item

    def content_room(self) -> QMarginsF:
        return QMarginsF(6, 6, 6, 6)

    def drawBackground(self, painter: QPainter, rect: QRectF | object) -> None:
        window = self.mapToScene(self.viewport().rect()).boundingRect()
        self._ground.paint(painter, QRectF(rect), window, self.spaces.rows)  # type: ignore[arg-type]

    def refresh(self) -> None:
        """Lit again: what may be planned has changed, and what is."""
        self._routes.show_routes(tuple(tuple(map(self._middle, route)) for route in self.spaces.routes))
        self._show_light()

    @property
    def here(self) -> SpaceRow:
        """The space the keyboard is on."""
        return self.spaces.row(self._at)

    def space_at(self, at: QPoint) -> SpaceRow | None:
        item = next((each for each in self.items(at) if isinstance(each, SpaceItem)), None)
        return None if item is None else item.row

    def place_of(self, space: Space) -> QPoint:
        """The middle of a space on the screen."""
        row = self.spaces.row(space)
        return self.mapFromScene(middle_of(row.ring, row.direction))

    def _middle(self, space: Space | None) -> QPointF:
        if space is None:
            return QPointF()
        row = self.spaces.row(space)
        return middle_of(row.ring, row.direction)

    def _show_light(self) -> None:
        for space, item in self.items_by_space.things.items():
            item.light(looked_at=space == self._looked_at, focused=self.hasFocus() and space == self._at)

    def hover(self, space: Space | None) -> None:
        """The pointer rests there, or nowhere."""
        if space != self._looked_at:
            self._looked_at = space
            self._show_light()

    # What screen readers are told.

    def places(self) -> Sequence[Space]:
        return [row.id for row in self.spaces.rows]

    def place_rect(self, place: Hashable) -> QRect:
        item = self.items_by_space.things[place]
        return self.mapFromScene(item.sceneBoundingRect()).boundingRect()

    def place_name(self, place: Hashable) -> str:
        return self.spaces.words(self.spaces.row(place))

    def place_told(self, place: Hashable) -> str:
        #: Read aloud of a space of the map. %n is a number of actions.
        words = self.tr("Enter: %n action(s) can be planned here", "", len(self.spaces.row(place).plans))
        return words if self.spaces.row(place).plans else ""

    def chosen_place(self) -> Hashable | None:
        return self._at

    def is_current(self, place: Hashable) -> bool:
        return bool(self.spaces.row(place).on_route)

    def choose_place(self, place: Hashable) -> None:
        row = self.spaces.row(place)
        self._at = row.id
        self._show_light()
        about(self, f"space:{row.id}")
        wanted = QRectF(self.place_rect(place))
        if not QRectF(self.viewport().rect()).contains(wanted) and not self.fitted:
            self.look_at(Outlook(self.zoom, middle_of(row.ring, row.direction)))
        tell_chosen(self)

    def press_place(self, place: Hashable) -> None:
        self.pressed_space.emit(self.spaces.row(place))

    def show_ring(self, on: bool) -> None:
        self._show_light()

    def tip(self, at: QPoint) -> str:
        row = self.space_at(at)
        return "" if row is None else self.spaces.words(row)

    def _retranslate(self) -> None:
        #: Name of the ring map of the habitat for screen readers.
        self.setAccessibleName(self.tr("Ring map"))
        #: Written in the middle of the ring map: where everybody lives.
        self._hub.name = self.tr("Base")
        self._compass.names = (
            #: North, on a map: one letter.
            self.tr("N"),
            #: East, on a map: one letter.
            self.tr("E"),
            #: South, on a map: one letter.
            self.tr("S"),
            #: West, on a map: one letter.
            self.tr("W"),
        )
        self._ring.update()
