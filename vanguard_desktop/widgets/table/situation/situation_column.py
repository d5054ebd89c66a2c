"""The right column: condition, missions, rank-up card, lander, discoveries, threats, events, and what happened."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.journal import JournalModel
from vanguard_desktop.models.situation import Entry, Situation
from vanguard_desktop.rulesets.expedition.state import State
from vanguard_desktop.text.wording import Wording
from vanguard_desktop.widgets.look.asking import about
from vanguard_desktop.widgets.look.buttons import IconButton
from vanguard_desktop.widgets.look.panels import IconMark, ScrollColumn
from vanguard_desktop.widgets.look.text import RichText, Text
from vanguard_desktop.widgets.table.situation.discoveries import DiscoveriesPanel
from vanguard_desktop.widgets.table.situation.entry_panel import EntryPanel
from vanguard_desktop.widgets.table.situation.lander import LanderPanel
from vanguard_desktop.widgets.titled_panel import TitledPanel

_LINES = 12


class SituationColumn(ScrollColumn):
    """Everything that concerns the whole team; `events_wished` when the discarded events are to be looked through."""

    events_wished = Signal()

    def __init__(self, bridge: Bridge, wording: Wording, journal: JournalModel, parent: QWidget | None = None) -> None:
        super().__init__(gap=10, padding=12, parent=parent)
        self._bridge, self._wording, self._journal = bridge, wording, journal
        self._situation = Situation(bridge, wording)
        self._condition = self._cards("global_condition")
        self._missions = self._cards("mission")
        self._rank_up = self._cards("rank_up")
        self.lander = LanderPanel()
        self.discoveries = DiscoveriesPanel(bridge)
        self._threats = self._cards("threat")
        self.events = _EventPiles()
        self.events.look_through.clicked.connect(self.events_wished)
        self.lines = [RichText(wording.names.icon) for _ in range(_LINES)]
        self._happened = TitledPanel("journal")
        column = QVBoxLayout()
        self._happened.body.addLayout(column)
        column.setSpacing(4)
        for line in self.lines:
            column.addWidget(line)
        self._story = Text(color="text_soft", role="body")
        self._world = TitledPanel("planet", self._story)
        for panel in (
            self._condition,
            self._missions,
            self._rank_up,
            self.lander,
            self.discoveries,
            self._threats,
            self.events,
            self._happened,
            self._world,
        ):
            self.body.addWidget(panel)
        self.body.addStretch(1)
        bridge.stepped.connect(self._refresh)
        journal.dataChanged.connect(self._show_journal)
        journal.rowsInserted.connect(self._show_journal)
        journal.rowsRemoved.connect(self._show_journal)
        self._refresh()

    def _cards(self, icon: str) -> _Cards:
        return _Cards(icon, self._wording)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._refresh()
        super().changeEvent(event)

    def _refresh(self, *_: object) -> None:
        state = self._bridge.state
        assert isinstance(state, State)
        names, shown = self._wording.names, self._situation.now()
        self._condition.show_entries([shown.condition] if shown.condition is not None else [])
        self._missions.show_entries(shown.missions)
        self._rank_up.show_entries([shown.rank_up] if shown.rank_up is not None else [])
        self._threats.show_entries(shown.threats)
        self.lander.show_state(state, shown)
        self.discoveries.show_situation(shown)
        self.discoveries.setVisible(bool(shown.found) or not state.board.start)  # TUT-57: no leads where nobody lands
        self.events.show_piles(len(state.event_deck), len(state.event_discards))
        self._world.title.set_text(names.world(state.world))
        self._story.setText(names.world_story(state.world))
        self._world.setVisible(bool(self._story.text()))
        self._happened.title.set_text(self.tr("What happened"))
        self._show_journal()

    def _show_journal(self, *_: object) -> None:
        latest = [row.text for row in self._journal.rows[-_LINES:]][::-1]
        for place, line in enumerate(self.lines):
            shown = place < len(latest)
            line.setVisible(shown)
            if shown:
                line.set_color("text" if place == 0 else "text_soft")
                line.set_text(latest[place])


class _Cards(QWidget):
    """A panel for each card of one kind; none, and the column closes up."""

    def __init__(self, icon: str, wording: Wording) -> None:
        super().__init__()
        self._icon, self._wording = icon, wording
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(10)
        self.panels: list[EntryPanel] = []

    def show_entries(self, entries: Sequence[Entry]) -> None:
        while len(self.panels) < len(entries):
            panel = EntryPanel(self._icon, self._wording.names)
            self.panels.append(panel)
            self._column.addWidget(panel)
        for place, panel in enumerate(self.panels):
            panel.setVisible(place < len(entries))
            if place < len(entries):
                panel.show_entry(entries[place], self._aside(entries[place]))
        self.setVisible(bool(entries))

    def _aside(self, entry: Entry) -> str:
        match self._icon:
            case "mission" if entry.done:
                return self.tr("Completed")
            case "mission" if entry.optional:
                return self.tr("Optional")
            case "mission":
                return self.tr("Mission")
            case "rank_up":
                return self.tr("Completed") if entry.done else self.tr("Rank-up")
            case "global_condition":
                return self.tr("Condition")
            case _:
                return entry.place


class _EventPiles(TitledPanel):
    """The event deck and its discards."""

    def __init__(self) -> None:
        super().__init__("event")
        self._deck, self._discards = Text(role="number", wrap=False), Text(role="number", wrap=False)
        self.deck, self.discards = IconMark("deck"), IconMark("discard_pile")
        row = QHBoxLayout()
        self.body.addLayout(row)
        row.setSpacing(8)
        for icon, text in ((self.deck, self._deck), (self.discards, self._discards)):
            row.addWidget(icon)
            row.addWidget(text)
            row.addSpacing(12)
            for part in (icon, text):
                about(part, "icon:event")
        row.addStretch(1)
        self.look_through = IconButton("discard_pile", "-")
        row.addWidget(self.look_through)

    def show_piles(self, deck: int, discards: int) -> None:
        self.title.set_text(self.tr("Events"))
        self.look_through.set_name(self.tr("Look through the discarded events"))
        self.look_through.setVisible(discards > 0)
        for icon, text, count, words in (
            (self.deck, self._deck, deck, self.tr("Cards in the event deck: {count}")),
            (self.discards, self._discards, discards, self.tr("Discarded events: {count}")),
        ):
            text.setText(str(count))
            spoken = words.format(count=count)
            for part in (icon, text):
                part.setToolTip(spoken)
                part.setAccessibleName(spoken)
