"""The small faces of a sector: a tab with its number, a slim plate with its name, and the plate with name and signs."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPen

from vanguard_desktop.models.expedition.sectors import SectorRow
from vanguard_desktop.widgets.look import color_of, paint_icon, scaled
from vanguard_desktop.widgets.look.paint.painted import paint_box
from vanguard_desktop.widgets.look.paint.shadows import paint_shadow
from vanguard_desktop.widgets.look.paint.text_paint import CENTER, draw_text, text_size
from vanguard_desktop.widgets.look.tokens import tokens

PLATE_HEIGHT = 62
NUMBER_WIDTH = 34
_PAD_X, _PAD_Y = 10, 6
_ICON, _ICON_GAP = 19, 7
_WIDEST_NAME = 190  # longer names take a second line
_BADGE, _BADGE_ASIDE = 24, 4
_SLIM_NUMBER, _SLIM_PAD_X, _SLIM_PAD_Y, _WIDEST_SLIM = 30, 6, 3, 120


def plate_size(row: SectorRow) -> QSizeF:
    """The size that number, name and signs need."""
    name = text_size(row.name, "label", scaled(_WIDEST_NAME))
    icons, markers = icons_width(len(_icons(row))), _markers_width(row)
    lines = (name.width(), icons + markers) if icons else (name.width() + markers,)
    width = max(*lines, scaled(60)) + 2 * scaled(_PAD_X) + scaled(NUMBER_WIDTH)
    height = name.height() + 2 * scaled(_PAD_Y)
    if _icons(row):
        height += scaled(5) + scaled(_ICON)
    return QSizeF(width, max(height, scaled(PLATE_HEIGHT) if _icons(row) else scaled(44)))


def plate_box(row: SectorRow) -> QRectF:
    """The plate around its place, as long as nothing else is in the way."""
    size = plate_size(row)
    return QRectF(QPointF(-size.width() / 2, -scaled(PLATE_HEIGHT) / 2), size)


def tab_box() -> QRectF:
    """The number alone, around its place."""
    side = float(scaled(NUMBER_WIDTH))
    return QRectF(-side / 2, -side / 2, side, side)


def name_box(row: SectorRow) -> QRectF:
    """The slim plate around its place, as long as nothing else is in the way."""
    name = text_size(row.name, "label", scaled(_WIDEST_SLIM))
    width = scaled(_SLIM_NUMBER) + name.width() + 2 * scaled(_SLIM_PAD_X) + _markers_width(row)
    height = max(name.height() + 2 * scaled(_SLIM_PAD_Y), float(scaled(_SLIM_NUMBER)))
    return QRectF(-width / 2, -height / 2, width, height)


def paint_plate(painter: QPainter, body: QRectF, row: SectorRow, *, dim: bool) -> None:
    """Draw the whole plate; `dim` while something is dragged that may not be dropped here."""
    _paint_ground(painter, body, dim=dim, current=row.current)
    number = _paint_number(painter, body, row, NUMBER_WIDTH, dim=dim)
    left, top = number.right() + scaled(_PAD_X), body.top() + scaled(_PAD_Y)
    name = text_size(row.name, "label", scaled(_WIDEST_NAME))
    place = QRectF(left, top, body.right() - left, name.height())
    if not _icons(row):
        place.setBottom(body.bottom() - scaled(_PAD_Y))
        place.setRight(place.right() - _markers_width(row))
    draw_text(painter, place, row.name, "label", color_of("text_mute" if dim else "text"))
    paint_icons(painter, QPointF(left, place.bottom() + scaled(5)), row, dim=dim)
    if row.markers:
        _paint_markers(painter, body, row.markers)


def paint_name(painter: QPainter, body: QRectF, row: SectorRow, *, dim: bool) -> None:
    """Draw number and name alone, where there is no room for more."""
    _paint_ground(painter, body, dim=dim, current=row.current)
    number = _paint_number(painter, body, row, _SLIM_NUMBER, dim=dim)
    right = QPointF(_markers_width(row), 0)
    place = QRectF(number.topRight() + QPointF(scaled(_SLIM_PAD_X), 0), body.bottomRight() - right)
    draw_text(painter, place, row.name, "label", color_of("text_mute" if dim else "text"))
    if row.markers:
        _paint_markers(painter, body, row.markers)


def _paint_number(painter: QPainter, body: QRectF, row: SectorRow, width: int, *, dim: bool) -> QRectF:
    """Draw the number in the left part of a plate, and the line beside it."""
    number = QRectF(body.left(), body.top(), scaled(width), body.height())
    painter.setPen(QPen(color_of("line_faint" if dim else "line"), 1.5))
    painter.drawLine(number.topRight() + QPointF(0, 2), number.bottomRight() - QPointF(0, 2))
    draw_text(painter, number, str(row.id), "number", _number_ink(row, dim=dim), CENTER)
    return number


def paint_tab(painter: QPainter, body: QRectF, row: SectorRow, *, dim: bool) -> None:
    """Draw the number alone, for the view from far away."""
    _paint_ground(painter, body, dim=dim, current=row.current)
    draw_text(painter, body, str(row.id), "number", _number_ink(row, dim=dim), CENTER)


def markers_box(body: QRectF) -> QRectF:
    """Where a plate says how many markers lie on the sector: inside, as what stands out would be below other plates."""
    side, aside = scaled(_BADGE), scaled(_BADGE_ASIDE)
    middle = max(body.center().y(), body.bottom() - aside - side / 2)
    return QRectF(body.right() - aside - side, middle - side / 2, side, side)


def _markers_width(row: SectorRow) -> int:
    return scaled(_BADGE + _BADGE_ASIDE) if row.markers else 0


def _paint_markers(painter: QPainter, body: QRectF, count: int) -> None:
    badge = markers_box(body)
    paint_box(painter, badge, badge.width() / 2, fill=color_of("accent"), line=color_of("deck"), width=1.5)
    draw_text(painter, badge, str(count), "label", color_of("on_accent"), CENTER)


def icons_width(count: int) -> float:
    return count * scaled(_ICON) + max(count - 1, 0) * scaled(_ICON_GAP)


def paint_icons(painter: QPainter, left: QPointF, row: SectorRow, *, dim: bool = False) -> None:
    """Draw the biomes and status icons of a sector in a row."""
    side = scaled(_ICON)
    for place, icon in enumerate(_icons(row)):
        ink = "text_mute" if dim else "good" if icon == "final_poi" else "text_soft"
        x = left.x() + place * (side + scaled(_ICON_GAP))
        paint_icon(painter, icon, QRectF(x, left.y(), side, side), color_of(ink))


def _icons(row: SectorRow) -> tuple[str, ...]:
    return (*row.biomes, *row.marks)


def _number_ink(row: SectorRow, *, dim: bool) -> QColor:
    return color_of("text_mute" if dim else "accent_text" if row.current else "text_soft")


def _paint_ground(painter: QPainter, body: QRectF, *, dim: bool, current: bool) -> None:
    radius = tokens().radius.slot
    paint_shadow(painter, body, "card", radius)
    ground = QLinearGradient(body.topLeft(), body.bottomLeft())
    # A little of the land shines through; the words stand on enough ground to be read.
    ground.setColorAt(0, color_of("panel" if dim else "card", 0.95))
    ground.setColorAt(1, color_of("deck" if dim else "panel", 0.95))
    line = "line" if dim else "accent" if current else "line"
    paint_box(painter, body, radius, fill=QBrush(ground), line=color_of(line), width=1.5, dashed=dim)
