"""Die tiles: what dice have to show. An outline asks for an icon; a filled one is covered, or any result of a die.

Outline, pattern and glyph are those of the die, so the color is never alone. `rich.py` sets tiles into texts.
"""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap

from ..icons import paint_icon
from ..signs import ANY_DIE, ROW, Tile
from ..theme import color_of, look
from ..tokens import tokens
from .dice_paint import SKILL_COLORS, paint_coarse_pattern
from .kept import paint_kept
from .painted import paint_disk
from .svg_path import svg_path

_GLYPH = QRectF(10, 10, 44, 44)
_LINE = 4.5
_LETTER = 36  # units of the tile: it grows with the tile


def paint_tile(painter: QPainter, rect: QRectF, tile: Tile, *, covered: bool = False) -> None:
    """Draw a tile in the square `rect`; `covered` if a die supplies what it asks for."""
    paint_kept(
        painter, rect, (tile, covered), lambda inside, place: _paint(inside, place, tile, covered=covered), reach=1
    )


def _paint(painter: QPainter, rect: QRectF, tile: Tile, *, covered: bool) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / 64, rect.height() / 64)
    match tile.shape:
        case "red" | "green" | "blue":
            _paint_section(painter, tile, covered=covered)
        case "danger" | "injury":
            _paint_hurtful(painter, tile)
        case str(shape) if shape == ROW:
            _paint_row(painter, tile.glyph)
        case str(shape) if shape == ANY_DIE:
            _paint_any_die(painter)
        case _:
            _paint_common(painter, tile, covered=covered)
    painter.restore()


def _paint_section(painter: QPainter, tile: Tile, *, covered: bool) -> None:
    color, outline, whole = tile.shape, svg_path(tokens().die_outline_64[tile.shape]), not tile.glyph
    painter.fillPath(outline, color_of(f"die_{color}" if covered or whole else f"die_{color}_soft"))
    if whole or look().patterns:
        painter.save()
        painter.setClipPath(outline)
        paint_coarse_pattern(painter, color, color_of(f"die_{color}_edge", 0.85 if whole else 0.4))
        painter.restore()
    painter.strokePath(outline, QPen(color_of(f"die_{color}_edge"), _LINE))
    if not whole:
        paint_icon(painter, tile.glyph, _GLYPH, color_of("on_die" if covered else "text"))
    elif covered:
        paint_icon(painter, "check", _GLYPH, color_of("on_die"))


def _paint_hurtful(painter: QPainter, tile: Tile) -> None:
    kind, outline = tile.shape, svg_path(tokens().die_outline_64[tile.shape])
    painter.fillPath(outline, color_of(f"die_{kind}"))
    painter.strokePath(outline, QPen(color_of(f"die_{kind}_edge"), _LINE))
    ink = color_of(f"on_{kind}")
    if tile.glyph:
        paint_icon(painter, tile.glyph, _GLYPH, ink)
        return
    font = look().font("number")
    font.setPixelSize(_LETTER)
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(QRectF(0, 0, 64, 64), Qt.AlignmentFlag.AlignCenter, tile.letter)


def _paint_any_die(painter: QPainter) -> None:
    """All three colors side by side, behind the pip that every die has."""
    outline = svg_path(tokens().die_outline_64["red"])
    painter.save()
    painter.setClipPath(outline)
    wide = 64 / len(SKILL_COLORS)
    for place, color in enumerate(SKILL_COLORS):
        painter.fillRect(QRectF(wide * place, 0, wide + 0.5, 64), color_of(f"die_{color}"))
    painter.restore()
    painter.strokePath(outline, QPen(color_of("text_soft"), _LINE))
    paint_disk(painter, QPointF(32, 32), 9, fill=color_of("on_die"))


def _paint_row(painter: QPainter, outcome: str) -> None:
    """An outcome in small: its color and its kind of line."""
    box = QPainterPath()
    box.addRoundedRect(QRectF(3, 3, 58, 58), 12, 12)
    painter.fillPath(box, color_of(f"outcome_{outcome}_soft"))
    painter.strokePath(box, QPen(color_of(f"outcome_{outcome}"), _LINE))
    paint_outcome_line(painter, QRectF(20, 12, 24, 40), outcome, wide=2.0)


def paint_outcome_line(painter: QPainter, place: QRectF, outcome: str, wide: float = 1.0) -> None:
    """From the top of `place` to its bottom, in its middle: double for yellow, whole for green, dashed for red."""
    color, middle = color_of(f"outcome_{outcome}"), place.center().x()
    thin = outcome == "yellow"
    pen = QPen(color, (2.4 if thin else 5) * wide)
    if outcome == "red":
        pen.setDashPattern([1.6, 1.2])
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    for x in (middle - 2.5 * wide, middle + 2.5 * wide) if thin else (middle,):
        painter.drawLine(QPointF(x, place.top()), QPointF(x, place.bottom()))


def _paint_common(painter: QPainter, tile: Tile, *, covered: bool) -> None:
    outline = QPainterPath()
    outline.addRoundedRect(QRectF(3, 3, 58, 58), 12, 12)
    painter.fillPath(outline, color_of("raised" if covered else "well"))
    painter.strokePath(outline, QPen(color_of("text_soft" if covered else "line_strong"), _LINE))
    paint_icon(painter, tile.glyph, _GLYPH, color_of("text"))


@lru_cache(maxsize=512)
def _kept(tile: Tile, side: int, under: int, ratio: float, _dress: tuple[str, bool]) -> QPixmap:
    picture = QPixmap(QSize(side, side + under) * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        paint_tile(painter, QRectF(0.5, 0.5, side - 1, side - 1), tile)
    return picture


def tile_pixmap(tile: Tile, side: int, ratio: float, *, under: int = 0) -> QPixmap:
    """A tile as a picture of `side` device-independent pixels, with so much room under it."""
    return _kept(tile, side, under, ratio, tile_dress())


def tile_dress() -> tuple[str, bool]:
    """What of the look tiles depend on beside their size."""
    return look().theme, look().patterns
