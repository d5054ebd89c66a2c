"""A card of the situation column: its name and lines, its time track, a tick when it is done."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from vanguard_desktop.models.situation import Entry
from vanguard_desktop.text.names import Names
from vanguard_desktop.widgets.look.text import RichText, Text
from vanguard_desktop.widgets.table.situation.time_track import TimeTrackBar
from vanguard_desktop.widgets.titled_panel import TitledPanel


class EntryPanel(TitledPanel):
    """One panel for each card that lies open."""

    def __init__(self, icon: str, names: Names) -> None:
        super().__init__(icon)
        self._names = names
        self._story = Text(role="body", color="text_soft", italic=True)
        self._lines = _Lines(names)
        self._track = TimeTrackBar()
        self.body.addWidget(self._story)
        self.body.addWidget(self._lines)
        self.body.addWidget(self._track)

    def show_entry(self, entry: Entry, aside: str) -> None:
        self.title.set_text(entry.card.name)
        self.title.set_aside(aside)
        self._story.setText(entry.card.story)
        self._story.setVisible(bool(entry.card.story) and not entry.done)
        self._lines.show_lines(() if entry.done else entry.card.lines)
        self._track.setVisible(entry.track is not None and not entry.done)
        if entry.track is not None:
            self._track.show_track(entry.track)


class _Lines(QWidget):
    """Lines of rules text, one below the other."""

    def __init__(self, names: Names) -> None:
        super().__init__()
        self._names = names
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        self._texts: list[RichText] = []

    def show_lines(self, lines: tuple[str, ...]) -> None:
        while len(self._texts) < len(lines):
            text = RichText(self._names.icon)
            self._texts.append(text)
            self._column.addWidget(text)
        for place, text in enumerate(self._texts):
            text.setVisible(place < len(lines))
            if place < len(lines):
                text.set_color("text_soft")
                text.set_text(lines[place])
        self.setVisible(bool(lines))
