"""The planet in a window: what lies where on the screen."""

from __future__ import annotations

import math
from collections.abc import Iterable
from itertools import product

from PySide6.QtCore import QMarginsF, QPoint, QPointF, QRect, QRectF, QSize
from PySide6.QtWidgets import QWidget

from vanguard_desktop.core import SectorId
from vanguard_desktop.models.expedition.sectors import SectorRow
from vanguard_desktop.widgets.look import look, scaled

from ..geometry import FARTHEST, LAND, NAME_ROOM, NEAR, PLATE_ROOM, TAB_ROOM, around_all, board_point
from ..handled_map import HandledMap
from ..items.figure_item import PawnItem
from ..items.pill_item import PillItem
from ..items.plate_item import PlateItem, card_rect
from ..items.plate_paint import name_box, plate_box, tab_box
from ..zoom_view import Outlook
from .crowding import Frame
from .planet_scene import PlanetScene

_CLOSE_UP = 1.8
_READABLE, _FIGURE = 0.75, 24
_CARD_BELOW, _TALL, _LOW = 100, 560, 420
_SHARES = (0.0, 0.25, 0.5, 0.75, 1.0)
_STANDING = 60  # the height of figures on a plate
_BESIDE = 12  # free at the edge of the window beside a card
_REMEMBERED = 8  # windows
_CONTENTS = 64  # and the ways to leave room for the corner in them, of which several are tried
_SIDE = 160  # of a low window, enough for what is told
_PILL_ROOM = QMarginsF(48, 30, 48, 30)
# A drop beside a plate, or on the figures above it, counts too.
_DROP_ROOM = QMarginsF(24, 70, 24, 24)

Thing = PawnItem | PillItem | PlateItem


