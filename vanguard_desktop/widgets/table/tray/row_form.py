"""How the outcomes of a check are laid out: all alike, side by side where there is room, as airy as that allows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import attrs
from PySide6.QtCore import QRectF

from ...look import look, scaled
from ...look.paint.rich import rich_size
from .odds_head import tick_width

PAD, BAR = 10, 16
METER = 5  # how thick the bar under the last chance is
_GAP = 14
_SPACE = 28  # of a track
_LEAST_EFFECT = 150  # narrower than that what an outcome does is a column of single words
_MOST_ASKED = 0.34  # of a row
_LEAST_AIR, _CALM_AIR, _MOST_AIR = 4, 6, 18  # over and under the words, and for the rings of dice


class Laid(Protocol):
    """The dice that lie on a row."""

    @property
    def line_width(self) -> int: ...

    def height_for(self, width: int) -> int: ...


@attrs.frozen(kw_only=True)
class RowWords:
    """What an outcome asks for, or how long its track is, and what it does."""

    asks: str
    effect: str
    length: int = 0


@attrs.frozen(kw_only=True)
class RowForm:
    """What an outcome does stands beside what it asks for, which has a width of `asks`; with none it stands below.

    `width` is that of the rows, as far as they may count on it.
    """

    width: int = 520
    asks: int = 0
    cell: int = 0  # the width of a column of chances
    columns: int = 0
    air: int = _CALM_AIR

    @property
    def stacked(self) -> bool:
        return not self.asks

    @property
    def chances(self) -> int:
        """How wide they are with the tick beside them."""
        return self.cell * self.columns + tick_width() - PAD

    def asks_room(self, width: int) -> int:
        return self.asks or max(width - self.chances - 2 * PAD - BAR, 80)

    def effect_room(self, width: int) -> int:
        taken = 2 * PAD + BAR
        return max(width - taken - (self.asks + _GAP + self.chances if self.asks else 0), 80)


@attrs.frozen(kw_only=True)
class RowPlaces:
    """Where the parts of a row lie; chances and tick stand on the `band`."""

    height: int
    band: QRectF
    asks: QRectF
    dice: QRectF
    effect: QRectF


@attrs.frozen(kw_only=True)
class _Asked:
    """The block of what is asked for: its words with the dice right of them, or below if that is lower."""

    height: float
    words: QRectF
    dice: QRectF


def placed(form: RowForm, words: RowWords, laid: Laid, width: int, height: int | None = None) -> RowPlaces:
    """The parts of a row of this width; what it is higher than it has to be lies over and under them."""
    asked = _asked(words, laid, form.asks_room(width))
    effect = rich_size(words.effect, width=form.effect_room(width)).height()
    left, line = float(PAD + BAR), look().line("number") + METER
    upper = max(asked.height, line)
    natural = upper + effect if form.stacked else max(upper, effect)
    least = round(natural + 2 * form.air)
    spare = (max(least if height is None else height, least) - natural) / 2
    if form.stacked:
        band = QRectF(left, spare, form.asks_room(width), upper)
        below = QRectF(left, spare + upper, form.effect_room(width), effect)
    else:
        band = QRectF(left, 0, form.asks, natural + 2 * spare)
        below = QRectF(left + form.asks + _GAP, 0, form.effect_room(width), natural + 2 * spare)
    top = band.center().y() - asked.height / 2
    return RowPlaces(
        height=least,
        band=band,
        asks=asked.words.translated(left, top),
        dice=asked.dice.translated(left, top),
        effect=below,
    )


def _asked(words: RowWords, laid: Laid, room: int) -> _Asked:
    if words.length:
        return _Asked(height=scaled(_SPACE - 4), words=QRectF(0, 0, room, scaled(24)), dice=QRectF())
    said = rich_size(words.asks, role="body_strong", width=room)
    high = laid.height_for(room)
    if not high:
        return _Asked(height=said.height(), words=QRectF(0, 0, room, said.height()), dice=QRectF())
    left = room - laid.line_width
    if left > 0:
        narrow, line = rich_size(words.asks, role="body_strong", width=left), laid.height_for(laid.line_width)
        whole = max(narrow.height(), line)
        if narrow.width() <= left and whole <= said.height() + high:
            at = QRectF(0, (whole - narrow.height()) / 2, left, narrow.height())
            return _Asked(
                height=whole,
                words=at,
                dice=QRectF(narrow.width(), (whole - line) / 2, laid.line_width, line),
            )
    at = QRectF(0, 0, room, said.height())
    return _Asked(height=said.height() + high, words=at, dice=QRectF(-4, said.height(), room, high))


def _asks_width(words: RowWords, laid: Laid) -> float:
    """On one line, with the dice that lie there."""
    if words.length:
        return words.length * scaled(_SPACE) - 4
    return rich_size(words.asks, role="body_strong").width() + 2 + laid.line_width


def fitting(
    rows: Sequence[tuple[RowWords, Laid]], width: int, rooms: Sequence[tuple[int, int]], columns: int
) -> RowForm:
    """The form in which the rows fit into one of the `rooms`, each a width for chances and a height for all rows.

    Side by side is calmer, as everything of one kind stands in one column; below each other has longer lines. If
    nothing fits, it is what comes nearest.
    """
    plain = [(RowForm(width=width, cell=cell, columns=columns, air=0), height) for cell, height in rooms]
    best: tuple[float, RowForm] | None = None
    for form, height in [(form, height) for one, height in plain for form in _forms(rows, width, one)]:
        high = sum(placed(form, words, laid, width).height for words, laid in rows)
        spare = (height - high) / (2 * max(len(rows), 1))
        if spare >= (_LEAST_AIR if form.stacked else _CALM_AIR):
            return attrs.evolve(form, air=min(int(spare), scaled(_MOST_AIR)))
        if best is None or spare > best[0]:
            best = spare, form
    assert best is not None, "there is at least one room"
    return attrs.evolve(best[1], air=_LEAST_AIR)


def _forms(rows: Sequence[tuple[RowWords, Laid]], width: int, form: RowForm) -> Sequence[RowForm]:
    """Side by side, if there is room for all words, and below each other."""
    asks = round(min(max((_asks_width(*row) for row in rows), default=0), width * _MOST_ASKED))
    beside = attrs.evolve(form, asks=asks)
    room = beside.effect_room(width)
    roomy = room >= scaled(_LEAST_EFFECT) and all(
        rich_size(words.effect, width=room).width() <= room
        and (words.length or rich_size(words.asks, role="body_strong", width=asks).width() <= asks)
        for words, _ in rows
    )
    return (beside, form) if asks and roomy else (form,)
