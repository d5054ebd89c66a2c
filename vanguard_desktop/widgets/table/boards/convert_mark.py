"""What a crew member converts, drawn: a die, its basic icon, an arrow, the icon it may be spent as (CRW-05)."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter

from vanguard_desktop.dice.coverage import Convert

from ...look import Painted, color_of, name_it, paint_icon, scaled
from ...look.paint.dice_paint import DieFace, paint_die
from ...look.paint.painted import paint_box
from ...look.tokens import tokens

_HEIGHT, _PAD, _GAP = 32, 8, 6
_DIE, _ICON, _ARROW = 18, 18, 14


class ConvertMark(Painted):
    """The drawing; `set_words` gives the sentence that says the same."""

    def __init__(self, convert: Convert) -> None:
        super().__init__()
        self._convert = convert
        self.keep_size()

    def set_words(self, words: str) -> None:
        name_it(self, words)

    def sizeHint(self) -> QSize:
        wide = 2 * scaled(_PAD) + scaled(_DIE) + scaled(_ARROW) + 2 * scaled(_ICON) + 3 * scaled(_GAP)
        return QSize(wide, scaled(_HEIGHT))

    def paint(self, painter: QPainter) -> None:
        box = self.area
        paint_box(painter, box, tokens().radius.chip, fill=color_of("well"), line=color_of("line"), width=1.0)
        left = float(scaled(_PAD))

        def place(size: int) -> QRectF:
            nonlocal left
            side = scaled(size)
            spot = QRectF(left, box.center().y() - side / 2, side, side)
            left += side + scaled(_GAP)
            return spot

        paint_die(painter, place(_DIE), DieFace(color=self._convert.color.value))
        paint_icon(painter, "basic", place(_ICON), color_of("text"))
        paint_icon(painter, "chevron_right", place(_ARROW), color_of("text_mute"))
        paint_icon(painter, self._convert.icon.value, place(_ICON), color_of("text"))
