"""The right column: the world, the lander and its supplies, the event deck, and what happened."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.journal import JournalModel
from vanguard_desktop.rulesets.expedition.state import State
from vanguard_desktop.text.wording import Wording
from vanguard_desktop.widgets.look.panels import IconMark, ScrollColumn
from vanguard_desktop.widgets.look.text import RichText, Text
from vanguard_desktop.widgets.table.track import Track
from vanguard_desktop.widgets.titled_panel import TitledPanel

_LINES = 12


class SituationColumn(ScrollColumn):
    """Everything that concerns the whole team."""

    def __init__(self, bridge: Bridge, wording: Wording, journal: JournalModel, parent: QWidget | None = None) -> None:
        super().__init__(gap=10, padding=12, parent=parent)
        self._bridge, self._wording, self._journal = bridge, wording, journal
        self._story = Text(color="text_soft", role="body")
        self._world = TitledPanel("planet", self._story)
        self._supplies = Track()
        self._lander = TitledPanel("lander", self._supplies)
        self._deck, self._discards = Text(role="number", wrap=False), Text(role="number", wrap=False)
        self._deck_icon, self._discard_icon = IconMark("deck"), IconMark("discard_pile")
        self._events = TitledPanel("event")
        row = QHBoxLayout()
        row.setSpacing(8)
        for icon, text in ((self._deck_icon, self._deck), (self._discard_icon, self._discards)):
            row.addWidget(icon)
            row.addWidget(text)
            row.addSpacing(12)
        row.addStretch(1)
        self._events.body.addLayout(row)
        self.lines = [RichText(wording.names.icon) for _ in range(_LINES)]
        self._happened = TitledPanel("journal")
        column = QVBoxLayout()
        column.setSpacing(4)
        for line in self.lines:
            column.addWidget(line)
        self._happened.body.addLayout(column)
        for panel in (self._world, self._lander, self._events, self._happened):
            self.body.addWidget(panel)
        self.body.addStretch(1)
        bridge.stepped.connect(self._refresh)
        journal.dataChanged.connect(self._refresh)
        journal.rowsInserted.connect(self._refresh)
        journal.rowsRemoved.connect(self._refresh)
        self._refresh()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._refresh()
        super().changeEvent(event)

    def _refresh(self, *_: object) -> None:
        state = self._bridge.state
        assert isinstance(state, State)
        names = self._wording.names
        self._world.title.set_text(names.world(state.world))
        self._story.setText(names.world_story(state.world))
        self._story.setVisible(bool(self._story.text()))
        self._lander.title.set_text(self.tr("Lander"))
        landed = self.tr("Sector {number}").format(number=state.lander)
        self._lander.title.set_aside(self.tr("Landing") if state.lander is None else landed)
        #: The marker on the supply track.
        spoken = self.tr("Supplies: {supplies} of {most}")
        self._supplies.show_value(
            state.supplies, state.most_supplies, spoken.format(supplies=state.supplies, most=state.most_supplies)
        )
        self._events.title.set_text(self.tr("Events"))
        self._deck.setText(str(len(state.event_deck)))
        self._discards.setText(str(len(state.event_discards)))
        for icon, text, words in (
            (self._deck_icon, self._deck, self.tr("Cards in the event deck: {count}")),
            (self._discard_icon, self._discards, self.tr("Discarded events: {count}")),
        ):
            spoken = words.format(count=text.text())
            icon.setToolTip(spoken)
            icon.setAccessibleName(spoken)
            text.setToolTip(spoken)
            text.setAccessibleName(spoken)
        self._happened.title.set_text(self.tr("What happened"))
        self._show_journal()

    def _show_journal(self) -> None:
        latest = [row.text for row in self._journal.rows[-_LINES:]][::-1]
        for place, line in enumerate(self.lines):
            shown = place < len(latest)
            line.setVisible(shown)
            if shown:
                line.set_color("text" if place == 0 else "text_soft")
                line.set_text(latest[place])
