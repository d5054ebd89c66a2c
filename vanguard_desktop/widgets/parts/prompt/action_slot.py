"""One thing that can be done, in a place of its own: sign, name, what it costs or why not, and its key."""

from __future__ import annotations

from itertools import product

import attrs
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QHideEvent, QPainter

from vanguard_desktop.models.common.slots import SlotRow

from ...look import color_of, look, paint_icon, scaled
from ...look.controls.asking import about
from ...look.controls.buttons import PRIMARY, QUIET, SECONDARY, paint_ground
from ...look.controls.pressable import Pressable
from ...look.paint.painted import key_cap_width, paint_key_cap
from ...look.paint.rich import Speak
from ...look.paint.text_paint import LEFT, draw_text, longest_word, text_size
from ...look.parts import Labeled
from ..cards.card_peek import PEEKS

_PAD, _GAP, _ICON, _LOCK = 9, 6, 22, 14
_BY_KEYBOARD = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
# How a name may be written: large, else smaller.
_NAMES = ("action", "label")


@attrs.frozen
class _Form:
    """How the words stand: the size of the name, whether sign and lock are there, and how high name and note are."""

    role: str
    icon: bool
    room: int
    name: float
    note: float
    lock: bool


class ActionSlot(Labeled, Pressable):
    """`pressed_slot` carries the row, `lit` that somebody looks at it, by pointer or keyboard, or not any more.

    The bar gives it a place; where that is too narrow, sign and note are left out before the name is.
    """

    pressed_slot = Signal(object)
    lit = Signal(object, bool)

    def __init__(self, speak: Speak) -> None:
        super().__init__()
        self._speak = speak
        self.row = SlotRow(id="", name="", icon="", key="")
        self.primary = False
        self.keep_size()
        self.clicked.connect(self._on_clicked)

    def _on_clicked(self) -> None:
        self.lit.emit(self, False)  # it comes now
        self.pressed_slot.emit(self.row)

    def show_row(self, row: SlotRow, *, primary: bool = False) -> None:
        """What stands here now; the one that Enter gives is bright, and its key is Enter."""
        if (row, primary) == (self.row, self.primary):
            return
        if row != self.row:
            self.lit.emit(self, False)  # what was told belongs to what stood here before
        self.row, self.primary = row, primary
        self.set_label(row.name)
        said = ", ".join(filter(None, (self._speak(row.name), self._speak(row.note), self._speak(row.detail))))
        self.setAccessibleName(said if row.open else self._speak(row.name))
        self.set_unavailable("" if row.open else row.reason)
        about(self, row.subject)
        self.setProperty(PEEKS, bool(row.detail))  # what comes of it is told at once
        self.update()

    @property
    def key(self) -> str:
        return "Enter" if self.primary else self.row.key

    def fits(self, width: int, height: int, *, noted: bool = False) -> bool:
        """Whether the whole name has room in a place of this size; `noted` with what stands below it."""
        form = self._form(width, height)
        return form is not None and (not noted or not self.row.note or form.note > 0)

    def _beside(self, *, icon: bool) -> int:
        """What all but the words takes."""
        taken = 2 * _PAD
        if self.key:
            taken += key_cap_width(self.key) + _GAP
        return taken + (scaled(_ICON) + _GAP if icon and self.row.icon else 0)

    def _form(self, width: int, height: int) -> _Form | None:
        """The note goes before the sign, the sign before the size of the name; None if even that is too long."""
        low = look().line("label")
        lock = 0 if self.row.open else scaled(_LOCK) + scaled(4)
        for noted in (True, False) if self.row.note else (False,):
            for icon, locked, role in product((True, False), (lock, 0), _NAMES):
                room = width - self._beside(icon=icon)
                name = text_size(self._label, role, room)
                if longest_word(self._label, role) > room or name.height() > height - 2:
                    continue
                if not noted:
                    return _Form(role, icon, room, name.height(), 0, False)
                if name.height() + low <= height and text_size(self.row.note, "label").width() + locked <= room:
                    return _Form(role, icon, room, name.height(), low, bool(locked))
        return None

    def sizeHint(self) -> QSize:
        return self.size()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    @property
    def says_note(self) -> bool:
        """Whether the note has room here."""
        form = self._form(self.width(), self.height())
        return form is not None and form.note > 0

    def paint(self, painter: QPainter) -> None:
        usable = self.row.open
        kind = QUIET if self.row.quiet else PRIMARY if self.primary else SECONDARY
        ink = paint_ground(painter, self, self.area, kind, usable=usable)
        if self.row.quiet and not self.underMouse():
            ink = color_of("text_soft")
        middle = self.height() / 2
        if self.key:
            right = QPointF(self.width() - _PAD + 2, middle)
            paint_key_cap(painter, right, self.key, ink)
        room = self.width() - self._beside(icon=False)
        form = self._form(self.width(), self.height()) or _Form(_NAMES[-1], False, room, self.height(), 0, False)
        left = float(_PAD)
        if form.icon and self.row.icon:
            side = scaled(_ICON)
            paint_icon(painter, self.row.icon, QRectF(left, middle - side / 2, side, side), ink)
            left += side + _GAP
        top = (self.height() - form.name - form.note) / 2
        draw_text(painter, QRectF(left, top, form.room, form.name), self._label, form.role, ink, LEFT)
        if form.note:
            self._paint_note(painter, QRectF(left, top + form.name, form.room, form.note), lock=form.lock)

    def _paint_note(self, painter: QPainter, place: QRectF, *, lock: bool) -> None:
        usable = self.row.open
        ink = color_of("on_accent" if self.primary and usable else "text_soft" if usable else "warn")
        if lock:
            side = scaled(_LOCK)
            paint_icon(painter, "lock", QRectF(place.left(), place.center().y() - side / 2, side, side), ink)
            place = place.adjusted(side + scaled(4), 0, 0, 0)
        draw_text(painter, place, self.row.note, "label", ink, LEFT)

    def enterEvent(self, event: QEnterEvent) -> None:
        self.lit.emit(self, True)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.lit.emit(self, False)
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        if event.reason() in _BY_KEYBOARD:
            self.lit.emit(self, True)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.lit.emit(self, False)
        super().focusOutEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self.lit.emit(self, False)
        super().hideEvent(event)
