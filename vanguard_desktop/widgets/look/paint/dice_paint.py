"""Dice as the players see them: body, bracket, pattern and glyphs, in every size and state.

Outline, bracket and pattern each say the color once more, so a die is known without seeing color.
Everything is drawn on a square of 64 units and scaled from there.
"""

from __future__ import annotations

import math
from collections.abc import Hashable

import attrs
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap

from ..icons import paint_icon
from ..style import paint_focus_ring
from ..theme import color_of, look
from ..tokens import tokens
from .die_rings import (
    paint_assisting,
    paint_legal_ring,
    paint_ring,
    paint_row_number,
)
from .kept import paint_kept
from .painted import faded
from .svg_path import svg_path

SKILL_COLORS = ("red", "green", "blue")
SMALL = 28  # below this a die is its outline and color only
HOVER_LIFT = 4
_MARGIN = 8  # room around the 64 units for the shadow in a kept picture
_WHOLE, _COARSE = 0.45, 2.2  # how strong a pattern lies over a whole die, and how much larger on a small one
_KEPT = 300
_pixmaps: dict[tuple[DieFace, int, Hashable], QPixmap] = {}


@attrs.frozen(kw_only=True)
class DieFace:
    """What lies on top: `color` is red, green, blue, injury or danger, `glyphs` are one or two icon names."""

    color: str
    glyphs: tuple[str, ...] = ()
    bracketed: bool = False


@attrs.frozen(kw_only=True)
class DieState:
    """What the players may do with a die now, and whose it is."""

    hovered: bool = False
    selected: bool = False
    legal: bool = False
    focused: bool = False
    spent: bool = False
    forbidden: bool = False
    section: str | None = None  # an assisting die keeps the ring of its owner's section
    row: int | None = None  # the outcome row it is assigned to
    angle: float = 0.0
    breath: float = 0.0  # 0 to 1, the phase of the legal ring's glow


AT_REST = DieState()


def die_reach(size: float) -> float:
    """How far rings, glow and badges of a die stand out from its square of `size`."""
    return size * 0.24 + HOVER_LIFT + 4


def paint_die(painter: QPainter, rect: QRectF, face: DieFace, state: DieState = AT_REST) -> None:
    """Draw a die in the square `rect`, with all rings its state asks for."""
    if state.breath or state.angle:
        _paint_with_rings(painter, rect, face, state)
    else:
        paint_kept(
            painter,
            rect,
            (face, state),
            lambda inside, place: _paint_with_rings(inside, place, face, state),
            reach=die_reach(rect.width()),
        )


def _paint_with_rings(painter: QPainter, rect: QRectF, face: DieFace, state: DieState) -> None:
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(rect.center() - QPointF(0, HOVER_LIFT if state.hovered else 0))
    painter.rotate(state.angle)
    size = rect.width()
    if size < SMALL:
        painter.setOpacity(painter.opacity() * _opacity(state))
        _paint_small(painter, size, face.color)
        painter.restore()
        return
    outline = svg_path(tokens().die_outline_64[face.color])
    unit = size / 64
    painter.scale(unit, unit)
    if state.legal:
        paint_legal_ring(painter, outline, state.breath)
    if state.selected:
        paint_ring(painter, outline, color_of("accent"), 1.19, 3.5)
    painter.save()
    painter.setOpacity(painter.opacity() * _opacity(state))
    picture = _body(face, _pixels_per_unit(painter, turned=bool(state.angle)))
    reach = 32 + _MARGIN
    painter.drawPixmap(QRectF(-reach, -reach, 2 * reach, 2 * reach), picture, QRectF(picture.rect()))
    painter.restore()
    if state.section is not None:
        paint_assisting(painter, outline, state.section)
    if state.row is not None:
        paint_row_number(painter, state.row)
    painter.scale(1 / unit, 1 / unit)
    if state.focused:
        half = size / 2 + 2
        paint_focus_ring(painter, QRectF(-half, -half, 2 * half, 2 * half), 8)
    painter.restore()


def _opacity(state: DieState) -> float:
    if state.forbidden:
        return tokens().opacity.illegal
    return tokens().opacity.spent if state.spent else 1.0


def _ink(color: str) -> QColor:
    return color_of({"injury": "on_injury", "danger": "on_danger"}.get(color, "on_die"))


def _pixels_per_unit(painter: QPainter, *, turned: bool) -> float:
    """How fine a picture must be for the zoom and screen at hand; finer still for dice that are turned."""
    transform = painter.deviceTransform()
    return math.hypot(transform.m11(), transform.m12()) * (1.5 if turned else 1.0)


