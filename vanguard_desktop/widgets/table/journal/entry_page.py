"""The page of the journal: an entry or event as it was shown, with the alternatives and the one that was taken."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from vanguard_desktop.models.expedition.chronicle_rows import ChronicleKind, ChronicleRow
from vanguard_desktop.text.common.wording import Wording

from ...look import Changing
from ...look.controls.buttons import QUIET, Button
from ...look.controls.flow import FlowLayout
from ...look.controls.lines import column_in, drop, empty, fill, row_in
from ...look.controls.marks import CHOSEN, PLAIN, Chip
from ...look.controls.panels import IconMark, ScrollColumn
from ...look.controls.text import RichText, Text
from ..sheets.reading import Page


class EntryPage(Changing, QWidget):
    """`back` leads to the list, where there is no room for both; `dropped` carries the row of a note."""

    back = Signal()
    dropped = Signal(object)

    def __init__(self, wording: Wording) -> None:
        super().__init__()
        self._wording = wording
        self._row: ChronicleRow | None = None
        self._title = Text(role="heading")
        self._chips = QWidget()
        self._chip_row = FlowLayout(self._chips, gap=8)
        self._story = RichText(wording.names.spoken, role="story")
        self._note = Text(role="story")
        self._rules: list[QWidget] = []
        self.to_list = Button(kind=QUIET, key="Esc")
        self.to_list.clicked.connect(self.back)
        self.drop = Button(kind=QUIET, icon="close")
        self.drop.clicked.connect(lambda: self.dropped.emit(self._row))
        self.column = ScrollColumn(gap=10, padding=12)
        fill(self.column.body, self._title, self._chips, self._story, self._note)
        self._more = column_in(self.column.body, gap=8)
        box = column_in(self, (self.column, 1))
        row_in(box, self.to_list, 1, self.drop)
        self._retranslate()

    @property
    def said(self) -> str:
        """The words of the story or note that lie open."""
        return self._note.text() if self._row is not None and self._row.note is not None else self._story.text

    def show_row(self, row: ChronicleRow, page: Page | None, *, with_back: bool, can_drop: bool) -> None:
        """`page` has the words of what was read; a note has its own."""
        self._row = row
        self.to_list.setVisible(with_back)
        self.drop.setVisible(row.kind is ChronicleKind.NOTE and can_drop)
        #: Title of a note that players have written into the journal.
        self._title.setText(self.tr("Note") if page is None else page.title)
        self.setAccessibleName(self._title.text())
        self._note.setText(row.text if page is None else "")
        self._note.setVisible(page is None)
        self._story.set_text("" if page is None else page.story)
        self._story.setVisible(page is not None and bool(page.story))
        self._empty()
        for mark in () if page is None else page.marks:
            self._chip_row.addWidget(Chip(mark.words, icon=mark.icon, state=CHOSEN if mark.counts else PLAIN))
        self._chips.setVisible(page is not None)
        for line in () if page is None or row.choices else page.rules:
            self._add_rules(line)
        for choice in row.choices:
            for number, option in enumerate(choice.options):
                self._add_option(option, taken=number == choice.taken)
        self.column.verticalScrollBar().setValue(0)

    def _empty(self) -> None:
        empty(self._chip_row)
        for part in self._rules:
            self._more.removeWidget(part)
            drop(part)
        self._rules = []

    def _add_rules(self, line: str) -> None:
        text = RichText(self._wording.names.spoken, line)
        self._rules.append(text)
        self._more.addWidget(text)

    def _add_option(self, option: str, *, taken: bool) -> None:
        """What was taken has a tick; the others stay to be seen."""
        line = QWidget()
        row = row_in(line, gap=10)
        if taken:
            #: Said of an option of an entry of the logbook, when it is read again in the journal: players took it.
            words = self.tr("Chosen")
        else:
            #: Said of an option of an entry of the logbook, when it is read again in the journal: players took another.
            words = self.tr("Not chosen")
        row.addWidget(IconMark("check" if taken else "minus", words, color="accent_text" if taken else "text_mute"))
        row.addWidget(RichText(self._wording.names.spoken, option, color="text" if taken else "text_soft"), 1)
        self._rules.append(line)
        self._more.addWidget(line)

    def _retranslate(self) -> None:
        self.to_list.set_label(self.tr("Back to the list"))
        self.drop.set_label(self.tr("Delete this note"))
