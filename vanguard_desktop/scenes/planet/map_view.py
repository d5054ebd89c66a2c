"""The planet map as the players use it: scene, hand, keys, tools in the corner and the card of the chosen sector."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRect
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from vanguard_desktop.core import SectorId
from vanguard_desktop.widgets.look import Changing, look
from vanguard_desktop.widgets.look.controls.asking import listen

from ..geometry import Form
from ..items.figure_item import PawnItem, PieceItem
from ..items.pill_item import PillItem
from ..items.plate_item import PlateItem
from .accessible_map import ReadablePlanet
from .hand import Hand
from .map_keys import PlanetKeys
from .map_tools import MapTools
from .planet_scene import PlanetScene
from .sector_card import SectorCard

Shown = PawnItem | PieceItem | PillItem | PlateItem
# What a piece on the map is about, by its kind.
_PIECES = {"lander": "room", "threat": "card:threats/{card}", "equipment_mission": "card:equipment/{card}"}


_AROUND = 10  # the pointer
# What it is worth to see the sector itself, where one may go, and those next door.
_OWN, _DEAR, _NEXT = 1000.0, 6.0, 3.0


class MapView(Changing, ReadablePlanet):
    """The map with everything that belongs to it."""

    def __init__(self, scene: PlanetScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._standing = self._room_wanted = False
        self.hand = Hand(self)
        self.keys = PlanetKeys(self, self.hand)
        self.setMouseTracking(True)
        listen(self.viewport())
        self.tools = MapTools(scene, self)
        self.card = SectorCard(scene, self)
        self.zoomed.connect(self._leave_room)
        self.looked.connect(self._place_card)
        scene.sector_focused.connect(self._place_card)
        look().changed.connect(self._on_look_changed)
        self._retranslate()

    def show_ring(self, on: bool) -> None:
        self.planet.show_ring(on)

    def look_closer(self, at: QPoint) -> None:
        thing = self.thing_at(at)
        if isinstance(thing, PlateItem):
            self.zoom_to_sector(thing.row.id)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._leave_room()  # the zoom may be the same as before
        self._place_card()

    def _retranslate(self) -> None:
        #: Name of the map for screen readers.
        self.setAccessibleName(self.tr("Planet map"))

    def refresh(self) -> None:
        """Map, overview and card say what is true now."""
        self.planet.refresh()
        self.tools.overview.refresh()
        self.card.refresh()
        self._place_card()

    def _on_look_changed(self) -> None:
        if self.fitted:
            self.fit(at_once=True)
        self._leave_room()
        self._place_card()

    def stand(self, rect: QRect, watched: SectorId | None, hidden: int = 0) -> None:
        """Take this place, of which so much is `hidden` at the left, and watch a sector there, or none: room is made
        once, for what is seen in the end.
        """
        self._standing = True
        self.setGeometry(rect)
        self.watch(watched, hidden)
        self._standing = False
        if self._room_wanted:
            self._leave_room()
            self._place_card()

    def _leave_room(self) -> None:
        self._room_wanted = self._standing
        if not self._standing:
            self.planet.show_in(self.frame())

    def _place_card(self, *_: object) -> None:
        """The card stands beside the map, except when sectors are open as cards themselves."""
        sector = self.planet.focused_sector
        if sector is None or self.planet.form is Form.CARD:
            self.card.put_away()
        else:
            others = [
                (self.standing_rect(number), self._worth(number, sector))
                for number in self.planet.plates
                if number != sector
            ]
            signs = [(rect, 1.0) for rect in self.sign_rects()]
            own = (self.standing_rect(sector), _OWN)
            self.card.place(self.plate_rect(sector), self.rect(), [own, *others, *signs, (self.tools.geometry(), 1.0)])

    def sign_rects(self) -> list[QRect]:
        """Where the signs of the paths are seen."""
        pills = (way.pill for way in self.planet.ways.by_id.values())
        return [
            pill.body.translated(QPointF(self.mapFromScene(pill.pos()))).toAlignedRect()
            for pill in pills
            if pill.isVisible()
        ]

    def _worth(self, number: SectorId, chosen: SectorId) -> float:
        """How dear it is to cover a sector: where one may be asked to go most of all, then the next ones."""
        traveler = self.planet.journey.traveler
        here = None if traveler is None else traveler.sector
        near = {frozenset((row.start, row.end)) for row in self.planet.paths.rows}
        if self.planet.plates[number].row.answer is not None or number == here or frozenset((number, here)) in near:
            return _DEAR
        return _NEXT if frozenset((number, chosen)) in near else 1.0

    def corner(self) -> QRect:
        self.tools.set_block(self.is_low)
        return self.tools.geometry()

    def let_go(self) -> None:
        self.hand.cancel()

    def subject_at(self, at: QPoint) -> str:
        """What lies under the pointer, to be explained."""
        match next((item for item in self.items(at) if isinstance(item, Shown)), None):
            case PawnItem(row=row):
                return f"member:{row.id}"
            case PieceItem(row=row):
                return _PIECES[row.kind].format(card=row.id.split(":")[1] if ":" in row.id else "")
            case PillItem() as pill:
                return f"travel:{self.planet.ways.of(pill).row.id}"
            case PlateItem(row=row):
                return f"sector:{row.id}"
            case _:
                return ""

    def places_around(self, place: QPoint) -> tuple[QRect, list[QRect]]:
        """The sector, or a little around what else is pointed at; and the other sectors."""
        thing = self.thing_at(place)
        here = self.standing_rect(thing.row.id) if isinstance(thing, PlateItem) else QRect(place, place)
        others = (number for number in self.planet.plates if not isinstance(thing, PlateItem) or number != thing.row.id)
        return here.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND), [self.standing_rect(number) for number in others]

    def tip(self, at: QPoint) -> str:
        planet = self.planet
        match self.thing_at(at):
            case PawnItem(row=row):
                return planet.members.words(row)
            case PillItem() as pill:
                way = planet.ways.of(pill)
                return "\n".join((planet.paths.words(way.row), *way.row.costs))
            case PlateItem(row=row):
                return "\n".join((planet.sectors.words(row), *row.spoken_icons))
            case _:
                return ""
