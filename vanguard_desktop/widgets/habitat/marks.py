"""Small signs of the habitat: elements green or broken, scales of production, pawns, plants."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap

from vanguard_desktop.models.habitat.base import Mark, PawnMark

from ..look import color_of, look, paint_icon, scaled
from ..look.paint.painted import paint_box, paint_disk
from ..look.paint.text_paint import CENTER, draw_text

SIDE, GAP = 26, 5
_SEATS = 4


def cut(line: str, role: str, room: float) -> str:
    """As much as there is room for; the whole line is in the tip."""
    return look().metrics(role).elidedText(line, Qt.TextElideMode.ElideRight, room)


def side() -> int:
    return scaled(SIDE)


def picture_of_thing(icon: str, ratio: float) -> QPixmap:
    """What hangs under the pointer that carries something from the loading zone."""
    side = scaled(36)
    picture = QPixmap(QSize(side, side) * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    place = QRectF(1, 1, side - 2, side - 2)
    paint_box(painter, place, 6, fill=color_of("well"), line=color_of("legal"))
    paint_icon(painter, icon, place.adjusted(6, 6, -6, -6), color_of("text"))
    painter.end()
    return picture


def paint_element(painter: QPainter, place: QRectF, mark: Mark) -> None:
    """Broken ones are red, hatched and crossed: nobody needs the color."""
    line = color_of("bad" if mark.bad else "good")
    paint_box(painter, place, 5, fill=color_of("bad_fill" if mark.bad else "good_fill"), line=line, width=1.5)
    if mark.bad:
        painter.save()
        painter.setClipRect(place.adjusted(1, 1, -1, -1))
        painter.setPen(QPen(color_of("bad"), 1))
        step = place.width() / 4
        for number in range(1, 8):
            x = place.left() + number * step
            painter.drawLine(QPointF(x, place.top()), QPointF(x - place.height(), place.bottom()))
        painter.restore()
    inset = place.width() * 0.18
    paint_icon(painter, mark.icon, place.adjusted(inset, inset, -inset, -inset), line)
    if mark.bad:
        corner, reach = QPointF(place.right() - 1, place.top() + 1), place.width() * 0.2
        paint_disk(painter, corner, reach * 1.25, fill=color_of("bad"))
        painter.setPen(QPen(color_of("well"), 1.8))
        arm = reach * 0.55
        painter.drawLine(corner - QPointF(arm, arm), corner + QPointF(arm, arm))
        painter.drawLine(corner - QPointF(arm, -arm), corner + QPointF(arm, -arm))


def paint_token(painter: QPainter, place: QRectF, mark: Mark, *, waiting: bool = False) -> None:
    """A modifier token; one that waits for its turn is an outline."""
    color = color_of("warn" if mark.bad else "accent_text")
    paint_disk(
        painter,
        place.center(),
        place.width() / 2 - 1,
        fill=None if waiting else color_of("well"),
        line=color,
        width=1.5,
    )
    inset = place.width() * 0.24
    paint_icon(painter, mark.icon, place.adjusted(inset, inset, -inset, -inset), color)


def paint_scale(painter: QPainter, at: QPointF, most: int, level: int, *, step: float, first: int = 1) -> None:
    """Numbers in boxes; the one of now is filled."""
    for number in range(first, most + 1):
        place = QRectF(at.x() + (number - first) * (step + 3), at.y(), step, step)
        here = number == level
        paint_box(
            painter,
            place,
            4,
            fill=color_of("text" if here else "well"),
            line=color_of("text" if here else "line"),
        )
        draw_text(painter, place, str(number), "label", color_of("space" if here else "text_mute"), CENTER)


def paint_pawn_mark(painter: QPainter, place: QRectF, mark: PawnMark, *, faint: bool = False) -> None:
    """A pawn in the color of its seat, with the letter of its profession; a drone has a square head, and its own."""
    color = color_of(f"seat_{mark.seat % _SEATS + 1}")
    if faint:
        color.setAlphaF(0.4)
    x, wide, high = place.center().x(), place.width(), place.height()
    shape = QPainterPath()
    middle, reach = QPointF(x, place.top() + high * 0.24), wide * 0.24
    if mark.drone:
        shape.addRect(QRectF(middle.x() - 1.5 * reach, middle.y() - 0.6 * reach, 3 * reach, 1.2 * reach))
    else:
        shape.addEllipse(middle, reach, reach)
    body = QPainterPath()
    body.moveTo(x - wide * 0.14, place.top() + high * 0.4)
    body.lineTo(x + wide * 0.14, place.top() + high * 0.4)
    body.lineTo(x + wide * 0.34, place.bottom() - high * 0.16)
    body.lineTo(x - wide * 0.34, place.bottom() - high * 0.16)
    body.closeSubpath()
    painter.fillPath(shape.united(body), color)
    painter.fillRect(QRectF(x - wide * 0.42, place.bottom() - high * 0.14, wide * 0.84, high * 0.14), color)
    line = look().line("label")
    text = QRectF(x - wide / 2, place.top() + high * 0.61 - line / 2, wide, line)
    draw_text(painter, text, mark.letter, "label", color_of("space"), CENTER)


def paint_pawns(painter: QPainter, at: QPointF, pawns: Sequence[PawnMark], high: float) -> None:
    """Side by side, close together."""
    for number, pawn in enumerate(pawns):
        paint_pawn_mark(painter, QRectF(at.x() + number * high * 0.62, at.y(), high * 0.8, high), pawn)


def paint_complex_mark(painter: QPainter, place: QRectF, shape: str, name: str) -> None:
    """Triangle, circle or square: the sign of a complex."""
    color = color_of(f"complex_{name}")
    path = QPainterPath()
    if shape == "circle":
        path.addEllipse(place)
    elif shape == "square":
        path.addRect(place.adjusted(1, 1, -1, -1))
    else:
        path.moveTo(place.center().x(), place.top())
        path.lineTo(place.bottomRight())
        path.lineTo(place.bottomLeft())
        path.closeSubpath()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(path, color)
