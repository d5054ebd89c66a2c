"""The pictures of a new campaign: the ship before a world, the lamp over the table, a land."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPixmap

from vanguard_desktop.core import MemberId
from vanguard_desktop.scenes.items.card_art import world_art

from ..look import Painted, night_of, scaled
from ..look.paint.painted import clip_round, faded, paint_disk
from ..look.paint.relief import relief_seed, render_relief
from ..look.paint.ship import paint_ship
from ..look.tokens import tokens
from ..portraits.portrait import paint_portrait
from .picture_cards import Art

_STARS = 70


def ship_art(world: str, relief: str) -> Art:
    """The Vanguard over a world, among stars."""

    def paint(painter: QPainter, place: QRectF, ratio: float) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(place, Qt.ClipOperation.IntersectClip)
        paint_night(painter, place, world)
        across = place.width() * 1.1
        globe = QRectF(place.center().x() - across * 0.2, place.top() + place.height() * 0.52, across, across)
        land = _globe(world, relief, ratio)
        painter.save()
        clip_round(painter, globe, across / 2)
        painter.drawPixmap(globe, land, QRectF(land.rect()))
        shade = QLinearGradient(globe.topLeft(), globe.topRight())
        shade.setColorAt(0, faded(night_of("space"), 0.85))
        shade.setColorAt(0.6, faded(night_of("space"), 0.05))
        painter.fillRect(globe, shade)
        painter.restore()
        wide = min(place.width() * 0.42, place.height() * 1.7)
        paint_ship(painter, QRectF(place.left() + place.width() * 0.16, place.top() + place.height() * 0.1,
                                   wide, wide * 240 / 520))  # fmt: skip
        painter.restore()

    return paint


def faces_art(crew: tuple[tuple[MemberId, str], ...], world: str, relief: str) -> Art:
    """Some of the crew side by side before their land; each with the name of the section."""

    def paint(painter: QPainter, place: QRectF, ratio: float) -> None:
        land = world_art(world, relief, 300, 80, ratio)
        painter.drawPixmap(place, land, QRectF(land.rect()))
        painter.fillRect(place, faded(night_of("space"), 0.45))
        side = min(place.height() * 0.82, place.width() / max(len(crew), 1) * 0.9)
        left = place.center().x() - side * len(crew) / 2
        for number, (member, section) in enumerate(crew):
            box = QRectF(left + number * side, place.center().y() - side / 2, side, side).adjusted(3, 3, -3, -3)
            paint_portrait(painter, box, member, section, round_edge=True, sign=False)

    return paint


def paint_night(painter: QPainter, place: QRectF, seed: str) -> None:
    """A dark sky with stars, always the same for the same seed."""
    sky = QLinearGradient(place.topLeft(), place.bottomLeft())
    sky.setColorAt(0, night_of("space"))
    sky.setColorAt(1, night_of("deck"))
    painter.fillRect(place, sky)
    number = relief_seed(seed)
    for star in range(_STARS):
        number = (number * 6364136223846793005 + 1442695040888963407 + star) % (1 << 64)
        at = QPointF(
            place.left() + place.width() * ((number >> 16) % 1000) / 1000,
            place.top() + place.height() * ((number >> 32) % 1000) / 1000,
        )
        paint_disk(painter, at, 0.5 + ((number >> 48) % 10) / 10, fill=faded(QColor(night_of("text")), 0.55), line=None)


@lru_cache(maxsize=8)
def _globe(world: str, relief: str, ratio: float) -> QPixmap:
    palette = relief if relief in tokens().relief else next(iter(tokens().relief))
    image = render_relief(relief_seed(world), palette, QSize(420, 420), ratio, vignette=False)
    return QPixmap.fromImage(image)


class Banner(Painted):
    """A picture as wide as the page; it says nothing that is not in words below it."""

    def __init__(self, art: Art) -> None:
        super().__init__()
        self._art = art

    def show_art(self, art: Art) -> None:
        self._art = art
        self.update()

    def set_height(self, height: int) -> None:
        self.setFixedHeight(height)

    def sizeHint(self) -> QSize:
        return QSize(scaled(300), self.height())

    def paint(self, painter: QPainter) -> None:
        painter.save()
        clip_round(painter, self.area, tokens().radius.panel)
        self._art(painter, self.area, self.devicePixelRatioF())
        painter.restore()
