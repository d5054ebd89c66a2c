"""The card as which a sector opens when one looks closely: its land, its name, its story, its actions as buttons."""

from __future__ import annotations

import attrs
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QLinearGradient, QPainter, QPainterPath

from vanguard_desktop.models.expedition.sectors import ActionRow, SectorRow
from vanguard_desktop.widgets.look import color_of, look, paint_icon, scaled
from vanguard_desktop.widgets.look.paint.painted import paint_box, pixel_ratio
from vanguard_desktop.widgets.look.paint.shadows import paint_shadow
from vanguard_desktop.widgets.look.paint.text_paint import CENTER, draw_text, text_size
from vanguard_desktop.widgets.look.tokens import tokens

from .card_art import card_art
from .plate_paint import icons_width, paint_icons

CARD_WIDTH, ART_HEIGHT = 280, 84
_PAD, _BADGE, _ICON = 14, 36, 20
_BUTTON_HEIGHT = 42
_STORY_PX = 16  # smaller than on the reading sheet, as on printed cards


@attrs.frozen(kw_only=True)
class CardLayout:
    """Where things stand on a card, counted from its upper left corner; `buttons` by the number of the action."""

    width: float
    height: float
    name: QRectF
    poi: QRectF
    story: QRectF
    buttons: dict[int, QRectF]

    @property
    def size(self) -> QSizeF:
        return QSizeF(self.width, self.height)


def story_font() -> QFont:
    """The hand in which cards tell their story."""
    font = look().font("story", italic=True)
    font.setPixelSize(scaled(_STORY_PX))
    return font


def lay_card(row: SectorRow) -> CardLayout:
    """Give everything on the card its place."""
    width, pad = float(scaled(CARD_WIDTH)), float(scaled(_PAD))
    room = width - 2 * pad
    y = float(scaled(ART_HEIGHT + 4))
    places = []
    for height, after in (
        (text_size(row.name, "card_title", room).height(), 4),
        (text_size(row.poi, "label", room).height() if row.poi else 0, 6 if row.poi else 0),
        (_story_height(row.story, room) if row.story else 0, 10 if row.story else 0),
    ):
        places.append(QRectF(pad, y, room, height))
        y += height + scaled(after)
    buttons = {}
    for action in row.actions:
        wide = room - scaled(_ICON) - 3 * scaled(10)
        height = max(scaled(_BUTTON_HEIGHT), text_size(action.name, "panel_title", wide).height() + scaled(16))
        buttons[action.number] = QRectF(pad, y, room, height)
        y += height + scaled(8)
    name, poi, story = places
    return CardLayout(width=width, height=y + scaled(6), name=name, poi=poi, story=story, buttons=buttons)


def paint_card(painter: QPainter, corner: QPointF, row: SectorRow, layout: CardLayout) -> None:
    """Draw the card with its upper left corner at `corner`."""
    radius = tokens().radius.card
    painter.save()
    painter.translate(corner)
    body = QRectF(QPointF(), layout.size)
    paint_shadow(painter, body, "card", radius)
    paint_box(painter, body, radius, fill=color_of("card"), line=None)
    paint_head(painter, QRectF(0, 0, body.width(), scaled(ART_HEIGHT)), row)
    line = "accent" if row.current else "line_strong"
    paint_box(painter, body, radius, fill=None, line=color_of(line), width=2)
    draw_text(painter, layout.name, row.name, "card_title", color_of("text"))
    if row.poi:
        draw_text(painter, layout.poi, row.poi, "label", color_of("text_soft"))
    if row.story:
        painter.setFont(story_font())
        painter.setPen(color_of("text_soft"))
        painter.drawText(layout.story, int(Qt.TextFlag.TextWordWrap), row.story)
    for action in row.actions:
        _paint_button(painter, layout.buttons[action.number], action)
    painter.restore()


def paint_head(painter: QPainter, place: QRectF, row: SectorRow) -> None:
    """Draw the top of a card: the land of the sector fading into the card, its number, its signs."""
    _paint_art(painter, place, row)
    corner = place.topLeft()
    badge = QRectF(corner + QPointF(scaled(12), scaled(12)), QSizeF(scaled(_BADGE), scaled(_BADGE)))
    ground = color_of("accent" if row.current else "panel")
    paint_box(painter, badge, tokens().radius.slot, fill=ground, line=color_of("line"))
    draw_text(painter, badge, str(row.id), "number", color_of("on_accent" if row.current else "text"), CENTER)
    wide = icons_width(len(row.biomes) + len(row.marks))
    if wide:
        signs = QRectF(place.right() - wide - scaled(24), corner.y() + scaled(14), wide + scaled(12), scaled(31))
        # Signs stand on a ground of their own, never on bare land.
        paint_box(painter, signs, tokens().radius.chip, fill=color_of("panel", 0.9), line=None)
        paint_icons(painter, signs.topLeft() + QPointF(scaled(6), scaled(6)), row)


def _paint_art(painter: QPainter, place: QRectF, row: SectorRow) -> None:
    ratio = pixel_ratio(painter)
    picture = card_art(f"sector-{row.id}-{row.x}-{row.y}", (*row.biomes, "")[0], CARD_WIDTH, ART_HEIGHT, ratio)
    radius = tokens().radius.card
    clip = QPainterPath()
    clip.addRoundedRect(place.adjusted(0, 0, 0, 2 * radius), radius, radius)
    painter.save()
    painter.setClipPath(clip)
    whole = picture.rect()
    high = min(whole.width() * place.height() / max(place.width(), 1.0), whole.height())
    painter.drawPixmap(place, picture, QRectF(0, (whole.height() - high) / 2, whole.width(), high))
    fade = QLinearGradient(place.topLeft(), place.bottomLeft())
    fade.setColorAt(0.2, color_of("card", 0))
    fade.setColorAt(1, color_of("card"))
    painter.fillRect(place, fade)
    painter.restore()


def _paint_button(painter: QPainter, place: QRectF, action: ActionRow) -> None:
    ground = color_of("raised") if action.usable else None
    line = color_of("line_strong" if action.usable else "line")
    paint_box(painter, place, tokens().radius.slot, fill=ground, line=line, width=1.5, dashed=not action.usable)
    ink = color_of("text" if action.usable else "text_mute")
    side = scaled(_ICON)
    icon = QRectF(place.left() + scaled(10), place.center().y() - side / 2, side, side)
    paint_icon(painter, "special_action" if action.usable else "lock", icon, ink)
    words = QRectF(icon.right() + scaled(10), place.top(), place.right() - icon.right() - scaled(20), place.height())
    draw_text(painter, words, action.name, "panel_title", ink)


def _story_height(story: str, width: float) -> float:
    room = QRectF(0, 0, width, 10_000)
    return QFontMetricsF(story_font()).boundingRect(room, int(Qt.TextFlag.TextWordWrap), story).height()
