"""The face of a crewmember in the suit, with the ring and sign of the section."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QAccessible, QPainter, QPainterPath, QPen

from ..look import Painted, color_of, night_of, paint_icon, scaled
from ..look.paint.kept import paint_kept
from ..look.paint.painted import paint_disk, square
from ..look.tokens import tokens
from .faces import faces
from .paper import HEIGHT, WIDTH, cut_out

# What of the sheets is seen: in a circle the corners are lost, so the face comes nearer.
_WHOLE = QRectF(2, 5, 92, 110)
_NEAR = QRectF(13, 12, 70, 70)
_PLAIN = "line_strong"


def paint_portrait(
    painter: QPainter, rect: QRectF, member: str, section: str, *, round_edge: bool = False, sign: bool = True
) -> None:
    """Draw head and shoulders into `rect`; the sign of the section sits on the lower left corner.

    Whoever goes for no section yet has "" and wears a plain suit.
    """
    paint_kept(
        painter,
        rect,
        ("portrait", member, section, round_edge, sign),
        lambda inside, place: _paint_portrait(inside, place, member, section, round_edge, sign),
        reach=rect.width() * 0.1,
    )


def _paint_portrait(painter: QPainter, rect: QRectF, member: str, section: str, round_edge: bool, sign: bool) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    color = color_of(f"section_{section}" if section else _PLAIN)
    to_screen = painter.deviceTransform()
    scale = math.hypot(to_screen.m11(), to_screen.m12())
    # The picture begins at a whole pixel of the screen, so that nothing of it is blurred.
    corner = to_screen.map(rect.topLeft())
    inset = QPointF(corner.x() - math.floor(corner.x()), corner.y() - math.floor(corner.y())) / scale
    place = QRectF(inset, rect.size())
    shape = QPainterPath()
    if round_edge:
        shape.addEllipse(place)
    else:
        shape.addRoundedRect(place, tokens().radius.slot, tokens().radius.slot)
    box = _sheets(place, _NEAR if round_edge else _WHOLE)
    # The picture has its own light, the same in every theme, as the figures on the map have.
    lit = night_of(f"section_{section}" if section else _PLAIN)
    picture = cut_out(shape, box, faces().face(member), faces(), section, lit, scale)
    painter.drawImage(rect.topLeft() - inset, picture)
    painter.strokePath(shape.translated(rect.topLeft() - inset), QPen(color, 1.5))
    if sign and section:
        _paint_sign(painter, rect, section)
    painter.restore()


def _sheets(place: QRectF, seen: QRectF) -> QRectF:
    """Where the sheets lie so that what is to be seen of them covers `place`, with the top of the head in it."""
    unit = max(place.width() / seen.width(), place.height() / seen.height())
    left = place.center().x() - seen.center().x() * unit
    return QRectF(left, place.top() - seen.top() * unit, WIDTH * unit, HEIGHT * unit)


def _paint_sign(painter: QPainter, rect: QRectF, section: str) -> None:
    color, reach = color_of(f"section_{section}"), rect.width() * 0.17
    badge = QPointF(rect.left() + reach * 0.7, rect.bottom() - reach * 0.7)
    paint_disk(painter, badge, reach, fill=color_of("well"), line=color, width=1.5)
    place = square(badge, reach * 1.35)
    paint_icon(painter, f"section_{section}", place, color)


class Portrait(Painted):
    """The picture on a crew board."""

    spoken_as = QAccessible.Role.Graphic

    def __init__(self, member: str, section: str, name: str, size: QSize) -> None:
        super().__init__()
        self._member, self._section, self._size = member, section, size
        self.keep_size()
        self.setAccessibleName(name)

    def sizeHint(self) -> QSize:
        return QSize(scaled(self._size.width()), scaled(self._size.height()))

    def _badge(self) -> float:
        """How far the sign of the section stands out."""
        return self.width() * 0.06

    def paint(self, painter: QPainter) -> None:
        rect = self.area.adjusted(self._badge(), 1, -2, -self._badge())
        paint_portrait(painter, rect, self._member, self._section)
