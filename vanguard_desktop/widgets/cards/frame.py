"""The frame of a whole card, one for each kind: its head with its land, and what tells the kind apart."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from vanguard_desktop.models.common.card_dress import ON_MARS, CardKind
from vanguard_desktop.models.common.cards import CardShown
from vanguard_desktop.scenes.items.card_art import card_art

from ..look import color_of, paint_icon, scaled
from ..look.paint.figures import paint_threat
from ..look.paint.painted import clip_round, paint_box, paint_disk, pixel_ratio, square
from ..look.paint.shadows import paint_shadow
from ..look.paint.text_paint import CENTER, draw_text
from ..look.tokens import tokens
from ..portraits.portrait import paint_portrait
from ..rooms.structures import STRUCTURES, paint_structure
from .edges import edge_color, paint_edge
from .shapes import banner, cut_header, hexagon, octagon, saw

_HEAD, _FACE_HEAD, _STRUCTURE_HEAD, _STRIP, _EDGE, _LOW_EDGE = 96, 128, 160, 34, 6, 7
_RIBBON = 38
_PIPS = 3  # common, rare, ultra-rare


def head_height(card: CardShown, *, art: bool) -> int:
    """The room for the head; without its picture, as in a low window, only an edge is left."""
    if not art:
        return scaled(_LOW_EDGE)
    if card.kind is CardKind.INJURY:
        return scaled(_STRIP)
    return scaled(_STRUCTURE_HEAD if _is_structure(card) else _FACE_HEAD if card.dress.member else _HEAD)


def _is_structure(card: CardShown) -> bool:
    """Whether it is one of the base that can be seen standing there."""
    return card.dress.tint == ON_MARS and card.dress.emblem in STRUCTURES


def ribbon_width(card: CardShown, *, art: bool) -> int:
    """What a mission has at its left side."""
    return scaled(_RIBBON) if card.kind is CardKind.MISSION and art else 0


def paint_frame(painter: QPainter, rect: QRectF, card: CardShown, *, art: bool = True) -> None:
    """Draw a card without its words."""
    radius = tokens().radius.card
    paint_shadow(painter, rect.adjusted(4, 4, -4, -4), "card", radius)
    paint_box(painter, rect, radius, fill=color_of("card"), line=None)
    if art:
        painter.save()
        clip_round(painter, rect.adjusted(1, 1, -1, -1), radius)
        _paint_head(painter, rect, card)
        painter.restore()
    else:
        paint_edge(painter, rect, card.kind, radius, high=scaled(_LOW_EDGE), section=card.section)
    line = color_of("legal") if card.command is not None else color_of("line")
    paint_box(painter, rect, radius, fill=None, line=line, width=2.0)


def _paint_head(painter: QPainter, rect: QRectF, card: CardShown) -> None:
    head = QRectF(rect.left(), rect.top(), rect.width(), head_height(card, art=True))
    if card.kind is CardKind.INJURY:
        _paint_bone(painter, head, card)
        return
    land = head.adjusted(ribbon_width(card, art=True), 0, 0, 0)
    _paint_land(painter, land, card)
    match card.kind:
        case CardKind.SECTION:
            _paint_section_edge(painter, head, card)
            _paint_badge(painter, head, card)
        case CardKind.CREW | CardKind.SKILL:
            _paint_face(painter, head, card)
        case CardKind.POI:
            _paint_tab(painter, head, card)
            _paint_signs(painter, head, card)
        case CardKind.EVENT:
            _paint_biomes(painter, head, card)
        case CardKind.MISSION:
            _paint_ribbon(painter, rect, card)
        case CardKind.CONDITION:
            _paint_double_circle(painter, head, card)
        case CardKind.THREAT:
            _paint_saw(painter, head)
        case CardKind.EQUIPMENT:
            _paint_cut(painter, head, card)
        case CardKind.DISCOVERY | CardKind.UNIQUE:
            _paint_hexagon(painter, head, card)
        case CardKind.DANGER:
            _paint_octagon(painter, head, card)
        case CardKind.RANK_UP:
            _paint_banner(painter, head, card)
        case CardKind.ABOARD:
            _paint_plate(painter, head, card)
    painter.setPen(QPen(color_of("line"), 1))
    painter.drawLine(land.bottomLeft(), land.bottomRight())


def _paint_land(painter: QPainter, place: QRectF, card: CardShown) -> None:
    if _is_structure(card):
        paint_structure(painter, place, card.dress.emblem)
        return
    ratio = pixel_ratio(painter)
    identity = f"{card.kind.value}/{card.id.partition('/')[0]}"
    picture = card_art(identity, card.dress.tint, round(place.width()), round(place.height()), ratio)
    painter.drawPixmap(place.topLeft(), picture)


def _paint_section_edge(painter: QPainter, head: QRectF, card: CardShown) -> None:
    ink = edge_color(card.kind, card.section)
    painter.fillRect(QRectF(head.left(), head.top(), head.width(), scaled(_EDGE)), ink)


def _paint_plate(painter: QPainter, head: QRectF, card: CardShown) -> None:
    """The sign of its family on a riveted plate in the upper left corner, as on the rooms of the ship."""
    side = scaled(36)
    plate = QRectF(head.left() + scaled(10), head.top() + scaled(10), side, side)
    paint_box(painter, plate, tokens().radius.slot, fill=color_of("well"), line=color_of("line_strong"), width=1.5)
    if card.dress.emblem:
        paint_icon(painter, card.dress.emblem, square(plate.center(), scaled(22)), color_of("text_soft"))


def _paint_badge(painter: QPainter, head: QRectF, card: CardShown) -> None:
    """The sign of the section in its ring, in the upper right corner."""
    if card.section is None:
        return
    reach = scaled(18)
    ink = edge_color(card.kind, card.section)
    middle = QPointF(head.right() - reach - scaled(10), head.top() + reach + scaled(14))
    paint_disk(painter, middle, reach, fill=color_of("well"), line=ink, width=2)
    _icon(painter, f"section_{card.section.value}", middle, reach * 1.2, ink)


def _paint_face(painter: QPainter, head: QRectF, card: CardShown) -> None:
    """A portrait before their land."""
    _paint_section_edge(painter, head, card)
    gap = scaled(14)
    side = head.height() - 2 * gap
    place = QRectF(head.left() + gap, head.top() + gap + 2, side, side)
    section = card.section.value if card.section is not None else ""  # may go for any
    paint_portrait(painter, place, card.dress.member, section, sign=False)
    _paint_badge(painter, head, card)


def _paint_tab(painter: QPainter, head: QRectF, card: CardShown) -> None:
    side = scaled(40)
    tab = QRectF(head.left() - 8, head.top() - 8, side + 8, side + 8)
    paint_box(painter, tab, tokens().radius.slot, fill=color_of("panel"), line=color_of("line_strong"))
    inside = tab.adjusted(8, 8, 0, 0)
    if card.dress.tab:
        draw_text(painter, inside, card.dress.tab, "number", color_of("text"), CENTER)
    else:
        _icon(painter, card.dress.emblem, inside.center(), scaled(22), color_of("text"))


def _paint_signs(painter: QPainter, head: QRectF, card: CardShown) -> None:
    """Signs stand on a ground of their own, never on bare land."""
    if not card.dress.signs:
        return
    side, gap = scaled(20), scaled(7)
    wide = len(card.dress.signs) * (side + gap) + gap
    plate = QRectF(head.right() - wide - 10, head.top() + 12, wide, side + 2 * gap)
    paint_box(painter, plate, tokens().radius.chip, fill=color_of("panel", 0.92), line=None)
    _row(painter, plate, card.dress.signs, side, gap)


def _paint_biomes(painter: QPainter, head: QRectF, card: CardShown) -> None:
    """The row of biomes across the top of an event."""
    strip = QRectF(head.left(), head.top(), head.width(), scaled(_STRIP))
    painter.fillRect(strip, color_of("raised"))
    painter.setPen(QPen(color_of("line_strong"), 1))
    painter.drawLine(strip.bottomLeft(), strip.bottomRight())
    side, gap = scaled(22), scaled(12)
    _row(painter, strip, card.dress.signs or (card.dress.emblem,), side, gap)


def _row(painter: QPainter, place: QRectF, signs: tuple[str, ...], side: float, gap: float) -> None:
    x = place.left() + gap
    for sign in signs:
        paint_icon(painter, sign, QRectF(x, place.center().y() - side / 2, side, side), color_of("text"))
        x += side + gap


def _paint_ribbon(painter: QPainter, rect: QRectF, card: CardShown) -> None:
    """Down the whole left side of a mission."""
    ribbon = QRectF(rect.left(), rect.top(), scaled(_RIBBON), rect.height())
    painter.fillRect(ribbon, color_of("accent_soft"))
    painter.setPen(QPen(color_of("line_strong"), 2))
    painter.drawLine(ribbon.topRight(), ribbon.bottomRight())
    middle = QPointF(ribbon.center().x(), ribbon.top() + scaled(26))
    _icon(painter, card.dress.emblem, middle, scaled(22), color_of("text"))


def _paint_double_circle(painter: QPainter, head: QRectF, card: CardShown) -> None:
    middle, reach = head.center(), head.height() * 0.36
    paint_disk(painter, middle, reach, fill=color_of("well"), line=color_of("line_strong"), width=2)
    paint_disk(painter, middle, reach * 0.78, fill=None, line=color_of("text"), width=2)
    _icon(painter, card.dress.emblem, middle, reach * 0.92, color_of("text"))


def _paint_bone(painter: QPainter, head: QRectF, card: CardShown) -> None:
    painter.fillRect(head, color_of("die_injury"))
    middle = QPointF(head.left() + head.height() * 0.62, head.center().y())
    _icon(painter, card.dress.emblem, middle, head.height() * 0.6, color_of("on_injury"))


def _paint_saw(painter: QPainter, head: QRectF) -> None:
    teeth = QRectF(head.left(), head.top(), head.width(), scaled(14))
    painter.fillPath(saw(teeth, scaled(18)), edge_color(CardKind.THREAT, None))
    side = head.height() * 0.7
    paint_threat(painter, QRectF(head.center().x() - side / 2, head.bottom() - side - 6, side, side))


def _paint_cut(painter: QPainter, head: QRectF, card: CardShown) -> None:
    strip = QRectF(head.left() - 2, head.top() - 2, head.width() + 4, scaled(_STRIP) + 6)
    path = cut_header(strip)
    painter.fillPath(path, color_of("raised"))
    painter.strokePath(path, QPen(color_of("line_strong"), 1.5))
    middle = QPointF(head.left() + scaled(24), strip.center().y())
    _icon(painter, card.dress.emblem, middle, scaled(22), color_of("text"))


def _paint_hexagon(painter: QPainter, head: QRectF, card: CardShown) -> None:
    """Around the sign of its deck; a unique discovery has a second one around it."""
    middle, reach = head.center(), head.height() * 0.42
    shape = hexagon(middle, reach)
    painter.fillPath(shape, color_of("well"))
    painter.strokePath(shape, QPen(color_of("line_strong"), 2))
    if card.kind is CardKind.UNIQUE:
        painter.strokePath(hexagon(middle, reach * 0.82), QPen(color_of("text"), 1.5))
    _icon(painter, card.dress.emblem, middle, reach * 0.9, color_of("text"))
    if card.dress.pips:
        _paint_pips(painter, head, card.dress.pips)


def _paint_pips(painter: QPainter, head: QRectF, filled: int) -> None:
    """How rare it is, one to three."""
    reach, step = scaled(5), scaled(16)
    plate = QRectF(0, 0, _PIPS * step + 8, scaled(22))
    plate.moveTopRight(head.topRight() + QPointF(-10, 10))
    paint_box(painter, plate, tokens().radius.chip, fill=color_of("panel", 0.92), line=None)
    ink = color_of("text")
    painter.setPen(QPen(ink, 1.6))
    for number in range(_PIPS):
        painter.setBrush(ink if number < filled else QColor(Qt.GlobalColor.transparent))
        painter.drawEllipse(QPointF(plate.left() + 4 + step * (number + 0.5), plate.center().y()), reach, reach)


def _paint_octagon(painter: QPainter, head: QRectF, card: CardShown) -> None:
    """The danger die with the letter of its table."""
    middle, reach = head.center(), head.height() * 0.38
    shape = octagon(middle, reach)
    painter.fillPath(shape, color_of("die_danger"))
    painter.strokePath(shape, QPen(color_of("die_danger_edge"), 3))
    place = QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach)
    draw_text(painter, place, card.dress.tab, "heading", color_of("on_danger"), CENTER)


def _paint_banner(painter: QPainter, head: QRectF, card: CardShown) -> None:
    wide = head.height() * 0.62
    cloth = QRectF(head.center().x() - wide / 2, head.top() - 2, wide, head.height() * 0.9)
    shape = banner(cloth)
    painter.fillPath(shape, color_of("raised"))
    painter.strokePath(shape, QPen(color_of("line_strong"), 2))
    _icon(painter, card.dress.emblem, cloth.center() - QPointF(0, cloth.height() * 0.06), wide * 0.6,
          color_of("text"))  # fmt: skip


def _icon(painter: QPainter, name: str, middle: QPointF, side: float, color: QColor) -> None:
    paint_icon(painter, name, square(middle, side), color)
