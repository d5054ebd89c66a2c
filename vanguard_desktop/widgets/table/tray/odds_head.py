"""The captions over the columns of chances; the last one opens the list of what the players reckon with."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import attrs
from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from vanguard_desktop.core.kinds import Command
from vanguard_desktop.text.names import Names
from vanguard_desktop.widgets.look.icons import paint_icon
from vanguard_desktop.widgets.look.painted import paint_box
from vanguard_desktop.widgets.look.pressable import Pressable
from vanguard_desktop.widgets.look.text_paint import CENTER, draw_text, longest_word, text_size
from vanguard_desktop.widgets.look.theme import look
from vanguard_desktop.widgets.look.tokens import tokens
from vanguard_desktop.widgets.table.tray.short_list import Choice, ShortList

_LINES = 2  # a caption has two lines at most


@attrs.frozen(kw_only=True)
class Caption:
    """What stands over a column; `color` tells the columns apart a second time."""

    words: str
    color: str = "text_mute"
    opens: bool = False


def column_width(captions: Sequence[Caption]) -> int:
    """A chance of five figures has room, and every word of a caption that is no list."""
    words = max((longest_word(caption.words, "label") for caption in captions if not caption.opens), default=0.0)
    return round(max(text_size("100.0 %", "number").width() + 10, words + 8, look().scaled(64)))


def tick_width() -> int:
    """Right of all chances: the tick of a row that is met."""
    return look().scaled(26) + 10


class OddsHead(QWidget):
    """Stands over the chances of the rows; `toggled` carries what is to be reckoned with, or not any more."""

    toggled = Signal(object, bool)

    def __init__(self, names: Names, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self._captions: tuple[Caption, ...] = ()
        self.opener = _Opener(self)
        self.opener.hide()
        self.opener.clicked.connect(self.open_list)
        self._choices: tuple[tuple[Command, str, bool], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def cell_width(self) -> int:
        """Of each column, in the rows as well."""
        return column_width(self._captions)

    @property
    def opener_room(self) -> int:
        """How wide the words of the last caption may be."""
        return self.cell_width + tick_width() - look().scaled(14) - 22

    def show_captions(self, captions: Sequence[Caption], choices: Sequence[tuple[Command, str, bool]]) -> None:
        """`choices` are what can be reckoned with, its words, and whether it is."""
        self._choices = tuple(choices)
        if tuple(captions) != self._captions:
            self._captions = tuple(captions)
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
            ShortList(choices, self._names.icon, self.opener)

    def sizeHint(self) -> QSize:
        return QSize(self.cell_width * len(self._captions) + tick_width(), max(_LINES * look().line("label") + 4, 40))

    def _cell(self, number: int) -> QRectF:
        wide = self.cell_width
        left = self.width() - tick_width() - (len(self._captions) - number) * wide
        return QRectF(left, 0, wide, self.height())

    def _place(self) -> None:
        if self._captions:
            cell = self._cell(len(self._captions) - 1)
            self.opener.setGeometry(cell.adjusted(1, 0, tick_width() - 8, 0).toRect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        for number, caption in enumerate(self._captions):
            if not caption.opens:
                place = self._cell(number).adjusted(2, 0, -2, 0)
                draw_text(painter, place, caption.words, "label", look().color(caption.color), CENTER)


class _Opener(Pressable):
    """The caption of the last column as a button."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._words, self._color = "", "legal"

    def set_words(self, words: str, color: str) -> None:
        self._words, self._color = words, color
        self.setText(words.replace("&", "&&"))
        tip = self.tr("Choose what the chances of this column reckon with")
        self.setAccessibleDescription(tip)
        self.setToolTip(f"{words}. {tip}")
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(look().scaled(64), tokens().size.target_min)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = look().color("line_strong" if self.underMouse() else "line_faint")
        rect = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        paint_box(painter, rect, tokens().radius.chip, fill=look().color("panel"), line=line)
        side = look().scaled(14)
        words = rect.adjusted(4, 0, -side - 6, 0)
        draw_text(painter, words, self._words, "label", look().color(self._color), CENTER)
        place = QRectF(rect.right() - side - 5, rect.center().y() - side / 2, side, side)
        paint_icon(painter, "chevron_down", place, look().color(self._color))
