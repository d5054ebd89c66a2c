"""The Porch: thirty-two brass frames for unique finds, a card beside each row that gives one, and the tray of finds."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QLinearGradient, QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from vanguard_desktop.models.ship.lander.porch import FrameShown, FramesShown, frames_shown, in_tray

from ....look import RING_RADIUS, color_of, name_it, paint_icon, scaled, set_tip
from ....look.controls.flow import FlowLayout
from ....look.controls.lines import MIDDLE, column_in, row_in
from ....look.controls.panels import IconMark, Panel
from ....look.controls.pressable import Pressable
from ....look.controls.text import Text
from ....look.paint.painted import faded, paint_box, square
from ....look.paint.text_paint import CENTER, draw_text
from ..open_answers import OpenAnswers
from ..right_side import View

if TYPE_CHECKING:
    from vanguard_desktop.models.ship.answers import AnswerRow

    from ...ship_screen import ShipScreen

_SIDE, _LARGE, _ROOMY = 54, 76, 860  # of a frame, and where there is room for large ones
_HALF = 4  # rows of each of the two shelves


class BrassFrame(Pressable):
    """Pressed, what hangs in it is seen whole; an empty one is only a number on the wall."""

    def __init__(self, shown: FrameShown, side: int, *, row_full: bool) -> None:
        super().__init__()
        self._shown, self._side, self._row_full = shown, side, row_full
        self.keep_size()
        self.setProperty(RING_RADIUS, 6)
        set_tip(self, shown.name)

    def _acts(self) -> bool:
        return self._shown.piece is not None

    def sizeHint(self) -> QSize:
        return QSize(scaled(self._side), scaled(self._side))

    def paint(self, painter: QPainter) -> None:
        box, filled = self.area.adjusted(2, 2, -2, -2), self._shown.piece is not None
        if not filled:
            paint_box(painter, box, 6, fill=None, line=color_of("line"), dashed=True)
            draw_text(painter, box, str(self._shown.number), "label", color_of("text_mute"), CENTER)
            return
        brass = QLinearGradient(box.topLeft(), box.bottomRight())
        for place, color in ((0.0, "accent_hi"), (0.45, "accent"), (1.0, "accent_soft")):
            brass.setColorAt(place, color_of(color))
        paint_box(painter, box, 6, fill=color_of("card"), line=None)
        painter.fillRect(box, brass if self.underMouse() or self.hasFocus() else faded(color_of("accent"), 0.5))
        inside = box.adjusted(5, 5, -5, -5)
        paint_box(painter, inside, 3, fill=color_of("well"), line=None)
        paint_icon(painter, "unique_discovery", square(inside.center() - QPointF(0, 6), scaled(20)),
                   color_of("accent_text"))  # fmt: skip
        foot = QRectF(inside.left(), inside.bottom() - scaled(18), inside.width(), scaled(18))
        draw_text(painter, foot, str(self._shown.number), "label", color_of("text"), CENTER)
        if self._row_full:
            paint_box(painter, self.area, 8, fill=None, line=color_of("good"), width=2.0)


class PorchSide(OpenAnswers):
    """Answers about finds with a text lie open below the frames."""

    def __init__(self, screen: ShipScreen) -> None:
        super().__init__(screen)
        self._side = _SIDE

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        side = _LARGE if self.width() >= scaled(_ROOMY) else _SIDE
        if side != self._side:
            self._side = side
            if self._view is not None:
                self.show_view(self._view)

    def told(self, view: View) -> str:
        waiting = len(in_tray(view.state))
        if not waiting:
            return super().told(view)
        #: On the page where finds are brought aboard. %n is how many are not unloaded yet.
        return self.tr("%n find(s) in the tray.", "", waiting)

    def _lay_first(self, view: View) -> list[AnswerRow]:
        rows = frames_shown(view.state, self.wording)
        flow = FlowLayout(self._group(), gap=18)
        for start in range(0, len(rows), _HALF):
            shelf = QWidget()
            column = column_in(shelf, gap=6)
            for row in rows[start : start + _HALF]:
                column.addWidget(self._row(row))
            flow.addWidget(shelf)
            shelf.show()
        return super()._lay_first(view)

    def _row(self, row: FramesShown) -> QWidget:
        across = QWidget()
        line = row_in(across, gap=6)
        for shown in row.frames:
            frame = BrassFrame(shown, self._side, row_full=row.full)
            if shown.piece is None:
                #: Said by screen readers of a frame for a find in which nothing hangs yet. {number} counts from 1.
                name_it(frame, self.tr("Frame {number}: empty").format(number=shown.number))
            else:
                name_it(frame, f"{shown.number}. {shown.name}")
                frame.clicked.connect(partial(self.book.sheets.show_card, shown.piece))
            line.addWidget(frame)
        if row.bonus:
            line.addWidget(self._bonus(row))
        line.addStretch(1)
        return across

    def _bonus(self, row: FramesShown) -> Panel:
        """The card beside the row."""
        panel = Panel(
            ground="accent_soft" if row.full else "well", line="accent" if row.full else "line_faint", padding=6
        )
        words = QWidget()
        if row.given:
            #: Beside a full row of frames, below the name of a card: it was given for the row.
            told = self.tr("given")
        else:
            #: Beside a row of frames, below the name of a card: %n frames are still empty.
            told = self.tr("%n still empty", "", sum(each.piece is None for each in row.frames))
        column_in(words, Text(row.bonus, role="label"), Text(told, color="good" if row.given else "text_soft"), gap=0)
        row_in(panel.body, (IconMark("check" if row.given else "bridge", size=20), MIDDLE), words, gap=8)
        return panel
