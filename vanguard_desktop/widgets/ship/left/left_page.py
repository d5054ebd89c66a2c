"""The left page of the binder: the room, what the page is, its steps with ticks, and what can be used now."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.common.options import OptionRow
from vanguard_desktop.models.ship.lessons import Lesson
from vanguard_desktop.models.ship.pages import StepRow
from vanguard_desktop.rulesets.ship.data.campaign.save_point import Difficulty, SetDifficulty
from vanguard_desktop.text.common.wording import Wording

from ...look import Changing, Painted, color_of, name_it, paint_icon, scaled
from ...look.controls.lines import drop
from ...look.controls.panels import ScrollColumn
from ...look.controls.text import Text
from ...look.paint.painted import paint_box, paint_disk, square
from ...look.paint.text_paint import LEFT, draw_text, text_size
from ...parts.prompt.choice_row import ChoiceRow
from ...rooms.aboard import Aboard
from ..room_picture import RoomPicture
from .lesson_card import LessonCard
from .told_box import ToldBox

_MARK, _STEP, _EDGE = 26, 38, 10
# What is left out for want of room, after the picture: nothing, the room and steps that are done, all other steps.
_LEVELS, _LEAST, _FORETOLD = 3, 60, 84


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
        self._number, self.row = number, row
        self.grow_down()
        self.setAccessibleName(row.title)

    def show_step(self, number: int, row: StepRow, spoken: str) -> None:
        if (number, row) != (self._number, self.row):
            self._number, self.row = number, row
            self.updateGeometry()
            self.update()
        name_it(self, spoken)

    def _room(self, width: int) -> int:
        return max(width - scaled(_MARK + 28), 40)

    def heightForWidth(self, width: int) -> int:
        words = text_size(self.row.title, "panel_title", self._room(width)).height()
        return max(scaled(_STEP), round(words) + scaled(12))

    def sizeHint(self) -> QSize:
        return QSize(scaled(240), scaled(_STEP))

    def paint(self, painter: QPainter) -> None:
        box, row, side = self.area, self.row, scaled(_MARK)
        if row.open:
            paint_box(painter, box, 0, fill=color_of("accent_soft"), line=None)
            painter.fillRect(QRectF(0, 0, 4, box.height()), color_of("accent"))
        mark = QRectF(12, (box.height() - side) / 2, side, side)
        if row.passed:
            paint_disk(painter, mark.center(), side / 2, fill=None, line=color_of("line"))
            paint_icon(painter, "minus", square(mark.center(), side * 0.62), color_of("text_mute"))
        elif row.done:
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
        shade = "text" if row.open else "text_mute" if row.passed else "text_soft"
        draw_text(painter, words, row.title, "panel_title", color_of(shade), LEFT)


class LeftPage(Changing, QWidget):
    """What is taught and told stands at its foot and is never cut: what lies above gives way, its picture first, then
    steps that are done, then those to come. `chosen` carries what may be used beside the question.
    """

    chosen = Signal(object)
    explained = Signal(str)

    def __init__(self, wording: Wording, bridge: Bridge) -> None:
        super().__init__()
        self._wording = wording
        self._low = False
        self._scroll = ScrollColumn(gap=8, padding=_EDGE, parent=self)
        self.picture = RoomPicture()
        self._title, self._room = Text(role="heading"), Text(color="text_soft")
        self._steps = QVBoxLayout()
        self._steps.setSpacing(2)
        self._head = Text(role="panel_title")
        self._usable = QVBoxLayout()
        self._usable.setSpacing(6)
        body = self._scroll.body
        body.addWidget(self.picture)
        body.addWidget(self._title)
        body.addWidget(self._room)
        body.addLayout(self._steps)
        body.addWidget(self._head)
        body.addLayout(self._usable)
        self.lesson = LessonCard(wording, bridge)
        self.lesson.setParent(self)
        self.lesson.turned.connect(self._stand)
        self.told = ToldBox(wording, self)
        self._lines: list[StepLine] = []
        self.usable: list[ChoiceRow] = []
        self._shown_usable: tuple[OptionRow, ...] = ()
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
        self._show_steps(steps)
        self._show_usable(tuple(usable))

    def teach(self, page: str, lessons: tuple[Lesson, ...]) -> None:
        self.lesson.teach(page, lessons)

    @property
    def told_words(self) -> str:
        """What is told now."""
        return self.told.words

    @property
    def lead(self) -> str:
        """What stands over it."""
        return self.told.lead

    def hint(self, words: str, *, ahead: bool = False) -> None:
        """What has come of something; or `ahead` of a press what would come of what is only looked at."""
        self.told.tell(words, foretold=ahead)
        self._stand()

    def advise(self, words: str) -> None:
        """What a player has asked for: it goes before a lesson."""
        self.told.tell(words, foretold=False)
        self._stand()

    def turn(self, pages: int) -> bool:
        """Read on in what has too little room, or back."""
        return self.told.column.turn(pages) or self.lesson.column.turn(pages)

    def lend_lesson(self, to: QWidget) -> None:
        """Where this page has no room of its own, its lesson lies upon what has."""
        if self.lesson.parentWidget() is not to:
            self.lesson.lie_upon(to)

    def take_lesson_back(self) -> None:
        if self.lesson.parentWidget() is not self:
            self.lesson.setParent(self)
            self.lesson.setVisible(self.lesson.teaches)

    def set_low(self, low: bool) -> None:
        """Without the picture, where there is too little room for the words."""
        self._low = low
        self._title.set_role("panel_title" if low else "heading")
        self._stand()

    # Where everything stands

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._stand()

    def _stand(self) -> None:
        """The lesson below the steps, or at the foot where these have to scroll; what is told below it, or above it."""
        width, height, inner = self.width(), self.height(), self.width() - 2 * _EDGE
        if self.lesson.parentWidget() is not self or inner < _LEAST:
            return
        teaches = self.lesson.teaches
        kept = min(self.lesson.highest(inner) + _EDGE, height) if teaches else 0
        # What an answer would bring must not lie upon the step of now.
        filled = self._fold(width, height - kept - (scaled(_FORETOLD) if teaches else 0))
        self._scroll.setGeometry(0, 0, width, height - kept)
        low = min(self.lesson.heightForWidth(inner), height - _EDGE) if teaches else 0
        top = min(filled, height - kept)
        told = self.told.heightForWidth(inner) if self.told.words else 0
        beside = not teaches or top + low + 2 * _EDGE + told <= height
        advises = bool(told) and not beside and not self.told.foretells
        self.lesson.setVisible(teaches and not advises)
        self.lesson.setGeometry(_EDGE, top, inner, low)
        if advises:  # it takes the place of the lesson
            self._scroll.resize(width, max(height - told - 2 * _EDGE, 0))
        if told:
            end = height - _EDGE if beside or not self.told.foretells else top - _EDGE
            start = top + (low + _EDGE if teaches else 0) if beside else end - told
            least = round(self._title.geometry().bottom()) + _EDGE
            start = max(min(start, end - told), least)
            self.told.setGeometry(_EDGE, start, inner, min(told, end - start))
            self.told.raise_()

    def _fold(self, width: int, room: int) -> int:
        """Leave out what there is no room for; how high the rest is."""
        high, inside, picture = 0, self._scroll.inside, self.picture
        picture.hide()
        for level in range(_LEVELS):
            self._room.setVisible(level == 0 and bool(self._room.text()))
            for line in self._lines:
                line.setVisible(level == 0 or line.row.open or (level == 1 and not line.row.done))
            self._scroll.body.invalidate()
            high = inside.heightForWidth(width)
            if high <= room:
                break
        spare = room - high - self._scroll.body.spacing()
        if not self._low and spare >= picture.minimumSizeHint().height():
            picture.setFixedHeight(min(spare, picture.sizeHint().height()))
            picture.show()
            high += picture.height() + self._scroll.body.spacing()
        return high

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
            if row.passed:
                #: Said by screen readers of a step of a page. {step} is its name.
                spoken = self.tr("{step}: nothing to do")
            elif row.done:
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
            chip.setMinimumWidth(1)  # the page may be narrower than rows like to be, and they are as high as they need
            chip.clicked.connect(lambda _=False, command=row.command: self.chosen.emit(command))
            self._usable.addWidget(chip)
            chip.show()
            self.usable.append(chip)
        self._name_usable()

    def _name_usable(self) -> None:
        if any(isinstance(row.command, SetDifficulty) for row in self._shown_usable):
            #: Head of switches on a page of the ship book: they make the game harder, for whoever likes that.
            self._head.setText(self.tr("Harder rules, if you like"))
        else:
            #: Head of a list on a page of the ship book: what may be used at any time.
            self._head.setText(self.tr("Usable now"))
        self._head.setVisible(bool(self._shown_usable))

    def _retranslate(self) -> None:
        self._name_usable()
