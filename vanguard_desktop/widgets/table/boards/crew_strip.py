"""A folded board: who, where, and the dice as silhouettes; a press opens it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from vanguard_desktop.dice.faces import ALL_DICE, Color
from vanguard_desktop.models.expedition.members import MemberRow

from ...look import RING_RADIUS, Painting, color_of, look, measured_once, name_it, paint_icon, scaled
from ...look.controls.asking import about
from ...look.paint.dice_paint import DieFace, DieState, paint_die
from ...look.paint.die_rings import paint_ghost
from ...look.paint.painted import paint_box
from ...look.paint.text_paint import CENTER, LEFT, draw_text, text_size
from ...look.tokens import tokens
from ...portraits.portrait import paint_portrait

_PORTRAIT, _SMALL_PORTRAIT = 60, 38
_TALL = 1.2  # a portrait that has the room shows more of the suit
_PAD, _SMALL_PAD = 10, 5
# How much of a narrow strip is shown.
WHOLE, SMALL, NAMELESS = range(3)


class CrewStrip(Painting, QAbstractButton):
    """`narrow` strips show only the portrait, the name below it, and how many dice are left.

    Where the whole team would have no room, the number stands beside a small portrait; at last the name gives way.
    """

    def __init__(self, row: MemberRow, *, narrow: bool = False) -> None:
        super().__init__()
        self._row, self._narrow, self._words = row, narrow, ""
        self._form = WHOLE
        about(self, f"member:{row.id}")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a press leaves the keyboard where the game is played
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setProperty(RING_RADIUS, tokens().radius.card)
        self.grow_down(QSizePolicy.Policy.Expanding)

    def set_form(self, form: int) -> None:
        """How much room there is for a narrow strip."""
        if form != self._form:
            self._form = form
            self.updateGeometry()
            self.update()

    def narrow_height(self, width: int, form: int) -> int:
        """Of a narrow strip with so much in it."""
        name = text_size(self._first_name(), "label", width - 8).height()
        if form == WHOLE:
            return round(scaled(_PORTRAIT) + name + look().line("number") + 3 * _PAD)
        return round(scaled(_SMALL_PORTRAIT) + 2 * _SMALL_PAD + (name if form == SMALL else 0))

    def show_member(self, row: MemberRow, words: str) -> None:
        """`words` say place and state in one line."""
        if (row, words) == (self._row, self._words):
            return
        self._row, self._words = row, words
        name_it(self, f"{row.name}. {words}")
        self.updateGeometry()
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def _left(self) -> int:
        return scaled(_PORTRAIT) + 2 * _PAD + 2

    @measured_once
    def heightForWidth(self, width: int) -> int:
        if self._narrow:
            return self.narrow_height(width, self._form)
        room = max(width - self._left() - _PAD - scaled(24), 40)
        words = text_size(self._row.name, "panel_title", room).height() + text_size(self._words, "body", room).height()
        return max(round(words + scaled(20) + 2 * _PAD + 6), scaled(_PORTRAIT) + 2 * _PAD)

    def sizeHint(self) -> QSize:
        width = scaled(88 if self._narrow else 300)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        if self._narrow:
            return QSize(scaled(72), scaled(_SMALL_PORTRAIT) + 2 * _SMALL_PAD)
        return QSize(scaled(200), scaled(_PORTRAIT) + 2 * _PAD)

    def _first_name(self) -> str:
        return self._row.name.split(" ")[0]

    def paint(self, painter: QPainter) -> None:
        rect, row = self.area, self._row
        lit = self.underMouse() or self.isDown()
        line = color_of("accent" if row.active else "line_strong" if lit else "line_faint")
        paint_box(painter, rect, tokens().radius.card, fill=color_of("card" if lit else "panel"), line=line)
        side = scaled(_PORTRAIT)
        if self._narrow:
            self._paint_narrow(painter, rect, side)
            return
        high = min(rect.height() - 2 * _PAD, side * _TALL)
        place = QRectF(_PAD, (rect.height() - high) / 2, side, high)
        paint_portrait(painter, place, row.id, row.section.value)
        left, top = float(self._left()), float(_PAD)
        room = rect.width() - left - _PAD - scaled(24)
        high = text_size(row.name, "panel_title", room).height()
        draw_text(painter, QRectF(left, top, room, high), row.name, "panel_title", color_of("text"), LEFT)
        top += high
        high = text_size(self._words, "body", room).height()
        draw_text(painter, QRectF(left, top, room, high), self._words, "body", color_of("text_soft"), LEFT)
        self._paint_dice(painter, left, top + high + 4, rect.width() - left - _PAD)
        arrow = scaled(18)
        paint_icon(
            painter, "chevron_down", QRectF(rect.right() - arrow - _PAD, _PAD + 2, arrow, arrow), color_of("text_soft")
        )

    def _paint_dice(self, painter: QPainter, left: float, top: float, room: float) -> None:
        side = float(scaled(tokens().size.die.mini))
        dice = [*self._row.available, *self._row.spent]
        gaps = 8.0 * (len(Color) - 1)
        step = min(side + 3, (room - gaps) / max(len(dice), 1))
        x = left
        for color in Color:
            for die in dice:
                if ALL_DICE[die].color is not color:
                    continue
                place = QRectF(x, top, side, side)
                if die in self._row.spent:
                    paint_ghost(painter, place, color.value)
                else:
                    paint_die(painter, place, DieFace(color=color.value), DieState())
                x += step
            x += 8

    def _paint_narrow(self, painter: QPainter, rect: QRectF, side: int) -> None:
        if self._form == WHOLE:
            place = QRectF((rect.width() - side) / 2, _PAD, side, side)
            paint_portrait(painter, place, self._row.id, self._row.section.value)
            top = side + _PAD + 6
            self._paint_first_name(painter, rect, top)
            self._paint_count(painter, top + text_size(self._first_name(), "label", rect.width() - 8).height(), rect)
            return
        side = scaled(_SMALL_PORTRAIT)
        paint_portrait(painter, QRectF(3, _SMALL_PAD, side, side), self._row.id, self._row.section.value)
        beside = QRectF(side + 4, 0, rect.width() - side - 5, 0)
        self._paint_count(painter, _SMALL_PAD + (side - look().line("number")) / 2, beside)
        if self._form == SMALL:
            self._paint_first_name(painter, rect, _SMALL_PAD + side)

    def _paint_first_name(self, painter: QPainter, rect: QRectF, top: float) -> None:
        """A name a little too long is written a little narrower."""
        name = text_size(self._first_name(), "label")
        high = text_size(self._first_name(), "label", rect.width() - 8).height()
        painter.save()
        painter.translate(rect.width() / 2, top)
        painter.scale(min((rect.width() - 6) / name.width(), 1.0), 1.0)
        place = QRectF(-name.width(), 0, 2 * name.width(), high)
        draw_text(painter, place, self._first_name(), "label", color_of("text"), CENTER)
        painter.restore()

    def _paint_count(self, painter: QPainter, top: float, room: QRectF) -> None:
        """How many dice are left, in the middle of the width of `room`; a little smaller if that is narrow."""
        icon, gap = scaled(18), 6 if self._form == WHOLE else 3
        count = str(len(self._row.available))
        words, line = text_size(count, "number").width(), look().line("number")
        size = min(room.width() / (icon + gap + words), 1.0)
        painter.save()
        painter.translate(room.center().x(), top + line / 2)
        painter.scale(size, size)
        painter.translate(-(icon + gap + words) / 2, 0)
        paint_icon(painter, "dice_check", QRectF(0, -icon / 2, icon, icon), color_of("text_soft"))
        place = QRectF(icon + gap, -line / 2, words, line)
        draw_text(painter, place, count, "number", color_of("text"), LEFT)
        painter.restore()
