"""The sign before the name of a small card, on a ground that says its kind: bone, hexagon, or none."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen

from vanguard_desktop.models.common.card_dress import EMBLEMS, CardKind
from vanguard_desktop.models.common.cards import CardShown

from ..look import color_of, paint_icon
from ..look.paint.painted import paint_box, square
from ..look.tokens import tokens
from .shapes import hexagon

_AROUND, _SMALLER = 1.45, 0.86  # the ground and the sign on it, in sides of a bare sign


def paint_sign(painter: QPainter, place: QRectF, card: CardShown) -> None:
    """Draw the sign into `place`; its ground reaches a little beyond it."""
    ink, side = color_of("text_soft"), place.width()
    ground = square(place.center(), side * _AROUND)
    match card.kind:
        case CardKind.INJURY if not card.face_down:
            paint_box(painter, ground, tokens().radius.chip, fill=color_of("die_injury"), line=None)
            ink = color_of("on_injury")
        case CardKind.DISCOVERY | CardKind.UNIQUE:
            shape = hexagon(ground.center(), ground.width() * 0.52)
            painter.fillPath(shape, color_of("well"))
            line = color_of("text" if card.kind is CardKind.UNIQUE else "line_strong")
            painter.strokePath(shape, QPen(line, 1.5))
        case _:
            paint_icon(painter, card.dress.emblem or EMBLEMS[card.kind], place, ink)
            return
    inside = square(place.center(), side * _SMALLER)
    paint_icon(painter, card.dress.emblem or EMBLEMS[card.kind], inside, ink)
