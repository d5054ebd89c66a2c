"""The small picture of a position: relief, ways, numbered sectors, lander and pawns."""

from __future__ import annotations

from itertools import combinations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPen

from ..look import color_of, night_of
from ..look.paint.figures import LANDER_SHAPE, PAWN_SHAPE, paint_lander, paint_pawn
from ..look.paint.painted import clip_round, paint_box, paint_disk
from ..look.paint.text_paint import CENTER, draw_text
from ..look.tokens import tokens
from .last_position import LastPosition

_PLATE, _DOT = 34.0, 14.0
_PAWN = 54.0
_LANDER = 50.0
_THUMB = 0.5


def paint_position(
    painter: QPainter, rect: QRectF, last: LastPosition, relief: QImage | None, map_height: float
) -> None:
    """Fill `rect` with the land; the sectors stand in its upper `map_height`, the lower part fades for words."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    clip_round(painter, rect, tokens().radius.card)
    scene = QRectF(rect.left(), rect.top(), rect.width(), max(map_height * 1.2, 1))
    if not paint_scene(painter, scene, last):
        painter.fillRect(rect, QColor(tokens().relief[last.palette][3]))
        if relief is not None:
            painter.drawImage(rect, relief, QRectF(relief.rect()))
    places = _places(rect, last, map_height)
    _ways(painter, places, last)
    fade = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    share = map_height / rect.height()
    for at, alpha in ((0.0, 0.08), (share * 0.75, 0.2), (min(share, 0.98), 0.9), (1.0, 0.98)):
        fade.setColorAt(at, color_of("panel", alpha))
    painter.fillRect(rect, fade)
    _team(painter, places, last)
    painter.restore()


def paint_scene(painter: QPainter, rect: QRectF, last: LastPosition) -> bool:
    """A room of the ship, or the base of the habitat; False where land is the picture."""
    if last.room:
        from ..ship.room_picture import paint_alone

        paint_alone(painter, rect, last.room)
    elif last.hour >= 0:
        from ..rooms.halfway import BaseSeen, paint_base

        paint_base(painter, rect, BaseSeen(hour=min(last.hour, 100) / 100, number=last.round))
    else:
        return False
    return True


def paint_thumbnail(painter: QPainter, rect: QRectF, last: LastPosition) -> None:
    """Over land that is painted already, the same as small as a thumb."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(_THUMB, _THUMB)
    whole = QRectF(0, 0, rect.width() / _THUMB, rect.height() / _THUMB)
    painter.fillRect(whole, color_of("space", 0.3))
    places = _places(whole, last, whole.height() - _PLATE / 2)
    _ways(painter, places, last)
    _team(painter, places, last)
    painter.restore()


def _ways(painter: QPainter, places: dict[int, QPointF], last: LastPosition) -> None:
    pen = QPen(night_of("accent_hi"), 3)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setDashPattern([0.1, 3])
    painter.setPen(pen)
    for start, end in last.ways:
        painter.drawLine(places[start], places[end])


def _team(painter: QPainter, places: dict[int, QPointF], last: LastPosition) -> None:
    """The sectors, and who and what stands there."""
    numbered = _numbered(places, last)
    for spot in last.spots:
        if spot.number not in numbered:
            _dot(painter, places[spot.number])
    if last.lander in places:
        stand, wide = places[last.lander], _LANDER * LANDER_SHAPE
        paint_lander(painter, QRectF(stand.x() - wide / 2 - 4, stand.y() - _PLATE / 2 - _LANDER + 6, wide, _LANDER))
    _pawns(painter, places, last)
    for spot in last.spots:  # over the figures, or they would hide a number
        if spot.number in numbered:
            _plate(painter, places[spot.number], spot.number, spot.number == last.active)


def land_size(width: int, height: int) -> QSize:
    """The units in which the land of the picture is found: wide, so that hills look as on the table."""
    return QSize(700, max(round(700 * height / max(width, 1)), 1))


def _places(rect: QRectF, last: LastPosition, map_height: float) -> dict[int, QPointF]:
    """Keep the picture's margins free of plates and the heads of figures inside."""
    left, right = rect.left() + 60, rect.right() - 60
    top, bottom = rect.top() + _PAWN + 18, rect.top() + max(map_height - _PLATE / 2, _PAWN + 30)
    xs, ys = [spot.x for spot in last.spots], [spot.y for spot in last.spots]
    return {
        spot.number: QPointF(
            left + (right - left) * _share(spot.x, xs),
            top + (bottom - top) * _share(spot.y, ys),
        )
        for spot in last.spots
    }


def _share(value: int, all_values: list[int]) -> float:
    span = max(all_values) - min(all_values)
    return (value - min(all_values)) / span if span else 0.5


def _numbered(places: dict[int, QPointF], last: LastPosition) -> set[int]:
    """Where plates would cover each other only the sectors where somebody stands keep their number."""
    rects = {number: QRectF(at.x(), at.y(), _PLATE + 2, _PLATE + 2) for number, at in places.items()}
    if not any(one.intersects(other) for one, other in combinations(rects.values(), 2)):
        return set(places)
    return {last.active, last.lander, *(sector for _, sector in last.pawns)}


def _dot(painter: QPainter, at: QPointF) -> None:
    paint_disk(painter, at, _DOT / 2, fill=color_of("panel"), line=color_of("line_strong"), width=1.5)


def _plate(painter: QPainter, at: QPointF, number: int, active: bool) -> None:
    plate = QRectF(at.x() - _PLATE / 2, at.y() - _PLATE / 2, _PLATE, _PLATE)
    line = color_of("accent_text" if active else "line_strong")
    paint_box(painter, plate, tokens().radius.slot, fill=color_of("panel"), line=line, width=1.5)
    draw_text(painter, plate, str(number), "number", color_of("accent_text" if active else "text"), CENTER)


def _pawns(painter: QPainter, places: dict[int, QPointF], last: LastPosition) -> None:
    standing: dict[int, int] = {}
    for section, sector in last.pawns:
        if sector not in places:
            continue
        index = standing.get(sector, 0)
        standing[sector] = index + 1
        count = sum(1 for _, other in last.pawns if other == sector)
        beside = _LANDER * 0.95 if sector == last.lander else 0.0
        x = places[sector].x() + beside + (index - (0 if beside else (count - 1) / 2)) * _PAWN * 0.62
        wide = _PAWN * PAWN_SHAPE
        place = QRectF(x - wide / 2, places[sector].y() - _PLATE / 2 - _PAWN + 8, wide, _PAWN)
        paint_pawn(painter, place, section, active=sector == last.active and index == 0)
