"""Lights of stars, bodies on orbits and danger marks, as the star map and its cards paint them."""

from __future__ import annotations

import zlib

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPolygonF

from vanguard_desktop.setting import GoalKind, StarLight
from vanguard_desktop.widgets.look import night_of, paint_icon
from vanguard_desktop.widgets.look.paint.painted import faded, paint_disk, square
from vanguard_desktop.widgets.look.tokens import tokens

_PALETTES = ("kelp", "ice", "shelf", "orbit", "mars")
_ICONS = {GoalKind.STATION: "home", GoalKind.EVENT: "event", GoalKind.ANOMALY: "search"}
DEEP = "deep"


def light_of(light: StarLight) -> QColor:
    """The color of a star."""
    match light:
        case StarLight.WHITE:
            return QColor(tokens().figure.light)
        case StarLight.YELLOW:
            return night_of("accent")
        case StarLight.RED:
            return night_of("bad")
        case StarLight.BLUE:
            return QColor(tokens().figure.glint)


def paint_star(painter: QPainter, at: QPointF, reach: float, light: StarLight, *, dim: bool = False) -> None:
    """A star with its halo and four fine rays; `dim` where nobody gets to now."""
    color = light_of(light)
    strength = 0.45 if dim else 1.0
    for share, alpha in ((2.7, 0.10), (2.0, 0.17), (1.45, 0.30)):
        paint_disk(painter, at, reach * share, fill=faded(color, alpha * strength))
    painter.setPen(QPen(faded(color, 0.55 * strength), 1.2))
    for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        ray = QPointF(x, y)
        painter.drawLine(at + ray * reach * 1.5, at + ray * reach * 2.3)
    paint_disk(painter, at, reach, fill=faded(color, 0.55 if dim else 1.0))


def paint_body(painter: QPainter, at: QPointF, reach: float, id: str, kind: GoalKind | None, *, dim: bool) -> None:
    """A destination: a planet as a small lit disk, everything else as a sign on dark ground."""
    if kind is None:
        layers = tokens().relief[_PALETTES[zlib.crc32(id.encode()) % len(_PALETTES)]]
        ground = QLinearGradient(at - QPointF(reach, reach), at + QPointF(reach, reach))
        ground.setColorAt(0, QColor(layers[-2]))
        ground.setColorAt(0.55, QColor(layers[len(layers) // 2]))
        ground.setColorAt(1, QColor(layers[0]))
        paint_disk(painter, at, reach, fill=QColor(layers[0]))
        painter.setOpacity(0.5 if dim else 1.0)
        painter.setPen(QPen(night_of("halo"), 1))
        painter.setBrush(ground)
        painter.drawEllipse(at, reach, reach)
        painter.setOpacity(1.0)
        return
    line = night_of("text_mute" if dim else "text_soft")
    paint_disk(painter, at, reach, fill=night_of("deck"), line=line, width=1.4)
    paint_icon(painter, _ICONS[kind], square(at, reach * 1.25), line)


def goal_icon(kind: GoalKind | None) -> str:
    """The sign of a destination in a list."""
    return "planet" if kind is None else _ICONS[kind]


def paint_mark(painter: QPainter, place: QRectF, mark: str) -> None:
    """A danger mark: a triangle that stands for amber, one that points down for deep; others have a dot."""
    up = mark != DEEP
    top, bottom = (place.top(), place.bottom()) if up else (place.bottom(), place.top())
    corners = [QPointF(place.center().x(), top), QPointF(place.right(), bottom), QPointF(place.left(), bottom)]
    pen = QPen(night_of("halo"), 3.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    color = night_of("warn") if up else night_of("legal")
    painter.setBrush(night_of("deck"))
    for pen_color, width in ((night_of("halo"), 4.0), (color, 2.0)):
        pen.setColor(pen_color)
        pen.setWidthF(width)
        painter.setPen(pen)
        painter.drawPolygon(QPolygonF(corners))
    painter.setPen(QPen(color, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    middle = place.center() + QPointF(0, place.height() * (0.02 if up else -0.02))
    third = place.height() / 6
    if mark == "amber":
        painter.drawLine(middle - QPointF(0, third), middle + QPointF(0, third * 0.5))
        painter.drawPoint(middle + QPointF(0, third * 1.7))
    else:
        painter.drawPoint(middle)
