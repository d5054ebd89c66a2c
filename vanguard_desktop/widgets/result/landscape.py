"""The picture of a result: the land with the ways that were walked, what was gained where, and a lamp for the lost."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPixmap, QRadialGradient

from vanguard_desktop.models.common.result import Landscape, Place, Route

from ..look import color_of, night_of, paint_icon, scaled
from ..look.paint.figures import LANDER_SHAPE, paint_lander
from ..look.paint.kept import paint_kept
from ..look.paint.painted import faded, paint_box, square
from ..look.paint.relief import relief_seed, render_relief
from ..look.paint.text_paint import CENTER, draw_text, text_size
from ..look.tokens import tokens

_LAND = QSize(700, 960)
_PLATE, _PAD, _GAP = 30, 9, 5
_LANDER, _LAMP = 58.0, 30
_BESIDE = 5.0  # how far the lines of two who went the same way lie apart
# Each section has its own kind of line, so that nobody needs its color.
DASHES: Mapping[str, tuple[float, ...]] = {
    "recon": (),
    "security": (3.0, 1.6),
    "science": (0.1, 1.9),
    "engineering": (4.0, 1.6, 0.1, 1.6),
}


def palette_of(land: Landscape) -> str:
    """A pack may name colors that there are not."""
    reliefs = tokens().relief
    return land.palette if land.palette in reliefs else next(iter(reliefs))


def painted_land(land: Landscape, ratio: float) -> Iterator[QImage]:
    """To be run through beside the window."""
    yield render_relief(relief_seed(land.relief), palette_of(land), _LAND, ratio, vignette=False)


def paint_land(painter: QPainter, rect: QRectF, land: Landscape, picture: QPixmap | None) -> None:
    """Its middle, where the picture has another shape than the land."""
    if picture is None:
        painter.fillRect(rect, QColor(tokens().relief[palette_of(land)][3]))
        return
    wide, high = picture.width(), picture.height()
    shape = rect.width() / max(rect.height(), 1)
    part_wide, part_high = (wide, wide / shape) if wide / high < shape else (high * shape, high)
    painter.drawPixmap(rect, picture, QRectF((wide - part_wide) / 2, (high - part_high) / 2, part_wide, part_high))


def paint_walks(painter: QPainter, area: QRectF, land: Landscape) -> None:
    """All that lies on the land, within `area`."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    points = _points(area, land)
    _paint_ways(painter, points, land)
    for number, route in enumerate(land.routes):
        _paint_route(painter, points, route, (number - (len(land.routes) - 1) / 2) * _BESIDE)
    plates = _plates(area, points, land)
    for place in land.places:
        if place.lamp:
            _paint_lamp(painter, plates[place.number])
    if land.lander in plates:
        high = scaled(_LANDER)
        plate = plates[land.lander]
        stand = QRectF(plate.left() + 4, plate.top() - high + 5, high * LANDER_SHAPE, high)
        paint_kept(painter, stand, "result lander", paint_lander, reach=2)
    for place in land.places:
        _paint_plate(painter, plates[place.number], place)
    taken = list(plates.values())
    for place in land.places:
        if place.signs:
            taken.append(_paint_signs(painter, area, plates[place.number], place, taken))