class PlanetView(HandledMap):
    """A zoomable view of one planet scene."""

    def __init__(self, scene: PlanetScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.planet = scene
        self._watched: tuple[SectorId, QSize, int] | None = None
        self._before = Outlook(1.0, QPointF())
        self._fitted_before = True
        self._far: tuple[object, bool] = ((), False)
        self._carded: tuple[object, float] = ((), 0.0)
        self._card_room = QMarginsF()
        self._beside_corner = QMarginsF()
        self._lies_right = False
        self._contents: dict[tuple[object, ...], QRectF] = {}  # asked for dozens of times a step
        self._asides: dict[tuple[object, ...], tuple[bool, QMarginsF]] = {}  # a tray comes and goes

    def ground(self) -> QRectF:
        return QRectF(LAND)

    def content(self) -> QRectF:
        places = tuple((row.x, row.y) for row in self.planet.sectors.rows)
        if not places:
            return self.scene().sceneRect()
        room, beside = self.content_room(), self._beside_corner
        size, ways = self.viewport().size().toTuple(), len(self.planet.ways.by_id)
        asked = (places, ways, size, look().text_scale, beside.left(), beside.top())
        if asked not in self._contents:
            if len(self._contents) >= _CONTENTS:
                self._contents.clear()
            self._contents[asked] = self._content(places, room)
        return QRectF(self._contents[asked])

    def _content(self, places: Iterable[tuple[int, int]], room: QMarginsF) -> QRectF:
        around = around_all(places)
        # A path may bow out farther than all sectors; its pill leaves something of the room that a plate has.
        own = room - self._beside_corner
        zoom = self._zoom_that_shows(around, room)
        left = (own - _PILL_ROOM * (own.left() / PLATE_ROOM.left())) / zoom
        for sign in (way.curve.sign for way in self.planet.ways.by_id.values()):
            around.setLeft(min(around.left(), sign.x() + left.left()))
            around.setRight(max(around.right(), sign.x() - left.right()))
            around.setTop(min(around.top(), sign.y() + left.top()))
            around.setBottom(max(around.bottom(), sign.y() - left.bottom()))
        return around

    def content_room(self) -> QMarginsF:
        """In a low window plates of large text say less, and need less room."""
        return (TAB_ROOM * look().text_scale if self.is_far else self._room_for_plates) + self._beside_corner

    @property
    def _room_for_plates(self) -> QMarginsF:
        scale, height = look().text_scale, self.viewport().height()
        return NAME_ROOM * scale if self.is_low else PLATE_ROOM * min(scale, max(1.0, height / _TALL))

    @property
    def is_far(self) -> bool:
        """Whether all that is seen at once is so small that the sectors say only their numbers."""
        rows = self.planet.sectors.rows
        asked = (self.viewport().size().toTuple(), look().text_scale, len(rows))
        if asked != self._far[0]:
            around = around_all((row.x, row.y) for row in rows) if rows else QRectF()
            zoom = self._zoom_that_shows(around, self._room_for_plates)
            self._far = (asked, zoom < FARTHEST * look().text_scale)
        return self._far[1]

    @property
    def is_low(self) -> bool:
        """Whether plates have room for their names at most, because words are large and the window is not."""
        return look().text_scale > 1 and self.viewport().height() < _LOW * look().text_scale

    def corner(self) -> QRect:
        """What lies over a corner of the map."""
        return QRect()

    def frame(self) -> Frame:
        """What the map is shown in. Nearer than at fit zoom one moves it when something lies below the corner."""
        fitting, window = self._fitting(), QRectF(self.viewport().rect())
        if not math.isclose(self.zoom, fitting.zoom):
            far = self.is_far and self.zoom < FARTHEST * look().text_scale
            return Frame(self.zoom, self.content_room(), far=far)
        away = fitting.middle * fitting.zoom - window.center()
        if self.is_low:
            left_over = self._left_over(fitting.zoom)
            window.adjust(left_over if self._lies_right else 0, 0, 0 if self._lies_right else -left_over, 0)
        corner = QRectF(self.corner())
        return Frame(self.zoom, self.content_room(), corner.translated(away), window.translated(away), self.is_far)

    def _bound(self) -> None:
        """At fit zoom no sector lies below the corner, nor do figures on it: the map goes as far aside as it must.

        In a low window that is all that is left over, to the left, or to the right if too little is left over there.
        """
        plates = tuple((row.x, row.y, plate_box(row).getRect()) for row in self.planet.sectors.rows)
        window = (self.viewport().size().toTuple(), look().text_scale, self.corner().getRect())
        asked = (window, plates, len(self.planet.ways.by_id))
        if asked not in self._asides:
            if len(self._asides) >= _REMEMBERED:
                self._asides.clear()
            self._asides[asked] = self._aside()
        self._lies_right, self._beside_corner = self._asides[asked]
        super()._bound()

    def _aside(self) -> tuple[bool, QMarginsF]:
        """Whether the land lies to the right, and the room that it leaves for the corner."""
        self._lies_right = False
        left = self._beside_corner = self._room_beside_corner()
        if not self.is_low or self._left_over(self._fitting().zoom) >= scaled(_SIDE):
            return False, left
        self._lies_right, self._beside_corner = True, QMarginsF()
        return (False, left) if self._hidden() else (True, QMarginsF())

    def _room_beside_corner(self) -> QMarginsF:
        """The least that keeps every plate from below the corner."""
        corner, best = self.corner(), 0.0
        found = QMarginsF(corner.width(), corner.height(), 0, 0)
        self._beside_corner = QMarginsF()
        shares = product((corner.height() * share for share in _SHARES), (corner.width() * share for share in _SHARES))
        for down, across in ((0.0, 0.0), (0.0, self._hidden()), *shares):
            self._beside_corner = QMarginsF(across, down, 0, 0)
            if (zoom := self._fitting().zoom) > best and not self._hidden():
                best, found = zoom, self._beside_corner
                if not (down or across):
                    break  # nothing has to make way
        return found

    def _hidden(self) -> float:
        """How far to the right the plates would have to be to come out from below the corner."""
        corner, outlook = QRectF(self.corner()), self._fitting()
        form = card_rect if outlook.zoom > NEAR * look().text_scale else name_box if self.is_low else plate_box
        aside = TAB_ROOM.left() * look().text_scale / 2  # figures are wider than the number that they stand on
        far = tab_box().adjusted(-aside, 0, aside, 0) if self.is_far else None
        boxes = ((row, far or form(row)) for row in self.planet.sectors.rows)
        return max((self._below(corner, row, box, outlook) for row, box in boxes), default=0.0)

    def _below(self, corner: QRectF, row: SectorRow, box: QRectF, outlook: Outlook) -> float:
        """How far to the right a plate would have to be to come out from below the corner."""
        place = (board_point(row.x, row.y) - outlook.middle) * outlook.zoom + QRectF(self.viewport().rect()).center()
        seen = box.adjusted(0, -_STANDING, 0, 0).translated(place)
        return corner.right() - seen.left() + 1 if seen.intersects(corner) else 0.0

    def _fitting(self) -> Outlook:
        """From so near that plates open as cards, these have to be seen whole; otherwise a little farther away."""
        near, plates = NEAR * look().text_scale, super()._fitting()
        if plates.zoom <= near:
            return self._beside_cards(plates) if self.is_low else plates
        cards = self._fitting_with(self._room_for_cards())
        return cards if cards.zoom > near else Outlook(near, plates.middle)

    def _beside_cards(self, outlook: Outlook) -> Outlook:
        """In a low window the land lies at one side, so that what is told on the map has the other one for itself."""
        aside = self._left_over(outlook.zoom) / 2 / outlook.zoom
        return Outlook(outlook.zoom, outlook.middle + QPointF(-aside if self._lies_right else aside, 0))

    def _left_over(self, zoom: float) -> float:
        """How much wider the window is than what is seen in it."""
        room = self.content_room()
        return max(self.viewport().width() - self.content().width() * zoom - room.left() - room.right(), 0.0)

    def _room_for_cards(self) -> QMarginsF:
        rows = tuple(self.planet.sectors.rows)
        if (rows, look().text_scale) != self._carded:
            self._carded = (rows, look().text_scale)
            room, lowest = self.content_room() - self._beside_corner, self.content().bottom()
            cards = [(card_rect(row), board_point(row.x, row.y).y()) for row in rows]
            side = max(rect.right() for rect, _ in cards) + _BESIDE
            # The nearest zoom at which there are cards leaves the least room between a card and the lowest place.
            below = max(rect.bottom() - (lowest - y) * NEAR * look().text_scale for rect, y in cards) + _BESIDE
            self._card_room = QMarginsF(side, room.top(), side, max(below, room.bottom()))
        return self._card_room + self._beside_corner

    def thing_at(self, at: QPoint) -> Thing | None:
        """The topmost pawn, pill or plate under a point of the viewport."""
        return next((item for item in self.items(at) if isinstance(item, Thing)), None)

    def plate_rect(self, sector: SectorId) -> QRect:
        """Where a plate is in the viewport."""
        plate = self.planet.plates[sector]
        return plate.body.translated(QPointF(self.mapFromScene(plate.pos()))).toAlignedRect()

    def standing_rect(self, sector: SectorId) -> QRect:
        """The same with the figures that stand on the plate."""
        rect = self.plate_rect(sector)
        for figure in self.planet.standing_on(sector):
            rect |= figure.body.translated(QPointF(self.mapFromScene(figure.pos()))).toAlignedRect()
        return rect

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
        zoom = max(_CLOSE_UP * look().text_scale, self.zoom)
        # The card hangs below its sector, so the eye goes a little lower.
        below = scaled(_CARD_BELOW) / zoom
        self.look_at(Outlook(zoom, self.planet.plates[sector].pos() + QPointF(0, below)))

    def watch(self, sector: SectorId | None, hidden: int = 0) -> None:
        """Keep a sector readable and in the middle of what is not `hidden` at the left while little of the map is seen;
        None brings back what was shown.
        """
        if sector is None:
            if self._watched is not None:
                self._watched = None
                if self._fitted_before:
                    self.fit(at_once=True)
                else:
                    self.look_at(self._before, at_once=True)
            return
        if self._watched == (sector, self.size(), hidden) or sector not in self.planet.plates:
            return  # whoever looks elsewhere meanwhile is left in peace
        if self._watched is None:
            self._fitted_before, self._before = self.fitted, Outlook(self.zoom, self.middle())
        self._watched = (sector, self.size(), hidden)
        zoom = max(self._before.zoom, _READABLE * look().text_scale)
        above = QPointF(hidden / 2, _FIGURE) / zoom  # figures stand on the plate
        self.look_at(Outlook(zoom, self.planet.plates[sector].pos() - above), at_once=True)

    def focus_on(self, sector: SectorId) -> None:
        """Choose a sector and make sure that it is seen."""
        self.planet.focus_sector(sector)
        wanted = QRectF(self.plate_rect(sector)).marginsAdded(_DROP_ROOM)
        if not QRectF(self.viewport().rect()).contains(wanted):
            self.look_at(Outlook(self.zoom, self.planet.plates[sector].pos()))

    def bring_in(self, sectors: Iterable[SectorId]) -> None:
        """These are seen, all of them: from as near as now if they have room, otherwise with everything."""
        rects = [QRectF(self.standing_rect(sector)) for sector in sectors if sector in self.planet.plates]
        seen = QRectF(self.viewport().rect())
        if self.fitted or all(seen.contains(rect) for rect in rects):
            return
        whole = rects[0]
        for rect in rects:
            whole |= rect
        if whole.width() > seen.width() or whole.height() > seen.height():
            self.fit()
        else:
            self.look_at(Outlook(self.zoom, self.mapToScene(whole.center().toPoint())))

    def focus_on_traveler(self) -> None:
        """Choose the sector of the member in turn, or the first one while nobody is."""
        traveler, rows = self.planet.journey.traveler, self.planet.sectors.rows
        if traveler is not None and traveler.sector is not None:
            self.focus_on(traveler.sector)
        elif rows:
            self.focus_on(rows[0].id)

    def finish_motion(self) -> None:
        self.planet.finish_motion()
        super().finish_motion()
