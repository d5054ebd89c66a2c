"""The reading sheet of an event or an entry of the logbook: picture, story, what it does, and the choices."""

from __future__ import annotations

import attrs
from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from vanguard_desktop.core import Command
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.expedition.options import icon_of
from vanguard_desktop.rulesets.expedition.data import State
from vanguard_desktop.text.common.wording import Wording

from ...fitting_column import FittingColumn
from ...look import scaled
from ...look.controls.flow import FlowLayout
from ...look.controls.lines import drop, empty
from ...look.controls.marks import CHOSEN, PLAIN, Chip
from ...look.controls.more_mark import MoreMark
from ...look.controls.sheets import Sheet
from ...look.controls.text import RichText, Text
from ...parts.prompt.choice_row import ChoiceRow
from ..prompt.beside_rows import BesideRow, BesideRows
from .reading import Answer, Reading, Readings
from .sheet_foot import SheetFoot
from .sheet_picture import SheetPicture, sight_of
from .sheet_room import Wanted, share_out

_MOST_BESIDE = 10  # a longer list would bury what is read; the prompt bar opens it
_LEAST_TEXT = 132  # of what is read stays in sight above many answers
_HIGH = 944  # of a sheet where the window has it
_MEASURE = 740  # about 75 characters of the story
_OUTSIDE, _LEAST_SIDE = 52, 20  # answers stand so much further out than what is read; free at the edge in any case
_GAP = 10
_PADDING = 8  # a focus ring stands out from an answer
_ARROWS = (Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Left)
_PAGES: dict[int, int] = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}


