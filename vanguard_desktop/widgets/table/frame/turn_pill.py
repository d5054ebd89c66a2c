"""Whose turn it is: one pill for each of the team, with action pips, a tick after it, a clock before it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QAbstractButton

from ...look import RING_RADIUS, Painting, color_of, name_it, paint_icon, scaled
from ...look.paint.painted import paint_box
from ...look.paint.text_paint import LEFT, draw_text, text_size
from ...portraits.portrait import paint_portrait

_ACTIONS = 2


class TurnPill(Painting, QAbstractButton):
    """A press shows the person's board."""

    def __init__(self, member: str, section: str) -> None:
        super().__init__()
        self._member, self._section = member, section
        self._name = ""
        self._active = self._ended = False
        self._left = 0
        self._short = self._crowded = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a press leaves the keyboard where the game is played
        self.keep_size()
        self.setProperty(RING_RADIUS, 21)

    def show_member(self, name: str, spoken: str, *, active: bool, ended: bool, actions_left: int) -> None:
        shown = (name, active, ended, actions_left)
        if (shown, spoken) == ((self._name, self._active, self._ended, self._left), self.accessibleName()):
            return
        self._name, self._active, self._ended, self._left = shown
        name_it(self, spoken)
        self.updateGeometry()
        self.update()

    def set_short(self, short: bool, *, crowded: bool = False) -> None:
        """Without the name, where the header is narrow; crowded also without a sign beside the face.

        A turn that is over has a small tick on the face then, and one that is yet to come has none.
        """
        if (short, crowded) != (self._short, self._crowded):
            self._short, self._crowded = short, crowded
            self.updateGeometry()
            self.update()

    def _first_name(self) -> str:
        return self._name.split(" ")[0]

    def sizeHint(self) -> QSize:
        words = 0 if self._short else text_size(self._first_name(), "panel_title").width() + scaled(8)
        return QSize(round(scaled(34 + 6 + 8) + words + self._marks_width()), scaled(40))

    def _marks_width(self) -> int:
        if self._crowded and not self._active:
            return 0
        return scaled(_ACTIONS * 16 + 10 if self._active else 30)

    def paint(self, painter: QPainter) -> None:
        rect = self.area
        fill = color_of("accent_soft") if self._active else color_of("panel")
        line = color_of("accent" if self._active else "line")
        paint_box(painter, rect, rect.height() / 2, fill=fill, line=line, width=2 if self._active else 1)
        side = rect.height() - 8
        paint_portrait(painter, QRectF(5, 4, side, side), self._member, self._section, round_edge=True, sign=False)
        left = side + scaled(14)
        if not self._short:
            ink = color_of("text" if self._active else "text_soft")
            draw_text(painter, rect.adjusted(left, 0, 0, 0), self._first_name(), "panel_title", ink, LEFT)
            left += text_size(self._first_name(), "panel_title").width() + scaled(8)
        middle = rect.center().y()
        if self._active:
            painter.setPen(QPen(color_of("accent_text"), 2))
            for pip in range(max(_ACTIONS, self._left)):
                painter.setBrush(color_of("accent_text") if pip < self._left else Qt.BrushStyle.NoBrush)
                reach = scaled(5)
                painter.drawEllipse(QPointF(left + scaled(6 + 16 * pip), middle), reach, reach)
        elif self._crowded:
            if self._ended:
                self._paint_badge(painter, rect)
        else:
            mark = scaled(18)
            icon, ink = ("check", color_of("good")) if self._ended else ("time", color_of("text_soft"))
            paint_icon(painter, icon, QRectF(left, middle - mark / 2, mark, mark), ink)

    def _paint_badge(self, painter: QPainter, rect: QRectF) -> None:
        side = scaled(18)
        place = QRectF(rect.right() - side - 2, rect.bottom() - side - 2, side, side)
        painter.setPen(QPen(color_of("line"), 1))
        painter.setBrush(color_of("panel"))
        painter.drawEllipse(place)
        inset = side / 7
        paint_icon(painter, "check", place.adjusted(inset, inset, -inset, -inset), color_of("good"))
