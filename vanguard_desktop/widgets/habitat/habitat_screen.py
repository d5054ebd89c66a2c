"""The habitat on the screen: complexes, ring map, mission and console, people, and the plan of the sol."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from vanguard_desktop.core import Command, Event, Reason
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.habitat.answers import HabitatAnswers, HabitatBeside
from vanguard_desktop.models.habitat.base import COMPLEXES, GaugeModel, StructureModel
from vanguard_desktop.models.habitat.drones import DroneModel
from vanguard_desktop.models.habitat.explained import Explained, laid_open
from vanguard_desktop.models.habitat.journal import HabitatJournal
from vanguard_desktop.models.habitat.map import SpaceModel
from vanguard_desktop.models.habitat.moments import ambience_of
from vanguard_desktop.models.habitat.people import PeopleModel
from vanguard_desktop.models.habitat.plan import PlanModel, TaskModel
from vanguard_desktop.models.habitat.seats import HabitatSeatModel
from vanguard_desktop.models.habitat.sheet import GoalModel, PhaseModel, StockModel, figures
from vanguard_desktop.models.habitat.told import PanelsTold
from vanguard_desktop.models.habitat.verbs import PlanSlots
from vanguard_desktop.play.game import Step, Way
from vanguard_desktop.scenes.ring.ring_map import RingMap
from vanguard_desktop.text.codex.explanation import Explanation
from vanguard_desktop.text.common.wording import Wording

from ..game_screen import GameScreen
from ..look import Changing
from ..look.controls.sheets import Scrim, Sheet
from ..parts.fallen_focus import FallenFocus
from ..parts.prompt.prompt_bar import PromptBar
from ..parts.teller import Teller
from .complex_panel import ComplexPanel
from .connections import connect
from .console import Console
from .flow.in_turn import InTurn
from .flow.offers import Offers
from .grid import Grid
from .habitat_sheets import HabitatSheets
from .header import HabitatHeader
from .keys import HabitatKeys
from .mission_end import MissionEnd
from .panels import LoadingZone, MissionPanel, MoodPanel
from .pawn_goals import PawnGoals
from .people.drone_panel import DronePanel
from .people.people_row import PeopleRow
from .phase_rail import PhaseRail
from .plan_panel import PlanPanel
from .pointed import Pointed
from .switches import Switches
from .teaching import Teaching


class HabitatScreen(Changing, GameScreen):
    """Structures and spaces of the map offer what can be planned there; everything else is asked in the bar."""

    def __init__(self, bridge: Bridge, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(bridge, wording, parent)
        self.structures, self.gauges = StructureModel(bridge, wording, self), GaugeModel(bridge, wording, self)
        self.people_model, self.spaces = PeopleModel(bridge, wording, self), SpaceModel(bridge, wording, self)
        self.drone_model = DroneModel(bridge, wording, self)
        self.plan_model, self.tasks = PlanModel(bridge, wording, self), TaskModel(bridge, wording, self)
        self.goals, self.phases = GoalModel(bridge, wording, self), PhaseModel(bridge, wording, self)
        self.stocks, self.told = StockModel(bridge, wording, self), PanelsTold(self)
        self.options, self.any_time = HabitatAnswers(bridge, wording, self), HabitatBeside(bridge, wording, self)
        self.seats, self.journal = HabitatSeatModel(bridge, wording, self), HabitatJournal(bridge, wording, self)
        self.teller = Teller(bridge, wording.names, self.journal, self)
        self.header, self.rail = HabitatHeader(bridge, wording, self.stocks, self), PhaseRail()
        self.complexes = {each: ComplexPanel() for each in COMPLEXES}
        self.base, self.inside_base = QScrollArea(self), QWidget()
        self.base.setFrameShape(QFrame.Shape.NoFrame)
        self.base.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.base.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.base.setWidget(self.inside_base)
        self.base.viewport().setAutoFillBackground(False)
        self.inside_base.setAutoFillBackground(False)
        for panel in self.complexes.values():
            panel.setParent(self.inside_base)
        self.switches = Switches(self)
        self.map = RingMap(self.spaces, self)
        self.pawn_goals = PawnGoals(self)
        spoken = wording.names.spoken
        self.mission, self.console, self.plan = MissionPanel(), Console(self.journal, spoken), PlanPanel(spoken)
        self.mood, self.people, self.zone = (
            MoodPanel(),
            PeopleRow(self.pawn_goals.of),
            LoadingZone(self.pawn_goals.of_thing),
        )
        self.drones = DronePanel()
        for part in (self.rail, self.mission, self.console, self.plan, self.mood, self.people, self.drones, self.zone):
            part.setParent(self)
        verbs = PlanSlots(bridge, wording, self)
        self.prompt = PromptBar(bridge, wording, self.options, self.any_time, self.seats, verbs, parent=self)
        self.offers = Offers(self)
        self.scrim = Scrim(self, clear_below=self.prompt)
        self.explained = Explained(bridge, wording, (self.structures, self.spaces, self.people_model, self.drone_model))
        self.marked: int | None = None
        self._numbers: set[int] = set()
        self.sheets, self.end = HabitatSheets(self), MissionEnd(self)
        self.teaching = Teaching(self)
        self.grid, self.keys, self.pointed = Grid(self), HabitatKeys(self), Pointed(self)
        self.in_turn = InTurn(self)
        self.moments, self.dice = self.in_turn.moments, self.in_turn.dice
        self._fallen_focus = FallenFocus(self, self.focus_default, lambda: self.prompt.buttons)
        for each in self.offers.both:
            each.raise_()
        self.scrim.raise_()
        connect(self)
        self.teaching.begin()
        self.show_all()
        self._read_on(bridge.last_events())
        self.prompt.tell()

    def turn_switch(self) -> None:
        self.lay_out()
        self.focus_default()

    def lay_out(self) -> None:
        """Everything finds its place."""
        self.grid.lay_out(planning=self.plan_model.planning)

    def _retranslate(self) -> None:
        self.switches.speak()

    def follow(self, step: Step) -> None:
        self.in_turn.expect(step)
        self.explainer.put_away()
        self.offers.hide()
        if self.scrim.sheet is not None:
            self.scrim.close_sheet()
        self.teaching.follow(step)
        self.show_all()
        self._read_on(step.events if step.way is Way.PLAYED else ())

    def _read_on(self, events: Sequence[Event]) -> None:
        """What has to be read, then what has to be chosen, then how it ended."""
        if not self.sheets.read(events) and not self.end.show() and self._lists_all:
            self.offers.list_answers()

    def read_question(self) -> None:
        """What a mission of a campaign leaves to be chosen, then what comes between it and the next one."""
        if not self.sheets.read(()) and not self.end.show_between() and self._lists_all:
            self.offers.list_answers()

    @property
    def _lists_all(self) -> bool:
        """Whether the bar has no room for all answers, and nothing else on the screen stands for them."""
        return not self.prompt.shows_all and not self.plan_model.planning and bool(self.options.rows)

    def set_in_motion(self, step: Step) -> None:
        self.in_turn.follow(step)
        if self.dice.rows:
            self.offers.stand()

    def banner_room(self) -> QRect:
        """Where a moment covers neither the mission nor undo."""
        return (self.base if self.map.isHidden() else self.map).geometry()

    def dice_room(self) -> QRect:
        return self.grid.dice_room

    def heard(self, step: Step) -> Step:
        return self.in_turn.heard(step)

    @property
    def ambience(self) -> tuple[str, str]:
        return ambience_of(self.bridge.state)

    def tell(self, step: Step) -> None:
        self.teller.tell(step)
        self.plan.tell(self.plan_model.words)
        self.prompt.tell()

    def show_all(self) -> None:
        """Every part shows the position, then all find their places."""
        state = self.bridge.state
        now = figures(state, self.wording)
        plans = self.plan_model.rows
        numbers = {row.id for row in plans}
        if self.marked not in numbers or numbers - self._numbers:  # what was planned just now
            self.marked = max(numbers - self._numbers or numbers, default=None)
        self._numbers = numbers
        self.header.show_figures(now)
        self.rail.show_rows(self.phases.rows, self._said_phase())
        open_ones = {each for row in self.tasks.rows for each in (row.structure, row.about) if each is not None}
        open_ones |= self.pointed.things()
        for complex, panel in self.complexes.items():
            gauge = self.gauges.row(complex)
            rows = [(row, self.structures.words(row)) for row in self.structures.rows if row.complex is complex]
            panel.show_rows(gauge, self.gauges.words(gauge), rows, open_ones)
        self.map.refresh()
        self.mission.show_sheet(self.goals.rows, now, self.told.mission(self.goals, now))
        if not self.in_turn.holds_back:
            self.console.follow()
        self.plan.show_rows(
            plans, self.marked, sum(len(row.free) for row in self.people_model.rows), self.plan_model.drones
        )
        self.mood.show_figures(now, self.told.mood(now))
        people = [(row, self.people_model.words(row)) for row in self.people_model.rows]
        self.people.show_rows(people, frozenset(self.pointed.helpers()))
        drones = [(row, self.drone_model.words(row)) for row in self.drone_model.rows]
        self.drones.show_rows(drones, frozenset(self.pointed.helping_drones()))
        self.zone.show_figures(now, self.told.zone(now))
        self.end.ask()
        self.lay_out()

    def _said_phase(self) -> str:
        return next((row.name for row in self.phases.rows if row.when == 0), "")

    def mark(self, number: int) -> None:
        """Another planned action is the one that pawns are put on."""
        if number != self.marked:
            self.marked = number
            self.show_all()

    def tell_refusal(self, _command: Command, reason: Reason) -> None:
        words = self.wording.in_book(self.bridge.state)
        self.explainer.refuse(self.wording.names.spoken(words.why(reason, self.bridge.state)))

    def advise(self) -> None:
        """What a good player would do, for whoever presses the button for it."""
        if self.keys is not None:
            self.keys.tell_advice()

    def explain(self, subject: str) -> Explanation | None:
        return self.explained.of(subject) or super().explain(subject)

    def laid_open(self) -> tuple[str, ...]:
        return laid_open(self.bridge.state)

    @property
    def chapter(self) -> str:
        return self.explained.chapter

    def focus_default(self) -> None:
        if self.scrim.sheet is not None:
            return
        if self.map.isVisible():
            self.map.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            plates = [plate for panel in self.complexes.values() for plate in panel.plates if not plate.isHidden()]
            next(iter([plate for plate in plates if plate.open] or plates)).setFocus(Qt.FocusReason.OtherFocusReason)

    def open_sheet(self, sheet: Sheet) -> None:
        super().open_sheet(sheet)
        self.teaching.give_way()

    def close_sheet(self) -> None:
        """Once all is read, the end is told; whoever looks at the base then sees it."""
        ended = self.end.sheet is not None
        super().close_sheet()
        self.teaching.give_way()
        self.end.ask()
        if not ended and not self.end.show() and self._lists_all and not self.sheets.asks:
            self.offers.list_answers()

    @property
    def waiting_for_pictures(self) -> bool:
        return self.end.waiting

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lay_out()
        self.offers.stand()
