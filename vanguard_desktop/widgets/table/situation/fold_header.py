"""The head of a card of the situation column: its sign and name; a press unfolds the rest of the card in its place."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy

from ...look import color_of, look, measured_once, paint_icon, scaled
from ...look.controls.asking import about
from ...look.controls.pressable import Pressable
from ...look.paint.painted import paint_box
from ...look.paint.text_paint import LEFT, draw_text, longest_word, text_size
from ...look.tokens import tokens

_ROLE, _ICON, _GAP, _CHEVRON, _PAD_Y = "panel_title", 20, 8, 16, 3


class FoldHeader(Pressable):
    """`toggled` says whether it is open; one that has nothing to unfold is only read.

    What stands below it takes a press too, so that it may be lower than other buttons.
    """

    def __init__(self, icon: str) -> None:
        super().__init__()
        self._icon, self._name, self._aside, self._done = icon, "", "", False
        self._folds = True
        about(self, f"icon:{icon}")
        self.grow_down(QSizePolicy.Policy.Expanding)
        self.setCheckable(True)

    @property
    def only_read(self) -> bool:
        """Whether there is nothing to press, so that a screen reader takes it for a text."""
        return not self._folds

    def show_head(self, name: str, aside: str, *, done: bool, folds: bool) -> None:
        """A tick stands for what is completed."""
        if (name, aside, done, folds) == (self._name, self._aside, self._done, self._folds):
            return
        self._name, self._aside, self._done, self._folds = name, aside, done, folds
        self.setText(name.replace("&", "&&"))  # for Qt an ampersand marks a key
        self.setAccessibleName(f"{name}. {aside}" if aside else name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if folds else Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor if folds else Qt.CursorShape.ArrowCursor)
        self.updateGeometry()
        self.update()

    def _acts(self) -> bool:
        return self._folds

    def _beside_name(self) -> float:
        aside = text_size(self._aside, "body").width() + scaled(_GAP) if self._aside else 0
        return aside + scaled(_ICON + _GAP + (_CHEVRON + _GAP if self._folds else 0))

    def _aside_is_below(self, width: float) -> bool:
        """Where name and aside have no room side by side, as at large text."""
        return bool(self._aside) and width - self._beside_name() < longest_word(self._name, _ROLE)

    def _name_width(self, width: float) -> float:
        if self._aside_is_below(width):
            return width - scaled(_ICON + _GAP + (_CHEVRON + _GAP if self._folds else 0))
        return max(width - self._beside_name(), 1)

    @measured_once
    def heightForWidth(self, width: int) -> int:
        name = text_size(self._name, _ROLE, self._name_width(width)).height()
        below = look().line("body") if self._aside_is_below(width) else 0
        return round(name + below) + 2 * _PAD_Y

    def sizeHint(self) -> QSize:
        width = round(text_size(self._name, _ROLE).width() + self._beside_name())
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        wide = round(longest_word(self._name, _ROLE)) + scaled(_ICON + _CHEVRON + 2 * _GAP)
        return QSize(wide, look().line(_ROLE) + 2 * _PAD_Y)

    def paint(self, painter: QPainter) -> None:
        wide = float(self.width())
        if self._folds and (self.underMouse() or self.isDown()):
            rect = self.area
            paint_box(
                painter, rect, tokens().radius.slot, fill=color_of("raised" if self.isDown() else "card"), line=None
            )
        name_width = self._name_width(wide)
        size = text_size(self._name, _ROLE, name_width)
        below = self._aside_is_below(wide)
        high = size.height() + (look().line("body") if below else 0)
        top, left = (self.height() - high) / 2, float(scaled(_ICON + _GAP))
        first, side = look().line(_ROLE), scaled(_ICON)
        mark = QRectF(0, top + (first - side) / 2, side, side)
        paint_icon(painter, "check" if self._done else self._icon, mark, color_of("accent_text"))
        ink = color_of("text_soft" if self._done else "text")
        draw_text(painter, QRectF(left, top, name_width, size.height()), self._name, _ROLE, ink)
        right = wide
        if self._folds:
            side = scaled(_CHEVRON)
            right -= side
            chevron = "chevron_down" if self.isChecked() else "chevron_right"
            paint_icon(painter, chevron, QRectF(right, top + (first - side) / 2, side, side), color_of("text_soft"))
            right -= scaled(_GAP)
        if self._aside:
            room = text_size(self._aside, "body").width()
            place = QRectF(right - room, top, room, first)
            if below:
                place = QRectF(left, top + size.height(), wide - left, look().line("body"))
            draw_text(painter, place, self._aside, "body", color_of("text_mute"), LEFT)
