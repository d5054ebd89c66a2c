"""A frame around the tiles of one alternative, with "and" between them; in a text it is a picture like an icon."""

from __future__ import annotations

import re
from functools import lru_cache
from urllib.parse import quote, unquote

import attrs
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from ..icons import paint_icon
from ..signs import is_sign, tile_of
from ..theme import color_of, look
from .painted import paint_box
from .text_paint import CENTER, draw_text, text_size
from .tiles import paint_tile, tile_dress

_SIGN = re.compile(r"\[([a-z0-9_]+)\](\(on\))?")
_PAD, _GAP, _RADIUS = 4, 4, 9
_WORDS = re.compile(r"\w")


@attrs.frozen(kw_only=True)
class Part:
    """A sign or a word in a capsule, and its place there."""

    place: QRectF
    mark: str = ""
    covered: bool = False
    words: str = ""


@attrs.frozen(kw_only=True)
class Capsule:
    """`parts` from left to right; commas are for the ear."""

    size: QSizeF
    parts: tuple[Part, ...]

    def mark_at(self, place: QPointF) -> str:
        """The sign under a point."""
        return next((part.mark for part in self.parts if part.mark and part.place.contains(place)), "")


def capsule_of(signs: str, side: int, most: float | None = None) -> Capsule:
    """Lay out `[gather] and [biology]` with tiles of `side`; where that is wider than `most` without the words."""
    whole = _laid_out(signs, side, look().text_scale, words=True)
    if most is None or whole.size.width() <= most:
        return whole
    return _laid_out(signs, side, look().text_scale, words=False)


@lru_cache(maxsize=512)
def _laid_out(signs: str, side: int, _scale: float, *, words: bool) -> Capsule:
    parts: list[Part] = []
    left, at = float(_PAD), 0
    for sign in _SIGN.finditer(signs):
        if not is_sign(sign[1]):
            continue
        between = signs[at : sign.start()].strip()
        if words and parts and _WORDS.search(between):
            wide = text_size(between, "label").width()
            parts.append(Part(place=QRectF(left, 0, wide, side + 2 * _PAD), words=between))
            left += wide + _GAP
        parts.append(Part(place=QRectF(left, _PAD, side, side), mark=sign[1], covered=bool(sign[2])))
        left, at = left + side + _GAP, sign.end()
    behind = signs[at:].strip()
    if words and parts and _WORDS.search(behind):
        wide = text_size(behind, "label").width()
        parts.append(Part(place=QRectF(left, 0, wide, side + 2 * _PAD), words=behind))
        left += wide + _GAP + _PAD
    return Capsule(size=QSizeF(left - _GAP + _PAD, side + 2 * _PAD), parts=tuple(parts))


def capsule_name(signs: str, side: int, most: float | None) -> str:
    """What the picture of a capsule is called in a document; `named_capsule` lays the same one out again."""
    return f"capsule:{side}:{'' if most is None else most}:{quote(signs)}"


def named_capsule(name: str) -> Capsule | None:
    """The capsule of that picture; None for any other."""
    kind, _, rest = name.partition(":")
    if kind != "capsule":
        return None
    side, most, signs = rest.split(":", 2)
    return capsule_of(unquote(signs), int(side), float(most) if most else None)


def capsule_pixmap(signs: str, side: int, ratio: float, most: float | None = None, *, under: int = 0) -> QPixmap:
    """A capsule as a picture with so much room under it, laid out for a line of that width."""
    return _kept(signs, side, ratio, most, under, look().text_scale, tile_dress())


@lru_cache(maxsize=256)
def _kept(
    signs: str, side: int, ratio: float, most: float | None, under: int, _scale: float, _dress: tuple[str, bool]
) -> QPixmap:
    capsule = capsule_of(signs, side, most)
    size = QSize(round(capsule.size.width()), round(capsule.size.height()))
    picture = QPixmap((size + QSize(0, under)) * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        place = QRectF(0.5, 0.5, size.width() - 1, size.height() - 1)
        paint_box(painter, place, _RADIUS, fill=color_of("well"), line=color_of("line"))
        for part in capsule.parts:
            _paint_part(painter, part)
    return picture


def _paint_part(painter: QPainter, part: Part) -> None:
    if part.words:
        draw_text(painter, part.place, part.words, "label", color_of("text_soft"), CENTER)
        return
    tile = tile_of(part.mark)
    if tile is None:
        paint_icon(painter, part.mark, part.place, color_of("text"))
    else:
        paint_tile(painter, part.place, tile, covered=part.covered)
