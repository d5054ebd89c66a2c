"""Dice in a small place: a kind of them in the box with how many there are, and what a section owns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter

from vanguard_desktop.dice.faces import Die, DieType

from ...look import RING_RADIUS, Painted, color_of, paint_icon, scaled
from ...look.controls.pressable import Pressable
from ...look.paint.dice_paint import DieFace, paint_die
from ...look.paint.painted import paint_box, paint_key_cap, square
from ...look.paint.text_paint import LEFT, draw_text
from ...look.tokens import tokens

_CELL, _DIE, _SMALL, _GAP, _DIM = QSize(92, 54), 36, 34, 4, 0.4


def face_of(die: Die) -> DieFace:
    """The side by which it is known."""
    if die.type is DieType.UNIVERSAL:
        return DieFace(color=die.color.value, glyphs=("any_symbol",))
    if die.skill is not None:
        return DieFace(color=die.color.value, glyphs=(die.skill.value,))
    icons = tuple(Counter(icon.value for face in die.faces for icon in face))
    return DieFace(color=die.color.value, glyphs=icons[: 2 if die.type is DieType.EXPERT else 1])


class BoxCell(Pressable):
    """Pressed while one of these may be taken."""

    def __init__(self, die: Die, count: int, *, sealed: bool, legal: bool, key: str) -> None:
        super().__init__()
        self._die, self._count, self._sealed, self._legal, self._key = die, count, sealed, legal, key
        self.setFixedSize(scaled(_CELL.width()), scaled(_CELL.height()))
        self.setProperty(RING_RADIUS, tokens().radius.slot)

    def _acts(self) -> bool:
        return super()._acts() and self._legal

    def paint(self, painter: QPainter) -> None:
        box, side = self.area.adjusted(1, 1, -1, -1), scaled(_DIE)
        lit = self._legal and (self.underMouse() or self.hasFocus())
        line = color_of("accent" if lit else "legal" if self._legal else "line")
        ground = color_of("raised" if lit else "card" if self._count else "well")
        paint_box(painter, box, tokens().radius.slot, fill=ground, line=line, width=2.0 if self._legal else 1.0)
        if not self._count or self._sealed:
            painter.setOpacity(_DIM)
        paint_die(painter, QRectF(box.left() + 7, box.center().y() - side / 2, side, side), face_of(self._die))
        painter.setOpacity(1.0)
        left = box.left() + side + 13
        words = QRectF(left, box.top(), box.right() - left, box.height())
        ink = color_of("text" if self._count and not self._sealed else "text_mute")
        draw_text(painter, words, str(self._count), "body_strong", ink, LEFT)
        if self._sealed:
            paint_icon(painter, "lock", square(QPointF(box.right() - 12, box.center().y()), scaled(16)), ink)
        if self._key:
            paint_key_cap(painter, QPointF(box.right() - 3, box.top() + scaled(14)), self._key, color_of("text"))


class DiceRow(Painted):
    """What a section owns, as many in a line as have room; the last may be one that it has just taken."""

    def __init__(self, dice: Sequence[Die], *, picked: bool) -> None:
        super().__init__()
        self._dice, self._picked = dice, picked
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _columns(self, width: int) -> int:
        return max(1, (width + _GAP) // (scaled(_SMALL) + _GAP))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        lines = -(-len(self._dice) // self._columns(width))
        return max(lines, 1) * (scaled(_SMALL) + _GAP) + 4

    def sizeHint(self) -> QSize:
        width = 4 * (scaled(_SMALL) + _GAP)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(2 * (scaled(_SMALL) + _GAP), scaled(_SMALL))

    def paint(self, painter: QPainter) -> None:
        side, columns = scaled(_SMALL), self._columns(self.width())
        for number, die in enumerate(self._dice):
            left, top = number % columns * (side + _GAP), number // columns * (side + _GAP) + 2
            place = QRectF(left + 1, top, side, side)
            paint_die(painter, place.adjusted(2, 2, -2, -2), face_of(die))
            if self._picked and number == len(self._dice) - 1:
                paint_box(painter, place, 6, fill=None, line=color_of("accent"), width=2.0)
