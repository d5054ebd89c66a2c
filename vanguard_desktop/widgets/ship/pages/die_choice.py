"""A die of a section as an answer, with the faces that make it what it is."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter

from vanguard_desktop.dice.faces import Die, DieType

from ...look import RING_RADIUS, color_of, name_it, paint_icon, scaled
from ...look.controls.pressable import Pressable
from ...look.paint.dice_paint import DieFace, paint_die
from ...look.paint.painted import paint_box, paint_key_cap
from ...look.paint.text_paint import LEFT, draw_text
from ...look.tokens import tokens

_SIZE, _DIE, _PAD, _ICON = QSize(222, 116), 56, 10, 22
_MOST_ICONS = 5


class DieChoice(Pressable):
    """Its color and skill as a die, its name, and the icons on its faces."""

    def __init__(self, die: Die, label: str, key: str) -> None:
        super().__init__()
        self._die, self._label, self._key = die, label, key
        self.keep_size()
        self.setProperty(RING_RADIUS, tokens().radius.slot)
        self.setText(label.replace("&", "&&"))
        name_it(self, f"{key}. {label}" if key else label)

    @property
    def plain(self) -> bool:
        """Whether it has no skill of its own."""
        return self._die.type is DieType.BASIC

    def sizeHint(self) -> QSize:
        return QSize(scaled(_SIZE.width()), scaled(_SIZE.height()))

    def paint(self, painter: QPainter) -> None:
        box, die = self.area, self._die
        lit = self.underMouse() or self.hasFocus()
        paint_box(
            painter,
            box,
            tokens().radius.slot,
            fill=color_of("raised" if lit else "card"),
            line=color_of("legal"),
            width=2.0,
        )
        side = scaled(_DIE)
        place = QRectF(_PAD, (box.height() - side) / 2, side, side)
        icons = Counter(icon.value for face in die.faces for icon in face)
        main = die.skill.value if die.skill is not None else next(iter(icons), "")
        paint_die(painter, place, DieFace(color=die.color.value, glyphs=(main,) if main else ()))
        left = place.right() + scaled(_PAD)
        words = QRectF(left, scaled(8), box.width() - left - scaled(30), box.height() - scaled(44))
        draw_text(painter, words, self._label, "label", color_of("text"), LEFT)
        for number, icon in enumerate(list(icons)[:_MOST_ICONS]):
            spot = QRectF(left + number * (scaled(_ICON) + 2), box.height() - scaled(34), scaled(_ICON), scaled(_ICON))
            paint_icon(painter, icon, spot, color_of("text_soft"))
        if self._key:
            paint_key_cap(painter, QPointF(box.right() - 6, box.top() + scaled(16)), self._key, color_of("text"))
