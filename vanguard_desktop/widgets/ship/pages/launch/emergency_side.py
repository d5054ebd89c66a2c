"""Too few crew for a team: the boxes of the emergency drafts, and what each of them costs, before anybody is called."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from vanguard_desktop.models.ship.answers import AnswerRow
from vanguard_desktop.models.ship.team import EmergencyBox, emergency_boxes

from ....look import Painted, color_of, name_it, paint_icon, scaled
from ....look.controls.flow import FlowLayout
from ....look.controls.lines import column_in
from ....look.controls.panels import Panel, PanelTitle
from ....look.paint.painted import paint_box, square
from ....look.paint.text_paint import CENTER, draw_text, text_size
from ....look.tokens import tokens
from ..open_answers import OpenAnswers
from ..right_side import View

_WIDTH, _MARK, _PAD = 132, 30, 8


class EmergencySide(OpenAnswers):
    """Below the boxes lie the answers."""

    def _lay_first(self, view: View) -> list[AnswerRow]:
        panel = Panel(padding=10)
        column_in(self._group(), panel, gap=0)
        #: Title over five boxes: how often the ship may call up crew in an emergency.
        panel.body.addWidget(PanelTitle(self.tr("Emergency drafts of this campaign"), icon="crew_assignment"))
        laid = QWidget()
        panel.body.addWidget(laid)
        flow = FlowLayout(laid, gap=8)
        self.boxes = [_Box(box, self._cost(box)) for box in emergency_boxes(view.state)]
        tallest = max(box.sizeHint().height() for box in self.boxes)
        for box in self.boxes:
            box.setFixedHeight(tallest)
            flow.addWidget(box)
            box.show()
        return list(view.rows)

    def _cost(self, box: EmergencyBox) -> str:
        if box.ends:
            #: Below a box: what the last emergency draft means.
            return self.tr("ends the campaign")
        #: Below a box: what an emergency draft costs.
        dice = self.tr("a die of each section")
        #: Below a box: an emergency draft that is free.
        free = self.tr("costs nothing")
        return dice if box.costs_dice else free


class _Box(Painted):
    """Marked, the one that is marked now, or still free."""

    def __init__(self, box: EmergencyBox, words: str) -> None:
        super().__init__()
        self.box, self._words = box, words
        self.keep_size()
        name_it(self, f"{box.number}: {words}")

    def sizeHint(self) -> QSize:
        words = text_size(self._words, "label", scaled(_WIDTH) - 2 * _PAD).height()
        return QSize(scaled(_WIDTH), round(scaled(_MARK) + words + 3 * _PAD))

    def paint(self, painter: QPainter) -> None:
        box, area = self.box, self.area.adjusted(1, 1, -1, -1)
        line = "accent" if box.now else "bad" if box.ends else "line_strong"
        paint_box(
            painter, area, tokens().radius.slot, fill=color_of("well"), line=color_of(line), dashed=not box.marked
        )
        side = scaled(_MARK)
        mark = QRectF(area.center().x() - side / 2, area.top() + _PAD, side, side)
        paint_box(painter, mark, 4, fill=None, line=color_of(line), width=2.0)
        if box.marked:
            paint_icon(painter, "close", square(mark.center(), side * 0.7), color_of("text"))
        else:
            draw_text(painter, mark, str(box.number), "label", color_of("text"), CENTER)
        words = QRectF(area.left() + _PAD, mark.bottom() + _PAD, area.width() - 2 * _PAD, area.bottom() - mark.bottom())
        ink = "warn" if box.ends else "text_soft"
        size = text_size(self._words, "label", round(words.width()))
        words.setHeight(size.height())
        draw_text(painter, words, self._words, "label", color_of(ink), CENTER)
