"""The land of a planet, painted at three scales outside the thread of the window, coarse ones first.

The finest takes more room than all else on the table, so it waits until somebody looks so closely.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator, Sequence

import attrs
from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtGui import QImage, QPixmap

from vanguard_desktop.widgets.look.paint.painted_aside import PaintedAside
from vanguard_desktop.widgets.look.paint.relief import relief_seed, render_relief

from ..geometry import LAND

SCALES = (0.5, 1.0, 2.0)
_WORLDS_KEPT = 2


@attrs.frozen
class Land:
    """Which land: the planet whose face it is, and its palette."""

    world: str
    palette: str


_kept: OrderedDict[Land, dict[float, QImage]] = OrderedDict()


class LandLevels(QObject):
    """The pictures of one land, as far as they are painted yet; `painted` when there is one more."""

    painted = Signal()

    def __init__(self, land: Land, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._land = land
        self._pictures: dict[float, QPixmap] = {}
        self._images = _remembered(land)
        for scale, image in self._images.items():
            self._pictures[scale] = QPixmap.fromImage(image)
        self._begun = 0.0  # all up to this scale are painted, or will be
        self._paint(1.0)

    @property
    def waiting(self) -> bool:
        return any(scale <= self._begun and scale not in self._pictures for scale in SCALES)

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
            painter: PaintedAside[tuple[float, QImage]] = PaintedAside(self)
            painter.done.connect(self._take)
            painter.begin(_painted(self._land, missing))

    def _take(self, level: tuple[float, QImage]) -> None:
        scale, image = level
        self._images[scale] = image
        self._pictures[scale] = QPixmap.fromImage(image)
        self.painted.emit()


def _remembered(land: Land) -> dict[float, QImage]:
    """A second table on the same planet, or the same after a visit home, shows it at once."""
    images = _kept.setdefault(land, {})
    _kept.move_to_end(land)
    while len(_kept) > _WORLDS_KEPT:
        _kept.popitem(last=False)
    return images


def _painted(land: Land, scales: Sequence[float]) -> Iterator[tuple[float, QImage]]:
    size = QSize(round(LAND.width()), round(LAND.height()))
    for scale in scales:
        image = render_relief(relief_seed(land.world), land.palette, size, scale)
        image.convertTo(QImage.Format.Format_RGB32)  # without transparency it is drawn faster
        yield scale, image
