"""Small marks: chips, pills, key caps, pips that count, and the ring of a seat."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from ..icons import paint_icon
from ..key_names import key_name
from ..naming import name_it
from ..paint.painted import key_cap_width, paint_box, paint_key_cap, square
from ..paint.seat_ring import paint_seat_ring
from ..paint.text_paint import draw_text, longest_word, text_size
from ..parts import Labeled, Painted
from ..style import RING_RADIUS
from ..theme import color_of, scaled
from ..tokens import tokens
from .pressable import Pressable

PLAIN, USABLE, CHOSEN, BLOCKED = "plain", "usable", "chosen", "blocked"
_RING, _SMALL_RING = 42, 30
_REACHABLE = (USABLE, BLOCKED)  # by keyboard: to press it, or to hear why not
# For each state of a chip: ground, line, width of the line, words, icon; the icon of its own that says it once more.
_CHIP = {
    PLAIN: ("well", "line", 1.0, "text_soft", "text_soft", ""),
    USABLE: ("legal_soft", "legal", 2.0, "text", "legal", ""),
    CHOSEN: ("accent_soft", "accent_text", 1.0, "text", "accent_text", "check"),
    BLOCKED: ("", "line_strong", 1.0, "text_mute", "text_mute", "blocked"),
}


class Chip(Labeled, Pressable):
    """An icon and a word or two; a `usable` chip can be pressed, a `blocked` one says why not."""

    def __init__(self, text: str = "", *, icon: str = "", state: str = PLAIN) -> None:
        super().__init__()
        self._icon = icon
        self.grow_down(QSizePolicy.Policy.Maximum)
        self.setProperty(RING_RADIUS, tokens().radius.chip)
        self.set_label(text)
        self.set_state(state)

    def set_label(self, text: str) -> None:
        self.setAccessibleName(text)
        super().set_label(text)

    @property
    def only_read(self) -> bool:
        """Whether there is nothing to press, so that a screen reader takes it for a text."""
        return self._state not in _REACHABLE

    def set_state(self, state: str, reason: str = "") -> None:
        """Make the chip plain, usable, chosen or blocked, then with the reason."""
        self._state = state
        self.set_unavailable(reason if state == BLOCKED else "")
        self.setCheckable(state == CHOSEN)
        self.setChecked(state == CHOSEN)
        if state == CHOSEN:
            #: A small sign that has a tick.
            self.setAccessibleDescription(QCoreApplication.translate("Chip", "Marked."))
        if state not in _REACHABLE:
            self.unsetCursor()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if state in _REACHABLE else Qt.FocusPolicy.NoFocus)

    def _acts(self) -> bool:
        return self._state == USABLE

    def _shown_icon(self) -> str:
        return _CHIP[self._state][5] or self._icon

    def _height(self) -> int:
        if self._state in _REACHABLE:
            return max(scaled(36), tokens().size.target_min)
        return scaled(28)

    def _beside_text(self) -> int:
        return scaled(20 + (24 if self._shown_icon() else 0))

    def heightForWidth(self, width: int) -> int:
        text = text_size(self._label, "body", max(width - self._beside_text(), 1)).height()
        return max(self._height(), round(text) + scaled(6))

    def sizeHint(self) -> QSize:
        return QSize(round(text_size(self._label, "body").width()) + self._beside_text(), self._height())

    def minimumSizeHint(self) -> QSize:
        return QSize(round(longest_word(self._label, "body")) + self._beside_text(), self._height())

    def paint(self, painter: QPainter) -> None:
        ground, line, width, ink, icon_ink, _own = _CHIP[self._state]
        paint_box(
            painter,
            self.area,
            min(tokens().radius.chip, self.height() / 2),
            fill=color_of(ground) if ground else None,
            line=color_of(line),
            width=width,
            dashed=self._state == BLOCKED,
        )
        left, middle = float(scaled(10)), self.height() / 2
        icon = self._shown_icon()
        if icon:
            side = scaled(18)
            paint_icon(painter, icon, QRectF(left, middle - side / 2, side, side), color_of(icon_ink))
            left += scaled(24)
        place = QRectF(left, 0, self.width() - left - scaled(10), self.height())
        draw_text(painter, place, self._label, "body", color_of(ink))


class KeyCap(Painted):
    """The cap of a key, beside what the key does."""

    def __init__(self, key: str) -> None:
        super().__init__()
        self._key = key
        self.keep_size()
        self.setAccessibleName(key_name(key))

    def sizeHint(self) -> QSize:
        return QSize(key_cap_width(self._key), scaled(24))

    def paint(self, painter: QPainter) -> None:
        paint_key_cap(painter, QPointF(self.width(), self.height() / 2), self._key, color_of("text_soft"))


class Pips(Painted):
    """So many of so many: filled and empty circles. `spoken` says the same in words."""

    def __init__(self, filled: int, total: int, spoken: str) -> None:
        super().__init__()
        self.keep_size()
        self._filled = self._total = 0
        self.set_count(filled, total, spoken)

    def set_count(self, filled: int, total: int, spoken: str) -> None:
        """Show another count."""
        name_it(self, spoken)
        if (filled, total) == (self._filled, self._total):
            return
        self._filled, self._total = filled, total
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(scaled(16) * self._total, scaled(16))

    def paint(self, painter: QPainter) -> None:
        step = scaled(16)
        painter.setPen(QPen(color_of("accent_text"), 2))
        for index in range(self._total):
            painter.setBrush(color_of("accent_text") if index < self._filled else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(step * (index + 0.5), self.height() / 2), step * 0.29, step * 0.29)


class SeatRing(Painted):
    """A seat's letter in its color and its own kind of line; a tick when the player has agreed."""

    def __init__(self, seat: int, letter: str, name: str) -> None:
        super().__init__()
        self._seat, self._letter, self._agreed, self._side = 0, "", False, _RING
        self.keep_size()
        self.set_seat(seat, letter, name)

    @property
    def agreed(self) -> bool:
        """Whether the ring shows the tick."""
        return self._agreed

    def set_seat(self, seat: int, letter: str, name: str, *, agreed: bool = False) -> None:
        """Show seat 1 to 4 with the letter and name of its player."""
        name_it(self, name)
        if (seat, letter, agreed) != (self._seat, self._letter, self._agreed):
            self._seat, self._letter, self._agreed = seat, letter, agreed
            self.update()

    def set_small(self, small: bool) -> None:
        """Beside others there is less room; the letter still has as much as it needs."""
        side = _SMALL_RING if small else _RING
        if side != self._side:
            self._side = side
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(scaled(self._side), scaled(self._side))

    def paint(self, painter: QPainter) -> None:
        side = float(min(self.width(), self.height()))
        place = square(self.area.center(), side)
        paint_seat_ring(painter, place, self._seat, self._letter, agreed=self._agreed)
