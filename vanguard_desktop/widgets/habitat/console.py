"""The console, in which the habitat and the Desk speak, newest below, and the sheet with all that was told."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QScrollBar, QWidget

from vanguard_desktop.models.habitat.journal import HabitatJournal, Message
from vanguard_desktop.text.habitat.report import Speaker

from ..fitting_column import FittingColumn
from ..headed_sheet import HeadedSheet
from ..look.controls.lines import drop
from ..look.controls.panels import Panel, PanelTitle, ScrollColumn
from ..look.controls.text import RichText, Text
from ..look.paint.rich import Speak

_MOST, _WIDTH = 40, 760


class Console(Panel):
    """In the type of a console: the time of the sol, who speaks, and what."""

    def __init__(self, journal: HabitatJournal, speak: Speak) -> None:
        super().__init__(padding=10)
        self._journal, self._speak = journal, speak
        self.title = PanelTitle("", icon="log_entry")
        self.body.addWidget(self.title)
        self.column = ScrollColumn(gap=4, padding=2)
        self.body.addWidget(self.column, 1)
        self.lines: dict[Message, RichText] = {}
        self._retranslate()

    def follow(self) -> None:
        """Show the latest; lines that stay are not made anew."""
        told = _messages(self._journal)[-_MOST:]
        if told == list(self.lines):
            return
        for row in [row for row in self.lines if row not in told]:
            line = self.lines.pop(row)
            self.column.body.removeWidget(line)
            drop(line)
        known, self.lines = self.lines, {}
        for place, row in enumerate(told):
            line = self.lines[row] = known.get(row) or self._made(row)
            if row not in known:
                self.column.body.insertWidget(place, line)
                line.show()
        # Once the lines have their places.
        QTimer.singleShot(0, self, self._to_end)

    def _made(self, row: Message) -> RichText:
        line = RichText(self._speak, role="console", color="text_soft")
        # Who is far away speaks seldom.
        color = "accent_text" if row.speaker is Speaker.DESK else "text"
        line.set_text(row.text, lead=f"{row.time} {self._journal.speaker(row.speaker)}", lead_color=color)
        return line

    def _to_end(self) -> None:
        bar: QScrollBar = self.column.verticalScrollBar()
        bar.setValue(bar.maximum())

    def _retranslate(self) -> None:
        #: Title of the panel in which the director of the habitat speaks.
        self.title.set_text(self.tr("Console"))


class SolJournal(HeadedSheet):
    """All that was told lately, as a book is read: under each sol and phase what happened there.

    One sees the newest first, at the foot. Arrows and pages turn it.
    """

    def __init__(self, journal: HabitatJournal, speak: Speak) -> None:
        super().__init__("journal", width=_WIDTH)
        self._journal, self._speak = journal, speak
        self.beside_pressed.connect(self.closed)
        self.column = FittingColumn(padding=6, gap=6)
        self.inside.addWidget(self.column, 1)
        self.lines: list[QWidget] = []
        self._retranslate()

    def _lay(self) -> None:
        for line in self.lines:
            self.column.body.removeWidget(line)
            drop(line)
        self.lines = list(self._told(_messages(self._journal)))
        for line in self.lines:
            self.column.body.addWidget(line)
        QTimer.singleShot(0, self, self._to_end)

    def _told(self, rows: Sequence[Message]) -> Sequence[QWidget]:
        laid: list[QWidget] = []
        head = ""
        for row in rows:
            under = self._journal.heading(row)
            if under != head:
                head = under
                laid.append(Text(head, role="panel_title", color="accent_text"))
            line = RichText(self._speak, role="story" if row.story else "body")
            line.set_text(row.text, lead=row.time)
            laid.append(line)
        return laid

    def keyPressEvent(self, event: QKeyEvent) -> None:
        bar: QScrollBar = self.column.verticalScrollBar()
        way = {
            Qt.Key.Key_Up: -bar.singleStep(),
            Qt.Key.Key_Down: bar.singleStep(),
            Qt.Key.Key_PageUp: -bar.pageStep(),
            Qt.Key.Key_PageDown: bar.pageStep(),
        }.get(Qt.Key(event.key()))
        if way is None:
            super().keyPressEvent(event)
        else:
            bar.setValue(bar.value() + way)

    def _to_end(self) -> None:
        bar: QScrollBar = self.column.verticalScrollBar()
        bar.setValue(bar.maximum())

    def _retranslate(self) -> None:
        super()._retranslate()
        #: Title of a sheet: what has happened.
        self.set_title(self.tr("Journal"))
        self._lay()


def _messages(journal: HabitatJournal) -> list[Message]:
    return [row for row in journal.rows if isinstance(row, Message)]
