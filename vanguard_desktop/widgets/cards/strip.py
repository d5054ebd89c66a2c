"""A strip of its land at the right end of a small card's head, fading out where the name stands."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QLinearGradient, QPainter

from vanguard_desktop.models.common.cards import CardShown
from vanguard_desktop.scenes.items.card_art import card_art

from ..look import color_of
from ..look.paint.painted import clip_round, pixel_ratio

_WIDE, _HIGH = 240, 48


def paint_strip(painter: QPainter, rect: QRectF, radius: float, card: CardShown, *, high: float) -> None:
    """Draw the land into the upper `high` units of a card."""
    ratio = pixel_ratio(painter)
    picture = card_art(f"{card.kind.value}/{card.id.partition('/')[0]}", card.dress.tint, _WIDE, _HIGH, ratio)
    wide = min(float(_WIDE), rect.width() * 0.7)
    place = QRectF(rect.right() - wide, rect.top(), wide, min(high, float(_HIGH)))
    seen = QRectF((_WIDE - wide) * ratio, 0, wide * ratio, place.height() * ratio)
    painter.save()
    clip_round(painter, rect.adjusted(1, 1, -1, -1), radius)
    painter.drawPixmap(place, picture, seen)
    fade = QLinearGradient(place.topLeft(), place.topRight())
    fade.setColorAt(0.0, color_of("card"))
    fade.setColorAt(0.75, color_of("card", 0.35))
    fade.setColorAt(1.0, color_of("card", 0.15))
    painter.fillRect(place, fade)
    sink = QLinearGradient(QPointF(0, place.top()), QPointF(0, place.bottom()))
    sink.setColorAt(0.55, color_of("card", 0))
    sink.setColorAt(1.0, color_of("card"))
    painter.fillRect(place, sink)
    painter.restore()
