"""What is painted on an outcome beside its words: chances in their columns, the spaces of a track, the arrow."""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from vanguard_desktop.models.expedition.check.shown import OutcomeLine

from ...look import color_of, look, scaled
from ...look.paint.painted import paint_box
from ...look.paint.text_paint import CENTER, draw_text
from .row_form import METER


@attrs.frozen(kw_only=True)
class ChanceCell:
    """One chance of the row in its column; without a `share` the words say why."""

    words: str
    color: str = "text"
    share: float | None = None


def paint_chances(painter: QPainter, first: QRectF, cells: Sequence[ChanceCell], ink: str) -> None:
    """Column for column from the `first` place on, each also as a bar."""
    for number, cell in enumerate(cells):
        place = first.translated(number * first.width(), 0)
        words = place if cell.share is None else place.translated(0, -METER)
        role = "label" if cell.share is None else "number"
        draw_text(painter, words, cell.words, role, color_of(cell.color), CENTER)
        if cell.share is not None:
            _paint_meter(painter, place, words.center().y() + look().line("number") / 2, cell.share, ink)


def _paint_meter(painter: QPainter, place: QRectF, top: float, share: float, ink: str) -> None:
    track = QRectF(place.left() + 8, top, place.width() - 16, METER)
    paint_box(painter, track, METER / 2, fill=color_of("well"), line=None)
    if share > 0:
        track.setWidth(max(track.width() * share, METER))
        paint_box(painter, track, METER / 2, fill=color_of(ink), line=None)


def paint_track(painter: QPainter, place: QRectF, line: OutcomeLine) -> None:
    """The spaces of the track; those the marker has passed are filled, its own carries it."""
    ink = color_of(f"outcome_{line.color.value}")
    side = min(scaled(24), (place.width() - 4 * (line.length - 1)) / line.length)
    left, top = place.left(), place.center().y() - side / 2
    for space in range(1, line.length + 1):
        box = QRectF(left, top, side, side)
        here, passed = space == line.at, space < line.at
        paint_box(painter, box, 5, fill=ink if here else color_of("well"), line=ink, width=2.0 if passed else 1.2)
        number = color_of("on_accent") if here else color_of("text" if passed else "text_mute")
        if side >= scaled(18):
            draw_text(painter, box, str(space), "label", number, CENTER)
        left += side + 4


def paint_arrow(painter: QPainter, tip: QPointF) -> None:
    """At the lower end of the bar: this outcome brings the one below it along (CHK-85)."""
    painter.setPen(QPen(color_of("text"), 2))
    painter.drawLine(tip - QPointF(0, 12), tip)
    painter.drawLine(tip, tip - QPointF(5, 5))
    painter.drawLine(tip, tip - QPointF(-5, 5))
