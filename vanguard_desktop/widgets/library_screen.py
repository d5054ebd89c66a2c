"""The library: every save of the profile, to open, to carry elsewhere, or to bring in."""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from PySide6.QtCore import QDateTime, QLocale, Signal
from PySide6.QtWidgets import QWidget

from .look.controls.buttons import QUIET, Button
from .look.controls.flow import FlowLayout
from .look.controls.lines import drop, fill, row_in
from .look.controls.panels import IconMark, Panel
from .look.controls.text import Text
from .page import Page


@attrs.frozen(kw_only=True)
class SaveRow:
    """One save as the library shows it; a damaged one says in `trouble` what is wrong and what one can do."""

    path: str
    name: str
    changed: float
    steps: int = 0
    trouble: str = ""


class LibraryScreen(Page):
    """Nothing is deleted here: a save is a file, and a file can be deleted where files are."""

    open_wished = Signal(str)
    export_wished = Signal(str)
    import_wished = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._rows: tuple[SaveRow, ...] = ()
        self._cards: list[_SaveCard] = []
        self.bring_in = Button(icon="plus")
        self.bring_in.clicked.connect(self.import_wished)
        self._said = Text(color="text_soft")
        self._said.hide()
        row_in(self.column.body, self.bring_in, 1)
        fill(self.column.body, self._said, 1)
        self._retranslate()

    @property
    def cards(self) -> tuple[_SaveCard, ...]:
        return tuple(self._cards)

    def show_saves(self, rows: Sequence[SaveRow]) -> None:
        for card in self._cards:
            self.column.body.removeWidget(card)
            drop(card)
        self._rows = tuple(rows)
        self._cards = [_SaveCard(row) for row in rows]
        for place, card in enumerate(self._cards):
            card.open.clicked.connect(lambda _=False, path=card.row.path: self.open_wished.emit(path))
            card.export.clicked.connect(lambda _=False, path=card.row.path: self.export_wished.emit(path))
            self.column.body.insertWidget(2 + place, card)

    def tell(self, words: str) -> None:
        """Say what became of an export or import."""
        self._said.setText(words)
        self._said.setVisible(bool(words))

    def _retranslate(self) -> None:
        #: Title of the list of saved games.
        self.title.setText(self.tr("Library"))
        #: Button, with its key.
        self.back.set_name(self.tr("Back (Esc)"))
        self.bring_in.set_label(self.tr("Bring in a save"))


class _SaveCard(Panel):
    """A save: name, time, what can be done with it."""

    def __init__(self, row: SaveRow) -> None:
        super().__init__(ground="card", line="warn" if row.trouble else "line", padding=16)
        self.row = row
        self.open, self.export = Button(icon="play"), Button(kind=QUIET, icon="leave")
        self._when = Text(color="text_soft")
        head = row_in(self.body, gap=10)
        icon = IconMark("blocked" if row.trouble else "save_point", color="warn" if row.trouble else "accent_text")
        head.addWidget(icon)
        self._name = Text(role="card_title")
        head.addWidget(self._name, 1)
        self.body.addWidget(self._when)
        if row.trouble:
            self.body.addWidget(Text(row.trouble, color="warn"))
        buttons = QWidget()
        flow = FlowLayout(buttons, gap=12)
        flow.addWidget(self.open)
        flow.addWidget(self.export)
        self.open.setVisible(not row.trouble)
        self.body.addWidget(buttons)
        self._retranslate()

    def _retranslate(self) -> None:
        #: In the list of saved games: one whose name shows nothing.
        self._name.setText(self.row.name or self.tr("A game without a name"))
        when = QLocale().toString(QDateTime.fromSecsSinceEpoch(int(self.row.changed)), QLocale.FormatType.ShortFormat)
        if self.row.trouble:
            self._when.setText(when)
        else:
            #: In the list of saved games: how long a game is, and {when} it was played last (date and time).
            self._when.setText(self.tr("%n decision(s) · {when}", "", self.row.steps).format(when=when))
        #: Button beside a saved game: play it.
        self.open.set_label(self.tr("Open"))
        self.export.set_label(self.tr("Export a copy"))