def pen_of(section: str, width: float = 4.0, *, night: bool = True) -> QPen:
    """The line of somebody of that section."""
    pen = QPen((night_of if night else color_of)(f"section_{section}"), width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    if dashes := DASHES.get(section, ()):
        pen.setDashPattern(list(dashes))
    return pen


def _points(area: QRectF, land: Landscape) -> dict[int, QPointF]:
    """Spread over the whole area, whatever part of the board they take up."""
    xs, ys = [place.x for place in land.places], [place.y for place in land.places]
    side, top = min(scaled(78), area.width() / 5), scaled(_LANDER)
    inside = area.adjusted(side, min(top, area.height() / 4), -side, -min(scaled(48), area.height() / 6))

    def share(value: int, values: list[int]) -> float:
        span = max(values) - min(values)
        return (value - min(values)) / span if span else 0.5

    return {
        place.number: QPointF(
            inside.left() + inside.width() * share(place.x, xs), inside.top() + inside.height() * share(place.y, ys)
        )
        for place in land.places
    }


def _paint_ways(painter: QPainter, points: Mapping[int, QPointF], land: Landscape) -> None:
    pen = QPen(night_of("accent_hi", 0.45), 2.4)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setDashPattern([0.1, 3])
    painter.setPen(pen)
    for start, end in land.ways:
        if start in points and end in points:
            painter.drawLine(points[start], points[end])


def _paint_route(painter: QPainter, points: Mapping[int, QPointF], route: Route, aside: float) -> None:
    """Once along each way, however often it was walked, beside the lines of the others."""
    legs = {frozenset(leg): leg for leg in pairwise(route.stops) if leg[0] != leg[1]}
    for start, end in legs.values():
        if start not in points or end not in points:
            continue
        low, high = (start, end) if start < end else (end, start)
        one, two = points[low], points[high]
        length = math.hypot(two.x() - one.x(), two.y() - one.y()) or 1.0
        across = QPointF(-(two.y() - one.y()) / length * aside, (two.x() - one.x()) / length * aside)
        bed = QPen(night_of("halo", 0.75), 7.0)
        bed.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(bed)
        painter.drawLine(one + across, two + across)
        painter.setPen(pen_of(route.section))
        painter.drawLine(one + across, two + across)


def _plates(area: QRectF, points: Mapping[int, QPointF], land: Landscape) -> dict[int, QRectF]:
    """With its name where it has room; a place that nobody entered is the first to leave its name out."""
    named: dict[int, QRectF] = {}
    tabs = {number: square(at, scaled(_PLATE)) for number, at in points.items()}
    for place in sorted(land.places, key=lambda place: not place.entered):
        tab = tabs[place.number]
        wide = tab.width() + text_size(place.name, "label").width() + 2 * scaled(_PAD)
        plate = QRectF(tab.center().x() - wide / 2, tab.top(), wide, tab.height())
        plate.moveLeft(min(max(plate.left(), area.left()), area.right() - wide))
        room = plate.adjusted(-4, -4, 4, 4)
        others = [named.get(number, other) for number, other in tabs.items() if number != place.number]
        if wide <= area.width() * 0.55 and not any(room.intersects(other) for other in others):
            named[place.number] = plate
    return {**tabs, **named}


def _paint_plate(painter: QPainter, plate: QRectF, place: Place) -> None:
    ink = night_of("text" if place.entered else "text_mute")
    line = night_of("line_strong" if place.entered else "line")
    paint_box(painter, plate, tokens().radius.slot, fill=night_of("panel", 0.94), line=line, width=1.5)
    side = plate.height()
    draw_text(painter, QRectF(plate.left(), plate.top(), side, side), str(place.number), "label", ink, CENTER)
    if plate.width() > side + 1:
        painter.setPen(QPen(night_of("line"), 1))
        painter.drawLine(
            QPointF(plate.left() + side, plate.top() + 6), QPointF(plate.left() + side, plate.bottom() - 6)
        )
        words = plate.adjusted(side, 0, 0, 0)
        draw_text(painter, words, place.name, "label", ink, CENTER)


def _paint_signs(painter: QPainter, area: QRectF, plate: QRectF, place: Place, taken: list[QRectF]) -> QRectF:
    """A pill beside its plate, where nothing else is: below, above, at a side."""
    side, gap = scaled(17), scaled(_GAP)
    widths = [text_size(count, "label").width() for _, count in place.signs]
    wide = 2 * scaled(_PAD) + sum(side + gap + width + gap for width in widths) - gap
    high = scaled(26)
    below = QRectF(plate.center().x() - wide / 2, plate.bottom() + 6, wide, high)
    above = QRectF(below.left(), plate.top() - high - 6, wide, high)
    right = QRectF(plate.right() + 6, plate.center().y() - high / 2, wide, high)
    left = QRectF(plate.left() - wide - 6, right.top(), wide, high)
    free = (spot for spot in (below, above, right, left) if area.contains(spot) and not _meets(spot, taken))
    pill = next(free, below)
    paint_box(painter, pill, high / 2, fill=night_of("halo", 0.9), line=night_of("line"), width=1)
    x = pill.left() + scaled(_PAD)
    for (icon, count), width in zip(place.signs, widths, strict=True):
        paint_icon(painter, icon, QRectF(x, pill.center().y() - side / 2, side, side), night_of("accent_text"))
        x += side + gap
        draw_text(painter, QRectF(x, pill.top(), width, high), count, "label", night_of("text"), CENTER)
        x += width + gap
    return pill


def _meets(spot: QRectF, taken: list[QRectF]) -> bool:
    return any(spot.intersects(other) for other in taken)


def _paint_lamp(painter: QPainter, plate: QRectF) -> None:
    """Somebody stayed here."""
    side = scaled(_LAMP)
    lamp = QRectF(plate.right() - side, plate.top() - side - 2, side, side)
    glow = QRadialGradient(lamp.center(), side * 1.3)
    warm = night_of("accent")
    for stop, alpha in ((0.0, 0.5), (0.5, 0.2), (1.0, 0.0)):
        glow.setColorAt(stop, faded(warm, alpha))
    painter.fillRect(lamp.adjusted(-side, -side, side, side), glow)
    paint_icon(painter, "memorial", lamp, night_of("accent_hi"))
