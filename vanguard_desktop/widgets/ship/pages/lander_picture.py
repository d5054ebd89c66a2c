"""A lander as it hangs in the Drawer, over its name and figures."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ...look import night_of
from ...look.paint.kept import paint_kept
from ...look.paint.painted import clip_round
from ...look.tokens import tokens
from ...rooms.brush import Brush
from ...rooms.furniture import lander

# The lander with its hook is so high, and hangs so far below the rail.
_HIGH, _HANGS = 80.0, 54.0


def paint_hanging(painter: QPainter, place: QRectF, *, damaged: bool) -> None:
    """In the middle of a strip of the hangar."""
    paint_kept(painter, place, ("hanging lander", damaged), lambda inside, rect: _strip(inside, rect, damaged))


def _strip(painter: QPainter, place: QRectF, damaged: bool) -> None:
    painter.save()
    clip_round(painter, place, tokens().radius.slot)
    painter.fillRect(place, night_of("deck"))
    painter.fillRect(QRectF(place.left(), place.top(), place.width(), 4), night_of("line_strong"))
    scale = place.height() / _HIGH
    lander(Brush(painter), place.center().x(), place.top() + _HANGS * scale, scale, damaged=damaged)
    painter.restore()
