"""The land of a planet, painted at three scales outside the thread of the window, coarse ones first.

The finest takes more room than all else on the table, so it waits until somebody looks so closely. What lies around the
land is seen from afar and in the dusk only: one picture does, and that is the first.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from typing import Protocol

import attrs
from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtGui import QImage, QPixmap

from vanguard_desktop.widgets.look.paint.painted_aside import PaintedAside
from vanguard_desktop.widgets.look.paint.relief import relief_seed, render_relief

from ..geometry import BEYOND, LAND

SCALES = (0.5, 1.0, 2.0)
_AROUND_SCALE = 0.35


class Ground(Protocol):
    """What a land is made of instead of hills alone; of two that are equal one picture is kept."""

    def render(self, seed: int, palette: str, scale: float, beyond: QSize) -> QImage: ...


@attrs.frozen
class Land:
    """Which land: the planet whose face it is, its palette, and what lies there instead of hills alone."""

    world: str
    palette: str
    ground: Ground | None = None


class Pictures(dict[float, QImage]):
    """Those of a land by their scales, and the one of what lies around it."""

    around: QImage | None = None


class Painted(OrderedDict[Land, Pictures]):
    """The lands seen last: a second table on the same planet, or the same after a visit home, shows it at once."""

    most = 2  # one needs some 16 MB

    def of(self, land: Land) -> Pictures:
        images = self.setdefault(land, Pictures())
        self.move_to_end(land)
        while len(self) > self.most:
            self.popitem(last=False)
        return images


painted_lands = Painted()


class LandLevels(QObject):
    """The pictures of one land, as far as they are painted yet; `painted` when there is one more."""

    painted = Signal()

    def __init__(self, land: Land, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._land = land
        self._pictures: dict[float, QPixmap] = {}
        self._images = painted_lands.of(land)
        for scale, image in self._images.items():
            self._pictures[scale] = QPixmap.fromImage(image)
        self.around = None if self._images.around is None else QPixmap.fromImage(self._images.around)
        self._begun = 0.0  # all up to this scale are painted, or will be
        self._paint(1.0)

    @property
    def waiting(self) -> bool:
        return self.around is None or any(scale <= self._begun and scale not in self._pictures for scale in SCALES)

    def nearest(self, scale: float) -> QPixmap | None:
        """The smallest picture that is fine enough for `scale`, or the finest there is until it is painted."""
        self._paint(next((level for level in SCALES if level >= scale * 0.99), SCALES[-1]))
        fine = [level for level in self._pictures if level >= scale * 0.99]
        level = min(fine) if fine else max(self._pictures, default=None)
        return None if level is None else self._pictures[level]

    def _paint(self, finest: float) -> None:
        missing = [scale for scale in SCALES if self._begun < scale <= finest and scale not in self._pictures]
        self._begun = max(self._begun, finest)
        if missing:
            painter: PaintedAside[tuple[float | None, QImage]] = PaintedAside(self)
            painter.done.connect(self._take)
            painter.begin(_painted(self._land, missing, with_around=self.around is None))

    def _take(self, level: tuple[float | None, QImage]) -> None:
        scale, image = level
        if scale is None:
            self._images.around = image
            self.around = QPixmap.fromImage(image)
        else:
            self._images[scale] = image
            self._pictures[scale] = QPixmap.fromImage(image)
        self.painted.emit()


def _painted(land: Land, scales: Sequence[float], *, with_around: bool) -> Iterator[tuple[float | None, QImage]]:
    """What lies around first, if it is missing: on it the land is seen, too, and no window has black at its sides."""
    if with_around:
        yield None, _picture(land, _AROUND_SCALE, beyond=BEYOND)
    for scale in scales:
        yield scale, _picture(land, scale)


def _picture(land: Land, scale: float, beyond: QSize | None = None) -> QImage:
    seed, beyond = relief_seed(land.world), beyond or QSize(0, 0)
    if land.ground is None:
        image = render_relief(seed, land.palette, LAND.size().toSize(), scale, beyond=beyond)
    else:
        image = land.ground.render(seed, land.palette, scale, beyond)
    image.convertTo(QImage.Format.Format_RGB32)  # without transparency it is drawn faster
    return image
