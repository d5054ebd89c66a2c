"""The picture at the head of a reading sheet: land of its world, tinted by the biome, with those who stand there."""

from __future__ import annotations

from collections.abc import Iterator

import attrs
from PySide6.QtCore import QPointF, QRectF, QSize, QTimer
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from vanguard_desktop.core import SectorId
from vanguard_desktop.rulesets.expedition.data import State
from vanguard_desktop.scenes.items.card_art import biome_palette
from vanguard_desktop.setting import Biome

from ...look.paint.figures import LANDER_SHAPE, PAWN_SHAPE, paint_lander, paint_pawn
from ...look.paint.kept import paint_kept
from ...look.paint.painted import clip_round
from ...look.paint.painted_aside import PaintedAside
from ...look.paint.relief import mixed_layers, relief_seed, render_relief
from ...look.tokens import tokens
from .sheet_room import PICTURE
from .sheet_skyline import HIGH, paint_hill, paint_sky, rise

_LAND = QSize(600, 173)  # painted larger than it is: broad hills, seen from afar
_SHOWN_WIDTH = 932
_TINT = 0.4  # of the biome; the rest is the world's
_WORDS_FIRST_MS = 120  # the sheet with its words is on the screen by then; who reads on at once waits for no picture
_STANDS = (0.42, 0.68, 0.34, 0.76)  # where the first, second ... of them stands on the hill
_LANDER_STANDS = 0.22
_PAWN, _LANDER = 62.0, 84.0
_LEAST_WITH_FIGURES = 84


@attrs.frozen(kw_only=True)
class Sight:
    """Over which world and on which ground it happens, and who stands there; nobody if it happens nowhere yet.

    `identity` has the place in it, `hour` goes on from round to round: moons wander and wane.
    """

    identity: str
    world: str
    layers: tuple[str, ...]
    biome: Biome | None = None
    sections: tuple[str, ...] = ()
    lander: bool = False
    hour: int = 0


def sight_of(identity: str, here: SectorId | None, state: State) -> Sight:
    """What is seen when this is read in this place."""
    board, reliefs = state.board, tokens().relief
    palette = board.relief if board.relief in reliefs else next(iter(reliefs))
    biome = None if here is None else next(iter(state.biomes(here)), None)
    return Sight(
        identity=identity if here is None else f"{identity}@{here}",
        world=board.id,
        layers=mixed_layers(palette, palette if biome is None else biome_palette(biome), _TINT),
        biome=biome,
        sections=() if here is None else tuple(member.section.value for member in state.here(here)),
        lander=here is not None and state.lander == here,
        hour=state.round,
    )


def _land(sight: Sight, ratio: float) -> Iterator[QImage]:
    scale = ratio * _SHOWN_WIDTH / _LAND.width()
    yield render_relief(relief_seed(sight.identity), sight.layers, _LAND, scale, vignette=False)


def _moonlight(layers: tuple[str, ...]) -> QColor:
    """The moons of a world have a little of its color."""
    high, white = QColor(layers[-1]), QColor(tokens().figure.light)
    pairs = ((high.red(), white.red()), (high.green(), white.green()), (high.blue(), white.blue()))
    return QColor(*(round(0.45 * a + 0.55 * b) for a, b in pairs))


class SheetPicture(QWidget):
    """The same card in the same place and round has the same picture for ever."""

    def __init__(self, sight: Sight) -> None:
        super().__init__()
        self._sight = sight
        self._world_seed, self._seed = relief_seed(sight.world), relief_seed(sight.identity)
        self._land: QPixmap | None = None
        self._painter: PaintedAside[QImage] = PaintedAside(self)
        self._painter.done.connect(self._take)
        self._begun = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(PICTURE)  # not shown yet: without a parent it would be a window of its own for a moment

    @property
    def waiting(self) -> bool:
        """Whether it is seen, and its land still to come."""
        return self.isVisible() and self._land is None

    def set_height(self, height: int) -> None:
        """Take so much of the sheet; nothing hides it."""
        self.setFixedHeight(height)
        self.setVisible(height > 0)

    def sizeHint(self) -> QSize:
        return QSize(_SHOWN_WIDTH, self.maximumHeight())

    def _begin(self) -> None:
        if not self.isVisible():
            self._begun = False
            return
        self._painter.begin(_land(self._sight, self.devicePixelRatioF()))

    def _take(self, land: QImage) -> None:
        self._land = QPixmap.fromImage(land)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, 0)
        radius = tokens().radius.sheet
        clip_round(painter, rect.adjusted(0, 0, 0, radius * 2), radius)
        if not self._begun:
            self._begun = True
            QTimer.singleShot(_WORDS_FIRST_MS, self, self._begin)
        sight = self._sight
        if self._land is None:
            painter.fillRect(rect, QColor(sight.layers[len(sight.layers) // 2]))
        else:
            self._paint_land(painter, rect, self._land)
        paint_sky(painter, rect, self._world_seed, sight.biome, _moonlight(sight.layers), sight.hour)
        paint_hill(painter, rect, self._seed, sight.biome)
        self._paint_figures(painter, rect)

    def _paint_land(self, painter: QPainter, rect: QRectF, land: QPixmap) -> None:
        """Its middle, where the picture is lower than the land."""
        high = min(land.width() * rect.height() / rect.width(), land.height())
        painter.drawPixmap(rect, land, QRectF(0, (land.height() - high) / 2, land.width(), high))

    def _paint_figures(self, painter: QPainter, rect: QRectF) -> None:
        if rect.height() < _LEAST_WITH_FIGURES:
            return
        size = max(rect.height() / HIGH, 0.6)
        if self._sight.lander:
            place = self._standing(rect, _LANDER_STANDS, QSize(round(_LANDER * LANDER_SHAPE), round(_LANDER)) * size)
            paint_kept(painter, place, "sheet lander", paint_lander, reach=2)
        first = self._seed % len(_STANDS)
        for across, section in zip((*_STANDS[first:], *_STANDS[:first]), self._sight.sections, strict=False):
            place = self._standing(rect, across, QSize(round(_PAWN * PAWN_SHAPE), round(_PAWN)) * size)
            paint_pawn(painter, place, section)

    def _standing(self, rect: QRectF, across: float, size: QSize) -> QRectF:
        """With the feet a little below the edge of the hill."""
        foot = QPointF(rect.left() + rect.width() * across, rect.bottom() - rise(across, rect.height(), self._seed))
        return QRectF(
            foot.x() - size.width() / 2, foot.y() - size.height() + size.height() * 0.16, size.width(), size.height()
        )
