"""The room in which a page of the ship book happens, at the head of its left page."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter

from vanguard_desktop.models.ship.pages import ICONS
from vanguard_desktop.scenes.items.card_art import world_art

from ..look import Painted, night_of, paint_icon, scaled
from ..look.paint.kept import paint_kept
from ..look.paint.painted import clip_round, paint_disk, pixel_ratio, square
from ..look.tokens import tokens
from ..rooms.aboard import Aboard
from ..rooms.pictures import paint_room

_HIGH = 150
_LANDS = ("slate", "violet", "orbit", "nebula", "shelf", "ice")

# In which room of the ship a page happens; a page without one shows a land and its sign.
ROOM_OF = {
    "set_up": "commons",
    "operation": "step",
    "homecoming": "mat",
    "debriefing": "mat",
    "unloading": "porch",
    "medbay": "ward",
    "memorial": "window",
    "night_watch": "night",
    "resume": "night",
    "bridge": "bridge",
    "star_map": "river",
    "adrift": "river",
    "scanner": "scanner",
    "facilities": "galley",
    "laboratory": "bench",
    "production": "works",
    "barracks": "commons",
    "situation_room": "listening",
    "add_on": "reading",
    "hangar": "drawer",
    "launch": "step",
    "beginning": "step",
}


def paint_page(painter: QPainter, place: QRectF, page: str, aboard: Aboard) -> None:
    """What stands at the head of a page: its room with everybody in it."""
    room = ROOM_OF.get(page)
    if room is not None:
        paint_kept(painter, place, ("room", room, aboard), lambda inside, rect: paint_room(inside, rect, room, aboard))
        return
    land = _LANDS[list(ICONS).index(page) % len(_LANDS)]
    picture = world_art(f"room/{page}", land, round(place.width()), round(place.height()), pixel_ratio(painter))
    painter.drawPixmap(place.topLeft(), picture)
    middle, reach = place.center(), min(place.height() * 0.3, 46.0)
    paint_disk(painter, middle, reach, fill=night_of("well", 0.72), line=night_of("accent"), width=2.0)
    paint_icon(painter, ICONS[page], square(middle, reach * 1.1), night_of("accent_text"))


def paint_alone(painter: QPainter, place: QRectF, page: str) -> None:
    """The same with nobody in it, where only the page is known."""
    paint_page(painter, place, page, Aboard())


class RoomPicture(Painted):
    """At the head of the left page."""

    def __init__(self) -> None:
        super().__init__()
        self._page, self._aboard = "bridge", Aboard()

    def show_page(self, page: str, aboard: Aboard) -> None:
        if (page, aboard) != (self._page, self._aboard):
            self._page, self._aboard = page, aboard
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(scaled(280), scaled(_HIGH))

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(160), scaled(90))

    def paint(self, painter: QPainter) -> None:
        clip_round(painter, self.area, tokens().radius.slot)
        paint_page(painter, self.area, self._page, self._aboard)
