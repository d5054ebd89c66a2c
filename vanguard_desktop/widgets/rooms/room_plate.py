"""The plate of a room in the ship cut open: its key, its name, the price of a visit, and what waits there."""

from __future__ import annotations

import attrs
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QPainter

from ..look import color_of, paint_icon, scaled
from ..look.controls.asking import about
from ..look.controls.pressable import Pressable
from ..look.paint.painted import key_cap_width, paint_box, paint_key_cap
from ..look.paint.rich import Speak
from ..look.paint.text_paint import LEFT, draw_text, longest_word, text_size
from ..look.parts import Labeled

_PAD, _GAP, _LOCK = 10, 6, 16


@attrs.frozen(kw_only=True)
class RoomRow:
    """A room that may be chosen, or why not; `lines` say what waits there, the most important first."""

    id: str
    room: str
    name: str
    price: str = ""
    lines: tuple[str, ...] = ()
    key: str = ""
    reason: str = ""
    subject: str = ""

    @property
    def open(self) -> bool:
        return not self.reason


class RoomPlate(Labeled, Pressable):
    """`pressed_room` carries the row, `looked_at` that pointer or keyboard rests on it, or not any more."""

    pressed_room = Signal(object)
    looked_at = Signal(object, bool)

    def __init__(self, speak: Speak) -> None:
        super().__init__()
        self._speak = speak
        self.row = RoomRow(id="", room="", name="")
        self.lit = self.primary = False
        self.keep_size()
        self.clicked.connect(lambda: self.pressed_room.emit(self.row))

    def show_row(self, row: RoomRow, *, primary: bool = False) -> None:
        """The one that Enter chooses is bright, and its key is Enter."""
        if (row, primary) == (self.row, self.primary):
            return
        self.row, self.primary = row, primary
        self.set_label(row.name)
        self.setAccessibleName(", ".join(filter(None, map(self._speak, (row.name, row.price, *row.lines)))))
        self.set_unavailable(row.reason)
        about(self, row.subject)
        self.update()

    def light(self, lit: bool) -> None:
        """Somebody looks at this room, wherever they point at."""
        if lit != self.lit:
            self.lit = lit
            self.update()

    @property
    def key(self) -> str:
        return "Enter" if self.primary else self.row.key

    def _told(self) -> tuple[str, ...]:
        return (self.row.reason,) if self.row.reason else self.row.lines

    @property
    def least_width(self) -> int:
        """With its name on one line."""
        return round(text_size(self._label, "card_title").width() + self._beside_name() + 2 * scaled(_PAD) + 2)

    @property
    def whole_width(self) -> int:
        """With every line of what waits on one line, too."""
        longest = max((text_size(line, "label").width() for line in self._told()), default=0.0)
        return max(self.least_width, round(longest + self._before_lines() + 2 * scaled(_PAD) + 2))

    def height_in(self, wide: int, high: int) -> int:
        """As many lines as fit into `high`; the name is always there."""
        inside = wide - 2 * scaled(_PAD)
        tall = scaled(_PAD) * 2 + self._name_height(wide)
        for line in self._told():
            more = text_size(line, "label", inside - self._before_lines()).height() + 2
            if tall + more > high:
                break
            tall += more
        return round(tall)

    def _name_height(self, wide: int) -> float:
        return text_size(self._label, self._name_role(wide), self._name_room(wide)).height()

    def _name_room(self, wide: int) -> float:
        return wide - 2 * scaled(_PAD) - self._beside_name()

    def _name_role(self, wide: int) -> str:
        """Smaller where the longest word has no room otherwise."""
        return "card_title" if longest_word(self._label, "card_title") <= self._name_room(wide) else "body_strong"

    def _beside_name(self) -> float:
        key = key_cap_width(self.key) + _GAP if self.key else 0
        return key + (text_size(self.row.price, "label").width() + _GAP + 2 if self.row.price else 0)

    def _before_lines(self) -> float:
        return scaled(_LOCK) + _GAP if self.row.reason else 0.0

    def sizeHint(self) -> QSize:
        return self.size()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def paint(self, painter: QPainter) -> None:
        usable = self.row.open
        line = color_of("accent" if self.lit and usable else "legal" if usable else "line")
        paint_box(painter, self.area, 8, fill=color_of("panel"), line=line, width=2.5 if self.lit else 1.5)
        pad = scaled(_PAD)
        left, top, right = float(pad), float(pad), self.width() - float(pad)
        wide: float
        high = self._name_height(self.width())
        ink = color_of("text" if usable else "text_soft")
        if self.key:
            wide = key_cap_width(self.key)
            cap = color_of("accent" if usable else "text_mute")
            paint_key_cap(painter, QPointF(left + wide, top + high / 2), self.key, cap)
            left += wide + _GAP
        if self.row.price:
            wide = text_size(self.row.price, "label").width()
            draw_text(painter, QRectF(right - wide, top, wide + 1, high), self.row.price, "label", ink, LEFT)
            right -= wide + _GAP - 2
        draw_text(painter, QRectF(left, top, right - left, high), self._label, self._name_role(self.width()), ink, LEFT)
        self._paint_lines(painter, top + high, pad)

    def _paint_lines(self, painter: QPainter, top: float, pad: int) -> None:
        left, wide = float(pad), self.width() - 2.0 * pad
        ink = color_of("warn" if self.row.reason else "text_soft")
        if self.row.reason:
            side = scaled(_LOCK)
            paint_icon(painter, "lock", QRectF(left, top + 4, side, side), ink)
            left, wide = left + side + _GAP, wide - side - _GAP
        for line in self._told():
            high = text_size(line, "label", wide).height() + 2
            if top + high > self.height() - pad / 2:
                return
            draw_text(painter, QRectF(left, top, wide, high), line, "label", ink, LEFT)
            top += high

    def enterEvent(self, event: QEnterEvent) -> None:
        self.looked_at.emit(self, True)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.looked_at.emit(self, False)
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.looked_at.emit(self, True)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.looked_at.emit(self, False)
        super().focusOutEvent(event)
