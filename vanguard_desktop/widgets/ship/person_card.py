"""Somebody of the crew as a small card: face, name, rank, what they convert; pressed, or carried to a place."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QPoint, QRectF, QSize, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from vanguard_desktop.dice.coverage import Convert
from vanguard_desktop.models.ship.people import PersonRow

from ..look import RING_RADIUS, color_of, paint_icon, scaled, set_tip
from ..look.controls.asking import about
from ..look.paint.dice_paint import DieFace, paint_die
from ..look.paint.painted import paint_box, paint_key_cap
from ..look.paint.text_paint import LEFT, draw_text
from ..look.tokens import tokens
from ..parts.cards.carried import Carried
from ..portraits.portrait import paint_portrait

_NO_FACE = 130
_TWO_LINES = 72  # lower than that there is room for two lines only
WHOLE, FLAT = QSize(160, 90), QSize(168, 58)
_FACE, _EDGE, _PAD, _DIM = 54, 4, 8, 0.55

Goals = Callable[[PersonRow], Mapping[QWidget, Any]]


class PersonCard(Carried):
    """`pressed_person` carries the row."""

    pressed_person = Signal(object)

    def __init__(self, row: PersonRow, *, goals: Goals | None = None, size: QSize = WHOLE, grows: bool = False) -> None:
        super().__init__()
        self.row, self._goals, self._size = row, goals, size
        self._fits = self._chosen = False
        self._key = ""
        if grows:  # in a column, as wide as that
            self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        else:
            self.keep_size()
        self.setProperty(RING_RADIUS, tokens().radius.slot)
        self.clicked.connect(lambda: self.pressed_person.emit(self.row))
        self.show_person(row)

    def show_person(
        self,
        row: PersonRow,
        *,
        fits: bool = False,
        reason: str = "",
        key: str = "",
        chosen: bool = False,
        spoken: str = "",
        tip: str = "",
    ) -> None:
        """`fits` where the question is about this one, `chosen` while taken in hand; otherwise perhaps a reason.

        What the signs on the card mean is the `tip`.
        """
        self.row = row
        changed = (fits, chosen, key) != (self._fits, self._chosen, self._key)
        self._fits, self._chosen, self._key = fits, chosen, key
        self.setAccessibleName(spoken or row.name)
        self.set_unavailable(reason)
        set_tip(self, reason or tip)
        about(self, f"member:{row.id}")
        if changed:
            self.update()

    def set_size(self, size: QSize) -> None:
        if size != self._size:
            self._size = size
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(scaled(self._size.width()), scaled(self._size.height()))

    def goals(self) -> Mapping[QWidget, Any]:
        return {} if self._goals is None else self._goals(self.row)

    def paint(self, painter: QPainter) -> None:
        row, box = self.row, self.area
        if self.reason and not self._fits:
            painter.setOpacity(_DIM)
        lit = self.underMouse() or self.hasFocus()
        line = "accent" if self._chosen else "legal" if self._fits else "line_strong" if lit else "line"
        width = 2.0 if self._fits or self._chosen else 1.0
        paint_box(painter, box, tokens().radius.slot, fill=color_of("raised" if lit else "card"), line=None)
        section = row.section.value if row.section is not None else ""
        edge = color_of(f"section_{section}" if section else "line_strong")
        painter.fillRect(QRectF(box.left() + 2, box.top() + 1, box.width() - 4, _EDGE), edge)
        high = box.height() - _EDGE - 14
        face = QRectF(box.left() + 6, box.top() + _EDGE + 6, min(scaled(_FACE), high * 0.9), high)
        left = face.right() + scaled(_PAD)
        if box.width() < scaled(_NO_FACE):  # a narrow column: the name alone
            left = box.left() + scaled(_PAD)
        else:
            paint_portrait(painter, face, row.id, section)
        self._paint_words(painter, QRectF(left, box.top() + 8, box.right() - left - 4, box.height() - 14))
        paint_box(painter, box, tokens().radius.slot, fill=None, line=color_of(line), width=width)

    def _paint_words(self, painter: QPainter, room: QRectF) -> None:
        row = self.row
        name = QRectF(room.left(), room.top(), room.width(), scaled(22))
        draw_text(painter, name, row.name.partition(" ")[0], "label", color_of("text"), LEFT)
        side = scaled(18)
        rank = QRectF(room.left(), name.bottom() + 1, side, side)
        paint_icon(painter, f"rank_{row.rank}", rank, color_of("text_soft"))
        if row.last and not self._fits:
            paint_icon(painter, "lock", rank.translated(side + 6, 0), color_of("accent_text"))
        flat = self._size.height() < _TWO_LINES
        at = rank.right() + (side + 12 if row.last else 8) if flat else room.left()
        for convert in row.converts[:2]:
            if at + 3 * side > room.right() + 4:
                break
            at = self._paint_convert(painter, convert, at, rank.top() if flat else rank.bottom() + 6)
        if self._key:
            paint_key_cap(painter, QRectF(self.area).bottomRight() - QPoint(6, 16), self._key, color_of("text"))

    def _paint_convert(self, painter: QPainter, convert: Convert, left: float, top: float) -> float:
        side = scaled(18)
        paint_die(painter, QRectF(left, top, side, side), DieFace(color=convert.color.value))
        paint_icon(
            painter, "chevron_right", QRectF(left + side + 1, top + 3, side - 6, side - 6), color_of("text_mute")
        )
        icon = QRectF(left + 2 * side - 2, top, side, side)
        paint_icon(painter, convert.icon.value, icon, color_of("text"))
        return icon.right() + 6
