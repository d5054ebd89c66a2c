"""The land of a planet, painted at three scales outside the thread of the window, coarse ones first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator

import attrs
from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtGui import QImage, QPixmap

from vanguard_desktop.scenes.geometry import LAND
from vanguard_desktop.widgets.look.paint.painted_aside import PaintedAside
from vanguard_desktop.widgets.look.paint.relief import relief_seed, render_relief

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
        if self.waiting:
            painter: PaintedAside[tuple[float, QImage]] = PaintedAside(self)
            painter.done.connect(self._take)
            painter.begin(_painted(land, self._missing()))

    @property
    def waiting(self) -> bool:
        return bool(self._missing())

    def nearest(self, scale: float) -> QPixmap | None:
        """The smallest picture that is fine enough for `scale`, or the finest there is."""
        fine = [level for level in self._pictures if level >= scale * 0.99]
        level = min(fine) if fine else max(self._pictures, default=None)
        return None if level is None else self._pictures[level]

    def _missing(self) -> tuple[float, ...]:
        return tuple(scale for scale in SCALES if scale not in self._pictures)

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


def _painted(land: Land, scales: tuple[float, ...]) -> Iterator[tuple[float, QImage]]:
    size = QSize(round(LAND.width()), round(LAND.height()))
    for scale in scales:
        image = render_relief(relief_seed(land.world), land.palette, size, scale)
        image.convertTo(QImage.Format.Format_RGB32)  # without transparency it is drawn faster
        yield scale, image
