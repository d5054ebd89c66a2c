"""How the outcomes of a check are laid out: all alike, one part over or beside the other, as airy as there is room."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from functools import lru_cache
from itertools import product
from typing import Protocol

import attrs
from PySide6.QtCore import QRectF

from ...look import look, scaled
from ...look.paint.rich import rich_size
from .odds_head import met_width

PAD = 10
METER = 5  # how thick the bar under a chance is
TILE = 26  # how large the die tiles of an outcome are
_NUMBER, _BAR = 22, 14  # the number of an outcome in its circle, and its line
_GAP = 14
_SPACE = 28  # of a track
_LEAST_EFFECT = 150  # narrower than that what an outcome does is a column of single words
_MOST_ASKED = 0.34  # of a row
_FEW_LINES = 1.5  # of what an outcome does, one over the other: a line with signs is a little higher
_LEAST_AIR, _CALM_AIR, _MOST_AIR = 2, 6, 18  # over and under the words, and for the rings of dice


class Laid(Protocol):
    """The dice that lie on a row: they never make it higher, so that it stays where it is while they come and go."""

    @property
    def line_width(self) -> int: ...

    def height_for(self, width: int) -> int: ...


@attrs.frozen(kw_only=True)
class RowWords:
    """What an outcome asks for, or how long its track is, and what it does: in words, and where only `signs` of it
    have room, in those.
    """

    asks: str
    effect: str
    signs: str = ""
    length: int = 0


def lead_width() -> int:
    """Left of the words: the number of the outcome and its line."""
    return PAD + scaled(_NUMBER) + _BAR


class Shape(Enum):
    """Where what an outcome does stands: beside what it asks for, or below it, left of the chances or across."""

    BESIDE = "beside"
    OVER = "over"
    ACROSS = "across"


@attrs.frozen(kw_only=True)
class RowForm:
    """`width` is that of the rows, as far as they may count on it; side by side, `asks` is what the first part has.

    A `short` one says what outcomes do in signs: all of them are seen at once, and each tells the rest when asked.
    """

    width: int = 520
    shape: Shape = Shape.ACROSS
    asks: int = 0
    cell: int = 0  # the width of a column of chances
    columns: int = 0
    air: int = _CALM_AIR
    short: bool = False

    def effect(self, words: RowWords) -> str:
        return words.signs if self.short else words.effect

    @property
    def chances(self) -> int:
        """How wide they are with what stands before them: that the row is met."""
        return self.cell * self.columns + met_width(self.width)

    def asks_room(self, width: int) -> int:
        return self.asks or max(width - self.chances - PAD - lead_width(), 80)

    def effect_room(self, width: int) -> int:
        whole = width - PAD - lead_width()
        match self.shape:
            case Shape.BESIDE:
                return max(whole - self.asks - _GAP - self.chances, 80)
            case Shape.OVER:
                return self.asks_room(width)
            case Shape.ACROSS:
                return max(whole, 80)


@attrs.frozen(kw_only=True)
class RowPlaces:
    """Where the parts of a row lie; chances and the tick of a met one stand on the `band`."""

    height: int
    band: QRectF
    asks: QRectF
    dice: QRectF
    effect: QRectF


@attrs.frozen(kw_only=True)
class _Asked:
    """The block of what is asked for: its words with the dice right of them, if there is room for both."""

    height: float
    words: QRectF
    dice: QRectF


def placed(form: RowForm, words: RowWords, laid: Laid | None, width: int, height: int | None = None) -> RowPlaces:
    """The parts of a row of this width; what it is higher than it has to be lies over and under them."""
    asks_room, effect_room = form.asks_room(width), form.effect_room(width)
    asked = _asked(words, laid, asks_room)
    effect = rich_size(form.effect(words), width=effect_room).height()
    left = float(lead_width())
    upper, natural = _natural(form.shape, asked.height, effect)
    least = round(natural + 2 * form.air)
    whole = max(least if height is None else height, least)
    spare = (whole - natural) / 2
    top = spare + (upper - asked.height) / 2
    match form.shape:
        case Shape.BESIDE:
            band = QRectF(left, 0, form.asks, whole)
            below = QRectF(left + form.asks + _GAP, 0, effect_room, whole)
            top = band.center().y() - asked.height / 2
        case Shape.OVER:
            band = QRectF(left, 0, asks_room, whole)
            below = QRectF(left, spare + upper, effect_room, effect)
        case Shape.ACROSS:
            band = QRectF(left, spare, asks_room, upper)
            below = QRectF(left, spare + upper, effect_room, effect)
    return RowPlaces(
        height=least,
        band=band,
        asks=asked.words.translated(left, top),
        dice=asked.dice.translated(left, top),
        effect=below,
    )


def _natural(shape: Shape, asked: float, effect: float) -> tuple[float, float]:
    """How high the line of what is asked for is, and the whole row without any air."""
    line = look().line("number") + METER
    upper = asked if shape is Shape.OVER else max(asked, line)
    return upper, max(upper, effect) if shape is Shape.BESIDE else max(upper + effect, line)


def _asked(words: RowWords, laid: Laid | None, room: int) -> _Asked:
    if words.length:
        return _Asked(height=scaled(_SPACE - 4), words=QRectF(0, 0, room, scaled(24)), dice=QRectF())
    said = rich_size(words.asks, role="body_strong", width=room, tile=TILE)
    whole = QRectF(0, 0, room, said.height())
    dice = QRectF()
    if laid is not None and (wide := laid.line_width):
        left = room - wide
        narrow = rich_size(words.asks, role="body_strong", width=left, tile=TILE) if left > 0 else None
        if narrow is not None and narrow.width() <= left and narrow.height() <= said.height():
            whole = QRectF(0, 0, left, said.height())
            line = laid.height_for(wide)
            dice = QRectF(narrow.width(), (said.height() - line) / 2, wide, line)
    return _Asked(height=said.height(), words=whole, dice=dice)


def _asks_width(words: RowWords) -> float:
    """On one line."""
    if words.length:
        return words.length * scaled(_SPACE) - 4
    return rich_size(words.asks, role="body_strong", tile=TILE).width() + 2


@attrs.frozen(kw_only=True)
class RowRoom:
    """So many columns of chances of this width under captions of so many lines, and what is left for all rows then."""

    cell: int
    columns: int
    lines: int
    height: int


def fitting(rows: Sequence[RowWords], widths: Sequence[int], rooms: Sequence[RowRoom]) -> tuple[RowForm, RowRoom]:
    """The form in which the rows fit into the first of the `rooms` that allows it, in the first of the `widths`.

    One over the other, with the chances beside both, shows most at a glance, as long as what outcomes do is short; side
    by side needs fewer lines, and across the whole row the fewest. Where no words have room, signs may; if nothing
    fits, it is what comes nearest in the last of the widths.
    """
    best: tuple[float, RowForm, RowRoom] | None = None
    for width, short, room in product(widths, (False, True), rooms):
        for form, air, high in _forms(tuple(rows), width, (room.cell, room.columns), short, _measures(width)):
            spare = (room.height - high) / (2 * max(len(rows), 1))
            if spare >= air:
                return attrs.evolve(form, air=min(int(spare), scaled(_MOST_AIR))), room
            if width == widths[-1] and (best is None or spare > best[0]):
                best = spare, form, room
    assert best is not None, "there is at least one room"
    _, form, room = best
    return attrs.evolve(form, air=_LEAST_AIR), room


def _measures(width: int) -> tuple[float, int]:
    """What else lengths depend on: the size of the text, and the room for a word."""
    return look().text_scale, met_width(width)


@lru_cache(maxsize=128)
def _forms(
    rows: tuple[RowWords, ...], width: int, chances: tuple[int, int], short: bool, _measured: tuple[float, int]
) -> Sequence[tuple[RowForm, int, int]]:
    """Those in which no word is cut, with the least air of each, and how high all rows are without any: one over the
    other, side by side, across.

    Across comes first where the words would stand in a narrow column beside an empty half of the row. From step to step
    of a check the same is asked again.
    """
    cell, columns = chances
    form = RowForm(width=width, cell=cell, columns=columns, air=0, short=short)
    asks = round(min(max(map(_asks_width, rows), default=0), width * _MOST_ASKED))
    over, beside = attrs.evolve(form, shape=Shape.OVER), attrs.evolve(form, shape=Shape.BESIDE, asks=asks)
    roomy = [(each, _CALM_AIR) for each in (over, beside) if _is_roomy(rows, width, each)]
    narrow = _most_lines(rows, width, over) > _FEW_LINES
    forms = [*([(form, _CALM_AIR)] if narrow else []), *roomy, (form, _LEAST_AIR)]
    return [(each, air, _height(rows, width, each)) for each, air in forms]


def _height(rows: Sequence[RowWords], width: int, form: RowForm) -> int:
    """Of all rows, without any air."""
    asks, effect = form.asks_room(width), form.effect_room(width)
    return sum(
        round(
            _natural(
                form.shape,
                _asked(words, None, asks).height,
                rich_size(form.effect(words), width=effect).height(),
            )[1]
        )
        for words in rows
    )


def _most_lines(rows: Sequence[RowWords], width: int, form: RowForm) -> float:
    """How many lines what an outcome does takes at most."""
    room, line = form.effect_room(width), look().line("body")
    return max((rich_size(form.effect(words), width=room).height() / line for words in rows), default=0)


def _is_roomy(rows: Sequence[RowWords], width: int, form: RowForm) -> bool:
    asks, room = form.asks_room(width), form.effect_room(width)
    return room >= scaled(_LEAST_EFFECT) and all(
        rich_size(form.effect(words), width=room).width() <= room
        and (words.length or rich_size(words.asks, role="body_strong", width=asks, tile=TILE).width() <= asks)
        for words in rows
    )
