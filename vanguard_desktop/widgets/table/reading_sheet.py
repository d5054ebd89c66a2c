"""The reading sheet of an event or an entry of the logbook: picture, story, what it does, and the choices."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from vanguard_desktop.core.kinds import Command
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.options import icon_of
from vanguard_desktop.rulesets.expedition.state import State
from vanguard_desktop.text.wording import Wording
from vanguard_desktop.widgets.fitting_column import FittingColumn
from vanguard_desktop.widgets.look.buttons import PRIMARY, QUIET, Button
from vanguard_desktop.widgets.look.flow import FlowLayout
from vanguard_desktop.widgets.look.marks import CHOSEN, PLAIN, Chip
from vanguard_desktop.widgets.look.sheets import Sheet
from vanguard_desktop.widgets.look.text import RichText, Text
from vanguard_desktop.widgets.look.theme import look
from vanguard_desktop.widgets.table.choice_row import ChoiceRow
from vanguard_desktop.widgets.table.reading import Answer, Reading, Readings
from vanguard_desktop.widgets.table.sheet_picture import SheetPicture

_PICTURES = ("rust", "violet", "dawn", "ice", "kelp", "slate")
_LEAST_WITH_PICTURE = 340
_MOST_BESIDE = 6  # a longer list would bury what is read; the prompt bar opens it
_ENDLESS = (1 << 24) - 1  # what Qt takes for no limit
_LEAST_TEXT = 132  # of what is read stays in sight above many answers


class ReadingSheet(Sheet):
    """The text scrolls, the answers stay in sight below it; looking at the table lifts the sheet."""

    chosen = Signal(object)
    refused = Signal(str)
    lifted = Signal(bool)
    read_on = Signal()

    def __init__(self, readings: Readings, reading: Reading, bridge: Bridge, wording: Wording) -> None:
        super().__init__()
        self._readings, self._reading, self._wording = readings, reading, wording
        state = bridge.state
        assert isinstance(state, State)
        palette = _PICTURES[sum(reading.id.encode()) % len(_PICTURES)]
        here = [] if reading.here is None else state.here(reading.here)
        seen_by = tuple(member.section.value for member in here)
        self._picture = SheetPicture(reading.id, palette, seen_by)
        self._title = Text(role="screen_title")
        self._story = RichText(wording.names.icon, role="story")
        self._main = RichText(wording.names.icon, role="body")
        self._else = RichText(wording.names.icon, role="body", color="text_soft")
        self._chips = QWidget()
        self._chip_row = FlowLayout(self._chips, gap=8)
        self._answers = reading.answers
        self._low = False
        self.rows: list[ChoiceRow] = []
        self.beside: list[ChoiceRow] = []
        self._before = Text(role="label", color="text_soft")
        self._column = FittingColumn(gap=10, padding=8)
        for part in (self._title, self._chips, self._story, self._main, self._else):
            self._column.body.addWidget(part)
        self._column.body.setContentsMargins(56, 8, 56, 8)
        self._choices = FittingColumn(gap=10, padding=8)
        policy = self._choices.sizePolicy()
        policy.setVerticalPolicy(QSizePolicy.Policy.Maximum)
        self._choices.setSizePolicy(policy)
        self.go_on = Button(kind=PRIMARY, key="Enter")
        self.go_on.clicked.connect(self.read_on)
        self.look = Button(kind=QUIET, key="Space")
        self.look.pressed.connect(lambda: self.lifted.emit(True))
        self.look.released.connect(lambda: self.lifted.emit(False))
        self.look.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its key is Space, wherever the keyboard is
        keeps = self.look.sizePolicy()
        keeps.setHorizontalPolicy(QSizePolicy.Policy.Fixed)
        self.look.setSizePolicy(keeps)  # beside a long answer
        self._count = Text(color="text_soft", wrap=False)
        self.body.addWidget(self._picture)
        self.body.addWidget(self._column, 1)
        self.body.addWidget(self._choices)
        foot = self._foot = QHBoxLayout()
        self.body.addLayout(foot)
        foot.setContentsMargins(44, 10, 24, 12)
        foot.setSpacing(12)
        foot.addWidget(self._count, 1)
        foot.addWidget(self.look)
        foot.addWidget(self.go_on)
        self._retranslate()
        self._fill()

    @property
    def waiting(self) -> bool:
        """Whether its picture is still to be painted."""
        return self._picture.waiting

    @property
    def written_out(self) -> tuple[Command, ...]:
        """What may be done before the answer, as far as the sheet shows it."""
        return () if self._low or not self.beside else tuple(answer.command for answer in self._reading.beside)

    @property
    def spoken(self) -> str:
        """All that stands on the sheet but the answers, as it would be read aloud."""
        texts = (self._story, self._main, self._else)
        lines = [self._title.text(), *(text.accessibleName() for text in texts if text.text)]
        return "\n".join(line for line in lines if line)

    def show_reading(self, reading: Reading) -> None:
        """The same card or entry with other answers."""
        self._reading, self._answers = reading, reading.answers
        self._retranslate()
        self._fill()

    def set_low(self, low: bool) -> None:
        """Leave room to what is decided, in a low window."""
        self._low = low
        self._picture.set_low(low)
        self._show_parts()
        side = 24 if low else 56
        self._column.body.setContentsMargins(side, 8, side, 8)
        self._choices.body.setContentsMargins(side - 8, 4, side - 8, 0)
        self._show_beside()
        self._share_room()

    def _show_parts(self) -> None:
        """Once the effect has become a choice, its rows say it all; in a low window the story was read before."""
        choosing = len(self._answers) > 1
        event = self._reading.event is not None
        self._story.setVisible(bool(self._story.text) and not (choosing and self._low and event))
        self._main.setVisible(bool(self._main.text) and not choosing)
        self._else.setVisible(bool(self._else.text) and not choosing)
        self.go_on.setVisible(not self._answers)

    def _fill(self) -> None:
        self._show_parts()
        for row in (*self.rows, *self.beside):
            self._foot.removeWidget(row)
            self._choices.body.removeWidget(row)
            row.hide()
            row.deleteLater()
        self._choices.body.removeWidget(self._before)
        self.rows = [
            self._row(answer, str(number) if number <= 9 else "")
            for number, answer in enumerate(self._answers, start=1)
        ]
        self._choices.body.addWidget(self._before)
        beside = self._reading.beside if len(self._reading.beside) <= _MOST_BESIDE else ()
        self.beside = [self._row(answer, "") for answer in beside]
        self._show_beside()
        self._share_room()

    def _show_beside(self) -> None:
        """A low window leaves the room to what is read; the prompt bar opens the same list."""
        for part in (self._before, *self.beside):
            part.setVisible(bool(self.beside) and not self._low)
        self._place_only_answer()

    def _place_only_answer(self) -> None:
        """In a low window the only answer stands in the last line, where an entry has its button to read on."""
        only = self.rows[0] if len(self.rows) == 1 and not self.rows[0].reason else None
        in_foot = only is not None and self._low
        if only is not None and in_foot != (self._foot.indexOf(only) >= 0):
            if in_foot:
                self._foot.addWidget(only)
            else:
                self._choices.body.insertWidget(0, only)
        self._choices.setVisible(bool(self.rows) and not in_foot)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        """As high as it takes to show all answers under all of the text."""
        choices = self._choices.heightForWidth(width) + 2 if self._choices.isVisibleTo(self) else 0
        picture = self._picture.sizeHint().height() * self._picture.isVisibleTo(self)
        return picture + self._column.heightForWidth(width) + choices + self._foot.sizeHint().height()

    def _row(self, answer: Answer, key: str) -> ChoiceRow:
        icon = "" if key else icon_of(answer.command) or "hand"
        row = ChoiceRow(
            key, answer.words, self._wording.names.icon, icon=icon, reason=answer.reason, detail=answer.detail
        )
        row.clicked.connect(lambda: self.chosen.emit(answer.command))
        row.refused.connect(self.refused)
        self._choices.body.addWidget(row)
        row.show()
        return row

    def _share_room(self) -> None:
        """All answers are shown where there is room; otherwise they scroll by themselves, and some text stays."""
        # Where hardly a line could be read below it, or an answer would be out of sight, the picture gives way.
        self._picture.setVisible(self.height() >= look().scaled(_LEAST_WITH_PICTURE) and not self._crowded())
        if not self._choices.isVisibleTo(self):
            self._column.setMaximumHeight(_ENDLESS)
            return
        wanted = self._choices.heightForWidth(self.width()) + 2
        others = self._picture.sizeHint().height() * self._picture.isVisibleTo(self) + self._foot.sizeHint().height()
        text = min(self._column.heightForWidth(self.width()), look().scaled(_LEAST_TEXT))
        most = max(self.height() - others - text, look().scaled(84))
        self._choices.setFixedHeight(min(wanted, most))
        # A layout gives what is read all the height that its words ask for, and lets the answers run into the foot.
        self._column.setMaximumHeight(max(self.height() - others - self._choices.height(), 0))

    def _crowded(self) -> bool:
        """Whether several answers and what is read have no room together under a picture."""
        if not self._low or not self._choices.isVisibleTo(self):
            return False
        words = self._column.heightForWidth(self.width()) + self._choices.heightForWidth(self.width())
        return words + self._picture.sizeHint().height() + self._foot.sizeHint().height() > self.height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def first_free(self) -> QWidget | None:
        """Where the keyboard starts."""
        return next((row for row in self.rows if not row.reason), None if self.rows else self.go_on)

    def take(self, number: int) -> None:
        """A digit was pressed."""
        if 1 <= number <= len(self.rows):
            self.rows[number - 1].act()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if Qt.Key.Key_1 <= event.key() <= Qt.Key.Key_9:
            self.take(event.key() - Qt.Key.Key_0)
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        page = self._readings.page(self._reading)
        self._title.setText(page.title)
        self.setAccessibleName(page.title)
        self._story.set_text(page.story)
        main, *others = (*page.rules, "")
        self._main.set_text(main)
        self._else.set_text("\n".join(line for line in others if line))
        while self._chip_row.count():
            item = self._chip_row.takeAt(0)
            if item is not None and (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        for mark in page.marks:
            self._chip_row.addWidget(Chip(mark.words, icon=mark.icon, state=CHOSEN if mark.counts else PLAIN))
        self._count.setText(page.count)
        self._before.setText(self.tr("Before that, if you like:"))
        self.look.set_label(self.tr("Look at the table"))
        self.go_on.set_label(self.tr("Read on"))
        self._show_parts()
