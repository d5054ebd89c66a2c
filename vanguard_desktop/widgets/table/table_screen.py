"""The table of an expedition: all parts in their places, one way for every command, sheets over the dimmed table."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from vanguard_desktop.core import Command, Reason
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.common.cards import CardShown
from vanguard_desktop.models.common.journal import JournalModel
from vanguard_desktop.models.expedition.actions import BesideSlots, TurnSlots
from vanguard_desktop.models.expedition.check.check import CheckModel
from vanguard_desktop.models.expedition.explanations import Explanations
from vanguard_desktop.models.expedition.guide import guide_step
from vanguard_desktop.models.expedition.happened.fallen import FallenDice
from vanguard_desktop.models.expedition.happened.moments import Moments
from vanguard_desktop.models.expedition.options import ActionModel, AnyTimeModel
from vanguard_desktop.models.expedition.passages import WayDown
from vanguard_desktop.models.expedition.seats import SectionSeatModel
from vanguard_desktop.play.game import Step
from vanguard_desktop.scenes.planet.map_view import MapView
from vanguard_desktop.scenes.planet.planet_scene import PlanetScene
from vanguard_desktop.text.codex.explanation import Explanation
from vanguard_desktop.text.common.wording import Wording

from ..game_screen import GameScreen
from ..look import Changing
from ..look.controls.asking import about
from ..look.controls.sheets import Scrim, Sheet
from ..parts.dice_strip import DiceStrip
from ..parts.fallen_focus import FallenFocus
from ..parts.happened_card import HappenedCard
from ..parts.moments_shown import MomentsShown
from ..parts.prompt.card_choice import CardChoice
from ..parts.prompt.lesson_bar import LessonBar
from ..parts.prompt.notice_bar import NoticeBar
from ..parts.prompt.option_list import OptionList
from ..parts.prompt.prompt_bar import PromptBar
from ..parts.teller import Teller
from .boards.crew_column import CrewColumn
from .flights.flights import Flights
from .frame.drawer import CrewTabs, Drawer
from .frame.drawers import Drawers
from .frame.header import Header
from .frame.in_sight import bring_in_sight, forget_looks
from .frame.table_grid import TableGrid
from .frame.table_keys import TableKeys
from .frame.table_order import lay_in_order
from .frame.what_happened import moment_of, tell_the_landing, tell_what_happened
from .placing.goals import card_goals, goals_of
from .placing.waiting_pieces import WaitingPieces
from .prompt.answer_lists import AnswerLists
from .prompt.turn_actions import TurnActions
from .sheets.expedition_end import ExpeditionEnd
from .sheets.open_reading import OpenReading
from .sheets.reading import Readings
from .sheets.table_sheets import TableSheets
from .situation.glance_bar import GlanceBar
from .situation.situation_column import SituationColumn
from .tray.dice_tray import DiceTray


class TableScreen(Changing, GameScreen):
    """Esc steps back: from a list, a drawer, a sheet that may be closed; on the bare table it does nothing."""

    unheard = frozenset[str]()

    def __init__(self, bridge: Bridge, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(bridge, wording, parent)
        self.flights = Flights(self)
        self.scene = PlanetScene(bridge, wording, self)
        self.members = self.scene.members
        self.options = ActionModel(bridge, wording, self)
        self.any_time = AnyTimeModel(bridge, wording, self)
        self.journal = JournalModel(bridge, wording, self)
        self.teller = Teller(bridge, wording.names, self.journal, self)
        self.header = Header(bridge, wording, self.members, self)
        self.check = CheckModel(bridge, wording, self)
        self.tray = DiceTray(self.check, wording, self)
        self.crew = CrewColumn(bridge, wording, self.members, self.tray.felt)
        self.map = MapView(self.scene, self)
        self.situation = SituationColumn(bridge, wording, self.journal)
        self.seats = SectionSeatModel(bridge, wording, self)
        actions, beside = TurnSlots(bridge, wording, self), BesideSlots(bridge, wording, self)
        self.prompt = PromptBar(bridge, wording, self.options, self.any_time, self.seats, actions, beside, self)
        self.notice = NoticeBar(bridge, self)
        self.crew_tabs = CrewTabs(self.members, self)
        self.crew_drawer, self.situation_drawer = Drawer(self.crew, self), Drawer(self.situation, self)
        self.glance = GlanceBar(wording.names)
        self.glance.setParent(self)
        self.list = OptionList(wording, self.options, self)
        self.any_time_list = OptionList(wording, self.any_time, self)
        self.card_choice = CardChoice(wording, self)
        self.lesson = LessonBar(wording.lesson, wording.names.spoken, self)
        self.happened = HappenedCard(wording, self)
        self.waiting = WaitingPieces(bridge, wording, partial(goals_of, self), self)
        self.scrim = Scrim(self, clear_below=self.prompt, clear=(self.header.home,))
        self.explanations = Explanations(bridge, wording, self)
        readings = Readings(bridge, wording, self)
        self.reading = OpenReading(self, readings)
        self.sheets = TableSheets(self, readings)
        self.ending = ExpeditionEnd(self)
        self.all_moments = Moments(wording, self)
        self.moments = MomentsShown(self, partial(moment_of, self), self.map.geometry)
        self.dice = DiceStrip(self, FallenDice(wording, self).of, lambda: self.grid.map_seen)
        self._way_down = WayDown(wording, self)
        self.lists = AnswerLists(self)
        self.turn_actions = TurnActions(self)
        self.drawers = Drawers(self)
        self.keys = TableKeys(self)
        self._fallen_focus = FallenFocus(self, self.focus_default, lambda: self.prompt.buttons)
        self.grid = TableGrid(self)
        lay_in_order(self)
        self._connect()
        self.glance.show_glance(self.situation.glance)
        self.lesson.teach((), guide_step(self.bridge))
        tell_the_landing(self)
        self.reading.follow()
        self.drawers.open_asked()
        self.crew.refresh()
        self.lists.offer()
        self.show_ending()

    def show_ending(self) -> None:
        """Once all is read that was to be read at the end."""
        if self.bridge.state.closed and not self.reading.unread:
            self.ending.show()

    @property
    def clear_below(self) -> QWidget:
        """The question and its answers: nothing that opens beside something covers them."""
        return self.prompt

    def _connect(self) -> None:
        self.heed(self.header)
        self.prompt.chosen.connect(self.bridge.submit)
        self.prompt.several_chosen.connect(self.bridge.submit_all)
        self.prompt.all_wished.connect(self.lists.toggle)
        self.prompt.undo_wished.connect(self.undo)
        self.prompt.refused.connect(self.refused)
        self.prompt.any_time_wished.connect(self.lists.toggle_any_time)
        self.tray.chosen.connect(self.bridge.submit)
        self.tray.explained.connect(self.prompt.explain)
        self.tray.fold_wished.connect(self.fold_tray)
        self.lesson.closed.connect(self.grid.stand)
        self.map.looked.connect(self.grid.free_answers)
        self.scene.sector_focused.connect(self.grid.stand_on_map)  # its card lies on the map
        self.waiting.list_wished.connect(self.lists.toggle)
        self.waiting.gesture.picked_up.connect(self.lists.close)  # places may lie below it
        self.waiting.gesture.explained.connect(self.prompt.explain)
        # The list names several paths to one place with what they cost.
        self.scene.path_choice_wanted.connect(lambda _travels: self.lists.toggle())
        self.scene.explained.connect(self.prompt.explain)
        self.scene.enter_is_taken = lambda: self.prompt.next_row is not None and not self.scene.asks_where
        self.scene.sector_focused.connect(lambda number: about(self.map, f"sector:{number}" if number else ""))
        self.bridge.stepping.connect(self.flights.prepare)
        self.bridge.retranslated.connect(self._on_retranslated)
        self.bridge.refused.connect(self._on_refused)
        self.bridge.only_looked_at.connect(self._on_only_looked_at)

    def finish_motion(self) -> None:
        """Whatever moves, arrives: on the map, on the felt, and between the parts of the table."""
        super().finish_motion()
        self.moments.banner.finish()
        self.dice.finish()
        self.scene.finish_motion()
        self.tray.finish_motion()
        self.flights.finish()

    def follow(self, step: Step) -> None:
        """Each part is told once; every list behind them knows the position already."""
        reading = self.reading.turn(step)
        self.ending.follow()
        # What lay open belongs to the position before.
        self.explainer.put_away()
        self.turn_actions.forget()
        forget_looks(self, step)
        self.lists.hide()
        self.drawers.open_asked()
        tell_what_happened(self, step)
        self.tray.advance(step)
        self._refresh_parts()
        self.reading.ask(reading, stepped=True)
        # Once, when every part knows how much room it wants; only then is it known what has to be scrolled to.
        self.grid.lay_out()
        self.reading.show(reading)
        self.lists.offer()
        self.grid.settle()
        self.crew.bring_in_sight()
        self.tray.bring_in_sight()
        bring_in_sight(self, step)
        self.show_ending()

    def set_in_motion(self, step: Step) -> None:
        self.scene.move(step)
        self.flights.take_off(step)
        self.moments.show(step)
        self.dice.follow(step)
        self.arrive(step)

    def arrive(self, step: Step) -> None:
        """The ship waits behind an expedition of a campaign."""
        self.show_passage(self._way_down.of(step, from_ship=len(self.bridge.game.position.states) > 1))

    @property
    def ambience(self) -> tuple[str, str]:
        board = self.bridge.state.board
        return board.id, board.relief

    def tell(self, step: Step) -> None:
        self.teller.tell(step)
        self.reading.tell()

    def _refresh_parts(self) -> None:
        """All that shows nothing but the position."""
        for part in (self.map, self.header, self.crew, self.crew_tabs, self.situation, self.waiting):
            part.refresh()
        self.glance.show_glance(self.situation.glance)

    def _on_only_looked_at(self) -> None:
        self.prompt.explain(self.notice.words)

    def _on_refused(self, _command: Command, reason: Reason) -> None:
        sentence = self.wording.names.spoken(self.wording.refusals.why(reason, self.bridge.state))
        self.explainer.refuse(sentence)

    def card_goals(self, card: CardShown) -> dict[QWidget, Command]:
        return card_goals(self, card)

    def explain(self, subject: str) -> Explanation | None:
        return self.explanations.of(subject)

    def laid_open(self) -> tuple[str, ...]:
        return self.explanations.laid_open()

    def _on_retranslated(self) -> None:
        self._refresh_parts()
        self.tray.refresh()
        self.prompt.refresh()
        self.list.retranslate()
        self.any_time_list.retranslate()
        self.lists.speak()
        self.reading.retranslate()
        self.ending.retranslate()

    def focus_default(self) -> None:
        """Where the keyboard starts: on the first answer of an open sheet, otherwise on the map."""
        if self.reading.sheet is not None and (first := self.reading.sheet.first_free()) is not None:
            first.setFocus(Qt.FocusReason.PopupFocusReason)
        elif self.scrim.sheet is None:
            self.map.setFocus()

    @property
    def waiting_for_pictures(self) -> bool:
        """Whether something that is seen is still being painted: the land, or the picture of a sheet."""
        sheet = self.reading.sheet
        return self.scene.levels.waiting or self.ending.waiting or (sheet is not None and sheet.waiting)

    def open_sheet(self, sheet: Sheet) -> None:
        self.reading.forget()
        super().open_sheet(sheet)

    def close_sheet(self) -> None:
        self.scrim.close_sheet()
        self.reading.follow()
        self.focus_default()
        self.ending.come_back()

    def fold_tray(self) -> None:
        """Put the dice aside for a look at the map, or take them up again."""
        if self.tray.fold.isVisible():
            self.tray.set_folded(not self.tray.folded)
            self.grid.stand()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.grid.stand()
        self.lists.offer_anew()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.grid.settle_anew()
        return super().event(event)

    def _dress(self) -> None:
        self.grid.stand()
