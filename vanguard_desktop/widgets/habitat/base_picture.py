"""The base under its cliff, at the head of what is read and behind how a mission ended."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter

from ..look import Painted, scaled
from ..look.paint.kept import paint_kept
from ..look.paint.painted import clip_round
from ..look.paint.relief import relief_seed
from ..look.tokens import tokens
from ..rooms.halfway import BaseSeen, paint_base

_HIGH = 210


def seen_at(hour: float, identity: str) -> BaseSeen:
    """The same text at the same hour has the same picture for ever."""
    return BaseSeen(hour=hour, number=relief_seed(identity) % 1000)


def paint_seen(painter: QPainter, rect: QRectF, seen: BaseSeen) -> None:
    paint_kept(painter, rect, ("base", seen), lambda inside, place: paint_base(inside, place, seen))


class BasePicture(Painted):
    """Over the words of a sheet, as high as they leave room for."""

    def __init__(self, seen: BaseSeen) -> None:
        super().__init__()
        self._seen = seen

    def sizeHint(self) -> QSize:
        return QSize(scaled(400), scaled(_HIGH))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def paint(self, painter: QPainter) -> None:
        radius = tokens().radius.sheet
        rect = self.area.adjusted(1, 1, -1, 0)
        clip_round(painter, rect.adjusted(0, 0, 0, 2 * radius), radius)
        paint_seen(painter, rect, self._seen)
