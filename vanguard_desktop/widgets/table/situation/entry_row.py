"""A card of the situation column: what is needed in play at a glance, story and the rest unfolded in its place."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication, QMouseEvent
from PySide6.QtWidgets import QWidget

from vanguard_desktop.models.expedition.situation import Entry
from vanguard_desktop.text.common.names import Names

from ...look.controls.lines import column_in
from ...look.controls.text import RichText, Text
from .fold_header import FoldHeader
from .time_track import TimeTrackBar


class EntryRow(QWidget):
    """`turned` carries the id of the card that was opened or closed."""

    turned = Signal(str, bool)

    def __init__(self, icon: str, names: Names) -> None:
        super().__init__()
        self._entry: Entry | None = None
        self._aside, self._pressed_at = "", 0
        self.head = FoldHeader(icon)
        self.head.toggled.connect(self._on_toggled)
        self.told = Text(role="body")
        self.story = Text(role="body", color="text_soft", italic=True)
        self.lines = _Lines(names)
        self.track = TimeTrackBar()
        self.next = RichText(names.spoken, color="text_soft")
        self.brief, self.more = _Lines(names), _Lines(names)
        column = column_in(self, gap=2)
        parts = (self.head, self.told, self.story, self.lines, self.brief, self.track, self.next, self.more)
        for part in parts:
            column.addWidget(part)

    @property
    def entry(self) -> Entry | None:
        return self._entry

    def show_entry(self, entry: Entry, aside: str, *, opened: bool) -> None:
        if (entry, aside, opened) == (self._entry, self._aside, self.head.isChecked()):
            return
        self._entry, self._aside = entry, aside
        self.head.show_head(entry.card.name, aside, done=entry.done, folds=entry.folds)
        self.head.blockSignals(True)
        self.head.setChecked(opened)
        self.head.blockSignals(False)
        self._unfold(opened=opened)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed_at = event.timestamp()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The words below the head can be pressed as well, but whoever holds them down asks what they mean."""
        in_time = event.timestamp() - self._pressed_at < QGuiApplication.styleHints().mousePressAndHoldInterval()
        if in_time and self.rect().contains(event.position().toPoint()) and not self.head.only_read:
            self.head.click()

    def _on_toggled(self, opened: bool) -> None:
        self._unfold(opened=opened)
        if self._entry is not None:
            self.turned.emit(self._entry.card.id, opened)

    def _unfold(self, *, opened: bool) -> None:
        entry = self._entry
        assert entry is not None
        story = entry.card.story if opened else ""
        told = "" if opened else entry.told
        for text, words in ((self.told, told), (self.story, story)):
            text.setText(words)
            text.setVisible(bool(words))
        self.lines.show_lines(entry.lines, lead=entry.lead)
        track = entry.track
        self.track.setVisible(track is not None)
        coming = "" if track is None else track.next_whole if opened else track.next
        self.next.set_text(coming)
        self.next.setVisible(bool(coming))
        if track is not None:
            self.track.show_track(track)
        self.brief.show_lines(() if opened else entry.brief)
        self.more.show_lines(entry.more if opened else ())


class _Lines(QWidget):
    """Lines of rules text, one below the other."""

    def __init__(self, names: Names) -> None:
        super().__init__()
        self._names = names
        self._column = column_in(self, gap=3)
        self._texts: list[RichText] = []

    def show_lines(self, lines: tuple[str, ...], *, lead: str = "") -> None:
        while len(self._texts) < len(lines):
            text = RichText(self._names.spoken, color="text_soft")
            self._texts.append(text)
            self._column.addWidget(text)
        for place, text in enumerate(self._texts):
            text.setVisible(place < len(lines))
            if place < len(lines):
                text.set_text(lines[place], lead="" if place else lead)
        self.setVisible(bool(lines))
