"""The left page of the binder: the room, what the page is, its steps with ticks, and what can be used now."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QVBoxLayout, QWidget

from vanguard_desktop.models.common.options import OptionRow
from vanguard_desktop.models.ship.pages import StepRow
from vanguard_desktop.rulesets.ship.data.campaign.save_point import Difficulty, SetDifficulty
from vanguard_desktop.text.common.wording import Wording

from ..look import Changing, Painted, color_of, name_it, paint_icon, scaled
from ..look.controls.lines import drop
from ..look.controls.panels import Panel, ScrollColumn
from ..look.controls.text import RichText, Text
from ..look.paint.painted import paint_box, paint_disk, square
from ..look.paint.text_paint import LEFT, draw_text, text_size
from ..parts.prompt.choice_row import ChoiceRow
from ..rooms.aboard import Aboard
from .lesson_card import LessonCard
from .room_picture import RoomPicture

_MARK, _STEP = 26, 38


_DIFFICULTY = {
    Difficulty.INJURIES: "injury_heavy",
    Difficulty.MORALE: "morale",
    Difficulty.CHECKS: "dice_check",
}


def _sign(row: OptionRow) -> str:
    """What stands before something that may be used: mostly it is a card of the bridge."""
    return _DIFFICULTY[row.command.part] if isinstance(row.command, SetDifficulty) else "bridge"


class StepLine(Painted):
    """A step of the page with its number or tick; the one of now is lit."""

    def __init__(self, number: int, row: StepRow) -> None:
        super().__init__()
        self._number, self._row = number, row
        self.grow_down()
        self.setAccessibleName(row.title)

    def show_step(self, number: int, row: StepRow, spoken: str) -> None:
        if (number, row) != (self._number, self._row):
            self._number, self._row = number, row
            self.updateGeometry()
            self.update()
        name_it(self, spoken)

    def _room(self, width: int) -> int:
        return max(width - scaled(_MARK + 28), 40)

    def heightForWidth(self, width: int) -> int:
        words = text_size(self._row.title, "panel_title", self._room(width)).height()
        return max(scaled(_STEP), round(words) + scaled(12))

    def sizeHint(self) -> QSize:
        return QSize(scaled(240), scaled(_STEP))

    def paint(self, painter: QPainter) -> None:
        box, row, side = self.area, self._row, scaled(_MARK)
        if row.open:
            paint_box(painter, box, 0, fill=color_of("accent_soft"), line=None)
            painter.fillRect(QRectF(0, 0, 4, box.height()), color_of("accent"))
        mark = QRectF(12, (box.height() - side) / 2, side, side)
        if row.done:
            paint_disk(painter, mark.center(), side / 2, fill=None, line=color_of("good"), width=1.5)
            paint_icon(painter, "check", square(mark.center(), side * 0.62), color_of("good"))
        else:
            fill = color_of("accent") if row.open else None
            paint_disk(painter, mark.center(), side / 2, fill=fill, line=color_of("accent" if row.open else "line"))
            ink = color_of("on_accent" if row.open else "text_mute")
            number = str(self._number)
            at = mark.adjusted((side - text_size(number, "label").width()) / 2, 0, 0, 0)
            draw_text(painter, at, number, "label", ink, LEFT)
        words = box.adjusted(12 + side + 12, 0, -4, 0)
        draw_text(painter, words, row.title, "panel_title", color_of("text" if row.open else "text_soft"), LEFT)


class LeftPage(Changing, ScrollColumn):
    """`chosen` carries what may be used beside the question."""

    chosen = Signal(object)
    explained = Signal(str)

    def __init__(self, wording: Wording) -> None:
        super().__init__(gap=8, padding=10)
        self._wording = wording
        self.picture = RoomPicture()
        self._title, self._room = Text(role="heading"), Text(color="text_soft")
        self._steps = QVBoxLayout()
        self._steps.setSpacing(2)
        self._hint = Panel(ground="well", padding=10)
        self._hint_words = RichText(wording.names.spoken)
        self._hint.body.addWidget(self._hint_words)
        self._head = Text(role="panel_title")
        self._usable = QVBoxLayout()
        self._usable.setSpacing(6)
        self.body.addWidget(self.picture)
        self.body.addWidget(self._title)
        self.body.addWidget(self._room)
        self.body.addLayout(self._steps)
        self.lesson = LessonCard(wording)
        self.body.addWidget(self.lesson)
        self.body.addWidget(self._hint)
        self.body.addWidget(self._head)
        self.body.addLayout(self._usable)
        self._lines: list[StepLine] = []
        self.lead = ""
        self.usable: list[ChoiceRow] = []
        self._shown_usable: tuple[OptionRow, ...] = ()
        self._hint.hide()
        self._retranslate()

    def show_page(
        self,
        page: str,
        aboard: Aboard,
        title: str,
        room: str,
        steps: Sequence[StepRow],
        usable: Sequence[OptionRow],
    ) -> None:
        self.picture.show_page(page, aboard)
        self._title.setText(title)
        self._room.setText(room)
        self._room.setVisible(bool(room))
        self._show_steps(steps)
        self._show_usable(tuple(usable))

    def lend_lesson(self, to: QWidget) -> None:
        """Where this page has no room of its own, its lesson lies upon what has."""
        if self.lesson.parentWidget() is not to:
            self.body.removeWidget(self.lesson)
            self.lesson.lie_upon(to)

    def take_lesson_back(self) -> None:
        if self.body.indexOf(self.lesson) < 0:
            self.body.insertWidget(self.body.indexOf(self._hint), self.lesson)

    def set_low(self, low: bool) -> None:
        """Without the picture, where there is too little room for the words."""
        self.picture.setVisible(not low)
        self._title.set_role("panel_title" if low else "heading")

    def _show_steps(self, steps: Sequence[StepRow]) -> None:
        while len(self._lines) > len(steps):
            gone = self._lines.pop()
            self._steps.removeWidget(gone)
            drop(gone)
        for number, row in enumerate(steps, start=1):
            if number > len(self._lines):
                line = StepLine(number, row)
                self._lines.append(line)
                self._steps.addWidget(line)
            if row.done:
                #: Said by screen readers of a step of a page. {step} is its name.
                spoken = self.tr("{step}: done")
            else:
                #: Said by screen readers of a step of a page. {step} is its name.
                now = self.tr("{step}: now")
                #: Said by screen readers of a step of a page. {step} is its name.
                spoken = now if row.open else self.tr("{step}: to come")
            self._lines[number - 1].show_step(number, row, spoken.format(step=row.title))

    def _show_usable(self, rows: tuple[OptionRow, ...]) -> None:
        if rows == self._shown_usable:
            return
        self._shown_usable = rows
        for gone in self.usable:
            self._usable.removeWidget(gone)
            drop(gone)
        self.usable = []
        for row in rows:
            chip = ChoiceRow("", row.label, self._wording.names.spoken, icon=row.icon or _sign(row), detail=row.detail)
            chip.clicked.connect(lambda _=False, command=row.command: self.chosen.emit(command))
            self._usable.addWidget(chip)
            chip.show()
            self.usable.append(chip)
        self._head.setVisible(bool(rows))

    @property
    def told_words(self) -> str:
        """What the hint says now."""
        return "" if self._hint.isHidden() else self._hint_words.text

    def hint(self, words: str, *, ahead: bool = False) -> None:
        """What comes of what is in hand; or `ahead` of a press what would come of what is only looked at."""
        #: Before sentences that tell what an answer would do, which was not given yet.
        self.lead = self.tr("If you choose this:") if ahead and words else ""
        self._hint_words.set_text(words, lead=self.lead)
        self._hint.setVisible(bool(words))

    def _retranslate(self) -> None:
        #: Head of a list on a page of the ship book: what may be used at any time.
        self._head.setText(self.tr("Usable now"))
        self._head.setVisible(bool(self._shown_usable))