def _body(face: DieFace, pixels_per_unit: float) -> QPixmap:
    extent = max(round((64 + 2 * _MARGIN) * pixels_per_unit), 1)
    key = (face, extent, look().pictured)
    kept = _pixmaps.get(key)
    if kept is not None:
        return kept
    if len(_pixmaps) >= _KEPT:
        _pixmaps.clear()  # every zoom step leaves its sizes behind
    pixmap = QPixmap(extent, extent)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(extent / (64 + 2 * _MARGIN), extent / (64 + 2 * _MARGIN))
        painter.translate(_MARGIN, _MARGIN)
        _paint_body(painter, face)
    _pixmaps[key] = pixmap
    return pixmap


def _paint_body(painter: QPainter, face: DieFace) -> None:
    color = face.color
    outline = svg_path(tokens().die_outline_64[color])
    edge = color_of(f"die_{color}_edge", 0.8 if color == "injury" else 1.0)
    painter.fillPath(outline.translated(0, 3), _black(0.38))
    painter.fillPath(outline, color_of(f"die_{color}"))
    gradient = QLinearGradient(0, 2, 0, 62)
    bone = color == "injury"
    gradient.setColorAt(0, _white(0.5 if bone else 0.22))
    gradient.setColorAt(0.5, _white(0))
    gradient.setColorAt(0.5001, _black(0))
    gradient.setColorAt(1, _black(0.16 if bone else 0.22))
    painter.fillPath(outline, gradient)
    painter.save()
    painter.setClipPath(outline)
    if color in SKILL_COLORS:
        if look().patterns:
            _paint_pattern(painter, color, color_of(f"die_{color}_edge", _WHOLE))
        painter.fillRect(QRectF(0, 56, 64, 8), _black(0.25))
        _paint_pattern(painter, color, color_of(f"die_{color}_edge", 0.75), top=56)
    elif color == "danger":
        painter.fillPath(svg_path("M2 44L20 62h-8L2 52zM62 20L44 2h8l10 10z"), edge)
    painter.restore()
    painter.strokePath(outline, QPen(edge, 2.5 if color == "danger" else 2.0))
    ink = _ink(color)
    lift = -2.5 if color in SKILL_COLORS else 0.0
    if face.bracketed and color in tokens().die_bracket_64:
        painter.save()
        painter.translate(32, 32 + lift)
        painter.scale(0.92, 0.92)
        painter.translate(-32, -32)
        pen = QPen(faded(ink, 0.8), 2.8)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(svg_path(tokens().die_bracket_64[color]), pen)
        painter.restore()
    if len(face.glyphs) == 1:
        paint_icon(painter, face.glyphs[0], QRectF(14.5, 14.5 + lift, 35, 35), ink)
    elif face.glyphs:
        first, second = face.glyphs
        paint_icon(painter, first, QRectF(8.5, 10.5 + lift, 25, 25), ink)
        paint_icon(painter, second, QRectF(30.5, 28.5 + lift, 25, 25), ink)


def _paint_pattern(painter: QPainter, color: str, ink: QColor, top: float = 0) -> None:
    """Fill the body from `top` to its foot: hatch on red, dots on green, lines on blue."""
    painter.save()
    painter.setClipRect(QRectF(0, top, 64, 64 - top), Qt.ClipOperation.IntersectClip)
    if color == "red":
        pen = QPen(ink, 2)
        for x in range(-60, 76, 7):
            painter.strokePath(_line(x, 65, x + 66, -1), pen)
    elif color == "green":
        dots = QPainterPath()
        for column in range(14):
            for row in range(12):
                dots.addEllipse(QPointF(column * 5 - 0.5, 58.5 - row * 5), 1.35, 1.35)
        painter.fillPath(dots, ink)
    else:
        for row in range(18):
            painter.fillRect(QRectF(0, 61.2 - row * 3.6 - 0.8, 64, 1.6), ink)
    painter.restore()


def paint_coarse_pattern(painter: QPainter, color: str, ink: QColor) -> None:
    """Fill a small die with its pattern: finer ones would run into each other there."""
    painter.save()
    painter.scale(_COARSE, _COARSE)
    _paint_pattern(painter, color, ink)
    painter.restore()


def _paint_small(painter: QPainter, size: float, color: str) -> None:
    painter.scale(size / 70, size / 70)
    painter.translate(-32, -32)
    outline = svg_path(tokens().die_outline_64[color])
    painter.fillPath(outline, color_of(f"die_{color}"))
    if look().patterns and color in SKILL_COLORS:
        painter.save()
        painter.setClipPath(outline)
        paint_coarse_pattern(painter, color, color_of(f"die_{color}_edge"))
        painter.restore()
    painter.strokePath(outline, QPen(color_of(f"die_{color}_edge"), 5))


def _line(x1: float, y1: float, x2: float, y2: float) -> QPainterPath:
    path = QPainterPath(QPointF(x1, y1))
    path.lineTo(x2, y2)
    return path


def _black(alpha: float) -> QColor:
    return faded(QColor(Qt.GlobalColor.black), alpha)


def _white(alpha: float) -> QColor:
    return faded(QColor(Qt.GlobalColor.white), alpha)
