"""A time track: spaces with the token, and a mark on each space that does something."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy

from vanguard_desktop.models.expedition.situation import TrackShown

from ...look import Painted, color_of, name_it, paint_icon, scaled
from ...look.controls.asking import about
from ...look.paint.painted import paint_box

_WIDE, _HIGH, _GAP, _ICON = 26, 20, 4, 18


class TimeTrackBar(Painted):
    """Filled up to the token; the token's own space stands out."""

    def __init__(self) -> None:
        super().__init__()
        self._track = TrackShown(length=1, at=0, marked=())
        about(self, "keyword:time_track")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_track(self, track: TrackShown) -> None:
        self._track = track
        #: Said of a time track by screen readers. {at} and {length} are numbers of spaces.
        words = self.tr("Time track: {at} of {length}").format(at=track.at, length=track.length)
        name_it(self, words)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(track_width(self._track), scaled(_HIGH))

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(_ICON + 6) + 12 * self._track.length, scaled(_HIGH))

    def paint(self, painter: QPainter) -> None:
        paint_track(painter, self._track, self.area)


def track_width(track: TrackShown) -> int:
    """How wide a track is where there is room."""
    return scaled(_ICON + 6 + (_WIDE + _GAP) * track.length)


def paint_track(painter: QPainter, track: TrackShown, area: QRectF) -> None:
    """A clock, and the spaces as wide as they can be."""
    side = scaled(_ICON)
    clock = QRectF(area.left(), area.center().y() - side / 2, side, side)
    paint_icon(painter, "time", clock, color_of("text_soft"))
    left = area.left() + side + 6.0
    wide = min(scaled(_WIDE), (area.right() - left) / track.length - _GAP)
    for space in range(1, track.length + 1):
        rect = QRectF(left, area.top() + 1, wide, area.height() - 2)
        here, passed = space == track.at, space < track.at
        fill = "accent" if here else "accent_soft" if passed else "well"
        paint_box(painter, rect, 5, fill=color_of(fill), line=color_of("accent_text" if space <= track.at else "line"))
        if space in track.marked:
            ink = color_of("on_accent" if here else "warn")
            painter.setPen(ink)
            painter.setBrush(ink)
            painter.drawEllipse(rect.center(), 3.0, 3.0)
        left += wide + _GAP
