"""Buttons: the one primary button of a decision, secondary and quiet ones, and those that say why not."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter
from PySide6.QtWidgets import QAbstractButton

from ..icons import paint_icon
from ..naming import set_tip
from ..paint.painted import key_cap_width, paint_box, paint_key_cap, square
from ..paint.text_paint import CENTER, LEFT, draw_text, longest_word, text_size
from ..parts import Labeled
from ..theme import color_of, scaled
from ..tokens import tokens
from .pressable import Pressable

PRIMARY, SECONDARY, QUIET = "primary", "secondary", "quiet"
_ROLE = "panel_title"
_PAD_X, _PAD_Y, _GAP = 18, 10, 9
_TIGHT_PAD_X = 10
_WIDEST_TEXT = 300  # longer words of a button wrap
_HEIGHT = 42


class Button(Labeled, Pressable):
    """A button with words, perhaps an icon before and a key after them; `spoken` if there are icons among the words."""

    def __init__(
        self,
        text: str = "",
        *,
        kind: str = SECONDARY,
        icon: str = "",
        key: str = "",
        spoken: str = "",
    ) -> None:
        super().__init__()
        self._kind, self._icon, self._key = kind, icon, key
        self._tight = False
        self.setAccessibleName(spoken)
        self.grow_down()
        self.set_label(text)

    def lead(self, leads: bool) -> None:
        """Be the one that Enter presses, or one like others."""
        self._kind, self._key = (PRIMARY, "Enter") if leads else (SECONDARY, "")
        self.updateGeometry()
        self.update()

    def set_tight(self, tight: bool) -> None:
        """Leave less room beside the words, where several buttons are to stand side by side."""
        if tight != self._tight:
            self._tight = tight
            self.updateGeometry()
            self.update()

    def width_with(self, *, tight: bool) -> int:
        """How wide it wants to be with less room beside its words, or with as much as ever."""
        spared = scaled(_PAD_X) - scaled(_TIGHT_PAD_X)
        return self.sizeHint().width() + 2 * spared * (self._tight - tight)

    def _pad(self) -> int:
        return scaled(_TIGHT_PAD_X if self._tight else _PAD_X)

    def _shown_icon(self) -> str:
        return self._icon if self._usable() else "lock"

    def _usable(self) -> bool:
        return self.isEnabled() and not self._reason

    def _beside_text(self) -> int:
        """The width taken by everything but the words."""
        width = 2 * self._pad()
        if self._shown_icon():
            width += scaled(20) + scaled(_GAP)
        if self._key:
            width += key_cap_width(self._key) + scaled(_GAP)
        return width

    def _height_for_text(self, width: float) -> int:
        text = text_size(self._label, _ROLE, width).height()
        return max(scaled(_HEIGHT), _HEIGHT, round(text + 2 * scaled(_PAD_Y)))

    def heightForWidth(self, width: int) -> int:
        return self._height_for_text(max(width - self._beside_text(), 1))

    def sizeHint(self) -> QSize:
        widest = scaled(_WIDEST_TEXT)
        wanted = text_size(self._label, _ROLE)
        if wanted.width() > widest:
            wanted = text_size(self._label, _ROLE, widest)
        width = round(wanted.width()) + self._beside_text()
        return QSize(width, self._height_for_text(wanted.width()))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(longest_word(self._label, _ROLE)) + self._beside_text(), scaled(_HEIGHT))

    def paint(self, painter: QPainter) -> None:
        ink = self._paint_ground(painter)
        pad, gap, middle = self._pad(), scaled(_GAP), self.height() / 2
        free = self.width() - self._beside_text()
        text = text_size(self._label, _ROLE, free)
        # Everything stands in the middle of a button that is wider than it needs to be.
        left = pad + max(free - text.width(), 0) / 2
        icon = self._shown_icon()
        if icon:
            side = scaled(20)
            paint_icon(painter, icon, QRectF(left, middle - side / 2, side, side), ink)
            left += side + gap
        width = min(text.width(), free)
        align = CENTER if not icon and not self._key else LEFT
        draw_text(painter, QRectF(left, 0, width, self.height()), self._label, _ROLE, ink, align)
        if self._key:
            paint_key_cap(painter, QPointF(left + width + gap + key_cap_width(self._key), middle), self._key, ink)

    def _paint_ground(self, painter: QPainter) -> QColor:
        return paint_ground(painter, self, self.area, self._kind, usable=self._usable())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.EnabledChange:
            self.updateGeometry()
        super().changeEvent(event)


def paint_ground(painter: QPainter, button: QAbstractButton, rect: QRectF, kind: str, *, usable: bool) -> QColor:
    """The box of a button, as it is pressed and pointed at now; what is written on it has the color that comes back."""
    radius, stroke = tokens().radius.slot, tokens().stroke.line
    if not usable:
        paint_box(painter, rect, radius, fill=None, line=color_of("line_strong"), width=stroke, dashed=True)
        return color_of("text_mute")
    down, lit = button.isDown(), button.underMouse()
    if kind == PRIMARY:
        warm = QLinearGradient(0, 0, 0, rect.height())
        warm.setColorAt(0, color_of("accent" if down else "accent_hi"))
        warm.setColorAt(1, color_of("accent_hi" if lit and not down else "accent"))
        paint_box(painter, rect, radius, fill=QBrush(warm), line=color_of("accent_hi"), width=stroke)
        return color_of("on_accent")
    fill = color_of("card" if down else "raised") if kind == SECONDARY else color_of("raised") if down else None
    paint_box(painter, rect, radius, fill=fill, line=color_of("line_strong" if lit else "line"), width=stroke)
    return color_of("text")


class IconButton(Pressable):
    """A button that is only an icon; it must have a name for screen readers and tooltips."""

    def __init__(self, icon: str, name: str, *, framed: bool = False, icon_size: int = 22) -> None:
        super().__init__()
        self._icon, self._framed, self._icon_size = icon, framed, icon_size
        self._name = ""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # it stands beside what is done; a press leaves the keyboard there
        self.keep_size()
        self.set_name(name)

    def set_name(self, name: str) -> None:
        """Change what the button is called, as when the language changes."""
        if not name:
            raise ValueError(f"the icon button {self._icon!r} needs a name")
        if name == self._name:
            return
        self._name = name
        self.setAccessibleName(name)
        set_tip(self, self.reason or name)

    def set_icon(self, icon: str) -> None:
        """Show another icon."""
        if icon != self._icon:
            self._icon = icon
            self.update()

    def set_unavailable(self, reason: str) -> None:
        super().set_unavailable(reason)
        set_tip(self, reason or self._name)

    def sizeHint(self) -> QSize:
        side = max(40, scaled(40), tokens().size.target_min)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return QSize(tokens().size.target_min, tokens().size.target_min)

    def paint(self, painter: QPainter) -> None:
        usable = self.isEnabled() and not self.reason
        rect = self.area
        if not usable:
            if self._framed:
                paint_box(painter, rect, tokens().radius.slot, fill=None, line=color_of("line_strong"), dashed=True)
        elif self._framed or self.underMouse() or self.isDown() or self.isChecked():
            fill = color_of("accent_soft" if self.isChecked() else "raised" if self.underMouse() else "panel")
            line = color_of("accent" if self.isChecked() else "line_strong" if self.isDown() else "line")
            paint_box(painter, rect, tokens().radius.slot, fill=fill, line=line)
        side = scaled(self._icon_size)
        place = square(rect.center(), side)
        paint_icon(painter, self._icon, place, color_of("text_soft" if usable else "line_strong"))
