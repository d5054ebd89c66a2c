"""The captions over the columns of chances; the last one opens the list of what the players reckon with."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import attrs
from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from vanguard_desktop.core import Command
from vanguard_desktop.text.common.names import Names

from ...look import color_of, look, paint_icon, scaled, set_tip
from ...look.controls.pressable import Pressable
from ...look.paint.painted import paint_box
from ...look.paint.text_paint import CENTER, draw_text, longest_word, text_size
from ...look.tokens import tokens
from .short_list import Choice, ShortList

MOST_LINES = 2  # of a caption
_LEAST = 74  # of a column: the bars under the chances are told apart
RIGHT = 8  # of the last column
NARROW = 540  # a row with less room has no words to spare


@attrs.frozen(kw_only=True)
class Caption:
    """What stands over a column; `color` tells the columns apart a second time."""

    words: str
    color: str = "text_mute"
    opens: bool = False


def column_width(captions: Sequence[Caption], *, lines: int = MOST_LINES) -> int:
    """A chance of five figures has room, and every word of a caption, or all of it where it has one line only.

    The words of a list may have several lines in any case: it is a button.
    """
    said = [caption.words for caption in captions if not caption.opens]
    needed = (text_size(each, "label").width() if lines == 1 else longest_word(each, "label") for each in said)
    least = max(text_size("100.0 %", "number").width() + 10, scaled(_LEAST))
    return round(max([least, *(width + 8 for width in needed)]))


def met_word() -> str:
    #: Short, beside a tick in an outcome of a dice check: the dice show what it asks for.
    return QCoreApplication.translate("OutcomeRow", "met")


def met_width(row: int) -> int:
    """Left of all chances: the tick of a row that is met, and the word if the row is wide enough for it."""
    return scaled(18) + (round(text_size(met_word(), "label").width()) + 14 if row >= scaled(NARROW) else 6)


def opener_room(cell: int) -> int:
    """How wide the words of a list may be over a column of this width."""
    return cell + RIGHT - scaled(14) - 14


def head_height(lines: int) -> int:
    """The same for every caption of a check, and enough for one that can be pressed."""
    return max(round(lines * look().line("label")) + 4, tokens().size.target_min)


class OddsHead(QWidget):
    """Stands over the chances of the rows; `toggled` carries what is to be reckoned with, or not any more."""

    toggled = Signal(object, bool)

    def __init__(self, names: Names) -> None:
        super().__init__()
        self._names = names
        self._captions: tuple[Caption, ...] = ()
        self._cell_width = self._high = 0
        self.opener = _Opener(self)
        self.opener.hide()
        self.opener.clicked.connect(self.open_list)
        self._choices: tuple[tuple[Command, str, bool], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_captions(
        self, captions: Sequence[Caption], cell: int, high: int, choices: Sequence[tuple[Command, str, bool]]
    ) -> None:
        """Each has the width of a `cell`; `choices` are what can be reckoned with, its words, and whether it is."""
        self._choices = tuple(choices)
        if (tuple(captions), cell, high) != (self._captions, self._cell_width, self._high):
            self._captions, self._cell_width, self._high = tuple(captions), cell, high
            last = self._captions[-1] if self._captions else Caption(words="")
            self.opener.setVisible(last.opens)
            self.opener.set_words(last.words, last.color)
            self.setVisible(bool(self._captions))
            self.updateGeometry()
            self._place()
            self.update()

    def open_list(self) -> None:
        """Each choice says whether it is reckoned with, and changes that."""
        choices = [
            Choice(words=words, act=partial(self.toggled.emit, use, not wanted), checked=wanted)
            for use, words, wanted in self._choices
        ]
        if choices:
            ShortList(choices, self._names.spoken, self.opener)

    def sizeHint(self) -> QSize:
        wide = self._cell_width * len(self._captions) + RIGHT
        return QSize(wide, self._high)

    def _cell(self, number: int) -> QRectF:
        wide = self._cell_width
        left = self.width() - RIGHT - (len(self._captions) - number) * wide
        return QRectF(left, 0, wide, self.height())

    def _place(self) -> None:
        if self._captions:
            cell = self._cell(len(self._captions) - 1)
            self.opener.setGeometry(cell.adjusted(1, 0, RIGHT - 2, 0).toRect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        for number, caption in enumerate(self._captions):
            if not caption.opens:
                place = self._cell(number).adjusted(2, 0, -2, 0)
                draw_text(painter, place, caption.words, "label", color_of(caption.color), CENTER)


class _Opener(Pressable):
    """The caption of the last column as a button."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a press leaves the keyboard where Enter goes on
        self._words, self._color = "", "legal"

    def set_words(self, words: str, color: str) -> None:
        if (words, color) != (self._words, self._color):
            self._words, self._color = words, color
            self.setText(words.replace("&", "&&"))
            self.update()
        tip = self.tr("Choose what the chances of this column reckon with")
        self.setAccessibleDescription(tip)
        set_tip(self, f"{words}. {tip}")

    def sizeHint(self) -> QSize:
        return QSize(scaled(64), tokens().size.target_min)

    def paint(self, painter: QPainter) -> None:
        line = color_of("line_strong" if self.underMouse() else "line_faint")
        rect = self.area.adjusted(0.5, 0.5, -0.5, -0.5)
        paint_box(painter, rect, tokens().radius.chip, fill=color_of("panel"), line=line)
        side = scaled(14)
        words = rect.adjusted(4, 0, -side - 6, 0)
        draw_text(painter, words, self._words, "label", color_of(self._color), CENTER)
        place = QRectF(rect.right() - side - 5, rect.center().y() - side / 2, side, side)
        paint_icon(painter, "chevron_down", place, color_of(self._color))
