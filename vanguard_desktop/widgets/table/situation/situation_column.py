"""The right column: condition, what holds, missions, rank-up card, threats, lander, discoveries, events, journal."""

from __future__ import annotations

from itertools import zip_longest

from PySide6.QtCore import QLocale, Signal

from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.common.journal import JournalModel
from vanguard_desktop.models.expedition.glance import Glance, glance
from vanguard_desktop.models.expedition.situation import Entry, Situation
from vanguard_desktop.rulesets.expedition.data import State
from vanguard_desktop.text.common.wording import Wording

from ...look import Changing, look
from ...look.controls.lines import column_in, fill
from ...look.controls.panels import ScrollColumn
from ...look.controls.text import RichText
from ...titled_panel import TitledPanel
from .discoveries import DiscoveriesPanel
from .entries_panel import EntriesPanel, Shown
from .event_piles import EventPiles
from .lander import LanderPanel
from .world_story import WorldStory

_LINES, _LINE_GAP = 6, 4
_SPARE = 5  # lines of room below, before one more line of the journal is shown


class SituationColumn(Changing, ScrollColumn):
    """Everything that concerns the whole team; `events_wished` when the discarded events are to be looked through."""

    events_wished = Signal()

    def __init__(self, bridge: Bridge, wording: Wording, journal: JournalModel) -> None:
        super().__init__(gap=6, padding=8)
        self._bridge, self._wording, self._journal = bridge, wording, journal
        self._situation = Situation(bridge, wording)
        self.condition, self.missions, self.threats = (EntriesPanel(wording.names) for _ in range(3))
        self.holds, self.holding = TitledPanel("time"), list[RichText]()
        self.lander = LanderPanel()
        self.discoveries = DiscoveriesPanel(bridge)
        self.events = EventPiles()
        self.events.look_through.clicked.connect(self.events_wished)
        self.glance = Glance()  # all of it in one line
        self._most = _LINES  # lines of what happened that have room
        self.verticalScrollBar().rangeChanged.connect(self._fit_lines)
        self.lines = [RichText(wording.names.spoken) for _ in range(_LINES)]
        self.happened = TitledPanel("journal")
        column = column_in(self.happened.body, gap=_LINE_GAP)
        for line in self.lines:
            column.addWidget(line)
        self.world = WorldStory()
        fill(
            self.body,
            self.condition,
            self.holds,
            self.missions,
            self.threats,
            self.lander,
            self.discoveries,
            self.events,
            self.happened,
            self.world,
            1,
        )
        self.refresh()

    def refresh(self) -> None:
        state: State = self._bridge.state
        names, shown = self._wording.names, self._situation.now()
        self.glance = glance(shown)
        self.condition.show_entries(
            #: Kind of a card in the column of the situation: what holds on the whole planet.
            [] if shown.condition is None else [self._shown("global_condition", shown.condition, self.tr("Condition"))]
        )
        self._show_holding(shown.holds)
        #: Kind of a card in the column of the situation: it promotes crewmembers.
        rank_up = [] if shown.rank_up is None else [self._shown("rank_up", shown.rank_up, self.tr("Rank-up"))]
        self.missions.show_entries([*map(self._mission, shown.missions), *rank_up])
        self.threats.show_entries([self._shown("threat", each, self._place(each)) for each in shown.threats])
        self.lander.show_state(state, shown)
        self.discoveries.show_situation(shown)
        self.discoveries.setVisible(bool(shown.found) or not state.board.start)  # TUT-57: no leads where nobody lands
        self.events.show_piles(len(state.event_deck), len(state.event_discards))
        self.world.show_world(names.world(state.world), names.world_story(state.world))
        #: Heading over the last lines of the journal.
        self.happened.title.set_text(self.tr("What happened"))
        self._show_journal()
        self._fit_lines()

    def _show_holding(self, holds: tuple[str, ...]) -> None:
        self.holds.setVisible(bool(holds))
        while len(self.holding) < len(holds):
            self.holding.append(RichText(self._wording.names.spoken))
            self.holds.body.addWidget(self.holding[-1])
        for line, words in zip_longest(self.holding, holds):
            line.setVisible(words is not None)
            line.set_text(words or "")
        #: Heading in the column of the situation: what cards and events have said for a while.
        self.holds.title.set_text(self.tr("Holds for a while"))

    def _show_journal(self) -> None:
        latest = [row.text for row in self._journal.rows[-self._most :]][::-1]
        for place, line in enumerate(self.lines):
            shown = place < len(latest)
            if line.isHidden() is shown:
                line.setVisible(shown)
            if shown:
                line.set_color("text" if place == 0 else "text_soft")
                line.set_text(latest[place])

    def _fit_lines(self) -> None:
        """As many whole lines as have room, and never less than the latest; what has gone comes back with room."""
        over = self.verticalScrollBar().maximum()
        last = self.world if self.world.isVisibleTo(self) else self.happened
        spare = self.viewport().height() - last.mapTo(self.inside, last.rect().bottomLeft()).y()
        before = self._most
        shown = min(self._most, sum(bool(line.text) for line in self.lines))
        while over > 0 and shown > 1:
            shown -= 1
            over -= self.lines[shown].height() + _LINE_GAP
            self._most = shown
        if self._most == before and over <= 0 and spare > _SPARE * look().line("body"):
            self._most = min(self._most + 1, _LINES)
        if self._most != before:
            self._show_journal()

    def _shown(self, icon: str, entry: Entry, aside: str) -> Shown:
        #: Beside a mission that is done.
        return Shown(icon=icon, entry=entry, aside=self.tr("Completed") if entry.done else aside)

    def _mission(self, entry: Entry) -> Shown:
        if entry.optional:
            #: Beside a mission that need not be done.
            return self._shown("mission", entry, self.tr("Optional"))
        #: Beside a mission that must be done.
        return self._shown("mission", entry, self.tr("Mission"))

    def _place(self, threat: Entry) -> str:
        numbers = QLocale().createSeparatedList([str(sector) for sector in threat.sectors])
        if len(threat.sectors) > 1:
            #: Beside a threat with several figures: where they are. {numbers} are numbers, as "2, 5 and 6".
            return self.tr("Sectors {numbers}").format(numbers=numbers)
        #: Beside a threat: where it is. {number} is that of the sector.
        return self.tr("Sector {number}").format(number=numbers) if numbers else ""
