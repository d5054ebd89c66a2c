"""The table of an expedition: all parts in their places, one way for every command, sheets over the dimmed table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from vanguard_desktop.core.events import PlayerRenamed
from vanguard_desktop.core.ids import MemberId
from vanguard_desktop.core.kinds import Command, Event, Reason
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.common.cards import CardShown
from vanguard_desktop.models.common.journal import JournalModel
from vanguard_desktop.models.expedition.check.check import CheckModel
from vanguard_desktop.models.expedition.check.shown import OF_THE_TRAY
from vanguard_desktop.models.expedition.explanations import Explanations
from vanguard_desktop.models.expedition.guide import guide_step
from vanguard_desktop.models.expedition.options import ActionModel, AnyTimeModel
from vanguard_desktop.models.expedition.placing import PieceKind, PieceRow
from vanguard_desktop.models.expedition.seats import SectionSeatModel
from vanguard_desktop.play.game import Step, Way
from vanguard_desktop.rulesets.expedition.data.commands import GiveEquipment, PickCard, PickSector, Travel
from vanguard_desktop.rulesets.expedition.data.decisions import (
    AgreeLiftOff,
    ChooseAction,
    ChooseColumn,
    ChooseDieToRefresh,
    ChooseDieToSacrifice,
    ChooseDieToSpend,
    ChooseFirst,
    ChooseOverflow,
    DiscardToLimit,
    GatherDice,
    React,
)
from vanguard_desktop.rulesets.expedition.data.events import ExpeditionEnding, LogRead, TopicOpened
from vanguard_desktop.scenes.planet.map_view import MapView
from vanguard_desktop.scenes.planet.planet_scene import PlanetScene
from vanguard_desktop.text.codex.explanation import Explanation
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.widgets.codex.explainer import Explainer
from vanguard_desktop.widgets.game_screen import GameScreen
from vanguard_desktop.widgets.look.controls.asking import Asked, about
from vanguard_desktop.widgets.look.controls.sheets import Scrim, Sheet
from vanguard_desktop.widgets.look.parts import Changing
from vanguard_desktop.widgets.look.settling import settle_layouts
from vanguard_desktop.widgets.look.theme import look
from vanguard_desktop.widgets.notice_sheet import NoticeSheet
from vanguard_desktop.widgets.table.boards.crew_column import CrewColumn
from vanguard_desktop.widgets.table.flights.flights import Flights
from vanguard_desktop.widgets.table.frame.drawer import CrewTabs, Drawer, SituationTabs
from vanguard_desktop.widgets.table.frame.fallen_focus import FallenFocus
from vanguard_desktop.widgets.table.frame.happened_card import HappenedCard
from vanguard_desktop.widgets.table.frame.header import Header
from vanguard_desktop.widgets.table.frame.table_grid import TableGrid
from vanguard_desktop.widgets.table.frame.table_keys import TableKeys
from vanguard_desktop.widgets.table.frame.teller import Teller, announce
from vanguard_desktop.widgets.table.placing.goals import DeckGoals, Goals, MemberGoals, SectorGoals
from vanguard_desktop.widgets.table.placing.waiting_pieces import WaitingPieces
from vanguard_desktop.widgets.table.prompt.lesson_bar import LessonBar
from vanguard_desktop.widgets.table.prompt.notice_bar import NoticeBar
from vanguard_desktop.widgets.table.prompt.option_list import OptionList
from vanguard_desktop.widgets.table.prompt.prompt_bar import PromptBar
from vanguard_desktop.widgets.table.sheets.reading import Reading, Readings
from vanguard_desktop.widgets.table.sheets.reading_sheet import ReadingSheet, written_out
from vanguard_desktop.widgets.table.sheets.table_sheets import TableSheets
from vanguard_desktop.widgets.table.situation.situation_column import SituationColumn
from vanguard_desktop.widgets.table.tray.dice_tray import DiceTray

# What happens for the first time is read; who looks back has read it.
_SEEN = (Way.PLAYED, Way.REDONE)
# These are answered on a board, on the map, or by the buttons of the bar; for all others the list opens by itself.
_ON_BOARDS = (ChooseDieToSpend, ChooseDieToRefresh, ChooseDieToSacrifice, ChooseOverflow, ChooseColumn, GatherDice)
_ON_THE_TABLE = (*_ON_BOARDS, *OF_THE_TRAY, ChooseAction, ChooseFirst, AgreeLiftOff)
_TRIES = 3  # a part that has its place may want more room, and so may another then


class TableScreen(Changing, GameScreen):
    """Esc steps back: from a list, a drawer, a sheet that may be closed; at last to the first screen."""

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
        seats = SectionSeatModel(bridge, wording, self)
        self.prompt = PromptBar(bridge, wording, self.options, self.any_time, seats, self.check.on_tray, self)
        self.notice = NoticeBar(self)
        self.crew_tabs, self.situation_tabs = CrewTabs(self.members, self), SituationTabs(self)
        self.crew_drawer, self.situation_drawer = Drawer(self.crew, self), Drawer(self.situation, self)
        self.list = OptionList(wording, self.options, self)
        self.any_time_list = OptionList(wording, self.any_time, self)
        self.lesson = LessonBar(wording, self)
        self.happened = HappenedCard(wording, self)
        self.waiting = WaitingPieces(bridge, wording, self._goals_of, self)
        self.scrim = Scrim(self, clear_below=self.prompt)
        self.explanations = Explanations(bridge, wording, self)
        self.explainer = Explainer(self, self.explain, wording.codex)
        self._reading_sheet: ReadingSheet | None = None
        self._readings = Readings(bridge, wording, self)
        self.sheets = TableSheets(self, self._readings)
        self._keys = TableKeys(self)
        self._fallen_focus = FallenFocus(self, self.focus_default, lambda: self.prompt.buttons)
        self._read = ""
        # The briefing was read while the game was laid out, the last entry perhaps just before it was closed.
        self._unread = self._entries(bridge.last_events())
        self._opened_for_dice = self._settling = self._asked_to_stand = False
        self.grid = TableGrid(self)
        for before, after in (
            (self.header, self.crew),
            (self.crew, self.map),
            (self.map, self.waiting),
            (self.waiting, self.tray),
            (self.tray, self.situation),
            (self.situation, self.lesson),
            (self.lesson, self.prompt),
        ):
            QWidget.setTabOrder(before, after)
        # Whatever lies higher comes later; a part that is raised is painted anew with all below it.
        for part in (
            self.tray,
            self.happened,
            self.waiting,
            self.crew_drawer,
            self.situation_drawer,
            self.list,
            self.scrim,
            self.any_time_list,
        ):
            part.raise_()
        self._connect()
        self.lesson.teach((), guide_step(self.bridge))
        self._show_notice()
        self.follow_question()
        self._open_asked_board()
        self.crew.refresh()
        self._offer_list()

    @property
    def clear_below(self) -> QWidget:
        """The question and its answers: nothing that opens beside something covers them."""
        return self.prompt

    def _connect(self) -> None:
        self.header.home_wished.connect(self.home_wished)
        self.header.settings_wished.connect(self.settings_wished)
        self.header.shortcuts_wished.connect(self.shortcuts_wished)
        self.header.codex_wished.connect(self.open_codex)
        self.header.undo_wished.connect(self.undo)
        self.header.redo_wished.connect(self.redo)
        self.header.board_wished.connect(self._on_board_wished)
        self.crew_tabs.board_wished.connect(self._on_board_wished)
        self.situation_tabs.wished.connect(self.toggle_situation)
        self.prompt.chosen.connect(self.bridge.submit)
        self.prompt.all_wished.connect(self.toggle_list)
        self.prompt.undo_wished.connect(self.undo)
        self.prompt.refused.connect(self.refused)
        self.list.chosen.connect(self.bridge.submit)
        self.list.closed.connect(self.close_list)
        self.prompt.any_time_wished.connect(self.toggle_any_time)
        self.any_time_list.chosen.connect(self.bridge.submit)
        self.any_time_list.closed.connect(self.close_list)
        self.tray.chosen.connect(self.bridge.submit)
        self.tray.explained.connect(self.prompt.explain)
        self.tray.fold_wished.connect(self.fold_tray)
        self.lesson.closed.connect(self._stand)
        self.map.looked.connect(self.grid.free_answers)
        self.scene.sector_focused.connect(self._stand_on_map)  # its card lies on the map
        self.waiting.list_wished.connect(self.toggle_list)
        self.waiting.gesture.picked_up.connect(self.close_list)  # places may lie below it
        self.waiting.gesture.explained.connect(self.prompt.explain)
        self.scene.path_choice_wanted.connect(self._on_path_choice)
        self.scene.explained.connect(self.prompt.explain)
        self.scene.sector_focused.connect(lambda number: about(self.map, f"sector:{number}" if number else ""))
        self.explainer.more_wished.connect(self.open_codex)
        self.bridge.stepping.connect(self.flights.prepare)
        self.bridge.retranslated.connect(self._on_retranslated)
        self.bridge.refused.connect(self._on_refused)
        self.bridge.only_looked_at.connect(self._on_only_looked_at)

    def finish_motion(self) -> None:
        """Whatever moves, arrives: on the map, on the felt, and between the parts of the table."""
        self.scene.finish_motion()
        self.tray.finish_motion()
        self.flights.finish()

    def follow(self, step: Step) -> None:
        """Each part is told once; every list behind them knows the position already."""
        if not any(isinstance(event, PlayerRenamed) for event in step.events):  # what lies open is read on
            self._unread = self._entries(step.events) if step.way in _SEEN else []
        reading = self._readings.now(self._unread)
        # What lay open belongs to the position before.
        self.explainer.put_away()
        self._hide_list()
        self._open_asked_board()
        self._tell_what_happened(step)
        self.tray.advance(step)
        self._refresh_parts()
        self._ask(reading, stepped=True)
        # Once, when every part knows how much room it wants; only then is it known what has to be scrolled to.
        self.grid.lay_out()
        self._show_reading(reading)
        self._offer_list()
        self._settle()
        self.crew.bring_in_sight()
        self.tray.bring_in_sight()
        if step.way is Way.PLAYED and self.bridge.state.closed and not self._unread:
            self._show_ending()

    def set_in_motion(self, step: Step) -> None:
        self.scene.move(step)
        self.flights.take_off(step)

    def tell(self, step: Step) -> None:
        self.teller.tell(step)
        self._tell_question()

    def _refresh_parts(self) -> None:
        """All that shows nothing but the position."""
        for part in (self.map, self.header, self.crew, self.crew_tabs, self.situation, self.waiting):
            part.refresh()

    def _on_only_looked_at(self) -> None:
        self.prompt.explain(self.notice.words)

    def _tell_what_happened(self, step: Step) -> None:
        """Lessons come up; chance and its consequences are seen, also where the window shows no list of them."""
        topics = None
        if step.way in _SEEN:
            topics = [event.topic for event in step.events if isinstance(event, TopicOpened)]
            self.happened.tell(self.wording.log.happened(step.events, self.bridge.state))
        else:
            self.happened.forget()
        self.lesson.teach(topics, guide_step(self.bridge))

    def _show_happened(self) -> None:
        if self.scrim.sheet is None:
            self.happened.seen()

    def _stand_on_map(self) -> None:
        self.grid.lay_out_on_map()
        self._show_happened()

    def _entries(self, events: Sequence[Event]) -> list[LogRead]:
        """What is to be read; an act that the packs do not hold yet has no words."""
        return [event for event in events if isinstance(event, LogRead) and event.log in self.bridge.box.logs]

    def _offer_list(self) -> None:
        """A question that nothing on the table stands for shows its answers by itself, if they are many."""
        if self.scrim.sheet is not None:
            return
        question = self.bridge.state.question
        if isinstance(question, React) and self.any_time.rows:
            self.toggle_any_time()  # it is asked for the sake of what could be done instead (DEC-26)
        elif not (isinstance(question, _ON_THE_TABLE) or self.prompt.shows_all or self._answers_in_sight()):
            self.toggle_list()

    def _offer_list_for_pieces(self) -> None:
        """What was to be placed may have no room any more."""
        if self.waiting.waits and self.waiting.isHidden() and self.open_list is None:
            self._offer_list()

    def _answers_in_sight(self) -> bool:
        """Whether every answer is a thing that can be pressed or carried: a piece, a sector, a deck beside the map."""
        if not self.waiting.isHidden():
            return True
        answers = self.bridge.answers()
        if all(isinstance(answer, PickSector) for answer in answers):
            return True
        decks = self.situation.discoveries
        if self.grid.at.right_is_drawer or not decks.stands_for(answers):
            return False
        self.situation.ensureWidgetVisible(decks)
        return True

    def _show_ending(self) -> None:
        """How it ended, said once; the table stays to be looked at."""
        state = self.bridge.state
        sheet = NoticeSheet(
            lambda: self.tr("The expedition is over"),
            lambda: self.wording.names.spoken(self.wording.log.sentence(self._ending(), state)),
            [
                (lambda: self.tr("Look at the table"), self.close_sheet),
                (lambda: self.tr("To the first screen"), self.home_wished.emit),
            ],
            icon="lift_off",
        )
        sheet.dismissed.connect(self.close_sheet)
        self.open_sheet(sheet)

    def _ending(self) -> ExpeditionEnding:
        """How it came to an end, and who was left behind; a last log may have been read since."""
        game = self.bridge.game
        for number in range(game.cursor.step, game.first - 1, -1):
            for event in next(self.bridge.read_back(game.history(number, number)), ()):
                if isinstance(event, ExpeditionEnding):
                    return event
        return ExpeditionEnding(ending=self.bridge.state.ending, left_behind=())

    def _show_notice(self) -> None:
        if self.bridge.game.read_only:
            self.notice.tell(
                self.tr("Only to look at: another window plays this save, or its file may not be written.")
            )

    def _open_asked_board(self) -> None:
        """A die is chosen on its board, a card to discard in the hand below it, so they have to be seen."""
        question = self.bridge.state.question
        opened = isinstance(question, (DiscardToLimit, *_ON_BOARDS))
        if isinstance(question, DiscardToLimit):
            self.crew.ask_for_hand(question.member)
        elif isinstance(question, _ON_BOARDS):
            self.crew.ask_for_dice(question.member)
        if self.grid.at.left_is_drawer and opened != self._opened_for_dice:
            self._opened_for_dice = opened
            self.crew_drawer.set_open(opened)

    def _on_refused(self, _command: Command, reason: Reason) -> None:
        sentence = self.wording.names.spoken(self.wording.refusals.why(reason, self.bridge.state))
        self.explainer.refuse(sentence)

    def card_goals(self, card: CardShown) -> dict[QWidget, Command]:
        """A card too many goes to its owner's pile, one that is used to the middle, equipment to somebody else."""
        question, command = self.bridge.state.question, card.command
        if isinstance(question, DiscardToLimit) and isinstance(command, PickCard):
            return {self.crew.boards[question.member].pile_line: command}
        goals: dict[QWidget, Command] = {} if command is None else dict.fromkeys((self.map, self.tray), command)
        for given in self.bridge.legal_commands():
            if isinstance(given, GiveEquipment) and given.card == card.id:
                goals |= dict.fromkeys((self.crew.boards[given.to], self.crew.strips[given.to]), given)
        return {part: order for part, order in goals.items() if part.isVisible()}

    def _goals_of(self, piece: PieceRow) -> Goals:
        """Where a piece is put: figures on the map, tokens and cards with somebody or on a deck."""
        match piece.kind:
            case PieceKind.LANDER | PieceKind.PAWN:
                return SectorGoals(self)
            case PieceKind.START_TOKEN | PieceKind.CHARGE | PieceKind.EQUIPMENT:
                return MemberGoals(self)
            case PieceKind.LEAD:
                return DeckGoals(self)
            case _:
                assert_never(piece.kind)

    def explain_asked(self, asked: Asked) -> bool:
        return self.explainer.asked(asked)

    def explain(self, subject: str) -> Explanation | None:
        return self.explanations.of(subject)

    def laid_open(self) -> tuple[str, ...]:
        return self.explanations.laid_open()

    def open_codex(self, subject: str = "") -> None:
        self.explainer.put_away()
        super().open_codex(subject)

    def follow_question(self) -> None:
        """Open, change or put away the reading sheet, as the question demands."""
        reading = self._readings.now(self._unread)
        self._ask(reading)
        self._show_reading(reading)
        self._tell_question()

    def _ask(self, reading: Reading | None, *, stepped: bool = False) -> None:
        only_read = reading is not None and not reading.answers
        elsewhere = () if reading is None else written_out(reading, low=self.grid.is_low)
        self.prompt.follow(on_sheet=reading is not None, only_read=only_read, elsewhere=elsewhere, stepped=stepped)

    def _tell_question(self) -> None:
        """Read what is asked aloud; a sheet that comes back, as from under the codex, was told before."""
        self.prompt.tell()
        sheet = self._reading_sheet
        id, words = ("", "") if sheet is None else (sheet.reading.id, sheet.spoken)
        if id != self._read:
            self._read = id
            announce(self, words)
            self.reading_opened.emit(words)

    def _show_reading(self, reading: Reading | None) -> None:
        if reading is None:
            if self._reading_sheet is not None and self.scrim.sheet is self._reading_sheet:
                self.scrim.close_sheet()
                self.map.setFocus()
            self._reading_sheet = None
            self.prompt.set_elsewhere(())
            self._show_happened()
            return
        if (
            self._reading_sheet is not None
            and self.scrim.sheet is self._reading_sheet
            and self._reading_sheet.reading.id == reading.id
        ):
            self._reading_sheet.show_reading(reading)
        else:
            sheet = ReadingSheet(self._readings, reading, self.bridge, self.wording, self.scrim)
            sheet.chosen.connect(self.bridge.submit)
            sheet.refused.connect(self.prompt.explain)
            sheet.lifted.connect(self.scrim.lift)
            sheet.read_on.connect(self.read_on)
            sheet.dismissed.connect(self._on_sheet_dismissed)
            sheet.set_low(self.grid.is_low)
            self._reading_sheet = sheet
            self.scrim.open(sheet)
        self.prompt.set_elsewhere(self._reading_sheet.written_out)
        self.focus_default()

    def _on_retranslated(self) -> None:
        """An open sheet turns its own words; what may be answered comes from here."""
        self._refresh_parts()
        self.tray.refresh()
        self.prompt.refresh()
        self.list.retranslate()
        self.any_time_list.retranslate()
        reading = self._readings.now(self._unread)
        if reading is not None and self._reading_sheet is not None:
            self._reading_sheet.show_reading(reading)
            self.prompt.set_elsewhere(self._reading_sheet.written_out)

    def read_on(self) -> None:
        """An entry that asks nothing has been read; the next one, or the table."""
        del self._unread[:1]
        self.follow_question()
        self._offer_list()
        if self.bridge.state.closed and not self._unread:
            self._show_ending()

    def _on_sheet_dismissed(self) -> None:
        """Esc puts away what asks nothing; a question stays, so it leads back to the first screen."""
        if self._unread and self._reading_sheet is not None and not self._reading_sheet.rows:
            self.read_on()
        else:
            self.home_wished.emit()

    def focus_default(self) -> None:
        """Where the keyboard starts: on the first answer of an open sheet, otherwise on the map."""
        first = None if self._reading_sheet is None else self._reading_sheet.first_free()
        if first is not None:
            first.setFocus(Qt.FocusReason.PopupFocusReason)
        elif self.scrim.sheet is None:
            self.map.setFocus()

    @property
    def reading_sheet(self) -> ReadingSheet | None:
        return self._reading_sheet

    @property
    def waiting_for_pictures(self) -> bool:
        """Whether something that is seen is still being painted: the land, or the picture of a sheet."""
        sheet = self._reading_sheet
        return self.scene.levels.waiting or (sheet is not None and sheet.waiting)

    def open_sheet(self, sheet: Sheet) -> None:
        self._reading_sheet = None
        self.prompt.set_elsewhere(())
        super().open_sheet(sheet)

    def close_sheet(self) -> None:
        self.scrim.close_sheet()
        self.follow_question()
        self.focus_default()

    def toggle_list(self) -> None:
        if self.list.isVisible():
            self.close_list()
        elif self.options.rows and self.scrim.sheet is None and not self.bridge.game.read_only:
            self.list.open_above(self.width(), self.grid.bottom, self.header.height())
            self._stand_on_map()

    def toggle_any_time(self) -> None:
        if self.any_time_list.isVisible():
            self.close_list()
        elif self.any_time.rows and not self.bridge.game.read_only:
            self.close_list()
            self.any_time_list.open_above(self.width(), self.grid.bottom, self.header.height())

    @property
    def open_list(self) -> OptionList | None:
        return next((each for each in (self.list, self.any_time_list) if each.isVisible()), None)

    def close_list(self) -> None:
        if self._hide_list():
            self._stand_on_map()

    def _hide_list(self) -> bool:
        """Whether one lay open."""
        opened = self.open_list
        if opened is not None:
            opened.hide()
            self.focus_default()
        return opened is not None

    def _on_path_choice(self, travels: Sequence[Travel]) -> None:
        """Several paths lead there: the list of answers names them with what they cost."""
        self.toggle_list()

    def _on_board_wished(self, member: str) -> None:
        self.crew.open_board(MemberId(member))
        if self.grid.at.left_is_drawer:
            self.crew_drawer.set_open(True)
            self._stand()

    def toggle_crew(self) -> None:
        if self.grid.at.left_is_drawer:
            self.crew_drawer.toggle()
            self._stand()

    def fold_tray(self) -> None:
        """Put the dice aside for a look at the map, or take them up again."""
        if self.tray.fold.isVisible():
            self.tray.set_folded(not self.tray.folded)
            self._stand()

    def toggle_situation(self) -> None:
        if self.grid.at.right_is_drawer:
            self.situation_drawer.toggle()
            self._stand()

    def close_drawers(self) -> None:
        self.crew_drawer.set_open(False)
        self.situation_drawer.set_open(False)
        self._stand()
        self.map.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._keys.press(event):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if not self._keys.release(event):
            super().keyReleaseEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._stand()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._asked_to_stand = True
            if not self._settling:
                self._settle()
        return super().event(event)

    def _settle(self) -> None:
        """All parts find their places before anything is painted, each as often as it takes and no more."""
        self._settling = True
        settle_layouts()
        for _ in range(_TRIES):
            if not self._asked_to_stand:
                break
            self._asked_to_stand = False
            self._stand()
            settle_layouts()
        self._settling = False

    def _dress(self) -> None:
        self._stand()

    def _retranslate(self) -> None:
        self._show_notice()

    def _stand(self) -> None:
        """Put every part in its place; an open sheet is told how much room it has."""
        folded_before = self.grid.at.left_is_drawer
        self.grid.lay_out()
        self._show_happened()
        if self.grid.at.left_is_drawer and not folded_before:
            # The boards have just been folded away, as when a kept game opens: dice that are asked for stay in sight.
            self._opened_for_dice = False
            self._open_asked_board()
            self.crew.refresh()
            self.grid.lay_out()
            QTimer.singleShot(0, self, self._offer_list_for_pieces)  # when the window has its size
        if self._reading_sheet is not None:
            self._reading_sheet.set_low(self.grid.is_low)
            self.prompt.set_elsewhere(self._reading_sheet.written_out)

    def paintEvent(self, _event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), look().color("deck"))
