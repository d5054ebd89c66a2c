"""The journal: everything that was read, chosen and noted, to be found and read again."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from vanguard_desktop.core import MemberId
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.expedition.chronicle import ChronicleModel
from vanguard_desktop.models.expedition.chronicle_rows import (
    EVENTS,
    EVERYTHING,
    LOGS,
    NOTES,
    STORIES,
    ChronicleKind,
    ChronicleRow,
)
from vanguard_desktop.text.common.wording import Wording

from ...headed_sheet import HeadedSheet
from ...look import scaled
from ...look.controls.buttons import Button
from ...look.controls.choices import ChoiceField, Segmented
from ...look.controls.lines import column_in, row_in
from ...look.controls.text import Text
from ..sheets.reading import Readings
from .entry_page import EntryPage
from .journal_list import JournalList

_WIDTH, _TWO_PAGES, _PADDING = 1240, 940, 20
_LONGEST_NOTE = 500


class JournalSheet(HeadedSheet):
    """List and page stand side by side where both have room."""

    def __init__(self, bridge: Bridge, wording: Wording, readings: Readings) -> None:
        super().__init__("journal", width=_WIDTH, padding=_PADDING)
        self._bridge, self._readings = bridge, readings
        self._opened: ChronicleRow | None = None
        self.model = ChronicleModel(bridge, wording, self)
        self._nothing = Text(color="text_soft")
        self._wording = wording
        self.search, self.kinds, self.person = QLineEdit(), Segmented(), ChoiceField()
        self.list, self.page = JournalList(self.model), EntryPage(wording)
        self.note, self.keep = QLineEdit(), Button(icon="pin")
        self.note.setMaxLength(_LONGEST_NOTE)
        self._tools, self._lines, self._foot = QWidget(), QWidget(), QWidget()
        self._lay_out()
        self.search.textChanged.connect(lambda _: self._on_sought())
        self.kinds.chosen.connect(lambda _: self._on_sought())
        self.person.activated.connect(lambda _: self._on_sought())
        self.list.opened.connect(self.open_row)
        self.list.looked_further.connect(self._show_parts)
        self.page.back.connect(self._on_back)
        self.page.dropped.connect(self._on_dropped)
        self.keep.clicked.connect(self._on_kept)
        self.note.returnPressed.connect(self._on_kept)
        self._retranslate()
        self.page.hide()
        self._show_parts()

    def _lay_out(self) -> None:
        tools = column_in(self._tools, gap=8)
        tools.addWidget(self.kinds)
        row_in(tools, (self.person, 2), (self.search, 3), gap=12)
        self.inside.addWidget(self._tools)
        body = row_in(self.inside, gap=16, share=1)
        column_in(self._lines, self._nothing, (self.list, 1))
        body.addWidget(self._lines, 5)
        body.addWidget(self.page, 6)
        row_in(self._foot, (self.note, 1), self.keep, gap=12)
        self.inside.addWidget(self._foot)

    def sizeHint(self) -> QSize:
        """As high as the table allows: a list is never too long."""
        return QSize(super().sizeHint().width(), 4096)

    def start(self) -> None:
        """Where the keyboard begins: on what was written last."""
        self.list.show_newest()
        self.list.setFocus(Qt.FocusReason.PopupFocusReason)

    def open_row(self, row: ChronicleRow) -> None:
        """Read it again, as it was shown then."""
        page = None
        if row.kind is not ChronicleKind.NOTE:
            then = self._bridge.state_at(row.id[0])
            if then is None:
                return  # the players are told why
            page = self._readings.page(self._readings.again(row.log, row.card, row.reader, then), then)
        self._opened = row
        self.page.show_row(row, page, with_back=not self._wide, can_drop=not self._bridge.game.read_only)
        self._show_parts()
        if not self._wide:
            self.page.to_list.setFocus(Qt.FocusReason.PopupFocusReason)

    @property
    def _wide(self) -> bool:
        return self.width() >= scaled(_TWO_PAGES)

    def _show_parts(self) -> None:
        """In a narrow window what is read has the sheet for itself."""
        found, alone = bool(self.model.rows), self._opened is not None and not self._wide
        self.page.setVisible(self._opened is not None)
        self.list.setVisible(found)
        self._nothing.setVisible(not found and not self.model.later.isActive())
        self._lines.setVisible(not alone)
        self._tools.setVisible(not alone)
        self._foot.setVisible(not alone and not self._bridge.game.read_only)

    def _on_sought(self) -> None:
        kinds = self.kinds.taken()
        assert isinstance(kinds, frozenset)
        self._opened = None
        people, place = self._people(), self.person.currentIndex()
        self.model.show(kinds, self.search.text(), people[place - 1] if place > 0 else None)
        self._show_parts()
        self.list.show_newest()

    def _people(self) -> tuple[MemberId, ...]:
        """Whoever takes part in it now."""
        state = self._bridge.state
        return tuple(member.id for member in getattr(state, "everybody", ()))

    def _on_kept(self) -> None:
        if self.note.text().strip() and self._bridge.take_note(self.note.text()):
            self.note.clear()
            self.model.refresh()
            self._show_parts()
            self.list.show_newest()

    def _on_dropped(self, row: ChronicleRow) -> None:
        if row.note is not None and self._bridge.drop_note(row.note):
            self._on_back()
            self.model.refresh()
            self._show_parts()

    def _on_back(self) -> None:
        self._opened = None
        self._show_parts()
        self.list.setFocus(Qt.FocusReason.PopupFocusReason)

    def step_back(self) -> None:
        """In a narrow window from what is read to the list first."""
        if self._opened is not None and not self._wide:
            self._on_back()
        else:
            super().step_back()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.page.to_list.setVisible(not self._wide)
        self._show_parts()

    def _retranslate(self) -> None:
        super()._retranslate()
        #: Title of the sheet that tells what has happened.
        self.set_title(self.tr("Journal"))
        #: Title of the sheet that tells what has happened.
        self.list.setAccessibleName(self.tr("Journal"))
        #: Which lines of the journal are shown.
        self.kinds.setAccessibleName(self.tr("What is shown"))
        self.kinds.set_choices(
            (
                #: Choice of what the journal shows: the entries and cards that were read to players.
                (STORIES, self.tr("Read")),
                #: Choice of what the journal shows: the entries of the logbook.
                (LOGS, self.tr("Logbook")),
                #: Choice of what the journal shows: the event cards.
                (EVENTS, self.tr("Events")),
                #: Choice of what the journal shows: every line.
                (EVERYTHING, self.tr("Everything")),
                #: Choice of what the journal shows: what players have written themselves.
                (NOTES, self.tr("Notes")),
            ),
            self.kinds.taken() or STORIES,
        )
        chosen = max(self.person.currentIndex(), 0)
        self.person.clear()
        #: In the journal: lines about whomever.
        self.person.addItems([self.tr("Everybody"), *(self._wording.names.member(who) for who in self._people())])
        self.person.setCurrentIndex(min(chosen, self.person.count() - 1))
        self.person.setAccessibleName(self.tr("Whom it is about"))
        self.search.setPlaceholderText(self.tr("Search (Ctrl+F)"))
        self.search.setAccessibleName(self.tr("Search the journal"))
        self._nothing.setText(self.tr("Nothing of the kind has been written yet."))
        self.note.setPlaceholderText(self.tr("A note of your own"))
        self.note.setAccessibleName(self.tr("A note of your own"))
        self.keep.set_label(self.tr("Keep the note"))
        if self._opened is not None:
            fresh = next((row for row in self.model.rows if row.id == self._opened.id), None)
            if fresh is not None:
                self.open_row(fresh)