class ReadingSheet(Sheet):
    """The text scrolls, the answers stay in sight below it; looking at the table lifts the sheet."""

    chosen = Signal(object)
    several_chosen = Signal(object)
    refused = Signal(str)
    lifted = Signal(bool)
    read_on = Signal()
    may_be_lifted = True

    def __init__(
        self, readings: Readings, reading: Reading, bridge: Bridge, wording: Wording, parent: QWidget | None = None
    ) -> None:
        super().__init__(comes_unasked=reading.is_choice, parent=parent)
        self._readings, self.reading, self._wording = readings, reading, wording
        state: State = bridge.state
        self.picture = SheetPicture(sight_of(reading.id, reading.here, state))
        self._title = Text(role="screen_title")
        self.story = RichText(wording.names.spoken, role="story")
        self._main = RichText(wording.names.spoken, role="body_strong")
        self._else = RichText(wording.names.spoken, role="body", color="text_mute")
        self._chips = QWidget()
        self._chip_row = FlowLayout(self._chips, gap=8)
        self._answers = reading.answers
        self._low = self._stands = False
        self._side = 0
        self.rows: list[ChoiceRow] = []
        self._column = FittingColumn(gap=_GAP, padding=_PADDING)
        for part in (self._title, self._chips, self.story, self._main, self._else):
            self._column.body.addWidget(part)
        self.more = MoreMark(self._column, ground="sheet", key="PgDn")
        self._choices = FittingColumn(gap=10, padding=_PADDING)
        self.more_answers = MoreMark(self._choices, ground="sheet")
        self._beside = BesideRows(wording.names.spoken)
        self._beside.chosen.connect(self.chosen)
        self._foot = SheetFoot()
        self.go_on, self.look = self._foot.go_on, self._foot.look
        self.go_on.clicked.connect(self.read_on)
        self.look.pressed.connect(lambda: self.lifted.emit(True))
        self.look.released.connect(lambda: self.lifted.emit(False))
        for shown in (self.picture, self._column, self._choices, self._beside, self._foot):
            self.body.addWidget(shown)
        self._retranslate()
        self._fill()

    @property
    def waiting(self) -> bool:
        """Whether its picture is still to be painted."""
        return self.picture.waiting

    @property
    def picture_room(self) -> QRect:
        return self.picture.geometry()

    @property
    def beside(self) -> list[BesideRow]:
        """What may be done before the answer."""
        return self._beside.rows

    @property
    def unread_below(self) -> int:
        """How much of the text is still scrolled away below."""
        bar = self._column.verticalScrollBar()
        return bar.maximum() - bar.value()

    @property
    def written_out(self) -> tuple[Command, ...]:
        """What may be done before the answer, as far as the sheet shows it."""
        return self._beside.commands if self._beside.isVisibleTo(self) else ()

    @property
    def spoken(self) -> str:
        """All that stands on the sheet but the answers, as it would be read aloud."""
        texts = (self.story, self._main, self._else)
        lines = [self._title.text(), *(text.accessibleName() for text in texts if text.text)]
        return "\n".join(line for line in lines if line)

    def show_reading(self, reading: Reading) -> None:
        """The same card or entry with other answers."""
        self.reading, self._answers = reading, reading.answers
        self.comes_unasked = reading.is_choice
        self._retranslate()
        self._fill()

    def set_low(self, low: bool) -> None:
        """In a low window the room goes to what is read; the prompt bar offers what may be done beside it."""
        self._low = low
        self._place_only_answer()
        self._share_room()

    def _show_parts(self) -> None:
        """Once the effect has become a choice, its rows say it all."""
        choosing = len(self._answers) > 1
        self.story.setVisible(bool(self.story.text))
        self._main.setVisible(bool(self._main.text) and not choosing)
        self._else.setVisible(bool(self._else.text) and not choosing)
        self.go_on.setVisible(not self._answers)

    def _fill(self) -> None:
        self._show_parts()
        for row in self.rows:
            self._foot.take_out(row)
            self._choices.body.removeWidget(row)
            drop(row)
        self.rows = [
            self._row(answer, str(number) if number <= 9 else "")
            for number, answer in enumerate(self._answers, start=1)
        ]
        self._beside.show_answers(_beside(self.reading))
        self._place_only_answer()
        self._share_room()

    def _place_only_answer(self) -> None:
        """In a low window the only answer stands in the last line, where an entry has its button to read on."""
        only = self.rows[0] if len(self.rows) == 1 and not self.rows[0].reason else None
        in_foot = only is not None and self._low
        if only is not None and in_foot != self._foot.holds(only):
            if in_foot:
                self._foot.put_in(only)
            else:
                self._choices.body.insertWidget(0, only)
        self._choices.setVisible(bool(self.rows) and not in_foot)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        """One height for all that is read, so that nothing jumps from page to page; more only for the longest."""
        return max(self._wanted(width).whole, scaled(_HIGH))

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._foot.sizeHint().height())

    def _wanted(self, width: int) -> Wanted:
        return Wanted(
            text=self._text_height(width, _usual_side(width)),
            choices=self._choices.heightForWidth(width) if self._choices.isVisibleTo(self) else 0,
            beside=self._beside.heightForWidth(width) if self._beside.rows and not self._low else 0,
            foot=self._foot.heightForWidth(width),
        )

    def _text_height(self, width: int, side: int) -> int:
        """Of all that is read, with so much free at each side, whatever is free there now."""
        return self._column.heightForWidth(width + 2 * (self._side - side))

    def _set_side(self, width: int, side: int) -> None:
        if side != self._side:
            self._side = side
            self._column.body.setContentsMargins(side, 6, side, 6)
        outside = max(_usual_side(width) - _OUTSIDE, _LEAST_SIDE)
        self._choices.body.setContentsMargins(outside, 0, outside, 0)
        self._beside.set_room(width, outside + _PADDING)

    def _row(self, answer: Answer, key: str) -> ChoiceRow:
        icon = "" if key else icon_of(answer.command) or "hand"
        row = ChoiceRow(
            key, answer.words, self._wording.names.spoken, icon=icon, reason=answer.reason, detail=answer.detail
        )
        row.clicked.connect(lambda: self.several_chosen.emit((*answer.first, answer.command)))
        row.refused.connect(self.refused)
        self._choices.body.addWidget(row)
        row.show()
        return row

    def _share_room(self) -> None:
        """Before anything scrolls, the lines run wider."""
        if not self._stands:
            return  # nobody has given it room yet
        width, side = self.width(), _usual_side(self.width())
        self._set_side(width, self._side)
        wanted = self._wanted(width)
        if wanted.least > self.height():
            side = min(side, _LEAST_SIDE)
            wanted = attrs.evolve(wanted, text=self._text_height(width, side))
        self._set_side(width, side)
        shares = share_out(self.height(), wanted, scaled(_LEAST_TEXT))
        self.picture.set_height(shares.picture)
        self._beside.setVisible(bool(shares.beside))
        # A layout gives what is read all the height that its words ask for, and lets the answers run into the foot.
        shared = (self._column, shares.text), (self._choices, shares.choices), (self._beside, shares.beside)
        for part, height in (*shared, (self._foot, wanted.foot)):
            part.setFixedHeight(height)

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._share_room()
        return done

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._stands = True
        self._share_room()

    def first_free(self) -> QWidget | None:
        """Where the keyboard starts: on what there is to do, and on no answer where there is a choice."""
        if self.reading.is_choice:
            return self
        return next((row for row in self.rows if not row.reason), None if self.rows else self.go_on)

    def take(self, number: int) -> None:
        """A digit was pressed."""
        if 1 <= number <= len(self.rows):
            self.rows[number - 1].act()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if Qt.Key.Key_1 <= event.key() <= Qt.Key.Key_9:
            self.take(event.key() - Qt.Key.Key_0)
        elif pages := _PAGES.get(event.key()):
            self.more.turn(pages)
        elif event.key() in _ARROWS and self.rows:
            self.rows[0].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    def _retranslate(self) -> None:
        page = self._readings.page(self.reading)
        self._title.setText(page.title)
        self.setAccessibleName(page.title)
        self.story.set_text(page.story)
        main, *others = (*page.rules, "")
        self._main.set_text(main)
        self._else.set_text("\n".join(line for line in others if line))
        empty(self._chip_row)
        for mark in page.marks:
            self._chip_row.addWidget(Chip(mark.words, icon=mark.icon, state=CHOSEN if mark.counts else PLAIN))
        self._foot.count.setText(page.count)
        self.look.set_label(self.tr("Hold to see the table"))
        #: Button: turn to the next page of a text.
        self.go_on.set_label(self.tr("Read on"))
        self._show_parts()


def written_out(reading: Reading, *, low: bool) -> tuple[Command, ...]:
    """What may be done before the answer, as far as the sheet will show it if it has the room."""
    return () if low else tuple(answer.command for answer in _beside(reading))


def _beside(reading: Reading) -> tuple[Answer, ...]:
    return reading.beside if len(reading.beside) <= _MOST_BESIDE else ()


def _usual_side(width: int) -> int:
    """What is free at each side of the text: a line is never longer than an eye can follow."""
    return max((width - scaled(_MEASURE)) // 2, _LEAST_SIDE)
